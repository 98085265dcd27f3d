"""A table at the terminal: who acts, who hears what, what can be taken back."""

from __future__ import annotations

from typing import Any

import pytest

from stellwerk import bots, games
from stellwerk.cli.table import Table
from stellwerk.core import record
from stellwerk.core.game import AnyGame, IllegalAction, view_of
from stellwerk.core.luck import SeededLuck
from stellwerk.ticket.actions import Build, Claim, Draw, Keep, Pay


def _table(game: AnyGame, people: int, seats: int = 2) -> Table:
    held = {seat: bots.make("random", game, seat) for seat in range(people, seats)}
    return Table(game, seats, SeededLuck("table"), held)


def _choose(table: Table, kind: type, seat: int) -> Any:
    """The seat's first legal action of a kind."""
    legal = table.game.legal(view_of(table.state, seat))
    return next(action for action in legal if isinstance(action, kind))


@pytest.fixture
def table() -> Table:
    """Europe, two people, seat 0 has chosen tickets, and so has seat 1; seat 0 begins."""
    table = _table(games.make("europe", start="0"), people=2)
    for seat in (0, 1):
        assert table.next_person() == seat
        table.act(seat, _choose(table, Keep, seat))
    assert table.next_person() == 0
    return table


def test_a_claim_can_be_taken_back_until_it_is_paid(table: Table) -> None:
    before = table.state
    table.act(0, _choose(table, Claim, 0))
    assert table.state != before and table.next_person() == 0
    assert table.undo(0)
    assert table.state == before and not table.undo(0)


def test_even_a_payment_while_nobody_has_acted(table: Table) -> None:
    before, entries, events = table.state, len(table.entries), len(table.events)
    table.act(0, _choose(table, Claim, 0))
    table.act(0, _choose(table, Pay, 0))
    assert table.next_person() == 1
    assert not table.undo(1)
    assert table.undo(0) and table.undo(0)
    assert (table.state, len(table.entries), len(table.events)) == (before, entries, events)


def test_not_after_another_seat(table: Table) -> None:
    table.act(0, _choose(table, Claim, 0))
    table.act(0, _choose(table, Pay, 0))
    table.act(1, _choose(table, Build, 1))
    assert not table.undo(0)
    assert table.undo(1)


def test_not_after_luck(table: Table) -> None:
    table.act(0, Draw(-1))
    assert table.next_person() == 0
    assert not table.undo(0)


def test_not_after_a_secret() -> None:
    table = _table(games.make("europe", start="0"), people=2)
    table.next_person()
    table.act(0, _choose(table, Keep, 0))
    assert not table.undo(0)


def test_a_refused_action_changes_nothing(table: Table) -> None:
    before = (table.state, list(table.entries), list(table.events))
    with pytest.raises(IllegalAction):
        table.act(0, Pay(0, 1, 0))
    assert (table.state, table.entries, table.events) == before
    assert not table.undo(0)


def test_everybody_hears_everything_once_and_no_secret_of_others(table: Table) -> None:
    for seat in (0, 1):
        news = table.news(seat)
        assert news and all(event.only in (None, seat) for event in news)
        assert table.news(seat) == ()


def test_bots_play_on_and_the_record_holds() -> None:
    game = games.make("first-journey")
    table = _table(game, people=1)
    while (seat := table.next_person()) is not None:
        table.act(seat, table.game.legal(view_of(table.state, seat))[0])
    told = record.read(record.write(table.record()))
    assert record.check(game, told) == table.state


def _crayon() -> Table:
    """Denmark, two people who have chosen cards and city; seat 0 builds its first track."""
    game = games.make("denmark", start="0")
    table = _table(game, people=2)
    for text in ("begin odense", "begin aarhus"):
        seat = table.next_person()
        assert seat is not None
        table.act(seat, game.legal(view_of(table.state, seat))[0])
        table.act(seat, game.read(text))
    assert table.next_person() == 0
    return table


@pytest.mark.rule("DK-72R")
def test_a_turn_of_denmark_is_taken_back_step_by_step() -> None:
    table = _crayon()
    states = [table.state]
    for text in ("lay odense-k25", "lay k25-l26"):
        table.act(0, table.game.read(text))
        states.append(table.state)
    for state in reversed(states[:-1]):
        assert table.undo(0) and table.state == state
    assert not table.undo(0)


@pytest.mark.refuses("DK-72R")
def test_nothing_is_taken_back_once_cards_were_drawn_or_another_has_acted() -> None:
    drawn = _crayon()
    drawn.act(0, drawn.game.read("lay odense-k25"))
    drawn.act(0, drawn.game.read("done"))
    assert drawn.next_person() == 1
    drawn.act(1, drawn.game.read("swap"))
    assert not drawn.undo(0)
    assert drawn.next_person() == 0  # luck has dealt the new hand
    assert not drawn.undo(1)


def test_actions_that_belong_together_are_done_while_legal_and_taken_back_together() -> None:
    table = _crayon()
    game = table.game
    before, entries = table.state, len(table.entries)
    way = [game.read(f"lay {section}") for section in ("odense-k25", "k25-l26", "odense-k25", "l26-svendborg")]
    table.act(0, *way)
    assert [game.write(action) for _, action in table.entries[entries:]] == ["lay odense-k25", "lay k25-l26"]
    assert table.undo(0) and table.state == before
    with pytest.raises(IllegalAction):
        table.act(0, *reversed(way))
    assert table.state == before

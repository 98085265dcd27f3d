"""A table at the terminal: who acts, who hears what, what can be taken back."""

from __future__ import annotations

from typing import Any

import pytest

from contract.variants import OpenGame, made
from stellwerk import bots
from stellwerk.cli.table import Table
from stellwerk.core import record
from stellwerk.core.game import IllegalAction
from stellwerk.core.luck import SeededLuck
from stellwerk.core.play import Asked
from stellwerk.ticket.actions import Build, Claim, Keep, Pay


def _table(game: OpenGame, people: int, seats: int = 2) -> Table:
    held = {seat: Asked(bots.make("random", game), seat, seat) for seat in range(people, seats)}
    return Table(game, seats, SeededLuck("table"), held)


def _choose(table: Table, kind: type, seat: int) -> Any:
    """The seat's first legal action of a kind."""
    return next(action for action in table.session.legal(seat) if isinstance(action, kind))


@pytest.fixture
def table() -> Table:
    """Europe, two people, seat 0 has chosen tickets, and so has seat 1; seat 0 begins."""
    table = _table(made("europe", start="0"), people=2)
    for seat in (0, 1):
        assert table.next_person() == seat
        table.act(seat, _choose(table, Keep, seat))
    assert table.next_person() == 0
    return table


def test_a_claim_can_be_taken_back_until_it_is_paid(table: Table) -> None:
    before = table.session.state
    table.act(0, _choose(table, Claim, 0))
    assert table.session.state != before and table.next_person() == 0
    assert table.undo(0)
    assert table.session.state == before and not table.undo(0)


def test_even_a_payment_while_nobody_has_acted(table: Table) -> None:
    before = table.session
    table.act(0, _choose(table, Claim, 0))
    table.act(0, _choose(table, Pay, 0))
    assert table.next_person() == 1
    assert not table.undo(1)
    assert table.undo(0) and table.undo(0)
    assert table.session == before


def test_not_after_another_seat(table: Table) -> None:
    table.act(0, _choose(table, Claim, 0))
    table.act(0, _choose(table, Pay, 0))
    table.act(1, _choose(table, Build, 1))
    assert not table.undo(0)
    assert table.undo(1)


def test_not_after_luck(table: Table) -> None:
    table.act(0, table.session.game.read("draw blind"))
    assert table.next_person() == 0
    assert not table.undo(0)


def test_not_after_a_secret() -> None:
    table = _table(made("europe", start="0"), people=2)
    table.next_person()
    table.act(0, _choose(table, Keep, 0))
    assert not table.undo(0)


def test_a_refused_action_changes_nothing(table: Table) -> None:
    before, not_now = table.session, table.session.game.read("pay 1 red")
    with pytest.raises(IllegalAction):
        table.act(0, not_now)
    assert table.session is before
    assert not table.undo(0)


def test_everybody_hears_everything_once_and_no_secret_of_others(table: Table) -> None:
    for seat in (0, 1):
        news = table.news(seat)
        assert news and all(event.only in (None, seat) for event in news)
        assert table.news(seat) == ()


def test_bots_play_on_and_the_record_holds() -> None:
    game = made("first-journey")
    table = _table(game, people=1)
    while (seat := table.next_person()) is not None:
        table.act(seat, table.session.legal(seat)[0])
    told = record.read(record.write(table.session.record()))
    assert record.check(game, told) == table.session.state


def _crayon() -> Table:
    """Denmark, two people who have chosen cards and city; seat 0 builds its first track."""
    game = made("denmark", start="0")
    table = _table(game, people=2)
    for text in ("begin odense", "begin aarhus"):
        seat = table.next_person()
        assert seat is not None
        table.act(seat, table.session.legal(seat)[0])
        table.act(seat, game.read(text))
    assert table.next_person() == 0
    return table


@pytest.mark.rule("DK-72R")
def test_a_turn_of_denmark_is_taken_back_step_by_step() -> None:
    table = _crayon()
    states = [table.session.state]
    for text in ("lay odense-k25", "lay k25-l26"):
        table.act(0, table.session.game.read(text))
        states.append(table.session.state)
    for state in reversed(states[:-1]):
        assert table.undo(0) and table.session.state == state
    assert not table.undo(0)


@pytest.mark.refuses("DK-72R")
def test_nothing_is_taken_back_once_cards_were_drawn_or_another_has_acted() -> None:
    drawn = _crayon()
    game = drawn.session.game
    drawn.act(0, game.read("lay odense-k25"))
    drawn.act(0, game.read("done"))
    assert drawn.next_person() == 1
    drawn.act(1, game.read("swap"))
    assert not drawn.undo(0)
    assert drawn.next_person() == 0  # luck has dealt the new hand
    assert not drawn.undo(1)


def test_actions_that_belong_together_are_done_while_legal_and_taken_back_together() -> None:
    table = _crayon()
    game = table.session.game
    before = table.session
    way = [game.read(f"lay {section}") for section in ("odense-k25", "k25-l26", "odense-k25", "l26-svendborg")]
    table.act(0, *way)
    laid = table.session.entries[len(before.entries) :]
    assert [game.write(action) for _, action in laid] == ["lay odense-k25", "lay k25-l26"]
    assert table.undo(0)
    assert (table.session.state, table.session.entries) == (before.state, before.entries)
    with pytest.raises(IllegalAction):
        table.act(0, *reversed(way))
    assert table.session.state == before.state

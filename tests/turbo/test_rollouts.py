"""Games that compiled code plays on are games of the reference, with the same decisions and the same luck."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

import stellwerk
from stellwerk import games, turbo
from stellwerk.core.game import AnyGame, view_of
from stellwerk.core.session import Session
from stellwerk.turbo.paper import paper
from stellwerk.turbo.policy import decide
from stellwerk.turbo.reading import read
from stellwerk.turbo.rollouts import Rollouts
from stellwerk.turbo.stream import Stream
from stellwerk.turbo.tables import flat
from stellwerk.turbo.worlds import Worlds
from stellwerk.turbo.writing import rewrite, write
from turbo.boards import TITLES, made

SEED = 11
CHOICES = [("europe", 2, {}), ("europe", 5, {"way": "mega"}), ("germany", 3, {}), ("first-journey", 4, {})]


def ticket_game(game: AnyGame) -> Any:
    assert turbo.plays(game)
    return game


def on_the_reference(game: Any, seats: int, number: int) -> Session:
    """The quick player on every seat; each of its decisions is checked by `apply`."""
    tables, notes, stream = flat(game, seats), paper(flat(game, seats)), Stream(SEED, number)
    session = Session.begin(game, seats).settle(stream)
    numbers, masks = tables.records(1)
    while not session.over:
        seat = session.actors[0]
        state: Any = session.state
        write(tables, state, numbers[0])
        code = decide(tables.tables, numbers[0], masks[0], tables.work(), notes, seat)
        action: Any = tables.codes.action(view_of(state, seat), code)
        session = session.act(seat, action).settle(stream)
    return session


def check(game: Any, seats: int, number: int) -> None:
    rollouts = Rollouts(game, seats)
    start = rollouts.record(game.start(seats))
    totals, ranks = rollouts.roll(start, 0, [-1], SEED, number)
    standings = on_the_reference(game, seats, number).standings()
    assert totals[0, 0].tolist() == [standing.total for standing in standings]
    assert ranks[0, 0].tolist() == [standing.rank for standing in standings]


@pytest.mark.parametrize(("name", "seats", "options"), CHOICES)
def test_a_game_played_on_is_one_of_the_reference(name: str, seats: int, options: dict[str, str]) -> None:
    for number in range(2):
        check(ticket_game(games.make(name, **options)), seats, number)


@pytest.mark.parametrize("title", TITLES)
def test_games_end_on_boards_of_designers(title: str, tmp_path: Path) -> None:
    """Also where nobody gets on any more: seven cards for a tunnel, and nearly all of them in hands."""
    game = ticket_game(made(tmp_path, title, 1))
    rollouts = Rollouts(game, 3)
    worlds = np.repeat(rollouts.record(game.start(3)), 4, axis=0)
    _, ranks = rollouts.roll(worlds, 0, [-1], SEED)
    assert (ranks.min(axis=2) == 1).all() and (ranks.max(axis=2) <= 3).all()


def test_numbers_of_a_stream_that_are_gone_are_passed_over() -> None:
    """From the middle of a game on, the same luck follows as from its start."""
    game = ticket_game(games.make("first-journey"))
    rollouts, stream = Rollouts(game, 2), Stream(SEED, 3)
    session = Session.begin(game, 2).settle(stream)
    luck = sum(1 for seat, _ in session.entries if seat < 0)
    whole = rollouts.roll(rollouts.record(game.start(2)), 0, [-1], SEED, 3)[0]
    state: Any = session.state
    rest = rollouts.roll(rollouts.record(state), 0, [-1], SEED, 3, luck)[0]
    assert whole.tolist() == rest.tolist()


def test_a_record_takes_the_secrets_of_another_guess() -> None:
    game = ticket_game(games.make("europe"))
    session, stream = Session.begin(game, 3).settle(Stream(SEED, 0)), Stream(SEED, 0)
    for _ in range(40):
        seat = session.actors[0]
        legal = session.legal(seat)
        session = session.act(seat, legal[stream.below(len(legal))]).settle(stream)
    tables, view = flat(game, 3), session.view(0)
    one, other = (game.guess(view, Random(seed)) for seed in (1, 2))
    numbers, _ = tables.records(2)
    write(tables, one, numbers[0])
    write(tables, other, numbers[1])
    assert one != other and not np.array_equal(numbers[0], numbers[1])
    rewrite(tables, other, numbers[0])
    assert read(tables, numbers[0]).hidden == read(tables, numbers[1]).hidden
    assert [hand.tickets for hand in read(tables, numbers[0]).hands] == [hand.tickets for hand in other.hands]
    assert [hand.cards for hand in read(tables, numbers[0]).hands] == [hand.cards for hand in other.hands]


def test_worlds_fit_what_a_seat_sees() -> None:
    """Many of them, so that some are used again with other luck."""
    game = ticket_game(games.make("germany"))
    session, stream = Session.begin(game, 3).settle(Stream(SEED, 0)), Stream(SEED, 0)
    for _ in range(30):
        seat = session.actors[0]
        legal = session.legal(seat)
        session = session.act(seat, legal[stream.below(len(legal))]).settle(stream)
    view: Any = session.view(1)
    worlds = Worlds(game, view, Random(1))
    seen = [view_of(read(flat(game, 3), record), 1) for _ in range(20) for record in worlds.some(16)]
    assert len({each.public for each in seen}) == 1 and seen[0].public == view.public
    assert all(each.hand == seen[0].hand for each in seen) and seen[0].hand is not None
    assert (seen[0].hand.cards, seen[0].hand.tickets) == (view.hand.cards, view.hand.tickets)


@pytest.mark.parametrize("name", ["europe", "germany"])
def test_rivals_hold_what_their_track_speaks_for(name: str) -> None:
    """In the worlds they have more of their true tickets than if those were dealt at random."""
    game = ticket_game(games.make(name))
    found = dealt = 0
    for seed in range(6):
        table = stellwerk.Table(name, seats=2, seed=seed)
        for _ in range(90):
            table.push(table.ask("planner"))
        view: Any = table.view(0)
        state: Any = table.state
        true = set(state.hands[1].tickets)
        worlds = [read(flat(game, 2), record) for record in Worlds(game, view, Random(1)).some(64)]
        assert all(len(world.hands[1].tickets) == len(true) for world in worlds)
        found += sum(len(true & set(world.hands[1].tickets)) for world in worlds)
        dealt += sum(len(true & set(game.guess(view, Random(n)).hands[1].tickets)) for n in range(64))
    assert found > 2 * dealt > 0

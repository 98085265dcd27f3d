"""Whole games in compiled code are games of the reference, number by number."""

from __future__ import annotations

import numpy as np
import pytest

from stellwerk import games, turbo
from stellwerk.arena.match import starter, turns
from stellwerk.turbo.noted import replayed


@pytest.mark.parametrize(("name", "seats"), [("europe", 2), ("germany", 3), ("first-journey", 4)])
def test_every_game_can_be_played_again_on_the_reference(name: str, seats: int) -> None:
    game = games.make(name)
    played = turbo.playouts(game, seats, 3, seed=7)
    for number in range(3):
        session = replayed(game, seats, 7, number)
        standings = session.standings()
        assert played.totals[number].tolist() == [standing.total for standing in standings]
        assert played.ranks[number].tolist() == [standing.rank for standing in standings]
        assert played.decisions[number] == session.decisions
        assert played.turns[number] == turns(seat for seat, _ in session.entries)
        assert played.starters[number] == starter(session)
        assert played.finishes[played.endings[number]] == game.ending(session.state.public)


def test_threads_change_nothing_and_seeds_do() -> None:
    game = games.make("first-journey")
    one, two = (turbo.playouts(game, 2, 700, seed=1, threads=threads) for threads in (1, 2))
    assert np.array_equal(one.decisions, two.decisions) and np.array_equal(one.totals, two.totals)
    other = turbo.playouts(game, 2, 700, seed=2)
    assert not np.array_equal(one.decisions, other.decisions)
    assert len(np.unique(one.decisions)) > 20


def test_a_game_has_its_number_wherever_a_call_begins_and_any_seed_is_one() -> None:
    game = games.make("first-journey")
    whole, rest = turbo.playouts(game, 2, 8, seed=3), turbo.playouts(game, 2, 3, seed=3 - 2**64, first=5)
    assert whole.totals[5:].tolist() == rest.totals.tolist()
    assert whole.turns[5:].tolist() == rest.turns.tolist()


def test_who_begins_may_be_fixed() -> None:
    for seat in (0, 1):
        played = turbo.playouts(games.make("europe", start=str(seat)), 2, 5)
        assert (played.starters == seat).all()


def test_a_number_of_seats_that_does_not_fit_is_refused() -> None:
    with pytest.raises(turbo.TurboError, match="9 seats"):
        turbo.playouts(games.make("first-journey"), 9, 1)

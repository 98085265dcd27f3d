"""A game is a value: it can be packed and sent away, and it is gone when nobody holds it any more."""

from __future__ import annotations

import gc
import pickle
import weakref
from itertools import islice

import pytest

from stellwerk import games
from stellwerk.contract import walk
from stellwerk.core.game import AnyGame

every_title = pytest.mark.parametrize("name", games.titles())


@every_title
def test_a_packed_game_is_the_same_game(name: str) -> None:
    game = games.make(name, start="1")
    again = pickle.loads(pickle.dumps(game))
    assert (again.name, again.options, again.digest) == (game.name, game.options, game.digest)
    *_, here = walk(game, game.seats[0], "packed")
    *_, there = walk(again, again.seats[0], "packed")
    assert there.state == here.state


@every_title
def test_a_game_that_nobody_holds_is_gone_at_once(name: str) -> None:
    game = games.make(name)
    _play_a_while(game)
    watch = weakref.ref(game)
    title = weakref.ref(game.title)  # type: ignore[attr-defined]  # every family of ours has one
    gc.disable()  # a ring of references would keep it until the collector comes by
    try:
        del game
        assert watch() is None and title() is None
    finally:
        gc.enable()


def _play_a_while(game: AnyGame) -> None:
    """So that everything that is kept with the game has been asked for."""
    for _ in islice(walk(game, game.seats[0], "gone"), 40):
        pass

"""A bot is a function of its turn: kept or made anew for every question, it plays the same game to its end."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from stellwerk import bots, contract, games
from stellwerk.core.game import AnyGame, SomeAction
from stellwerk.core.luck import SeededLuck
from stellwerk.core.play import AnyTurn, Asked, Bot, Decision, decide
from stellwerk.core.session import Session

MOST = 20_000  # decisions: no game that ends has ever needed half of them
# The one that searches thinks by the clock; with a number of rollouts it is tested in tests/bots.
EVERY = [
    (title, bot) for title in games.titles() for bot in bots.names(games.make(title)) if bot != bots.STRATEGIST
]
LEVELS = [(title, bot) for title, bot in EVERY if bot not in games.family_of(games.make(title)).characters]
OFTEN = 40  # questions between two restarts
Made = Callable[[str, AnyGame], Bot]
each = pytest.mark.parametrize(("title", "bot"), EVERY)


def kept(name: str, game: AnyGame) -> Bot:
    return bots.make(name, game)


def anew(name: str, game: AnyGame) -> Bot:
    """Made for every question, with nothing but its memory, which has been on paper in between."""

    def asked(turn: AnyTurn) -> Decision[SomeAction]:
        paper: Any = msgspec.json.decode(msgspec.json.encode(turn.memory))
        return decide(bots.make(name, game), replace(turn, memory=paper))

    return asked


def forgetful(name: str, game: AnyGame) -> Bot:
    """Made for every question, and remembering nothing."""
    return lambda turn: decide(bots.make(name, game), replace(turn, memory=None))


def restarted(name: str, game: AnyGame) -> Bot:
    """As at a server that starts again and again."""
    asked = count(1)
    return lambda turn: decide(
        bots.make(name, game), replace(turn, memory=turn.memory if next(asked) % OFTEN else None)
    )


def played(title: str, bot: str, seats: int, seed: int, made: Made) -> Session:
    game = games.make(title)
    players = [Asked(made(bot, game), seat, f"{seed}/{seat}") for seat in range(seats)]
    session = Session.begin(game, seats).settle(luck := SeededLuck(seed))
    while not session.over:
        assert session.decisions < MOST, "the game does not end"
        session = players[session.actors[0]].act(session).settle(luck)
    return session


@each
def test_kept_or_made_anew_it_plays_the_same_game(title: str, bot: str) -> None:
    assert played(title, bot, 2, 1, kept).entries == played(title, bot, 2, 1, anew).entries


@each
def test_its_choice_depends_on_nothing_that_it_cannot_see(title: str, bot: str) -> None:
    """Whatever is hidden from it is exchanged, and it is asked once more."""
    game = games.make(title)
    contract.check_bot(game, bot, bots.make(bot, game), 2, "secrets")


@pytest.mark.parametrize(("title", "bot"), LEVELS)
def test_its_games_end_even_if_it_forgets_everything_now_and_then(title: str, bot: str) -> None:
    assert played(title, bot, 2, 2, restarted).standings()


@pytest.mark.parametrize("seed", [0, 4])
@pytest.mark.parametrize("made", [anew, forgetful])
def test_nobody_loads_and_drops_the_same_goods_for_ever(seed: int, made: Made) -> None:
    """Three good players of Denmark once did, where each question found a new bot."""
    assert played("denmark", "greedy", 3, seed, made).standings()

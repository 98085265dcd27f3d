"""The Ticket family in compiled code, in lockstep with the reference; needs the extra `turbo`.

from stellwerk import make, turbo

played = turbo.playouts(make(name), seats=2, games=10_000, seed=1)   whole random games: totals, ranks, decisions

games = turbo.VecGame(make(name), seats=2, n=1024, seed=1)           many games side by side
games.actors             int64[n]: the seat to decide in each game
games.legal(out)         uint32[n, words]: code c is bit c % 32 of word c // 32; `unpacked`: bool[n, codes]
games.observe(out, seats)    int16[n, observation.size]: what the acting seats see, or these
games.choose()           int64[n]: legal codes at random, by the luck of each game
games.step(codes)        int64[n]: one decision in every game, by the codes of `ticket/codes.py`
games.ended, games.rewards, games.totals    bool[n], float32[n, seats], int32[n, seats]: games begin anew at once
games.state(i)           one of them as a state of the reference; `put(i, state)` goes on from any other
games.reset(seed)        all begin anew

games = turbo.VecGame(make(name), 2, 2, mine=[0, 1])                 one seat of each; the others play at random

turbo.notes(make(name), seats=2, games=10_000, seed=1)                what a report knows of the same games

turbo.strategist(make(name), rollouts=400)                           a bot that searches, the same every time
turbo.analyse(make(name), record)                                    what luck did in a game, and what its players
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from stellwerk.turbo.jit import numba

if TYPE_CHECKING:
    from stellwerk.turbo.analysis import analyse
    from stellwerk.turbo.jit import TurboError
    from stellwerk.turbo.many import Played, playouts
    from stellwerk.turbo.noted import notes
    from stellwerk.turbo.ready import available, is_warm, plays, prepare, warm_up
    from stellwerk.turbo.search import strategist
    from stellwerk.turbo.vector import VecGame

# Where each name lives: Numba is loaded when something is played, not before.
_HOME = {
    "Played": "many",
    "TurboError": "jit",
    "VecGame": "vector",
    "analyse": "analysis",
    "available": "ready",
    "is_warm": "ready",
    "notes": "noted",
    "playouts": "many",
    "plays": "ready",
    "prepare": "ready",
    "strategist": "search",
    "warm_up": "ready",
}

_COMPILED = {"Played", "VecGame", "analyse", "notes", "playouts", "strategist"}

__all__ = [
    "Played",
    "TurboError",
    "VecGame",
    "analyse",
    "available",
    "is_warm",
    "notes",
    "playouts",
    "plays",
    "prepare",
    "strategist",
    "warm_up",
]


def __getattr__(name: str) -> object:
    if name in _HOME:
        if name in _COMPILED:
            numba()  # or one sentence that says what is missing
        return getattr(import_module(f"{__name__}.{_HOME[name]}"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")

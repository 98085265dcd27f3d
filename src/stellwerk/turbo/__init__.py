"""The Ticket family in compiled code, in lockstep with the reference; needs the extra `turbo`.

    from stellwerk import make, turbo

    played = turbo.playouts(make("..."), seats=2, games=10_000, seed=1)   whole random games: totals, ranks, decisions

    games = turbo.VecGame(make("..."), seats=2, n=1024, seed=1)           many games side by side
    games.actors                    int64[n]          the seat to decide in each game
    games.legal(out=None)           uint32[n, words]  code c is bit c % 32 of word c // 32; `unpacked` makes bool[n, codes]
    games.observe(out=None, seats=None)  int16[n, games.observation.size]  what the acting seat sees, or one of `seats`
    games.step(codes)               int64[n]          one decision in every game, codes of `ticket/codes.py`
    games.ended, games.rewards, games.totals          bool[n], float32[n, seats], int32[n, seats]; games begin anew
    games.state(i), games.put(i, state)               to and from a state of the reference
    games.reset(seed)
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from stellwerk.turbo.jit import TurboError
    from stellwerk.turbo.many import Played, playouts
    from stellwerk.turbo.ready import available, prepare
    from stellwerk.turbo.vector import VecGame

# Where each name lives: Numba is loaded when something is played, not before.
_HOME = {
    "Played": "many",
    "TurboError": "jit",
    "VecGame": "vector",
    "available": "ready",
    "playouts": "many",
    "prepare": "ready",
}

__all__ = ["Played", "TurboError", "VecGame", "available", "playouts", "prepare"]


def __getattr__(name: str) -> object:
    if name in _HOME:
        return getattr(import_module(f"{__name__}.{_HOME[name]}"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")

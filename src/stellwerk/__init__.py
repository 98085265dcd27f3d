"""Stellwerk: play, study and design rail board games.

import stellwerk

table = stellwerk.Table("europe", seats=3, seed=1)      a game to look at and to play step by step
table = stellwerk.play("europe", ["greedy", "random"])  a whole game of bots
game = stellwerk.make("germany")                        the rules alone: states in, states out
record = stellwerk.read(text)                           a game somebody has played
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from stellwerk.core.game import IllegalAction, InvalidAction, StellwerkError
    from stellwerk.core.play import Bot, Decision, Turn
    from stellwerk.core.record import Record, read
    from stellwerk.games import make, titles
    from stellwerk.replaying import check
    from stellwerk.table import Table, play

    __version__: str

# Where each name lives: nothing is loaded before it is needed, so that a small question is answered quickly.
_HOME = {
    "Bot": "stellwerk.core.play",
    "Decision": "stellwerk.core.play",
    "IllegalAction": "stellwerk.core.game",
    "InvalidAction": "stellwerk.core.game",
    "Record": "stellwerk.core.record",
    "StellwerkError": "stellwerk.core.game",
    "Table": "stellwerk.table",
    "Turn": "stellwerk.core.play",
    "check": "stellwerk.replaying",
    "make": "stellwerk.games",
    "play": "stellwerk.table",
    "read": "stellwerk.core.record",
    "titles": "stellwerk.games",
}

__all__ = [
    "Bot",
    "Decision",
    "IllegalAction",
    "InvalidAction",
    "Record",
    "StellwerkError",
    "Table",
    "Turn",
    "__version__",
    "check",
    "make",
    "play",
    "read",
    "titles",
]


def __getattr__(name: str) -> object:
    if name == "__version__":
        return _version()
    if name in _HOME:
        return getattr(import_module(_HOME[name]), name)
    raise AttributeError(f"module 'stellwerk' has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})


def _version() -> str:
    from importlib.metadata import PackageNotFoundError, version

    try:
        return version("stellwerk")
    except PackageNotFoundError:
        return "0"  # run from the sources without being installed

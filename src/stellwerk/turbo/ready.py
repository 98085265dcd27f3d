"""Whether compiled play is possible here, and the wait when it is played for the first time."""

from __future__ import annotations

import sys
from importlib.util import find_spec
from typing import Final

from stellwerk.core.game import AnyGame
from stellwerk.ticket.game import TicketGame
from stellwerk.turbo.jit import is_compiled

NOTICE: Final = "Compiling the rules for this machine: about a minute, once."
_said: list[str] = []


def available() -> bool:
    """Whether Numba is installed; looking costs nothing."""
    return find_spec("numba") is not None and find_spec("numpy") is not None


def plays(game: AnyGame) -> bool:
    """Whether this game has a flat engine, installed or not."""
    known: object = game
    return isinstance(known, TicketGame)


def prepare() -> None:
    """Says that compiling takes a while, where it does, once in a program."""
    if not _said and not is_compiled():
        _said.append(NOTICE)
        print(NOTICE, file=sys.stderr, flush=True)

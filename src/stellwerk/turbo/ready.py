"""Whether compiled play is possible here, and the wait when it is played for the first time."""

from __future__ import annotations

import subprocess
import sys
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from stellwerk.core.game import AnyGame
from stellwerk.ticket.game import TicketGame
from stellwerk.turbo.jit import cache_folder, is_compiled, numba

NOTICE: Final = "Compiling the rules for this machine: about a minute, once."
NOTICE_NOTING: Final = "Compiling the rules with a report's notes for this machine: a minute or two, once."
NOTICE_SEARCH: Final = "Compiling the search for this machine: a minute or two, once."
_said: list[str] = []
_warming: list[subprocess.Popen[bytes]] = []


def available() -> bool:
    """Whether Numba is installed; looking costs nothing."""
    return find_spec("numba") is not None and find_spec("numpy") is not None


def plays(game: AnyGame) -> bool:
    """Whether this game has a flat engine, installed or not."""
    known: object = game
    return isinstance(known, TicketGame)


def prepare() -> None:
    """Says that compiling takes a while, where it does, once in a program."""
    if not is_compiled():
        _announce(NOTICE)


def prepare_noting() -> None:
    """The same for games of which everything is noted."""
    if not is_compiled("noting.note_games"):
        _announce(NOTICE_NOTING)


def announce_search() -> None:
    """The same of what a search needs beside the rules."""
    _announce(NOTICE_SEARCH)


def _announce(notice: str) -> None:
    if notice not in _said:
        _said.append(notice)
        print(notice, file=sys.stderr, flush=True)


# ---- search: more code than whole games need, and asked for by servers that must not wait


def is_warm() -> bool:
    """Whether all that a search needs is compiled."""
    return bool(numba().config.DISABLE_JIT) or _note().exists()


def note_warm() -> None:
    """After a search: the next program need not compile."""
    with suppress(OSError):  # other sources may have taken the folder away
        if not _note().exists():
            _note().touch()


def warm_up() -> None:
    """Compiles for search in a process of its own, which whoever asks does not wait for."""
    if not _warming:
        silent = subprocess.DEVNULL
        command = [sys.executable, "-m", "stellwerk.turbo.warming"]
        _warming.append(subprocess.Popen(command, stdin=silent, stdout=silent, stderr=silent))


def _note() -> Path:
    return cache_folder() / "search-is-compiled"

"""What plays many games: the reference, or compiled code where it gives every figure that is asked for."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Annotated, Final, TypeAlias

import typer

from stellwerk import bots, turbo
from stellwerk.arena.compiled import Compiled
from stellwerk.arena.processes import Processes
from stellwerk.arena.runner import Runner
from stellwerk.cli.errors import InputError
from stellwerk.core.game import AnyGame

AUTO: Final = "auto"
TURBO: Final = "turbo"
REFERENCE: Final = "reference"
RUNNERS: Final[Mapping[str, Callable[[int], Runner]]] = {REFERENCE: Processes, TURBO: Compiled}
MANY: Final = 1000  # games: fewer are over on the reference before compiled code is loaded

Engine: TypeAlias = Annotated[str, typer.Option("--engine", metavar="NAME", help="help-simulate-engine")]


def engine_for(told: str, game: AnyGame, names: Sequence[str], games: int, records: bool) -> str:
    """The name of a runner. What it is depends on what was typed and installed, never on how busy a machine is."""
    if told == AUTO:
        return TURBO if gains(game, names, games, records) and turbo.available() else REFERENCE
    if told not in RUNNERS:
        raise InputError("error-engine", engine=told, engines=", ".join((AUTO, *RUNNERS)))
    if told == TURBO and not _fits(names, records):
        raise InputError("error-turbo")
    return told


def gains(game: AnyGame, names: Sequence[str], games: int, records: bool) -> bool:
    """Whether compiled code, installed or not, plays these games and is the quicker way."""
    return _fits(names, records) and games >= MANY and turbo.plays(game)


def _fits(names: Sequence[str], records: bool) -> bool:
    return set(names) == {bots.RANDOM} and not records

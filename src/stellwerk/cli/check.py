"""`stellwerk check`: replay records and recount their results."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Annotated, TypeAlias

import typer

from stellwerk.cli.errors import TOLD, complaint, refusals_told
from stellwerk.cli.files import read_record
from stellwerk.cli.screen import Screen
from stellwerk.core import record
from stellwerk.telling import narrator
from stellwerk.words.result import winners

RecordFiles: TypeAlias = Annotated[
    list[Path], typer.Argument(metavar="FILE…", help="help-record-files", show_default=False)
]
OwnTitle: TypeAlias = Annotated[
    Path | None, typer.Option("--game", metavar="TITLE.toml", help="help-own-title", show_default=False)
]


def check(ctx: typer.Context, files: RecordFiles, game: OwnTitle = None) -> None:
    screen: Screen = ctx.obj
    each_of(files, screen, lambda path: verified(screen, path, game))


def each_of(files: Sequence[Path], screen: Screen, line: Callable[[Path], str]) -> None:
    """The line of each record that holds, the complaint about each other one; one of those is a failure."""
    failed = 0
    for path in files:
        try:
            screen.tell(line(path))
        except TOLD as error:
            failed += 1
            screen.complain(screen.words.say("check-failed", file=str(path), text=complaint(screen.words, error)))
    if failed:
        raise typer.Exit(2)


def verified(screen: Screen, path: Path, own: Path | None) -> str:
    """The line of a record that holds."""
    game, told = read_record(path, own)
    teller = narrator(game, screen.lang)
    with refusals_told(teller, told):
        record.check(game, told)
    assert told.result is not None  # check refuses a record without one
    who = winners(teller, told.result)
    return screen.words.say("check-passed", file=str(path), n=len(told.entries), winners=who)

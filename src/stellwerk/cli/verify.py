"""`stellwerk verify`: was luck fair? Every draw of a record, recomputed from what its proof reveals."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from stellwerk.cli.check import OwnTitle
from stellwerk.cli.errors import TOLD, complaint
from stellwerk.cli.files import read_record
from stellwerk.cli.screen import Screen
from stellwerk.core.proof import verify as recompute


def verify(
    ctx: typer.Context,
    files: Annotated[list[Path], typer.Argument(metavar="FILE…", help="help-record-files", show_default=False)],
    game: OwnTitle = None,
) -> None:
    screen: Screen = ctx.obj
    failed = 0
    for path in files:
        try:
            played, told = read_record(path, game)
            screen.say("verify-passed", file=str(path), n=recompute(played, told))
        except TOLD as error:
            failed += 1
            screen.complain(screen.words.say("check-failed", file=str(path), text=complaint(screen.words, error)))
    if failed:
        raise typer.Exit(2)

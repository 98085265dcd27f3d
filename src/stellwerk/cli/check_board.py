"""`stellwerk check-board`: what is wrong with a designer's board or title."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from stellwerk.cli.errors import findings_told
from stellwerk.cli.screen import Screen
from stellwerk.games import check_file


def check_board(
    ctx: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="help-board-file", show_default=False)],
) -> None:
    screen: Screen = ctx.obj
    found = check_file(file)
    errors = [finding for finding in found if not finding.harmless]
    for finding, text in findings_told(screen.words, found):
        if finding.harmless:
            screen.say("board-warning", text=text)
        else:
            screen.complain(screen.words.say("board-error", text=text))
    if errors:
        raise typer.Exit(2)
    screen.say("board-fine", file=file.name, warnings=len(found))

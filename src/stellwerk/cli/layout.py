"""`stellwerk layout`: room for every route of a designer's board, and what still collides."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from stellwerk.cli.numbers import whole
from stellwerk.cli.screen import Screen
from stellwerk.draw.plan import lay_out


def layout(
    ctx: typer.Context,
    board: Annotated[Path, typer.Argument(metavar="BOARD.json", help="help-layout-board", show_default=False)],
    starts: Annotated[
        int, typer.Option("--starts", metavar="N", parser=whole("--starts", 1), help="help-starts")
    ] = 4,
) -> None:
    screen: Screen = ctx.obj
    target, collisions = lay_out(board, starts, lambda line: screen.err.print(line))
    for collision in collisions:
        screen.complain(str(collision))
    screen.say("layout-written", file=str(target), n=len(collisions))
    if collisions:
        raise typer.Exit(1)

"""`stellwerk generate`: a crayon-rail board from a coastline and a list of cities."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from stellwerk.cli.screen import Screen
from stellwerk.crayon.generator.country import generate_file
from stellwerk.crayon.generator.summary import summary


def generate(
    ctx: typer.Context,
    recipe: Annotated[Path, typer.Argument(metavar="RECIPE.toml", help="help-recipe", show_default=False)],
    out: Annotated[Path, typer.Option("--out", metavar="FILE.json", help="help-out", show_default=False)],
) -> None:
    screen: Screen = ctx.obj
    board = generate_file(recipe, out)
    screen.tell(summary(board))
    screen.say("board-written", file=str(out))

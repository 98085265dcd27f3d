"""`stellwerk generate`: a board from a recipe, by the family that makes boards."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from stellwerk.cli.screen import Screen
from stellwerk.games import families


def generate(
    ctx: typer.Context,
    recipe: Annotated[Path, typer.Argument(metavar="RECIPE.toml", help="help-recipe", show_default=False)],
    out: Annotated[Path, typer.Option("--out", metavar="FILE.json", help="help-out", show_default=False)],
) -> None:
    screen: Screen = ctx.obj
    make_board = next(family.make_board for family in families().values() if family.make_board)
    screen.tell(make_board(recipe, out))
    screen.say("board-written", file=str(out))

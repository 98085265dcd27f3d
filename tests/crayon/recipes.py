"""The recipes that come with the game, and copies of them to spoil."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from stellwerk.core.coast import Outline
from stellwerk.crayon import generator
from stellwerk.crayon.boardfile import BoardFile
from stellwerk.crayon.generator.country import generate
from stellwerk.crayon.generator.recipe import Recipe, read_recipe

RECIPES = Path(generator.__file__).parent / "recipes"


@cache
def recipe_of(name: str) -> tuple[Recipe, tuple[Outline, ...]]:
    return read_recipe(RECIPES / f"{name}.toml")


@cache
def board_of(name: str) -> BoardFile:
    return generate(*recipe_of(name))


def spoilt(folder: Path, *changes: tuple[str, str], coast: str | None = None) -> Path:
    """A copy of Doggerland with pieces of its text exchanged; `coast` replaces the coastline file."""
    text = (RECIPES / "doggerland.toml").read_text("utf-8")
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    path = folder / "mine.toml"
    path.write_text(text, "utf-8")
    shore = (RECIPES / "doggerland-coast.json").read_text("utf-8") if coast is None else coast
    (folder / "doggerland-coast.json").write_text(shore, "utf-8")
    return path

"""A family is one value: outside its own rooms nobody knows its classes, its files or its titles by name."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from house.reading import imported, sources
from stellwerk import games

# draw paints each family by its own hand, turbo is the rules of one family once more
OWN_ROOMS = ("ticket/", "crayon/", "draw/", "turbo/")
THE_LIST = "games.py"
CLASSES = ("Ticket", "Crayon")  # how the names of their classes begin


def outside() -> Iterator[tuple[str, ast.Module]]:
    for file, tree in sources():
        if not file.startswith(OWN_ROOMS):
            yield file, tree


def test_only_the_list_of_games_imports_families() -> None:
    wrong = [
        f"{file} imports {name}"
        for file, tree in outside()
        if file != THE_LIST
        for name in imported(tree)
        if name.startswith(tuple(f"stellwerk.{family}" for family in games.families()))
    ]
    assert wrong == []


def test_nobody_asks_which_family_a_thing_belongs_to() -> None:
    wrong = [
        f"{file}:{node.lineno} {ast.unparse(node)}"
        for file, tree in outside()
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") in ("isinstance", "issubclass")
        if any(isinstance(each, ast.Name) and each.id.startswith(CLASSES) for each in ast.walk(node))
    ]
    assert wrong == []


def test_nobody_calls_a_family_or_a_title_by_its_name() -> None:
    names = {*games.families(), *games.titles()}
    wrong = [
        f"{file}:{node.lineno} {node.value!r}"
        for file, tree in outside()
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and node.value in names
    ]
    assert wrong == []

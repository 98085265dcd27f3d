"""Imports go one way: down. A floor uses the floors below it and itself."""

from __future__ import annotations

import ast
import sys

from house.reading import imported, sources

FAMILIES = ("ticket", "crayon")
# Of a family: what it shows of its rules to others.
RING = {"study", "words", "bots", "clients", "questions", "pictures", "learning", "family", "workshop"}
# From the bottom up; on one floor everybody may use everybody, but no family another.
FLOORS = (
    ("core",),
    ("ticket rules", "crayon rules"),
    ("words", "draw", "study"),
    ("ticket ring", "crayon ring", "family"),
    ("games",),
    ("encoder", "bots", "telling", "pictures", "turbo", "reference"),
    ("table", "contract", "replaying", "arena", "report"),
    ("rl",),
    ("server",),
    ("cli",),
)
LEVEL = {room: level for level, rooms in enumerate(FLOORS) for room in rooms}


def room_of(parts: tuple[str, ...]) -> str:
    """`core/game` lies in core, `ticket/apply` in the rules of ticket, `ticket/words/names` in its ring."""
    first, second = parts[0], parts[1] if len(parts) > 1 else ""
    if first in FAMILIES:
        return f"{first} ring" if second in RING else f"{first} rules"
    return first


def may_use(room: str, other: str) -> bool:
    strangers = {room.split()[0], other.split()[0]} == set(FAMILIES)
    return not strangers and LEVEL[other] <= LEVEL[room]


def test_rooms_use_only_what_lies_below_them() -> None:
    wrong = [
        f"{file} imports {name}"
        for file, tree in sources()
        if file != "__init__.py"
        for name in imported(tree)
        if name.startswith("stellwerk.")
        if not may_use(room_of(tuple(file.removesuffix(".py").split("/"))), room_of(tuple(name.split(".")[1:])))
    ]
    assert wrong == []


def test_the_floors_know_up_from_down() -> None:
    """So that the test above can fail."""
    assert may_use("cli", "core") and not may_use("core", "games")
    assert may_use("ticket ring", "words") and not may_use("ticket rules", "words")
    assert not may_use("crayon ring", "ticket rules") and not may_use("words", "ticket ring")


def test_core_needs_nothing_but_msgspec() -> None:
    known = {"msgspec", "stellwerk", "__future__", *sys.stdlib_module_names}
    wrong = [
        f"{file} imports {name}"
        for file, tree in sources()
        if file.startswith("core/")
        for name in imported(tree)
        if name.split(".")[0] not in known
    ]
    assert wrong == []


def test_no_title_is_named_in_the_rules() -> None:
    """Differences are declared in data; a name compared in code would be a difference that hides."""
    names = {"europe", "germany", "first-journey", "first_journey"}
    wrong = [
        f"{file}:{node.lineno} {node.value!r}"
        for file, tree in sources()
        if file.startswith("ticket/")
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and node.value in names
    ]
    assert wrong == []

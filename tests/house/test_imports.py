"""Imports go one way: core <- ticket, denmark <- games <- bots, words, draw <- server, cli."""

from __future__ import annotations

import ast
from pathlib import Path

import stellwerk

HOUSE = Path(stellwerk.__file__).parent

# What each room may use besides itself.
MAY_USE: dict[str, set[str]] = {
    "core": set(),
    "ticket": {"core"},
    "denmark": {"core"},
    "games": {"core", "ticket", "denmark"},
    "bots": {"core", "ticket", "denmark", "games"},
    "words": {"core", "ticket", "denmark", "games"},
    "draw": {"core", "ticket", "denmark", "games", "words"},
    "server": {"core", "ticket", "denmark", "games", "bots", "words", "draw"},
    "cli": {"core", "ticket", "denmark", "games", "bots", "words", "draw", "server"},
}
# core stands on the standard library and msgspec alone.
CORE_OUTSIDE = {"msgspec"}


def _imported(path: Path) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: imports are absolute"
            module = node.module or ""
            found |= {f"{module}.{alias.name}" for alias in node.names} if module == "stellwerk" else {module}
    return found


def _room(path: Path) -> str:
    return path.relative_to(HOUSE).parts[0].removesuffix(".py")


def test_rooms_use_only_what_lies_below_them() -> None:
    wrong = [
        f"{path.relative_to(HOUSE)} imports {name}"
        for path in HOUSE.rglob("*.py")
        if (room := _room(path)) != "__init__"
        for name in _imported(path)
        if name.startswith("stellwerk.") and name.split(".")[1] not in MAY_USE[room] | {room}
    ]
    assert wrong == []


def test_core_needs_nothing_but_msgspec() -> None:
    import sys

    wrong = [
        f"{path.name} imports {name}"
        for path in (HOUSE / "core").rglob("*.py")
        for name in _imported(path)
        if (top := name.split(".")[0]) not in CORE_OUTSIDE | {"stellwerk"} | set(sys.stdlib_module_names)
        if top != "__future__"
    ]
    assert wrong == []


def test_no_title_is_named_in_the_rules() -> None:
    """Differences are declared in data; a name compared in code would be a difference that hides."""
    names = {"europe", "germany", "first-journey", "first_journey"}
    wrong = [
        f"{path.name}:{node.lineno} {node.value!r}"
        for path in (HOUSE / "ticket").glob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and node.value in names
    ]
    assert wrong == []

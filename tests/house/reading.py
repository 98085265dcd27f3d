"""The sources as trees, for tests that look at how the house is built."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import stellwerk

HOUSE = Path(stellwerk.__file__).parent


def sources() -> Iterator[tuple[str, ast.Module]]:
    """Every file of the package: `core/game.py` and what is in it."""
    for path in sorted(HOUSE.rglob("*.py")):
        yield path.relative_to(HOUSE).as_posix(), ast.parse(path.read_text(encoding="utf-8"))


def imported(tree: ast.Module) -> set[str]:
    """The modules that a file imports: `stellwerk.core.game`, `msgspec`."""
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are absolute"
            module = node.module or ""
            inside = HOUSE.joinpath(*module.split(".")[1:]) if module.startswith("stellwerk") else None
            # `from stellwerk import games` imports a file, `from stellwerk.games import make` a name in one.
            for alias in node.names:
                is_file = inside is not None and (
                    (inside / f"{alias.name}.py").exists() or (inside / alias.name / "__init__.py").exists()
                )
                found.add(f"{module}.{alias.name}" if is_file else module)
    return found

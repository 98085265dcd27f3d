"""What Fluent files hold, for tests that compare them with each other and with the code."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor


class _Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802  # named by the library
        self.found.add(node.id.name)


def messages(path: Path) -> dict[str, set[str]]:
    """Every message and attribute of a file with the values it needs."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ftl.Junk), f"{path.name}: {entry.content}"
        if isinstance(entry, ftl.Message):
            for name, node in [
                *([(entry.id.name, entry.value)] if entry.value else []),
                *((f"{entry.id.name}.{a.id.name}", a) for a in entry.attributes),
            ]:
                variables = _Variables()
                variables.visit(node)
                assert name not in found, f"{path.name}: {name} stands there twice"
                found[name] = variables.found
    return found

"""Which tests show which rule: read from the marks in the test files, without running them."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Final

from msgspec import Struct

from stellwerk.core.faults import FileError, because
from stellwerk.core.textfile import read_text
from stellwerk.words.rules import Part

MARKS: Final = ("rule", "refuses")


class Marked(Struct, frozen=True):
    """A test that names a rule."""

    rule: str
    mark: str
    test: str  # file::name


class Row(Struct, frozen=True):
    """A rule with the tests that show it holding, and those that show it refusing something."""

    id: str
    part: str
    holds: tuple[str, ...]
    refuses: tuple[str, ...]


class Coverage(Struct, frozen=True):
    rows: tuple[Row, ...]
    untested: tuple[str, ...]  # parts that no test names yet
    empty: tuple[str, ...]  # rules without a test in parts that have tests
    unknown: tuple[str, ...]  # ids in the tests that no rule has


def cover(parts: Sequence[Part], known: Iterable[str], marked: Sequence[Marked]) -> Coverage:
    """Rows for these parts; `known` are the ids of all parts, so that a slip of the pen is told."""
    rows, untested, empty = list[Row](), list[str](), list[str]()
    for part in parts:
        own = [
            Row(rule.id, part.part, _tests(marked, rule.id, "rule"), _tests(marked, rule.id, "refuses"))
            for rule in part.rules()
        ]
        rows += own
        if not any(row.holds or row.refuses for row in own):
            untested.append(part.part)
        else:
            empty += [row.id for row in own if not (row.holds or row.refuses)]
    unknown = sorted({each.rule for each in marked} - set(known))
    return Coverage(tuple(rows), tuple(untested), tuple(empty), tuple(unknown))


def _tests(marked: Sequence[Marked], rule: str, mark: str) -> tuple[str, ...]:
    return tuple(dict.fromkeys(each.test for each in marked if each.rule == rule and each.mark == mark))


def read_tests(folder: Path) -> list[Marked]:
    """Every mark on every test below the folder."""
    found: list[Marked] = []
    for path in sorted(folder.rglob("test_*.py")):
        try:
            tree = ast.parse(read_text(path))
        except SyntaxError as error:
            raise FileError(
                path, because("not-python", "not Python: {text}", text=error.msg), line=error.lineno
            ) from error
        found += _marked(tree.body, path.relative_to(folder).as_posix(), _module_marks(tree))
    return found


def _marked(body: Sequence[ast.stmt], where: str, around: Sequence[tuple[str, str]]) -> Iterator[Marked]:
    """Marks of a class or of the whole file count for every test in it."""
    for node in body:
        if isinstance(node, ast.ClassDef):
            yield from _marked(node.body, f"{where}::{node.name}", [*around, *_marks(node.decorator_list)])
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test"):
            for mark, rule in [*around, *_marks(node.decorator_list)]:
                yield Marked(rule, mark, f"{where}::{node.name}")


def _module_marks(tree: ast.Module) -> list[tuple[str, str]]:
    return [
        each
        for node in tree.body
        if isinstance(node, ast.Assign)
        and any(isinstance(t, ast.Name) and t.id == "pytestmark" for t in node.targets)
        for each in _marks([node.value])
    ]


def _marks(expressions: Sequence[ast.expr]) -> list[tuple[str, str]]:
    """(mark, rule id) of every `pytest.mark.rule("T-01")`, also deep inside `parametrize`."""
    return [
        (node.func.attr, argument.value)
        for expression in expressions
        for node in ast.walk(expression)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in MARKS
        if isinstance(node.func.value, ast.Attribute) and node.func.value.attr == "mark"
        for argument in node.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    ]

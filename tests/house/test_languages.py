"""No language is named in the code: a language is a folder of words."""

from __future__ import annotations

import ast
from pathlib import Path

import stellwerk
from stellwerk.telling import all_languages

HOUSE = Path(stellwerk.__file__).parent


def test_no_language_is_compared_with() -> None:
    """What differs between languages is said in their files, so that a third one needs no code."""
    codes = set(all_languages())
    wrong = [
        f"{path.relative_to(HOUSE)}:{node.lineno}"
        for path in HOUSE.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Compare)
        for side in (node.left, *node.comparators)
        if isinstance(side, ast.Constant) and side.value in codes
    ]
    assert wrong == []

"""The program in the documentation plays a whole game."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

DOCS = Path(__file__).parent.parent.parent / "docs"


def test_the_program_in_fifteen_lines(serve: Callable[..., Any], capsys: pytest.CaptureFixture[str]) -> None:
    found = re.search(r"```python\n(.*?)```", (DOCS / "api.md").read_text(encoding="utf-8"), re.DOTALL)
    assert found is not None
    program = found[1].replace('"name": "Ada"', '"name": "Ada", "pace": 0').replace("europe", "first-journey")
    assert len([line for line in program.splitlines() if line.strip()]) <= 15
    exec(compile(program, "api.md", "exec"), {"BASE": serve().base})
    assert re.search(r"wins|share the win", capsys.readouterr().out)

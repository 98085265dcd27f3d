"""Every piece of Python on a page of the documentation runs."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from stellwerk.crayon import generator

DOCS = Path(__file__).parents[2] / "docs"
# Tested where what they need is at hand: a running server, the libraries for learning, other packages' bots.
ELSEWHERE = {"api.md", "research.md", "write-a-bot.md"}
BLOCK = re.compile(r"^```python\n(.*?)^```", re.DOTALL | re.MULTILINE)
PAGES = [
    page
    for page in sorted(DOCS.glob("*.md"))
    if page.name not in ELSEWHERE and BLOCK.search(page.read_text("utf-8"))
]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_what_a_page_says_runs(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for recipe in (Path(generator.__file__).parent / "recipes").glob("doggerland*"):
        shutil.copy(recipe, tmp_path)
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {}
    for block in BLOCK.findall(page.read_text("utf-8")):
        exec(compile(block, page.name, "exec"), names)


def test_pages_tested_elsewhere_are_there() -> None:
    assert [name for name in ELSEWHERE if not (DOCS / name).exists()] == []

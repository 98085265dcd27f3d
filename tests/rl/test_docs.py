"""What the pages and notebooks for researchers say is run."""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path
from typing import Any

import nbclient
import nbformat
import pytest

from stellwerk.rl import reference

DOCS = Path(__file__).parents[2] / "docs"
NOTEBOOKS = sorted((DOCS / "notebooks").glob("*.ipynb"))


def test_every_line_of_the_guide_runs() -> None:
    blocks = re.findall(
        r"^```python\n(.*?)^```", (DOCS / "research.md").read_text("utf-8"), re.DOTALL | re.MULTILINE
    )
    assert len(blocks) >= 7
    names: dict[str, Any] = {}
    for block in blocks:
        exec(compile(block, "research.md", "exec"), names)


def test_the_page_about_observations_is_made_from_the_fields() -> None:
    assert (DOCS / "observations.md").read_text("utf-8") == reference.page()


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_runs(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(sys.path))  # the kernel is a process of its own
    monkeypatch.setenv("STELLWERK_SHORT", "1")  # a long training is only begun
    notebook = nbformat.read(path, as_version=4)  # type: ignore[no-untyped-call]
    client = nbclient.NotebookClient(notebook, timeout=120, resources={"metadata": {"path": str(DOCS)}})
    client.execute()


def test_there_are_notebooks() -> None:
    assert {path.stem for path in NOTEBOOKS} == {"first-steps", "a-bot", "a-tournament", "learning", "a-board"}


def test_the_trained_policy_is_clearly_above_greedy() -> None:
    """What the notebook tells of its long training, which no test repeats."""
    told = (DOCS / "notebooks" / "learning.ipynb").read_text("utf-8")
    low = re.search(r"against greedy: [\d.]+% \(([\d.]+)% to", told)
    assert low is not None and float(low[1]) > 55

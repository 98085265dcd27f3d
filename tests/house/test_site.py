"""The documentation as a site: built without a warning, with every rule, nothing of it comes from elsewhere."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from stellwerk import telling

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    built = tmp_path_factory.mktemp("site")
    command = [
        sys.executable,
        "-m",
        "sphinx",
        "-W",
        "-q",
        "-b",
        "html",
        "-d",
        str(built / "doctrees"),
        "docs",
        str(built),
    ]
    ran = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=180)
    assert ran.returncode == 0, ran.stderr
    return built


def test_every_rule_has_its_place(site: Path) -> None:
    told = "".join(page.read_text(encoding="utf-8") for page in (site / "rules").glob("*.html"))
    known = [rule.id for part in telling.rule_parts("en") for rule in part.rules()]
    assert [each for each in known if f"<strong>{each}</strong>" not in told] == []


def test_every_page_can_be_found_from_the_first(site: Path) -> None:
    first = (site / "index.html").read_text(encoding="utf-8")
    pages = [page.stem for page in (ROOT / "docs").glob("*.md") if page.stem != "index"]
    assert [page for page in pages if f'href="{page}.html"' not in first] == []


def test_nothing_is_fetched_from_elsewhere(site: Path) -> None:
    loaded = re.compile(r'<(?:script|link|img)[^>]*(?:src|href)="(https?://[^"]+)"')
    found = {page.name: loaded.findall(page.read_text(encoding="utf-8")) for page in site.rglob("*.html")}
    assert {name: addresses for name, addresses in found.items() if addresses} == {}

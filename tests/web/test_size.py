"""Little script: what a page needs, and nothing of what others need."""

from __future__ import annotations

import gzip
import re

from web.conftest import OpenPage
from web.playing import play_now
from web.serving import Site
from web.speed import ASSETS

MOST = 200_000  # bytes, compressed, of everything but the editor
LATER = re.compile(r"/(End|Ceremony|Coach|Analysis|ReplayPage|RulesPage|ResultsPage|EditorPage|Anywhere)-")
FETCHED = "performance.getEntriesByType('resource').map(each => each.name).filter(name => name.endsWith('.js'))"


def test_script_is_small_and_fetched_when_it_is_needed(site: Site, open_page: OpenPage) -> None:
    sizes = {file.name: len(gzip.compress(file.read_bytes(), 6)) for file in ASSETS.glob("*.js")}
    assert sum(size for name, size in sizes.items() if not name.startswith("EditorPage-")) <= MOST
    page = open_page()
    play_now(site, page, "Europa")  # the home page, then a table
    fetched = page.evaluate(FETCHED)
    assert len(fetched) > 2 and [name for name in fetched if LATER.search(name)] == []
    assert {name.split("-")[0] for name in sizes} >= {"End", "Coach", "Analysis", "ReplayPage", "EditorPage"}

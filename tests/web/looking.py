"""axe-core on whatever the page shows, and that nothing sticks out at the side."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"


@cache
def _axe() -> str:
    return AXE.read_text()


def accessible(page: Page, tries: int = 3) -> None:
    """axe finds nothing serious or critical. A busy machine may be caught in mid-fade: then look again."""
    page.evaluate(_axe())  # as a script of the tests, not of the page: the security policy stays as it is
    bad: list[object] = []
    for _ in range(tries):
        found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
        bad = [
            (each["id"], [(node["target"], node["failureSummary"]) for node in each["nodes"]][:3])
            for each in found["violations"]
            if each["impact"] in ("serious", "critical")
        ]
        if not bad:
            return
        page.wait_for_timeout(400)
    assert not bad, bad


def fits(page: Page) -> None:
    """No sideways scrolling, once the fonts are there and the page has settled."""
    page.evaluate("document.fonts.ready.then(() => true)")
    width = 0
    for _ in range(15):
        width = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
        if width <= 0:
            return
        page.wait_for_timeout(200)
    assert width <= 0, f"{width} pixels too wide"

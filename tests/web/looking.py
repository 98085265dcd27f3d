"""axe-core on whatever the page shows, and that nothing sticks out at the side."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"


@cache
def _axe() -> str:
    return AXE.read_text()


def accessible(page: Page) -> None:
    """axe finds nothing serious or critical."""
    _painted(page)
    page.evaluate(_axe())  # as a script of the tests, not of the page: the security policy stays as it is
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    bad = [
        (each["id"], [(node["target"], node["failureSummary"]) for node in each["nodes"]][:3])
        for each in found["violations"]
        if each["impact"] in ("serious", "critical")
    ]
    assert not bad, bad


def fits(page: Page, whole: bool = False) -> None:
    """No sideways scrolling; `whole`: no scrolling of the page at all, as at a table."""
    _painted(page)
    sticks_out = """() => {
        const edge = document.documentElement.clientWidth;
        const wide = document.documentElement.scrollWidth - edge;
        const all = [...document.querySelectorAll('body *')];
        const out = all.filter(each => each.getBoundingClientRect().right > edge);
        return wide > 0 ? [wide, out.slice(0, 5).map(each => each.outerHTML.slice(0, 120))] : null;
    }"""
    assert (found := page.evaluate(sticks_out)) is None, f"pixels too wide, and what sticks out: {found}"
    if whole:
        root = "document.documentElement"
        assert page.evaluate(f"{root}.scrollHeight <= {root}.clientHeight"), "the page can be scrolled"


def _painted(page: Page) -> None:
    """The fonts are there, and whatever was asked for has been drawn."""
    page.evaluate("""async () => {
        await document.fonts.ready;
        for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame);
    }""")

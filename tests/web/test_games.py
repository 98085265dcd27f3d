"""Whole games by clicking, each title to its end, with luck computed again in the browser."""

from __future__ import annotations

from base64 import b64decode

import pytest
from playwright.sync_api import Page, expect

from stellwerk.ticket.state import FREE
from web.conftest import OpenPage
from web.looking import accessible, fits
from web.playing import Clicker, Play, play_now
from web.serving import Site

# Where a finger finds a space of the route once the map rests, if nothing lies over it.
FREE_SPACE = """async route => {
    const now = () => JSON.stringify(document.querySelector(`[id="route:${route}"]`).getBoundingClientRect());
    for (let before = now(), still = 0; still < 3; before = now()) {
        await new Promise(requestAnimationFrame);
        still = now() === before ? still + 1 : 0;
    }
    for (const space of document.querySelectorAll(`[id^="space:${route}:"] .hit`)) {
        const { x, y, width, height } = space.getBoundingClientRect();
        const [left, top] = [x + width / 2, y + height / 2];
        if (document.elementFromPoint(left, top)?.closest(`[id="route:${route}"]`)) return [left, top];
    }
    return null;
}"""


class Looker(Clicker):
    """Looks with axe at every kind of decision, once. A finger taps the map, or else the list of routes."""

    def __init__(self, site: Site, page: Page, touch: bool) -> None:
        super().__init__(site, page)
        self.touch = touch
        self.looked: set[str] = set()

    def click_route(self, route: str) -> None:
        if not self.touch:
            super().click_route(route)
        elif place := self.page.evaluate(FREE_SPACE, route):
            self.page.touchscreen.tap(*place)
        else:
            self.page.locator("nav").get_by_role("button", name="Hand").tap()
            self.page.get_by_role("button", name="Strecken", exact=True).tap()
            ends = [part for part in route.split("-") if not part.isdigit()]
            self.page.get_by_role("searchbox").fill(" ".join(ends))
            self.page.locator("tbody .btn.pri").first.tap()

    def draw(self, kind: str) -> None:
        if self.touch:
            self.page.locator("nav").get_by_role("button", name="Karte").tap()
        super().draw(kind)

    def decide(self, play: Play) -> None:
        kind = play["view"]["public"]["stage"]["type"]
        if kind not in self.looked:
            self.looked.add(kind)
            accessible(self.page)
        super().decide(play)


@pytest.mark.parametrize(
    ("title", "lang", "size"),
    [("Europa", "de-DE", (1366, 650)), ("Germany", "en-GB", (1280, 800)), ("Erste Reise", "de-DE", (360, 640))],
)
def test_a_whole_game_against_bots(
    site: Site, open_page: OpenPage, title: str, lang: str, size: tuple[int, int]
) -> None:
    touch = size[0] < 720
    page = open_page(lang=lang, width=size[0], height=size[1], touch=touch)
    play_now(site, page, title, "Play now" if lang == "en-GB" else "Jetzt spielen")
    clicker = Looker(site, page, touch)
    clicker.play_on(turns=8)
    public = clicker.to_turn()["view"]["public"]
    claimed = sum(owner != FREE for owner in b64decode(public["owner"]))
    expect(page.locator(".trains >> visible=true")).to_have_count(claimed)
    expect(page.locator(".figure >> visible=true")).to_have_count(sum(map(sum, public["waiting"])))
    fits(page, whole=True)
    accessible(page)
    last = clicker.play_on()
    expect(page.locator("tfoot td").first).to_be_visible()
    totals = [int(text.replace("−", "-")) for text in page.locator("tfoot td").all_inner_texts()]
    assert totals == [seat["total"] for seat in last["result"]["seats"]]
    expect(page.locator("[data-proof=fair]")).to_be_visible()
    accessible(page)
    page.set_viewport_size({"width": 390, "height": 800})
    fits(page)
    page.goto(f"{site.address}/t/{clicker.table}/replay#150")
    expect(page.get_by_role("slider")).not_to_have_value("0")
    fits(page)
    accessible(page)


def test_a_tap_means_what_lay_under_the_finger(site: Site, open_page: OpenPage) -> None:
    """The map may move between the finger's coming and going: a moment that it ends lets the camera go home."""
    page = open_page(width=390, height=844, touch=True)
    play_now(site, page, "Europa")
    Clicker(site, page).to_turn()
    routes = page.evaluate("[...document.querySelectorAll('[id^=\"route:\"]')].map(each => each.id.slice(6))")
    x, y = next(filter(None, (page.evaluate(FREE_SPACE, route) for route in routes)))
    finger = page.context.new_cdp_session(page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    page.evaluate("document.querySelector('.host svg > g').setAttribute('transform', 'translate(-900 -900)')")
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.locator("[role=dialog], [role=alert]").first).to_be_visible()

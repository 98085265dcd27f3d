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


class Looker(Clicker):
    """Looks with axe at every kind of decision, once."""

    def __init__(self, site: Site, page: Page) -> None:
        super().__init__(site, page)
        self.looked: set[str] = set()

    def decide(self, play: Play) -> None:
        kind = play["view"]["public"]["stage"]["type"]
        if kind not in self.looked:
            self.looked.add(kind)
            accessible(self.page)
        super().decide(play)


@pytest.mark.parametrize(
    ("title", "button", "lang"),
    [
        ("Europa", "Jetzt spielen", "de-DE"),
        ("Germany", "Play now", "en-GB"),
        ("Erste Reise", "Jetzt spielen", "de-DE"),
    ],
)
def test_a_whole_game_against_bots(site: Site, open_page: OpenPage, title: str, button: str, lang: str) -> None:
    page = open_page(lang=lang)
    play_now(site, page, title, button)
    clicker = Looker(site, page)
    clicker.play_on(turns=8)
    public = clicker.to_turn()["view"]["public"]
    claimed = sum(owner != FREE for owner in b64decode(public["owner"]))
    expect(page.locator(".trains >> visible=true")).to_have_count(claimed)
    expect(page.locator(".figure >> visible=true")).to_have_count(sum(map(sum, public["waiting"])))
    fits(page, whole=True)
    accessible(page)
    last = clicker.play_on()
    expect(page.locator("tfoot td").first).to_be_visible()
    totals = [int(text) for text in page.locator("tfoot td").all_inner_texts()]
    assert totals == [seat["total"] for seat in last["result"]["seats"]]
    expect(page.locator("[data-proof=fair]")).to_be_visible()
    accessible(page)
    page.set_viewport_size({"width": 390, "height": 800})
    fits(page)
    page.goto(f"{site.address}/t/{clicker.table}/replay#150")
    expect(page.get_by_role("slider")).not_to_have_value("0")
    fits(page)
    accessible(page)

"""Nobody is left in the dark: a line that falls silent is said to be silent, and nothing is held unsaid."""

from __future__ import annotations

import time
from copy import copy

from playwright.sync_api import expect

from web.conftest import OpenPage
from web.looking import accessible, fits
from web.playing import Clicker, play_now
from web.serving import Site
from web.wires import Wire

GONE = "Keine Verbindung."


def test_a_silent_line_is_told_within_three_seconds_and_keeps_no_tap(site: Site, open_page: OpenPage) -> None:
    page = open_page(width=390, height=800)
    with Wire(int(site.address.rsplit(":", 1)[1])) as wire:
        by_wire = copy(site)
        by_wire.address = wire.address
        play_now(by_wire, page, "Europa")
        clicker = Clicker(site, page)
        before = clicker.to_turn()
        wire.silence()
        since = time.monotonic()
        expect(page.get_by_text(GONE)).to_be_visible(timeout=3000)
        assert time.monotonic() - since < 3
        fits(page)
        accessible(page)
        page.keyboard.press("d")
        expect(page.get_by_text("nichts davon wird später nachgeholt")).to_be_visible()
        wire.speak()
        expect(page.get_by_text(GONE)).to_have_count(0)
        page.wait_for_timeout(300)
        assert clicker.position()["version"] == before["version"], "a tap was kept though nobody said so"
        # A deed that was under way when the line fell silent is said to be, and counts once.
        wire.silence()
        page.keyboard.press("d")
        page.keyboard.press("d")
        expect(page.get_by_text("Dein Zug ist unterwegs")).to_be_visible()
        wire.speak()
        expect(page.get_by_text(GONE)).to_have_count(0)
        clicker.until(lambda now: now["version"] > before["version"], "the deed was lost")
        page.wait_for_timeout(300)
        now = clicker.position()
        drawn = now["view"]["public"]["players"][0]["cards"] - before["view"]["public"]["players"][0]["cards"]
        assert drawn == 1, "the second tap was kept though nobody said so"

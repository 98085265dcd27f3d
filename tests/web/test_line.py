"""Nobody is left in the dark: a line that falls silent is said to be silent, and nothing is held unsaid."""

from __future__ import annotations

import time
from copy import copy

from playwright.sync_api import Page, expect

from web.conftest import OpenPage
from web.looking import accessible, fits
from web.playing import Clicker, Play, actions, play_now
from web.serving import Site
from web.wires import Wire

GONE = "Keine Verbindung."
CUTS = 10
EVERY = 2  # decisions


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


class Unlucky(Clicker):
    """Loses the network in the middle of whatever it does: ten times, in five ways."""

    def __init__(self, site: Site, page: Page, wire: Wire) -> None:
        super().__init__(site, page)
        self.wire = wire
        self.cuts = self.made = 0

    def decide(self, play: Play) -> None:
        self.made += 1
        if self.cuts == CUTS or self.made % EVERY or "draw blind" not in actions(play):
            super().decide(play)
            return
        ways = (self.before_a_tap, self.before_a_deed, self.under_way, self.after_a_deed, self.while_others_act)
        ways[self.cuts % len(ways)](play)
        self.cuts += 1
        self.settled(play)
        self.told_everything()

    def before_a_tap(self, play: Play) -> None:
        """The device knows that it is offline; what is tapped then is not made up for."""
        self.page.context.set_offline(True)
        self.wire.silence()
        self.told()
        self.page.keyboard.press("d")
        expect(self.page.get_by_text("nichts davon wird später nachgeholt")).to_be_visible()
        self.page.context.set_offline(False)
        self.wire.speak()
        self.back()
        assert self.position()["version"] == play["version"], "a tap was kept though nobody said so"
        super().decide(play)

    def before_a_deed(self, play: Play) -> None:
        self.wire.cut()
        self.told()
        self.wire.mend()
        self.back()
        super().decide(play)

    def under_way(self, play: Play) -> None:
        """Nobody answers a deed any more."""
        self.wire.silence()
        self.draw("blind")
        self.told()
        expect(self.page.get_by_text("Dein Zug ist unterwegs")).to_be_visible()
        self.wire.speak()
        self.back()

    def after_a_deed(self, play: Play) -> None:
        """Whether the server has it, the page cannot know."""
        self.draw("blind")
        self.wire.cut()
        self.told()
        self.wire.mend()
        self.back()

    def while_others_act(self, play: Play) -> None:
        """What happens meanwhile is told later."""
        super().decide(play)
        self.settled(play)
        self.wire.cut()
        self.told()
        self.wire.mend()
        self.back()

    def told(self) -> None:
        expect(self.page.get_by_text(GONE)).to_be_visible(timeout=3000)

    def back(self) -> None:
        expect(self.page.get_by_text(GONE)).to_have_count(0)

    def told_everything(self) -> None:
        """Every line of the log is there, once."""
        play = self.until(lambda now: bool(now["choices"] or now["ending"]), "the others do not act")
        if not play["ending"]:
            self.arrived(play)
            told = [line["text"] for each in self.history() for line in each["log"]]
            self.page.keyboard.press("l")
            lines = self.page.get_by_role("list", name="Protokoll").get_by_role("listitem")
            expect(lines).to_have_text(told[-120:])
            self.page.keyboard.press("Escape")

    def history(self) -> list[Play]:
        past: list[Play] = self.site.ask(f"/api/tables/{self.table}/history?seat=0&lang=de", self.token())
        return past


def test_a_whole_game_with_ten_cuts(site: Site, open_page: OpenPage) -> None:
    page = open_page()
    with Wire(int(site.address.rsplit(":", 1)[1])) as wire:
        by_wire = copy(site)
        by_wire.address = wire.address
        play_now(by_wire, page, "Erste Reise")
        player = Unlucky(site, page, wire)
        last = player.play_on()
        assert player.cuts == CUTS
        expect(page.locator("tfoot td").first).to_be_visible()
        totals = [int(text.replace("−", "-")) for text in page.locator("tfoot td").all_inner_texts()]
        assert totals == [seat["total"] for seat in last["result"]["seats"]]
        _, *deeds = player.history()  # the first entry is the deal, whoever begins
        mine = [each for each in deeds if any(line["seat"] == 0 for line in each["log"][:1])]
        assert len(mine) == player.made, "a deed was lost or done twice"

"""Denmark for two: in two browsers to the end; on one device, watched, with a server that dies in between."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from web.conftest import OpenPage
from web.driving import Driver, open_denmark, take_turns
from web.looking import accessible, fits
from web.playing import Play
from web.serving import Site


class Guest(Driver):
    """One of two people at one device: opens the curtain when it is for them."""

    def turn(self) -> Play:
        shown = """([name, version]) => document.querySelector('.curtain')?.textContent.includes(name)
            || Number(document.querySelector('[data-version]')?.dataset.version) >= version"""
        self.page.wait_for_function(shown, arg=[("Anna", "Ben")[self.seat], self.position()["version"]])
        if (curtain := self.page.locator(".curtain button")).count():
            assert not self.page.locator("[data-order]").count(), "orders could be seen through the curtain"
            curtain.click()
        return super().turn()


def play_a_round(one: Guest, other: Guest) -> None:
    """Until the next round has begun."""
    begun = one.position()["view"]["public"]["round"]
    take_turns((one, other), lambda play: bool(play["view"]["public"]["round"] > begun))


def test_two_at_one_device_go_on_after_the_server_has_died(tmp_path: Path, open_page: OpenPage) -> None:
    with Site(tmp_path) as site:
        page, watcher = open_page(), open_page(lang="en-GB")
        table = open_denmark(site, page, {"kind": "me", "name": "Ben"})
        watcher.goto(f"{site.address}/t/{table}")
        one, other = Guest(site, page, 0), Guest(site, page, 1)
        play_a_round(one, other)
        (one, other)[one.position()["actors"][0]].turn()
        site.kill()
        expect(page.locator(".strip.offline")).to_be_visible()
        site.start()
        expect(page.locator(".strip.offline")).to_have_count(0, timeout=20_000)
        play_a_round(one, other)
        version = one.position()["version"]
        watcher.wait_for_selector(f'[data-version="{version}"]')
        assert not watcher.locator("[data-panel=orders] [data-order]").count(), "a spectator saw somebody's orders"


def test_two_browsers_play_to_the_end(site: Site, open_page: OpenPage) -> None:
    pages = open_page(width=1366, height=650), open_page(lang="en-GB", width=820, height=1180, theme="dark")
    table = open_denmark(site, pages[0], {"kind": "open"})
    pages[1].goto(f"{site.address}/t/{table}")
    pages[1].get_by_label("Your name").fill("Ben")
    pages[1].get_by_role("button", name="Sit down").click()
    for page in pages:
        page.wait_for_selector(".starts label")
    last = take_turns([Driver(site, page, seat) for seat, page in enumerate(pages)])
    totals = [seat["total"] for seat in last["result"]["seats"]]
    for page in pages:
        expect(page.locator("tfoot td").first).to_be_visible()
        assert [
            int(text.replace("−", "-").split()[0]) for text in page.locator("tfoot td").all_inner_texts()
        ] == totals
        fits(page)
        accessible(page)

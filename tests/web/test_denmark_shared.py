"""Denmark on one device for two, with somebody who only watches, and a server that dies in between."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from web.conftest import OpenPage
from web.driving import Driver, open_denmark
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
    """Whoever's turn it is decides, until the next round has begun."""
    begun = one.position()["view"]["public"]["round"]
    while (play := one.position())["view"]["public"]["round"] <= begun:
        actor = (one, other)[play["actors"][0]]
        decision = actor.turn()
        actor.decide(decision)
        actor.taken(decision)


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

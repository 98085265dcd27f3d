"""Planning ahead in the browser: a plan that stays, what it lacks, and a claim made when the turn comes."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from web.conftest import OpenPage
from web.looking import accessible, fits
from web.playing import Clicker, Rival, certain
from web.serving import Site

SEATS = [{"kind": "me", "name": "Anna"}, {"kind": "open"}]


def sit_down(site: Site, page: Page) -> tuple[Clicker, Rival, list[str]]:
    """Anna has had a turn and waits for Ben. The routes that she could claim then, and can still."""
    page.goto(site.address)
    page.wait_for_selector("article")
    anna = Clicker(site, page)
    token = site.ask("/api/guests", None, {"name": "Anna"})["token"]
    page.evaluate("token => localStorage.setItem('stellwerk.token', token)", token)
    table = site.ask("/api/tables", token, {"game": "europe", "seats": SEATS, "name": "Anna", "listed": False})
    rival = Rival(site, table["table"]["id"])
    page.goto(f"{site.address}/t/{rival.table}")
    page.wait_for_selector("[data-version] .host svg")
    rival.act()
    anna.play_on(turns=1)
    routes: list[str] = []
    while len(routes) < 2:
        if rival.position()["choices"]:
            rival.draw()
        turn = anna.to_turn()
        routes = certain(site, turn)
        anna.arrived(anna.draw_two(turn))
    return anna, rival, routes


def test_a_plan_stays_and_a_kept_claim_is_made_when_the_turn_comes(site: Site, open_page: OpenPage) -> None:
    page = open_page()
    anna, rival, routes = sit_down(site, page)
    first, second = routes[:2]
    plan, kept = page.locator("[data-plan]"), page.locator("[data-kept]")

    far = [route for route in ("brest-pamplona-1", "brest-paris-1", "kharkov-kyiv-1") if route != first][:2]
    for route in far:  # quickly, one after the other
        page.locator(f'[id="space:{route}:1"] .hit').dispatch_event("click", {"shiftKey": True})
    expect(plan).to_contain_text("Dein Plan, 2 Strecken:")
    anna.click_route(first)
    page.get_by_role("button", name="In meinen Plan").click()
    expect(plan).to_contain_text("Dein Plan, 3 Strecken:")
    expect(page.locator(".host .planned").first).to_be_attached()

    page.get_by_role("button", name="Nehmen, wenn ich dran bin").click()
    accessible(page)
    page.get_by_role("dialog").get_by_role("button", name="Vormerken").click()
    expect(kept).to_contain_text("Wenn du dran bist:")
    expect(kept).to_contain_text("sonst 2 Karten vom Stapel")
    kept.get_by_role("button", name="Verwerfen").click()
    expect(kept).to_have_count(0)

    anna.click_route(second)
    page.get_by_role("button", name="Nehmen, wenn ich dran bin").click()
    page.get_by_role("dialog").get_by_role("checkbox").uncheck()
    page.get_by_role("dialog").get_by_role("button", name="Vormerken").click()
    expect(kept).not_to_contain_text("sonst")
    page.reload()  # it is kept for the seat, not in the page
    expect(kept).to_be_visible()
    expect(plan).to_contain_text(re.compile("fehlen noch|reichen deine Karten|alle Karten"))
    fits(page, whole=True)
    accessible(page)

    rival.draw()
    expect(page.locator(f'[id="trains:{second}"]')).to_be_visible()
    expect(kept).to_have_count(0)
    assert rival.position()["choices"], "the turn did not go on"
    page.get_by_role("button", name="Plan leeren").click()
    expect(plan).to_have_count(0)

"""Refusals, undo, a server that dies and comes back, two tabs, replays."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from web.conftest import OpenPage
from web.looking import accessible
from web.playing import Clicker, claimable, play_now
from web.serving import Site

RECORD = Path(__file__).parents[1] / "records/europe-tunnel-refused.txt"


@pytest.fixture
def own_site(tmp_path: Path) -> Site:
    return Site(tmp_path)


def test_illegal_says_why_and_escape_leaves_no_trace(site: Site, open_page: OpenPage) -> None:
    page = open_page()
    play_now(site, page, "Europa")
    clicker = Clicker(site, page)
    play = clicker.to_turn()
    clicker.click_route("petrograd-stockholm-1")
    why = page.get_by_role("alert")
    expect(why).to_contain_text("Das geht gerade nicht.")
    expect(why).to_contain_text(re.compile("Regel [A-Z]+-"))
    accessible(page)
    page.keyboard.press("Escape")
    expect(why).to_have_count(0)
    if claims := claimable(play):
        clicker.click_route(claims[0])
        expect(page.get_by_role("dialog")).to_be_visible()
        accessible(page)
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
    assert clicker.position()["version"] == play["version"]


def test_a_hint_can_be_followed_and_a_claim_taken_back(site: Site, open_page: OpenPage) -> None:
    page = open_page()
    play_now(site, page, "Europa")
    clicker = Clicker(site, page)
    play = clicker.to_turn()
    page.keyboard.press("h")
    expect(page.get_by_role("button", name="Ausführen")).to_be_visible()
    expect(page.get_by_text("würde das tun.")).to_have_count(0)  # it gives a reason of its own
    accessible(page)
    page.get_by_role("button", name="Ausführen").click()
    payment = page.get_by_role("dialog").locator(".btn.pri")  # a claim is paid for before it is sent
    page.wait_for_function(
        """version => document.querySelector('[role=dialog]')
            || Number(document.querySelector('[data-version]').dataset.version) > version""",
        arg=play["version"],
    )
    if payment.is_visible():
        payment.click()
    clicker.until(lambda now: now["version"] > play["version"], "the hint was not followed")


def test_the_server_dies_and_comes_back(own_site: Site, open_page: OpenPage) -> None:
    own_site.start()
    try:
        page = open_page()
        play_now(own_site, page, "Europa")
        clicker = Clicker(own_site, page)
        clicker.to_turn()
        own_site.kill()
        expect(page.get_by_text("Keine Verbindung.")).to_be_visible()
        accessible(page)
        own_site.start()
        page.get_by_role("button", name="Jetzt versuchen").click()
        expect(page.get_by_text("Keine Verbindung.")).to_have_count(0)
        before = clicker.position()
        clicker.draw("blind")
        clicker.settled(before)
        assert clicker.position()["version"] == before["version"] + 1
    finally:
        own_site.kill()


def test_two_tabs_of_one_person_agree(site: Site, open_page: OpenPage) -> None:
    page = open_page()
    play_now(site, page, "Europa")
    other = page.context.new_page()
    other.goto(page.url)
    other.wait_for_selector("[data-version] .host svg")
    first = Clicker(site, page)
    before = first.to_turn()
    page.bring_to_front()  # keys go to the tab that is looked at
    page.keyboard.press("d")
    page.keyboard.press("d")  # two keys, however quickly, are two cards
    held = before["view"]["public"]["players"][0]["cards"] + 2
    first.until(lambda now: now["view"]["public"]["players"][0]["cards"] == held, "a key was lost")
    cards = str(held)
    for tab in (page, other):
        expect(tab.locator('[data-seat="0"] .facts')).to_contain_text(cards)


def test_a_record_from_a_file_is_replayed(site: Site, open_page: OpenPage) -> None:
    page = open_page()
    page.goto(f"{site.address}/replay")
    accessible(page)
    page.locator("input[type=file]").set_input_files(RECORD)
    slider = page.get_by_role("slider")
    expect(slider).to_be_visible()
    accessible(page)
    slider.fill(str(int(slider.get_attribute("max") or "1") // 2))
    half = page.locator(".trains").count()
    assert half > 0
    page.get_by_role("button", name="Zum Ende").click()
    expect(page.locator(".trains")).not_to_have_count(half)
    page.get_by_role("combobox").select_option("0")
    expect(page.get_by_text("Hand", exact=True)).to_be_visible()
    page.get_by_role("button", name="Zum Anfang").click()
    page.get_by_role("button", name="Abspielen").click()
    expect(page.get_by_text(re.compile(r"Zug [1-9]\d* von"))).to_be_visible()


def test_a_wrong_address_leads_home(site: Site, open_page: OpenPage) -> None:
    page = open_page()
    page.goto(f"{site.address}/nowhere")
    accessible(page)
    page.get_by_role("link", name="Zur Startseite").click()
    expect(page.get_by_role("heading", name="Bitte einsteigen.")).to_be_visible()

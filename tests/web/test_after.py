"""After the game: the end as an event, the sheet, a picture to share; the replay, and a game that goes on."""

from __future__ import annotations

import re
import time

from playwright.sync_api import Page, expect

from web.conftest import OpenPage
from web.looking import accessible, fits
from web.playing import Seated, actions
from web.positions import RECORDS, open_at, stored
from web.serving import Site

PNG = b"\x89PNG"


def to_the_end(player: Seated) -> None:
    """Decide whatever comes first, until the game is over."""
    until = time.monotonic() + 60
    while not (play := player.position())["ending"]:
        assert time.monotonic() < until, "the game did not end"
        if play["choices"]:
            body = {"version": play["version"], "action": actions(play)[0], "seat": player.seat}
            player.site.ask(f"/api/tables/{player.table}/act", player.token(), body)
        time.sleep(0.02)


def near_the_end(site: Site, page: Page) -> Seated:
    """A table of two a few turns before the last; the record's last deed stands before what luck did by it."""
    record = stored("first-journey-six-tickets")
    entries = max(number for number, entry in enumerate(record.entries) if entry.seat >= 0) - 1
    seat = record.entries[entries].seat
    open_at(site, page, record, entries, seat)
    return Seated(site, page, seat)


def test_the_end_is_an_event_that_can_be_skipped_and_then_a_sheet_to_share(
    site: Site, open_page: OpenPage
) -> None:
    page = open_page(motion="no-preference")
    player = near_the_end(site, page)
    to_the_end(player)
    ceremony = page.locator("[data-ceremony]")
    expect(ceremony).to_be_visible()
    expect(ceremony.locator("li")).to_have_count(2)
    page.keyboard.press("Escape")
    expect(ceremony).to_have_count(0)
    last = player.position()
    own = next(seat for seat in last["result"]["seats"] if seat["seat"] == player.seat)
    expect(page.locator(".own")).to_contain_text(f"Platz {own['rank']} von 2")
    expect(page.locator(".wide button .host svg")).to_have_count(2)  # everybody's net, side by side
    foreign = f".net .trains:not(.p{player.seat + 1})"
    expect(page.locator(foreign).locator("visible=true")).to_have_count(0)  # and this one not muddied by others
    accessible(page)
    with page.expect_download() as download:
        page.get_by_role("button", name="Bild teilen").click()
    assert download.value.path().read_bytes().startswith(PNG)
    page.reload()  # whoever only comes to look is not kept waiting
    expect(page.locator("tfoot td").first).to_be_visible()
    expect(ceremony).to_have_count(0)
    page.get_by_role("button", name="Noch eine Partie").click()
    page.wait_for_selector("[data-version] .host svg")
    assert player.position()["view"]["seat"] == player.seat, "the rematch gave somebody another colour"


def test_a_replay_tells_every_stop_and_a_game_can_go_on_from_it(site: Site, open_page: OpenPage) -> None:
    page = open_page()
    page.goto(f"{site.address}/replay")
    page.locator("input[type=file]").set_input_files(RECORDS / "europe-tunnel-refused.txt")
    page.wait_for_selector("input[type=range]")
    slider = page.get_by_role("slider")
    told = page.evaluate("""async () => {
        const [slider, told] = [document.querySelector('input[type=range]'), []];
        for (let at = 0; at <= Number(slider.max); at++) {
            slider.value = at;
            slider.dispatchEvent(new Event('input', { bubbles: true }));
            await new Promise(done => setTimeout(done)); // not to be painted, only to be told
            told.push(slider.getAttribute('aria-valuetext'));
        }
        return told;
    }""")
    assert [at for at, words in enumerate(told) if not words] == [], "stops without a sentence"
    assert sum("umgedreht" in words for words in told) > 0
    assert all(words.count("umgedreht") <= 2 for words in told), "a tunnel is told card by card"
    marks = {each.get_attribute("data-mark") for each in page.locator("[data-mark]").all()}
    assert {"train-count", "ui-flag"} <= marks
    slider.fill("60")
    expect(page.get_by_label("Protokoll").locator("li").last).to_contain_text(told[60].split(". ")[-1][:20])
    expect(page.get_by_text("Auslage", exact=True)).to_be_visible()
    accessible(page)
    shown = page.locator(".trains").count()
    page.get_by_role("button", name="Von hier weiterspielen").click()
    page.wait_for_selector("[data-version] .host svg")
    expect(page.get_by_text("Von hier an wird weitergespielt")).to_be_visible()
    assert page.locator(".trains").count() >= shown > 0
    page.set_viewport_size({"width": 360, "height": 640})
    fits(page, whole=True)


def test_a_game_is_analysed_and_every_moment_leads_into_the_replay(site: Site, open_page: OpenPage) -> None:
    page = open_page()
    player = near_the_end(site, page)
    to_the_end(player)
    analyse = page.get_by_role("button", name="Analysieren")
    analyse.click()
    work = page.get_by_role("status").filter(has=page.get_by_role("progressbar"))
    work.get_by_role("button", name="Abbrechen").click()  # and nobody is the worse for it
    expect(work).to_have_count(0)
    analyse.click()
    plot = page.get_by_role("slider", name="Gewinnaussichten")
    # It runs after everything else, so on a busy machine it may take its time.
    expect(plot.locator("g .line")).to_have_count(2, timeout=240_000)
    figures = page.locator("[data-analysis] tbody tr").first.locator("td").all_inner_texts()
    plain = [each.translate({ord(","): ".", ord("−"): "-", ord("%"): None}) for each in figures]
    prior, *moved, result = map(float, plain)
    assert abs(prior + sum(moved) - result) < 0.05, figures
    accessible(page)
    plot.focus()
    page.keyboard.press("Home")
    expect(plot).to_have_attribute("aria-valuetext", re.compile("Anna .*%.* Vor dem Geben"))
    for _ in range(3):
        page.keyboard.press("PageUp")
    page.set_viewport_size({"width": 360, "height": 640})
    fits(page)
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile(r"/replay#\d+$"))
    slider = page.get_by_label("Stelle in der Partie")
    expect(slider).not_to_have_value("0")
    page.get_by_role("button", name="Analysieren").click()  # it is there already
    dialog = page.get_by_role("dialog")
    expect(dialog.locator("[data-analysis]")).to_be_visible()
    accessible(page)
    fits(page)
    dialog.get_by_role("slider").press("End")
    dialog.get_by_role("link", name="In der Partie ansehen").first.click()
    expect(dialog).to_have_count(0)
    expect(slider).to_have_value(slider.get_attribute("max") or "")

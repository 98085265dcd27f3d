"""A first game that teaches, the pictured rules, and what the home page shows first."""

from __future__ import annotations

import json
import time
from pathlib import Path

from playwright.sync_api import Page, expect

from web.conftest import OpenPage
from web.driving import Driver
from web.looking import accessible, fits
from web.playing import Clicker
from web.serving import Site


def _step(page: Page, number: int, of: int) -> None:
    expect(page.get_by_role("region", name="Lektion")).to_contain_text(f"Schritt {number} von {of}")


def test_a_newcomer_learns_on_the_real_board_and_plays_on(site: Site, open_page: OpenPage) -> None:
    page = open_page(width=1366, height=768)
    page.goto(site.address)
    offer = page.get_by_role("complementary", name="Zum ersten Mal hier?")
    offer.get_by_role("button", name="Europa lernen").click()
    page.wait_for_selector("[data-version] .host svg")
    player = Clicker(site, page)

    _step(page, 1, 8)
    boxes = page.get_by_role("dialog").locator("label")
    for city in ("Budapest", "Edinburgh"):
        boxes.filter(has_text=city).locator("input").check()
    page.get_by_role("dialog").locator("footer .btn.pri").click()

    _step(page, 2, 8)
    pink = page.locator('[data-on="card:pink"]').first
    expect(pink).to_have_css("outline-style", "solid")  # it is pointed at
    player.draw("white")
    expect(page.get_by_role("alert")).to_contain_text("bald spielst du frei")
    player.draw("pink")
    _step(page, 3, 8)
    player.draw("green")

    _step(page, 4, 8)
    expect(page.get_by_role("button", name="Zurücknehmen")).to_be_disabled()
    player.until(lambda play: bool(play["choices"]), "the rival did not draw")
    player.click_route("budapest-sarajevo-1")
    payment = page.get_by_role("dialog")
    expect(payment).to_contain_text("Danach hast du noch 42 Waggons und 3 Karten.")
    # Whoever has no locomotives keeps none.
    expect(payment).not_to_contain_text("Loks bleiben dir")
    player.confirm()

    _step(page, 5, 8)
    player.until(lambda play: bool(play["choices"]), "the rival did not claim")
    player.click_route("berlin-frankfurt-2")
    notice = page.locator(".refusal")
    expect(notice.locator(".facts")).to_contain_text("gesperrt")
    expect(notice.locator(".facts")).not_to_contain_text("frei")
    player.click_route("berlin-frankfurt-1")
    expect(notice).to_contain_text("gehört schon Gresley")
    notice.locator("summary").click()
    link = notice.get_by_role("link", name="Mehr mit Bildern")
    expect(link).to_have_attribute("href", "/rules/europe#T-20")
    player.draw("blind")
    _step(page, 6, 8)
    player.draw("blind")

    _step(page, 7, 8)
    player.until(lambda play: bool(play["choices"]), "the rival did not draw")
    accessible(page)
    player.claim("sarajevo-sofia-1")
    _step(page, 8, 8)
    page.get_by_role("dialog").locator(".btn.pri").click()
    lesson = page.get_by_role("region", name="Lektion")
    expect(lesson).to_contain_text("Lektion geschafft")
    expect(lesson).to_contain_text("Spiel gleich weiter gegen Gresley.")
    lesson.get_by_role("button", name="Weiterspielen").click()
    expect(lesson).to_have_count(0)
    player.play_on(turns=2)

    # At home again: the game that waits comes before the titles, and nobody is a newcomer any more.
    page.goto(site.address)
    mine = page.get_by_role("region", name="Deine Partien")
    expect(mine).to_contain_text("Gresley")
    above = mine.bounding_box()
    titles = page.locator(".titles").bounding_box()
    assert above and titles and above["y"] < titles["y"]
    expect(offer).to_have_count(0)


def test_denmark_is_learned_by_drawing_its_first_line(site: Site, open_page: OpenPage) -> None:
    page = open_page(width=1366, height=768)
    page.goto(site.address)
    page.get_by_role("button", name="Dänemark lernen").click()
    page.wait_for_selector("[data-version] .host svg")
    player = Driver(site, page)

    _step(page, 1, 9)
    for card in (21, 48, 35):
        page.locator(f'[data-on="card:{card}"] input').check()
    player.click_post("aarhus")
    player.click(".go button")

    _step(page, 2, 9)
    player.turn()
    expect(page.locator(".host .goal")).to_have_count(1)
    assert page.locator(".host .way.idea").count(), "the line to draw is shown"
    # Half of the line is a good beginning; another line is for later.
    player.lay("viborg")
    expect(page.get_by_role("alert")).to_contain_text("bald spielst du frei")
    for start, end in (("aarhus", "h20"), ("h20", "billund")):
        page.mouse.move(*player.place(start))
        page.mouse.down()
        page.mouse.move(*player.place(end), steps=4)
        before = player.position()
        page.mouse.up()
        player.taken(before)

    _step(page, 3, 9)
    accessible(page)
    last = page.locator('[data-on="end"]')
    expect(last).to_have_css("outline-style", "solid")  # it is pointed at
    last.click()
    _step(page, 4, 9)


def test_the_rules_of_a_title_stand_on_one_page_with_pictures(site: Site, open_page: OpenPage) -> None:
    page = open_page(width=360, height=740)
    page.goto(f"{site.address}/rules/germany#DE-08")
    meant = page.locator('[id="DE-08"]')
    expect(meant).to_be_in_viewport()
    expect(page.locator("#chapter-passengers h2")).to_have_text("Fahrgäste")
    picture = page.locator("#chapter-passengers img")
    picture.scroll_into_view_if_needed()
    page.wait_for_function("picture => picture.complete && picture.naturalWidth > 0", arg=picture.element_handle())
    accessible(page)
    fits(page)
    page.get_by_role("link", name="Erste Reise").click()
    expect(page.locator("#chapter-journeys h2")).to_have_text("Deine Reisen")
    page.get_by_role("link", name="Dänemark").click()
    expect(page.locator("#chapter-end .words")).to_contain_text("muss nicht der Reichste sein")
    picture = page.locator("#chapter-ferries img")
    picture.scroll_into_view_if_needed()
    page.wait_for_function("picture => picture.complete && picture.naturalWidth > 0", arg=picture.element_handle())


def test_with_friends_is_one_click_to_the_link_and_others_may_watch(site: Site, open_page: OpenPage) -> None:
    page = open_page()
    page.goto(site.address)
    page.get_by_role("button", name="Deutschland mit Freunden spielen").click()
    expect(page.get_by_role("heading", name="Einladen")).to_be_visible()
    # Who gave no name is called after a locomotive, which works in every sentence.
    name = page.evaluate("JSON.parse(localStorage['stellwerk.settings']).name")
    assert name and name not in ("Ich", "Me")
    expect(page.locator("main li").first).to_contain_text(name)

    page.goto(site.address)
    form = page.locator("#new-table")
    form.get_by_label("Spiel", exact=True).select_option("first-journey")
    form.get_by_label("Platz 2", exact=True).select_option("me")
    form.get_by_label("Zuschauen erlaubt").check()
    form.get_by_role("button", name="Tisch eröffnen").click()
    page.get_by_role("dialog").get_by_role("button").click()  # the curtain
    page.wait_for_selector("[data-version] .host svg")
    watcher = open_page()
    watcher.goto(site.address)
    row = watcher.get_by_role("region", name="Abfahrten").locator("tr").filter(has_text=name)
    row.get_by_role("link", name="Zuschauen").click()
    watcher.wait_for_selector("[data-version] .host svg")


def test_my_results_can_be_seen_taken_along_and_deleted(site: Site, open_page: OpenPage) -> None:
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "greedy", "name": "Borsig"}]
    made = site.ask(
        "/api/tables", None, {"game": "europe", "options": {"way": "1912"}, "seats": seats, "listed": False}
    )
    table, token = made["table"]["id"], made["token"]
    site.ask(f"/api/tables/{table}/start", token, {})
    site.ask(f"/api/tables/{table}/seats/0/bot", token, {"bot": "greedy"})
    until = time.monotonic() + 30
    while site.ask(f"/api/tables/{table}", token)["status"] == "running":
        assert time.monotonic() < until, "the bots did not come to an end"
        time.sleep(0.1)
    page = open_page()
    page.goto(site.address)
    page.evaluate("token => localStorage.setItem('stellwerk.token', token)", token)
    page.reload()
    last = page.get_by_role("region", name="Zuletzt gespielt")
    expect(last).to_contain_text("Europa · Zielkarten von 1912")
    expect(last.locator(".state")).to_contain_text("Punkte")
    last.get_by_role("link", name="Meine Ergebnisse").click()
    expect(page.get_by_role("heading", name="Europa")).to_be_visible()
    for label in ("Siege", "Bestes Ergebnis", "Längster Weg", "Zielkarten erfüllt"):
        expect(page.locator("dt").filter(has_text=label)).to_be_visible()
    expect(page.locator("main li")).to_contain_text("Schaffner")
    accessible(page)
    with page.expect_download() as taken:
        page.get_by_role("button", name="Als Datei mitnehmen").click()
    assert json.loads(Path(taken.value.path()).read_text())["games"][0]["id"] == table
    page.get_by_role("button", name="Ergebnisse löschen").click()
    page.get_by_role("button", name="Ja, löschen").click()
    expect(page.get_by_text("Noch keine Partie zu Ende gespielt.")).to_be_visible()


def test_the_first_step_leaves_room_for_the_map_on_a_small_phone(site: Site, open_page: OpenPage) -> None:
    page = open_page(width=360, height=640, touch=True)
    page.goto(site.address)
    page.locator("article").filter(has_text="Europa").get_by_role("button", name="Lernen").tap()
    page.wait_for_selector("[data-version] .host svg")
    _step(page, 1, 8)
    expect(page.get_by_role("dialog")).to_be_visible()
    seen = """() => document.querySelector('[role=dialog]').getBoundingClientRect().top
        - document.querySelector('.host').getBoundingClientRect().top"""
    page.wait_for_function(f"({seen})() > 190")
    fits(page, whole=True)

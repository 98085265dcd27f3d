"""Room at the table: every window has room for everything, and what is pointed at, asked or taken back behaves."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from web.conftest import OpenPage
from web.looking import accessible, fits
from web.measuring import LARGEST, MAGNIFIED, SIZES, everywhere, faults, resize
from web.playing import Clicker, certain, claimable, play_now
from web.positions import RECORDS, before, open_at, stored
from web.serving import Site
from web.test_moments import decision
from web.test_tables import new_table


def _log(page: Page) -> Locator:
    return page.get_by_role("list", name="Protokoll")


@pytest.mark.parametrize("title", ["Europa", "Deutschland", "Erste Reise"])
def test_every_window_has_room_for_everything(site: Site, open_page: OpenPage, title: str) -> None:
    page = open_page()
    play_now(site, page, title)
    clicker = Clicker(site, page)
    if title == "Deutschland":
        clicker.play_on(turns=1)  # the mix of piles
    if title != "Erste Reise":
        expect(page.get_by_role("dialog").locator("input").first).to_be_visible()
        everywhere(page)
        resize(page, (1280, 800))
    clicker.play_on(turns=8)
    clicker.to_turn()
    everywhere(page, LARGEST, MAGNIFIED)
    accessible(page)
    page.emulate_media(color_scheme="dark")
    accessible(page)


def test_a_sheet_leaves_the_ends_of_what_it_asks_in_sight(site: Site, open_page: OpenPage) -> None:
    record = stored("germany-last-lap")
    page = open_page(width=360, height=640)
    open_at(site, page, record, *before(record, lambda entry: entry.text.startswith("keep")))
    page.wait_for_function(
        """cities => {
            const sheet = document.querySelector('[role=dialog]')?.getBoundingClientRect();
            const top = document.querySelector('.host').getBoundingClientRect().top;
            return sheet && cities.every(city => {
                const box = document.querySelector(`[id="city:${city}"] .disc`).getBoundingClientRect();
                return box.top > top && box.bottom < sheet.top && box.left > 0 && box.right < innerWidth;
            });
        }""",
        arg=["hamburg", "leipzig", "hannover", "saarbruecken", "kiel", "lindau"],
    )
    seen = page.evaluate(
        """() => document.querySelector('[role=dialog]').getBoundingClientRect().top
            - document.querySelector('.host').getBoundingClientRect().top"""
    )
    assert seen > 320, "more than half of a small phone is the map"


def test_a_map_under_a_sheet_is_as_near_as_it_was_and_fills_its_place(site: Site, open_page: OpenPage) -> None:
    record = stored("europe-tunnel-refused")
    page = open_page(width=360, height=640)
    open_at(site, page, record, *before(record, lambda entry: entry.text == "give up"))
    expect(page.get_by_role("dialog")).to_be_visible()
    page.wait_for_function(
        """route => {
            const [world, sheet, tunnel] = ['.world', '[role=dialog]', `[id="route:${route}"]`].map(
                each => document.querySelector(each).getBoundingClientRect());
            const [, near] = document.querySelector('.world').getAttribute('transform').match(/scale[(](.*)[)]/);
            return near > .99 && world.bottom >= sheet.top && tunnel.bottom < sheet.top;
        }""",
        arg="munchen-venezia-1",
    )
    resize(page, MAGNIFIED)  # low and wide: then it lies beside the map
    page.wait_for_function(
        """() => {
            const [host, sheet] = ['.host', '[role=dialog]'].map(each => document.querySelector(each));
            return sheet.getBoundingClientRect().left >= host.getBoundingClientRect().right - 1;
        }"""
    )
    expect(page.get_by_role("button", name="Verzichten")).to_be_in_viewport(ratio=1)


def test_names_keep_off_stations_and_tickets_and_players_are_seen_whole(site: Site, open_page: OpenPage) -> None:
    page = open_page()
    record = stored("europe-last-lap")
    began, *_ = decision(record, "LastLapBegan")
    open_at(site, page, record, began + 4, seat=3)  # two stations stand, somebody has a flag
    expect(page.locator(".host .station")).not_to_have_count(0)
    everywhere(page)
    resize(page, (1180, 820))
    for ticket in page.get_by_role("list", name="Deine Ziele").get_by_role("listitem").all():
        expect(ticket).to_be_in_viewport(ratio=1)
    for size in ((1280, 720), (360, 640)):  # a rail, a strip
        resize(page, size)
        cut = "all => all.filter(each => each.scrollWidth > each.clientWidth).map(each => each.textContent)"
        assert page.locator("[data-seat] .who").evaluate_all(cut) == []
        expect(page.locator("[data-seat] .pinned")).to_be_in_viewport(ratio=1)  # the flag


def test_a_childs_hand_can_be_tapped_and_read_on_a_phone(site: Site, open_page: OpenPage) -> None:
    page = open_page(width=360, height=640, touch=True)
    record = stored("first-journey-six-tickets")
    entries, seat, _ = decision(record, "Ended")
    open_at(site, page, record, entries, seat)
    stacks = page.locator("[data-stack]")
    expect(stacks).to_have_count(5)
    for stack in stacks.all():
        expect(stack).to_be_in_viewport(ratio=1)
        assert (stack.bounding_box() or {"width": 0})["width"] >= 44
        assert stack.locator(".label").evaluate("each => each.scrollWidth <= each.clientWidth")
    tray = page.locator(".tray").bounding_box()
    page.evaluate(
        "document.querySelectorAll('li:has(> [data-stack])').forEach((each, place) => place && each.remove())"
    )
    assert page.locator(".tray").bounding_box() == tray, "the map moves with every card"
    # A question is answered by Enter: what was asked for, not the cross in the corner.
    page.keyboard.press("s")
    expect(page.get_by_role("button", name="Ja, tauschen")).to_be_focused()


def test_a_full_hand_stays_in_sight_on_a_phone(site: Site, open_page: OpenPage) -> None:
    page = open_page(width=360, height=640, touch=True)
    open_at(site, page, stored("europe-last-lap"), entries=622, seat=3)  # cards of every kind
    stacks = page.locator("[data-stack]")
    expect(stacks).to_have_count(9)
    for stack in stacks.all():
        expect(stack).to_be_in_viewport(ratio=1)
    page.locator("nav").get_by_role("button", name="Hand").tap()
    for stack in stacks.all():
        expect(stack).to_be_in_viewport(ratio=1)


def test_a_replay_shows_row_hand_and_log_in_any_window(site: Site, open_page: OpenPage) -> None:
    page = open_page(width=1366, height=650)
    page.goto(f"{site.address}/replay")
    page.locator("input[type=file]").set_input_files(RECORDS / "europe-last-lap.txt")
    page.get_by_role("slider").fill("40")
    page.get_by_role("combobox").select_option("0")
    for size in SIZES:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        if size[0] < 720:
            assert (page.locator("main").bounding_box() or {"height": 0})["height"] > size[1] / 2
            expect(page.locator("summary")).to_be_visible()
            if not page.locator("details[open]").count():
                page.locator("summary").click()
        for heading in ("Auslage", "Hand", "Ziele"):
            expect(page.get_by_role("heading", name=heading, exact=True)).to_be_in_viewport(ratio=1)
        newest = _log(page).get_by_role("listitem").last
        if size[0] < 720:
            newest.scroll_into_view_if_needed()
        expect(newest).to_be_in_viewport()
        fits(page, whole=True)
    accessible(page)


def test_log_chat_and_rules_are_one_key_away_where_they_have_no_place(site: Site, open_page: OpenPage) -> None:
    page = open_page()
    new_table(site, page, "europe", {2: "bot"})
    page.get_by_text("90 s je Zug").click()
    page.get_by_role("button", name="Tisch eröffnen").click()
    page.wait_for_selector("[data-version] .host svg")
    Clicker(site, page).to_turn()
    for size in ((720, 900), (1000, 700), (1179, 900), (1280, 720)):
        resize(page, size)
        for seat in (0, 1):
            expect(page.locator(f"[data-seat='{seat}'] .facts")).to_contain_text(re.compile(r"\d+\D+\d+"))
        expect(page.locator("[data-seat='0']").get_by_title("Uhr")).to_be_visible()
        page.keyboard.press("Escape")
        for key, name in (("l", "Protokoll"), ("c", "Chat"), ("v", "Regeln")):
            page.keyboard.press(key)
            expect(page.get_by_role("tab", name=name)).to_have_attribute("aria-selected", "true")
    accessible(page)
    page.keyboard.press("Escape")
    expect(page.get_by_role("tab")).to_have_count(0)
    page.get_by_role("button", name="Protokoll").click()
    expect(page.get_by_role("tab", name="Protokoll")).to_be_visible()
    page.locator(".host").focus()
    page.keyboard.press("ArrowRight")
    ring = page.evaluate("getComputedStyle(document.querySelector('.host'), '::after').borderTopWidth")
    assert ring == "3px"  # the whole ring, over the picture


def test_a_click_keeps_what_pointing_showed(site: Site, open_page: OpenPage) -> None:
    page = open_page()
    play_now(site, page, "Europa")
    clicker = Clicker(site, page)
    play = clicker.to_turn()
    ticket = page.get_by_role("list", name="Deine Ziele").get_by_role("button").first
    for _ in range(2):  # hover, then click: neither undoes the other
        ticket.hover()
        expect(page.locator(".marks .lit")).to_have_count(2)
    ticket.click()
    page.mouse.move(5, 5)
    expect(page.locator(".marks .lit")).to_have_count(2)
    page.locator("[data-stack]").first.click()
    page.mouse.move(5, 5)
    expect(page.locator("[data-stack][aria-pressed=true]")).to_have_count(1)
    expect(page.locator(".marks .lit")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator("[data-stack][aria-pressed=true]")).to_have_count(0)
    # Drawing tickets cannot be undone, so it is asked about; then Enter means what is chosen, not the pile.
    page.get_by_role("button", name="Ziele").click()
    expect(page.get_by_role("dialog")).to_contain_text("nicht zurücknehmen")
    assert clicker.position()["version"] == play["version"]
    page.keyboard.press("Enter")
    clicker.settled(play)
    expect(page.get_by_role("dialog").locator("input")).to_have_count(3)
    offered = clicker.position()
    page.keyboard.press("a")
    page.keyboard.press("Enter")
    clicker.settled(offered)
    expect(page.get_by_role("alert")).to_have_count(0)


def test_what_is_taken_back_is_gone_for_everybody(site: Site, open_page: OpenPage) -> None:
    anna, ben, carla = open_page(), open_page(width=820, height=1180), open_page(width=1100)
    new_table(site, anna, "europe", {2: "open"})
    anna.get_by_role("button", name="Tisch eröffnen").click()
    anna.wait_for_url("**/t/*")
    ben.goto(anna.url)
    ben.get_by_label("Dein Name").fill("Ben")
    accessible(ben)
    ben.get_by_role("button", name="Platz nehmen").click()
    first, second = Clicker(site, anna, 0), Clicker(site, ben, 1)
    for page in (anna, ben):
        expect(page.locator(".host svg")).to_be_visible()
    while not certain(site, play := first.position()):
        mover = first if play["choices"] else second
        if (now := mover.position())["choices"]:
            mover.arrived(now)
            mover.decide(now)
            mover.settled(now)
    carla.goto(site.address)  # a guest of the house who has no seat here: nothing is refused to her
    known = site.ask("/api/guests", body={"name": "Carla"})["token"]
    carla.evaluate("token => localStorage.setItem('stellwerk.token', token)", known)
    carla.goto(anna.url)
    expect(carla.locator(".host svg")).to_be_visible()
    expect(carla.get_by_role("button", name="Zurücknehmen")).to_have_count(0)
    assert carla.locator("[data-hand]").count() == 0
    assert faults(carla) == []
    first.arrived(play)
    first.claim(certain(site, play)[0])
    first.settled(play)
    taken = re.compile(r"(nimmst|nimmt) .* Feld(er)?, ")
    for clicker in (first, second):  # Ben may have claimed before: the newest line must be there too
        clicker.arrived(first.position())
        expect(_log(clicker.page).get_by_text(taken).first).to_be_visible()
    claims = _log(ben).get_by_text(taken).count()
    expect(ben.locator(".marks .since")).not_to_have_count(0)  # since Ben's own last move
    anna.get_by_role("button", name="Zurücknehmen").click()  # once
    first.until(lambda now: now["view"]["public"]["stage"]["type"] == "Turn", "one click did not take it back")
    ben.reload()
    for page in (anna, ben, carla):
        if page is carla:
            page.get_by_role("button", name="Protokoll").click()
        expect(page.get_by_text("zurück").first).to_be_visible()
        expect(_log(page).get_by_text(taken)).to_have_count(claims - 1)
    # What I say myself is not unread; what others say is, also where the chat is closed and on a phone.
    ben.set_viewport_size({"width": 360, "height": 640})
    expect(ben.get_by_role("link", name="Zur Startseite")).to_be_in_viewport(ratio=1)
    anna.get_by_role("tab", name="Chat").click()
    anna.get_by_role("button", name="Gut gespielt!").click()
    anna.get_by_role("tab", name="Protokoll").click()
    expect(ben.locator("nav .badge")).to_have_text(re.compile("1"))
    expect(ben.locator("nav .badge")).to_be_in_viewport(ratio=1)
    expect(carla.locator(".badge").first).to_have_text(re.compile("1"))
    expect(anna.locator(".badge")).to_have_count(0)


def test_who_shares_a_device_is_not_away(site: Site, open_page: OpenPage) -> None:
    page = open_page()
    new_table(site, page, "europe", {2: "me"})
    page.get_by_role("button", name="Tisch eröffnen").click()
    page.get_by_role("dialog").get_by_role("button").click()  # the curtain
    expect(page.locator("[data-seat='1']")).to_be_visible()
    expect(page.get_by_title("nicht da")).to_have_count(0)


def test_a_phone_keeps_its_place_and_shows_everything(site: Site, open_page: OpenPage) -> None:
    page = open_page(width=360, height=640, touch=True)
    new_table(site, page, "europe", {2: "bot"})
    page.get_by_text("90 s je Zug").tap()
    page.get_by_role("button", name="Tisch eröffnen").click()
    page.wait_for_selector("[data-version] .host svg")
    clicker = Clicker(site, page)
    clicker.to_turn()
    expect(page.locator("[data-seat='0']").get_by_title("Uhr")).to_be_visible()
    world = page.locator(".world")
    page.get_by_role("button", name="Ganzer Plan").tap()
    whole = re.compile(r"scale\(0\.[0-4]")
    expect(world).to_have_attribute("transform", whole)
    before = clicker.position()
    page.locator(".pile.deck").tap()
    clicker.settled(before)
    clicker.to_turn()
    expect(world).to_have_attribute("transform", whole)
    stays = world.get_attribute("transform")
    if claims := claimable(clicker.position()):  # a sheet moves the camera, and gives it back
        clicker.click_route(claims[0])
        page.get_by_role("dialog").get_by_role("button", name="Abbrechen").last.tap()
        expect(world).to_have_attribute("transform", stays or "")
    page.get_by_role("button", name="Tipp").tap()
    advice = page.locator(".notice p").first
    expect(advice).to_be_visible()
    assert (advice.bounding_box() or {"width": 0})["width"] > 200
    page.get_by_role("button", name="Schließen").tap()
    page.locator("nav").get_by_role("button", name="Ziele").tap()
    page.get_by_role("list", name="Deine Ziele").get_by_role("button").first.tap()
    expect(page.locator(".marks .lit")).to_have_count(2)
    page.locator("nav").get_by_role("button", name="Hand").tap()
    page.get_by_role("button", name="Strecken", exact=True).tap()
    deed = page.get_by_role("dialog").locator("tbody .btn").first
    box = deed.bounding_box() or {"x": 999.0, "width": 0.0}
    assert box["x"] + box["width"] <= 360
    fits(page, whole=True)

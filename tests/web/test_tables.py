"""Tables with several people: two browsers, one device, and every way to play."""

from __future__ import annotations

import json
import re
from base64 import b64decode

import pytest
from playwright.sync_api import Page, Route, expect

from stellwerk.ticket.state import FREE
from web.conftest import OpenPage
from web.looking import accessible, fits
from web.playing import Clicker, claimable, play_now
from web.serving import Site


def new_table(site: Site, page: Page, game: str, seats: dict[int, str], **fields: str) -> None:
    """Fill in the form: `seats` maps a place to what sits there."""
    page.goto(site.address)
    form = page.locator("#new-table")
    form.get_by_label("Spiel", exact=True).select_option(game)
    for label, value in fields.items():
        form.get_by_label(label).select_option(value)
    for place, kind in seats.items():
        form.get_by_label(f"Platz {place}", exact=True).select_option(kind)


@pytest.mark.parametrize(
    ("way", "offered", "least"), [("classic", 4, 2), ("1912", 4, 2), ("mega", 2, 0), ("big-cities", 5, 2)]
)
def test_each_way_to_play_opens_with_its_tickets(
    site: Site, open_page: OpenPage, way: str, offered: int, least: int
) -> None:
    page = open_page()
    new_table(site, page, "europe", {2: "bot"}, Spielweise=way)
    for bonus in ("Orient-Express (6 Karten)", "Max (1 Karte)"):
        page.get_by_label(bonus).check()
    page.get_by_role("button", name="Tisch eröffnen").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.locator("input[type=checkbox]")).to_have_count(offered)
    keep = dialog.locator("footer .btn")
    expect(keep).to_have_attribute("aria-disabled", "true" if least else "false")
    Clicker(site, page).play_on(turns=2)


def test_two_browsers_play_and_talk_and_a_third_watches(site: Site, open_page: OpenPage) -> None:
    anna, ben, carla = open_page(), open_page(lang="en-GB"), open_page(width=900)
    new_table(site, anna, "europe", {2: "open"})
    anna.get_by_label("Dein Name").first.fill("Anna")
    anna.get_by_role("button", name="Tisch eröffnen").click()
    accessible(anna)
    code = anna.get_by_label("Kurzcode", exact=True).inner_text()
    ben.goto(site.address)
    ben.get_by_label("Short code").fill(code.lower())
    ben.get_by_role("button", name="Join", exact=True).click()
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_role("button", name="Sit down").click()
    for page in (anna, ben):
        expect(page.locator(".host svg")).to_be_visible()
    first, second = Clicker(site, anna, 0, seed=3), Clicker(site, ben, 1, seed=4)
    for round_ in range(30):
        for clicker in (first, second):
            play = clicker.position()
            if play["choices"]:
                clicker.arrived(play)
                clicker.decide(play)
                clicker.settled(play)
        # Not in the middle of a tunnel: its window lies over everything else.
        if round_ >= 8 and first.position()["view"]["public"]["stage"]["type"] == "Turn":
            break
    carla.goto(anna.url)
    claimed = sum(owner != FREE for owner in b64decode(first.position()["view"]["public"]["owner"]))
    assert claimed > 0
    for page in (anna, ben, carla):
        expect(page.locator(".trains")).to_have_count(claimed)
    assert carla.locator("[data-hand]").count() == 0
    anna.get_by_role("tab", name="Chat").click()
    anna.get_by_role("button", name="Gut gespielt!").click()
    ben.get_by_role("tab", name=re.compile("Chat")).click()
    expect(ben.get_by_text("Well played!").first).to_be_visible()


def test_two_people_share_one_device(site: Site, open_page: OpenPage) -> None:
    page = open_page()
    new_table(site, page, "first-journey", {2: "me"})
    page.get_by_label("Dein Name").first.fill("Lea")
    page.get_by_label("Name auf Platz 2").fill("Opa")
    page.get_by_role("button", name="Tisch eröffnen").click()
    seen = set()
    for _ in range(5):
        curtain = page.get_by_role("dialog").filter(has_text="Gib das Gerät weiter")
        expect(curtain).to_be_visible()
        accessible(page)
        assert page.locator("[data-hand], [data-stack]").count() == 0, "a hand could be seen through the curtain"
        name = curtain.get_by_role("heading").inner_text().split()[0]
        seen.add(name)
        curtain.get_by_role("button").click()
        expect(page.locator(".host svg")).to_be_visible()
        clicker = Clicker(site, page, ["Lea", "Opa"].index(name))
        for _ in range(4):  # tickets or two cards, and what they bring with them
            if (play := clicker.position())["choices"]:
                clicker.arrived(play)
                clicker.decide(play)
                clicker.settled(play)
    assert seen == {"Lea", "Opa"}


def test_at_home_on_a_phone_everything_fits(site: Site, open_page: OpenPage) -> None:
    page = open_page(width=360, height=740, touch=True)
    page.goto(site.address)
    expect(page.locator("article")).to_have_count(4)
    fits(page)
    accessible(page)


@pytest.mark.parametrize(("title", "tickets"), [("Europa", "Ziele"), ("Erste Reise", "Reisen")])
def test_on_a_phone_everything_fits_and_works(site: Site, open_page: OpenPage, title: str, tickets: str) -> None:
    page = open_page(width=360, height=740, touch=True)
    play_now(site, page, title)
    fits(page)
    accessible(page)
    clicker = Clicker(site, page)
    clicker.play_on(turns=6)
    clicker.to_turn()
    for tab in ("Hand", tickets, "Spieler", "Protokoll", "Karte"):
        page.locator("nav").get_by_role("button", name=tab).click()
        fits(page, whole=True)
        accessible(page)


# What a heading looks like in the moment in which the theme changes; it inherits its colour.
AT_ONCE = """() => {
    const heading = document.querySelector('h1'), root = document.documentElement.dataset;
    const colour = () => getComputedStyle(heading).color;
    const [light, before] = [colour(), root.theme];
    root.theme = 'dark';
    const dark = colour();
    root.theme = before;
    return [light, dark];
}"""


def test_dark_and_language_are_remembered(site: Site, open_page: OpenPage) -> None:
    page = open_page()
    page.goto(site.address)
    expect(page.get_by_role("heading", name="Bitte einsteigen.")).to_be_visible()
    light, dark = page.evaluate(AT_ONCE)
    assert light != dark, "without motion, a colour does not go over into another"
    page.get_by_role("button", name="English").click()
    expect(page.get_by_role("heading", name="All aboard.")).to_be_visible()
    page.get_by_role("button", name="Dark theme").click()
    page.reload()
    expect(page.get_by_role("heading", name="All aboard.")).to_be_visible()
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"
    accessible(page)
    page.get_by_role("link", name="Rules", exact=True).click()
    page.locator("details", has=page.get_by_text("EU-01", exact=True)).locator("summary").first.click()
    expect(page.get_by_text("EU-01", exact=True)).to_be_visible()
    accessible(page)


def test_who_plays_at_once_meets_the_level_chosen_last(site: Site, open_page: OpenPage) -> None:
    page = open_page()
    levels = []
    for choose in (False, True):
        if choose:
            new_table(site, page, "europe", {2: "bot"})
            page.get_by_label("Stärke").first.select_option("planner")
            page.get_by_role("button", name="Tisch eröffnen").click()
            page.wait_for_url("**/t/*")
        play_now(site, page, "Erste Reise")
        told = site.ask(f"/api/tables/{page.url.rpartition('/')[2]}", "")
        levels.append({seat["bot"] for seat in told["seats"]} - {None})
    assert levels == [{"greedy"}, {"planner"}]


def test_one_claim_is_one_entry(site: Site, open_page: OpenPage) -> None:
    """Route and payment are one decision: the others are told once, and the table is one version further."""
    anna, ben = open_page(), open_page()
    new_table(site, anna, "europe", {2: "open"})
    anna.get_by_role("button", name="Tisch eröffnen").click()
    anna.wait_for_url("**/t/*")
    ben.goto(anna.url)
    ben.get_by_label("Dein Name").fill("Ben")
    told: list[int] = []  # the version of every position that the other seat is told of

    def heard(frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "play":
            told.append(message["version"])

    ben.on("websocket", lambda socket: socket.on("framereceived", heard))
    ben.get_by_role("button", name="Platz nehmen").click()
    for page in (anna, ben):
        expect(page.locator(".host svg")).to_be_visible()
    first, second = Clicker(site, anna, 0), Clicker(site, ben, 1)
    while not claimable(play := first.position()):
        mover = first if play["choices"] else second
        if (now := mover.position())["choices"]:
            mover.arrived(now)
            mover.decide(now)
            mover.settled(now)
    for clicker in (first, second):
        clicker.arrived(play)
    told.clear()
    first.claim(claimable(play)[0])
    first.settled(play)
    now = second.position()
    second.arrived(now)
    assert now["version"] == play["version"] + 1
    assert told == [now["version"]]


def test_a_family_without_a_desk_is_played_by_its_choices(site: Site, open_page: OpenPage) -> None:
    """Another package's family, as far as the page can tell: only its name is unknown to it."""
    page = open_page()

    def renamed(route: Route) -> None:
        route.fulfill(response=(told := route.fetch()), json={**told.json(), "family": "monorail"})

    page.route(re.compile(r"/api/tables/[0-9a-f]{16}\?"), renamed)
    page.goto(site.address)
    guest = site.ask("/api/guests", body={"name": "Anna"})["token"]
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "me", "name": "Ben"}]
    body = {"game": "denmark", "options": {"start": "1"}, "seats": seats, "name": "Anna"}
    table = site.ask("/api/tables", guest, body)["table"]["id"]
    site.ask(f"/api/tables/{table}/start", guest, {})
    page.evaluate("token => localStorage.setItem('stellwerk.token', token)", guest)
    page.goto(f"{site.address}/t/{table}")
    page.get_by_role("dialog").get_by_role("button").click()  # the curtain
    expect(page.locator(".host svg")).to_be_visible()
    accessible(page)
    seated = Clicker(site, page)
    before = seated.position()
    seated.arrived(before)
    page.locator(".choices li button").first.click()
    seated.until(lambda now: now["version"] > before["version"], "the choice was not taken")

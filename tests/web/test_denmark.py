"""Denmark through the page: whole games by mouse, two browsers, and how few clicks a turn takes."""

from __future__ import annotations

import json
import re
import time
from base64 import b64decode
from typing import Any

from playwright.sync_api import Page, expect

from stellwerk.server.settings import Limits
from web.conftest import OpenPage
from web.driving import Driver, Keys, Thumb, open_denmark
from web.looking import accessible, fits
from web.measuring import everywhere, resize
from web.playing import Play, play_now
from web.serving import Site
from web.test_keyboard import no_mouse

MOST_CLICKS = 10


class Hand(Driver):
    """Makes every step of its plan by hand, counts the clicks of a turn, looks with axe at every stage once."""

    def __init__(self, site: Site, page: Page) -> None:
        super().__init__(site, page)
        self.looked: set[str] = set()
        self.did: set[str] = set()  # in this turn, by as many deeds as are counted
        self.turns: list[tuple[int, frozenset[str]]] = []  # clicks, and what was done

    def decide(self, play: Play) -> None:
        stage = play["view"]["public"]["stage"]["type"]
        if not self.deeds:  # a new turn
            self.did = set()
        if stage not in self.looked:
            self.looked.add(stage)
            accessible(self.page)
        if stage != "Moving" or self.done() or not (self.planned() or self.plan()):
            super().decide(play)
            return
        self.by_hand()

    def done(self) -> bool:
        """One turn with everything in it is enough to count."""
        return any({"run", "build"} < kinds and kinds & {"load", "deliver"} for _, kinds in self.turns)

    def by_hand(self) -> None:
        kept = self.page.evaluate("key => sessionStorage.getItem(key)", f"stellwerk.plan.{self.table}.{self.seat}")
        plan: dict[str, int] = json.loads(kept)
        steps = [step for step in self.ask("plan", **plan)["steps"] if step["turn"] == 0]
        for place, step in enumerate(steps):
            self.did.add(step["what"])
            before = self.position()
            last = step["action"].split("; ")[-1].split()
            match step["what"]:
                case "run" if last[0] == "go" and self.seen(last[1]):
                    self.click_post(last[1])
                case "load" | "drop" | "deliver":
                    self.click(f'[data-action="{step["action"]}"]')
                case "build" if last[0] == "lay" and self.one_line(step["action"]):
                    self.lay(self.far_end(step["action"]))
                case "done" | "end":
                    self.end()
                case _:  # over the sea, hidden, several lines: the plan's own button does the rest of the turn
                    self.follow()
                    self.did |= {each["what"] for each in steps[place:]}
                    break
            self.taken(before)
            won = self.turn()["ending"]
            if won or step["what"] == "deliver":  # a card was drawn, perhaps an event: the rest is planned anew
                break
        self.turns.append((self.deeds, frozenset(self.did)))

    def one_line(self, lays: str) -> bool:
        """Whether a click on the far end lays just this."""
        end = self.far_end(lays)
        offered = self.ask("build", to=f"post:{end}")["action"]
        return self.seen(end) is not None and sections(offered) == sections(lays)

    @staticmethod
    def far_end(lays: str) -> str:
        """The milepost that a line of sections leads to."""
        ends = [lay.split()[1].split("-") for lay in lays.split("; ") if lay.startswith("lay")]
        joined = [end for pair in ends[:-1] for end in pair]
        return next((end for end in ends[-1] if end not in joined), ends[-1][0])

    def taken(self, before: Play) -> None:
        if self.position()["version"] == before["version"]:
            super().taken(before)


def sections(decision: str) -> set[str]:
    return {action for action in decision.split("; ") if action.startswith("lay ")}


def test_a_whole_game_by_mouse(site: Site, open_page: OpenPage) -> None:
    page = open_page()
    driver = Hand(site, page)
    for _ in range(3):  # luck may have no such turn in a short game
        open_denmark(site, page)
        assert driver.play_on()["ending"]
        if driver.done():
            break
    assert driver.done(), "no turn had a run, a load or delivery, and track"
    assert max(clicks for clicks, _ in driver.turns) <= MOST_CLICKS, driver.turns
    expect(page.locator("tfoot td").first).to_be_visible()
    expect(page.get_by_role("heading", name="Geld im Verlauf der Partie")).to_be_visible()
    accessible(page)
    page.goto(f"{page.url}/replay#40")
    expect(page.get_by_role("slider")).not_to_have_value("0")
    accessible(page)


def test_a_pointer_that_sweeps_over_the_map_says_no_more_than_a_server_hears(
    site: Site, open_page: OpenPage
) -> None:
    page = open_page()
    said: list[float] = []
    page.on("websocket", lambda line: line.on("framesent", lambda _: said.append(time.monotonic())))
    open_denmark(site, page)
    Driver(site, page).play_on(until=lambda play: play["view"]["public"]["stage"]["type"] == "Moving")
    posts = page.evaluate("""[...document.querySelectorAll('.host [id^="post:"]')].map((post) => {
        const {x, y, width, height} = post.getBoundingClientRect();
        return [x + width / 2, y + height / 2];
    }).filter(([x, y]) => document.elementFromPoint(x, y)?.closest('.host'))""")
    said.clear()
    for x, y in posts[:150]:
        page.mouse.move(x, y)
        page.wait_for_timeout(22)  # longer than a pointer has to rest before the page asks
    allowed, span = (int(part) for part in re.findall(r"\d+", Limits().messages))
    at_most = max(sum(at <= other < at + span for other in said) for at in said)
    assert 10 < at_most <= allowed


def delivered(driver: Driver) -> bool:
    """Whether this seat has brought a good to where it was wanted."""
    past = driver.site.ask(f"/api/tables/{driver.table}/history?seat={driver.seat}", driver.token())
    return any(
        event["type"] == "Delivered" and event["seat"] == driver.seat for each in past for event in each["news"]
    )


def test_a_good_is_delivered_by_thumb_on_a_small_phone(site: Site, open_page: OpenPage) -> None:
    page = open_page(width=360, height=640, touch=True)
    open_denmark(site, page)
    driver = Thumb(site, page)
    driver.play_on(until=lambda play: play["view"]["public"]["stage"]["type"] == "Moving")
    fits(page, whole=True)
    accessible(page)
    map_ = page.locator(".host").bounding_box()
    assert map_ is not None and map_["height"] > 180, "too little of the map is left"
    driver.play_on(until=lambda _: delivered(driver))
    page.get_by_role("button", name="Protokoll").tap()
    expect(page.get_by_text(re.compile("^Du lieferst")).last).to_be_visible()


def test_a_good_is_delivered_by_keys_alone(site: Site, open_page: OpenPage) -> None:
    page = open_page(lang="en-GB")
    open_denmark(site, page)
    no_mouse(page)
    page.reload()
    page.wait_for_selector("[data-version] .host svg")
    driver = Keys(site, page)
    driver.play_on(until=lambda _: delivered(driver))
    expect(page.get_by_text(re.compile("^You deliver")).last).to_be_visible()


def test_every_window_has_room_for_everything(site: Site, open_page: OpenPage) -> None:
    page = open_page()
    open_denmark(site, page)
    driver = Driver(site, page)
    driver.turn()
    page.wait_for_selector(".starts label")
    everywhere(page)
    resize(page, (1280, 800))
    driver.play_on(until=lambda play: bool(play["view"]["public"]["stage"]["type"] == "Moving"))
    everywhere(page)


def now_of(price: Any) -> list[Any]:
    """Sections that can be laid this turn."""
    return [section for section in price["sections"] if section["turn"] == 0]


def test_a_line_is_drawn_previewed_shortened_laid_and_taken_back(site: Site, open_page: OpenPage) -> None:
    page = open_page(theme="dark")
    play_now(site, page, "Dänemark")
    driver = Driver(site, page)
    driver.turn()
    driver.begin()
    play = driver.turn()
    mine = b64decode(play["view"]["public"]["owner"])
    target, price = next(
        (town, price)
        for town in ("viborg", "svendborg", "naestved")  # one of them is near any start
        if len(now_of(price := driver.ask("build", to=f"post:{town}"))) > 1
    )
    page.mouse.move(*driver.place(target))
    expect(page.locator(".crayon-marks .way.now")).to_have_count(1)
    page.mouse.click(*driver.place(target))
    button = page.locator("footer .btn.pri")
    expect(button).to_contain_text(f"{price['now']} M")
    sections = now_of(price)
    page.keyboard.press("Backspace")
    expect(button).to_contain_text(f"{price['now'] - sections[-1]['cost']} M")
    page.keyboard.press("Enter")
    driver.taken(play)
    built = b64decode(driver.position()["view"]["public"]["owner"])
    assert sum(owner == 0 for owner in built) - sum(owner == 0 for owner in mine) == len(sections) - 1
    expect(page.locator(".track-of.p1 .crayon")).to_have_attribute("d", re.compile("^M.+L"))
    page.keyboard.press("z")
    expect(page.locator(".track-of.p1 .crayon")).to_have_attribute("d", "")


def to_run(*drivers: Driver) -> tuple[Driver, Driver]:
    """On to the next run; who makes it, and who does not."""
    while (play := drivers[0].position())["view"]["public"]["stage"]["type"] != "Moving":
        builder = drivers[play["actors"][0]]
        builder.turn()
        builder.end()
        builder.taken(play)
    mover: int = play["actors"][0]
    drivers[mover].turn()
    return drivers[mover], drivers[1 - mover]


def test_two_browsers_begin_build_and_strike_bargains(site: Site, open_page: OpenPage) -> None:
    one, two, third = open_page(), open_page(lang="en-GB"), open_page(width=820, height=1180)
    table = open_denmark(site, one, {"kind": "open"}, tariffs="yes")
    two.goto(f"{site.address}/t/{table}")
    two.get_by_label("Your name").fill("Ben")
    two.get_by_role("button", name="Sit down").click()
    anna, ben = Driver(site, one, 0), Driver(site, two, 1)
    for driver in (anna, ben):
        driver.page.wait_for_selector(".starts label")
    ben.page.locator(".starts input").first.check()  # Århus, which one may have
    anna.page.locator(".starts input").first.check()
    for place in range(3):
        ben.page.locator(".cards input[type=checkbox]").nth(place).check()
        anna.page.locator(".cards input[type=checkbox]").nth(place).check()
    ben.click(".go button")
    expect(anna.page.locator(".starts .taken")).to_contain_text("vergeben")
    anna.page.locator(".starts input:not([disabled])").last.check()
    anna.click(".go button")
    for driver in (anna, ben):
        expect(driver.page.locator(".starts")).to_have_count(0)
    first = anna.position()["actors"][0]
    actor, watcher = (anna, ben) if first == 0 else (ben, anna)
    actor.turn()
    actor.lay("viborg" if first else "svendborg")
    expect(watcher.page.locator(f".track-of.p{first + 1} .crayon")).not_to_have_attribute("d", "")
    third.goto(f"{site.address}/t/{table}")
    expect(third.locator(f".track-of.p{first + 1} .crayon")).not_to_have_attribute("d", "")
    for form, stage in ((0, "Answering"), (1, "Weighing")):  # somebody is asked once in a turn (DK-22R)
        actor, watcher = to_run(anna, ben)
        actor.click(".bargain")
        actor.page.get_by_role("dialog").locator("form").nth(form).locator(".btn.pri").click()
        asked = watcher.turn()
        assert asked["view"]["public"]["stage"]["type"] == stage
        watcher.click(".panel .btn.pri")
        watcher.taken(asked)
        answered = actor.turn()
        actor.end()
        actor.taken(answered)
    public = actor.position()["view"]["public"]
    assert len(public["tariffs"]) == len(public["bargains"]) == 1
    expect(anna.page.get_by_text(re.compile("nimmt.* an|nimmst.* an")).last).to_be_visible()
    third.get_by_role("button", name="Protokoll").click()
    expect(third.get_by_text(re.compile("nimmt.* an")).last).to_be_visible()
    fits(third, whole=True)
    accessible(third)

"""Somebody who plays by clicking. What is possible is asked of the server; everything is done through the page."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, expect

from web.serving import Site

Play = dict[str, Any]


def actions(play: Play) -> list[str]:
    """What the seat may do, in notation."""
    return [choice["action"] for choice in play["choices"]]


def claimable(play: Play) -> list[str]:
    """Routes that the seat can claim."""
    return [action.split()[1] for action in actions(play) if action.startswith("claim")]


def certain(site: Site, play: Play) -> list[str]:
    """Routes of Europe that the seat can claim whatever luck brings: a tunnel may ask for more."""
    names = site.ask("/api/games/europe/names")["names"]["routes"]
    tunnels = {each["id"] for each in names if each["tunnel"]}
    return [route for route in claimable(play) if route not in tunnels]


class Seated:
    """One seat of one page, and what the server tells it. The same seed makes the same choices."""

    def __init__(self, site: Site, page: Page, seat: int = 0, seed: int = 1) -> None:
        self.site = site
        self.page = page
        self.seat = seat
        self.rng = random.Random(seed)

    @property
    def table(self) -> str:
        return self.page.url.split("/t/")[1].split("/")[0].split("#")[0]

    def token(self) -> str:
        token: str = self.page.evaluate("localStorage['stellwerk.token']")
        return token

    def position(self) -> Play:
        play: Play = self.site.ask(f"/api/tables/{self.table}/play?seat={self.seat}", self.token())
        return play

    def click_route(self, route: str) -> None:
        # The middle of a space may lie under a piece or outside the window, where a person would pan first.
        self.page.locator(f'[id="space:{route}:1"] .hit').dispatch_event("click")


class Clicker(Seated):
    """Does everything by clicking, or by tapping."""

    touch = False

    def choose(self, target: Locator) -> None:
        if self.touch:
            target.tap()
        else:
            target.click()

    def play_on(self, turns: int = 10_000, seconds: float = 240) -> Play:
        """Click until the game is over or so many decisions are made."""
        until = time.monotonic() + seconds
        made = 0
        while time.monotonic() < until:
            play = self.position()
            if play["ending"] or made >= turns:
                return play
            if not play["choices"]:
                time.sleep(0.02)
                continue
            self.arrived(play)
            self.decide(play)
            self.settled(play)
            made += 1
        raise TimeoutError("the game did not end in time")

    def to_turn(self) -> Play:
        """On to a turn of our own that has not begun: then nothing moves, and no window is open."""
        until = time.monotonic() + 60
        while time.monotonic() < until and not (play := self.position())["ending"]:
            if play["choices"] and play["view"]["public"]["stage"]["type"] == "Turn":
                self.arrived(play)
                return play
            if play["choices"]:
                self.play_on(turns=1)
            time.sleep(0.02)
        raise AssertionError("no turn of our own came")

    def draw_two(self, turn: Play) -> Play:
        """The whole of this turn: two cards from the deck."""
        for _ in range(2):
            self.draw("blind")
            self.settled(turn)
            turn = self.position()
        return turn

    def arrived(self, play: Play) -> None:
        """Wait until the page shows what the server has just told us."""
        shows = "version => Number(document.querySelector('[data-version]')?.dataset.version) >= version"
        self.page.wait_for_function(shows, arg=play["version"])

    def settled(self, before: Play) -> None:
        """Wait until the server has taken the decision."""

        def taken(now: Play) -> bool:
            stage = now["view"]["public"]["stage"]["type"]
            # While all choose tickets, the others' choices are new versions too.
            mine = stage != "Opening" or now["choices"] != before["choices"]
            return bool(now["version"] > before["version"] and mine)

        self.until(taken, f"nothing happened after version {before['version']}: {actions(before)[:5]}")

    def until(self, reached: Callable[[Play], bool], complaint: str) -> Play:
        """Wait until the server's position is as expected; never for ever."""
        end = time.monotonic() + 30
        while time.monotonic() < end:
            if reached(now := self.position()):
                return now
            time.sleep(0.015)
        said = self.page.locator("[role=alert], [role=dialog]").all_inner_texts()
        raise AssertionError(f"{complaint}; the page says {said}")

    def decide(self, play: Play) -> None:
        todo = actions(play)
        verbs = {action.split()[0] for action in todo}
        if "keep" in verbs:
            self.keep(todo)
        elif "give" in verbs:
            self.tunnel(todo)
        elif "pay" in verbs:
            self.confirm()
        elif verbs & {"take", "leave"}:
            self.choose(self.page.get_by_role("dialog").locator("li button").first)
        elif verbs == {"ask"}:
            self.choose(self.page.get_by_role("dialog").locator("li button").nth(len(todo) // 2))
        elif "pass" in verbs:
            self.page.keyboard.press("e")
        else:
            self.turn(todo)

    def turn(self, todo: list[str]) -> None:
        claims = [action.split()[1] for action in todo if action.startswith("claim")]
        # Mostly routes, long ones first: games end sooner.
        if claims and self.rng.random() < 0.8:
            self.claim(max(claims, key=self.spaces))
        elif draws := [action.split()[1] for action in todo if action.startswith("draw")]:
            self.draw(self.rng.choice(draws))
        elif any(action.startswith("ask") for action in todo):
            self.choose(self.page.locator("button.pile:not(.deck)"))
            self.choose(self.page.get_by_role("dialog").locator("li button").first)
        else:
            self.claim(claims[0])

    def spaces(self, route: str) -> int:
        return self.page.locator(f'[id^="space:{route}:"]').count()

    def claim(self, route: str) -> None:
        self.click_route(route)
        self.confirm()

    def confirm(self) -> None:
        self.choose(self.page.get_by_role("dialog").locator(".btn.pri"))

    def draw(self, kind: str) -> None:
        where = ".pile.deck" if kind == "blind" else f'.card[data-kind="{kind}"]'
        self.choose(self.page.locator(where).first)

    def keep(self, todo: list[str]) -> None:
        sets = sorted((action.split()[1:] for action in todo), key=len)
        least = len(sets[0]) if sets[0] != ["none"] else 0
        boxes = self.page.get_by_role("dialog").locator("input[type=checkbox]")
        expect(boxes.first).to_be_visible()
        for place in range(least):
            boxes.nth(place).check()
        self.choose(self.page.get_by_role("dialog").locator("footer .btn.pri"))

    def tunnel(self, todo: list[str]) -> None:
        dialog = self.page.get_by_role("dialog")
        pay = any(action.startswith("pay") for action in todo) and self.rng.random() < 0.7
        self.choose(dialog.locator(".btn.pri") if pay else dialog.locator("footer .btn").first)


def play_now(site: Site, page: Page, title: str, button: str = "Jetzt spielen") -> None:
    """From the home page into a game in one click."""
    page.goto(site.address)
    card = page.locator("article").filter(has_text=title)
    card.get_by_role("button", name=button).click()
    page.wait_for_selector("[data-version] .host svg")


class Rival:
    """Somebody at another seat, who plays by plain requests."""

    def __init__(self, site: Site, table: str, seat: int = 1) -> None:
        self.site, self.table, self.seat = site, table, seat
        self.token = site.ask("/api/guests", None, {"name": "Ben"})["token"]
        site.ask(f"/api/tables/{table}/join", self.token, {"name": "Ben", "seat": seat})

    def position(self) -> Play:
        play: Play = self.site.ask(f"/api/tables/{self.table}/play?seat={self.seat}", self.token)
        return play

    def act(self, action: str | None = None) -> None:
        play = self.position()
        body = {
            "version": play["version"],
            "action": action or play["choices"][0]["action"],
            "seat": self.seat,
        }
        self.site.ask(f"/api/tables/{self.table}/act", self.token, body)

    def draw(self) -> None:
        for _ in range(2):
            self.act("draw blind")

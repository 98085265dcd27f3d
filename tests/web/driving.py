"""Somebody who plays Denmark through the page: plans are the server's, every deed is done by hand."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Any

from playwright.sync_api import Page

from web.playing import Play, Seated
from web.serving import Site

BIG = ("aarhus", "koebenhavn", "odense")
OPEN = """async ([options, seats, name]) => {
    const post = async (path, body, token) => (await fetch(`/api${path}`, {
        method: 'POST',
        headers: {'Content-Type': 'application/json', ...(token ? {Authorization: `Bearer ${token}`} : {})},
        body: JSON.stringify(body),
    })).json();
    localStorage['stellwerk.token'] ??= (await post('/guests', {name})).token;
    const token = localStorage['stellwerk.token'];
    const {table} = await post('/tables', {game: 'denmark', options, seats, name, listed: false}, token);
    if (seats.every(({kind}) => kind !== 'open')) await post(`/tables/${table.id}/start`, {nonce: null}, token);
    return table.id;
}"""


def open_denmark(site: Site, page: Page, *seats: dict[str, str], **options: str) -> str:
    """A table that is won with 100 M, against a bot unless others are named; the page shows it."""
    page.goto(site.address)
    page.wait_for_selector("article")
    chairs = [{"kind": "me", "name": "Anna"}, *(seats or ({"kind": "bot", "name": "Borsig", "bot": "greedy"},))]
    table: str = page.evaluate(OPEN, [{"win_sum": "100", **options}, chairs, "Anna"])
    page.goto(f"{site.address}/t/{table}")
    return table


class Driver(Seated):
    """By mouse. `deeds` counts what the hand has done in this turn."""

    def __init__(self, site: Site, page: Page, seat: int = 0) -> None:
        super().__init__(site, page, seat)
        self.deeds = 0

    # ---- what the server knows

    def ask(self, question: str, **about: Any) -> Any:
        body = {"question": question, "about": about, "seat": self.seat}
        return self.site.ask(f"/api/tables/{self.table}/ask", self.token(), body)["answer"]

    def turn(self) -> Play:
        """Wait for a decision of our own, or for the end, and until the page shows it."""
        until = time.monotonic() + 90
        while time.monotonic() < until:
            play = self.position()
            if play["ending"] or play["choices"]:
                shows = """version => document.querySelector('tfoot')
                    || Number(document.querySelector('[data-version]')?.dataset.version) >= version"""
                self.page.wait_for_function(shows, arg=play["version"])
                return play
            time.sleep(0.02)
        raise TimeoutError("nobody lets us play")

    @staticmethod
    def rich(play: Play) -> bool:
        """Whether there is money for what only the end of the game asks for."""
        return bool(play["view"]["hand"]["cash"] > 60)

    def missing(self) -> list[str]:
        """Big cities that are not joined yet and towards which something can be built now."""
        apart = [city for city in BIG if self.seat not in self.ask("city", city=f"city:{city}")["joined"]]
        return [city for city in apart if self.ask("build", to=f"post:{city}")["action"]]

    def best(self) -> tuple[int, int] | None:
        """The order that pays most per turn."""
        orders = self.ask("orders")["orders"]
        runs = [self.ask("order", card=order["card"], slot=order["slot"]) for order in orders]
        served = [run for run in runs if run["turn"] is not None]
        if not served:
            return None
        run = max(served, key=lambda run: run["profit"] / (run["turn"] + 1))
        return run["card"], run["slot"]

    # ---- what the hand does

    def click(self, selector: str) -> None:
        self.deeds += 1
        self.page.locator(selector).first.click()

    def click_post(self, post: str) -> None:
        self.deeds += 1
        self.page.mouse.click(*self.place(post))

    def seen(self, post: str) -> tuple[float, float] | None:
        """Where a milepost lies once it rests, if nothing hides it; the whole map is shown if need be."""
        find = """async id => {
            const now = () => document.querySelector(`[id="post:${id}"]`).getBoundingClientRect();
            for (let before = now(), still = 0; still < 3; ) {
                await new Promise(requestAnimationFrame);
                const {x, y, width} = now();
                still = x === before.x && y === before.y && width === before.width ? still + 1 : 0;
                before = now();
            }
            const {x, y, width, height} = now();
            const [left, top] = [x + width / 2, y + height / 2];
            return document.elementFromPoint(left, top)?.closest('.host') ? [left, top] : null;
        }"""
        found = self.page.evaluate(find, post)
        if found is None:
            self.page.keyboard.press("0")
            found = self.page.evaluate(find, post)
        return None if found is None else (found[0], found[1])

    def place(self, post: str) -> tuple[float, float]:
        found = self.seen(post)
        assert found is not None, f"{post} cannot be clicked"
        return found

    def begin(self) -> None:
        """Keep the first three cards and begin in a city that nobody else wants."""
        self.page.wait_for_selector(".starts label")
        for place in range(3):
            self.page.locator(".cards input[type=checkbox]").nth(place).check()
        self.page.locator(".starts input:not([disabled])").nth(-1 - self.seat).check()
        self.click(".go button")
        self.page.wait_for_selector(".starts", state="detached")

    def lay(self, post: str) -> None:
        self.click_post(post)
        self.page.wait_for_selector(".meter")
        self.click("footer .btn.pri")

    def end(self) -> None:
        self.click(".end")

    def plan(self) -> bool:
        """Follow the best order; whether there is one with something to do now."""
        order = self.best()
        if order is None:
            return False
        self.choose_order(order)
        return self.planned()

    def choose_order(self, order: tuple[int, int]) -> None:
        card = f'[data-order="{order[0]}/{order[1]}"]'
        if self.page.locator(card).first.get_attribute("aria-expanded") != "true":  # a second click would close it
            self.click(card)
        self.click(".more .btn.pri")

    def planned(self) -> bool:
        """Whether there is a plan with something to do now; one that has nothing is dropped."""
        told = "key => document.querySelector('.plan') || !sessionStorage.getItem(key)"
        self.page.wait_for_function(told, arg=f"stellwerk.plan.{self.table}.{self.seat}")
        if not self.page.locator(".plan").count():
            return False
        if self.page.locator(".plan .btn.pri").count():
            return True
        self.leave_plan()
        return False

    def leave_plan(self) -> None:
        self.click(".plan .btn.ico")

    def follow(self) -> None:
        self.click(".plan .btn.pri")

    # ---- a game

    def play_on(self, rounds: int = 60, until: Callable[[Play], bool] = lambda _: False) -> Play:
        """Until the game is over, so many rounds are played, or something is reached."""
        last = None
        while True:
            play = self.turn()
            public = play["view"]["public"]
            if play["ending"] or public["round"] > rounds or until(play):
                return play
            if public["round"] != last:
                last, self.deeds = public["round"], 0
            self.decide(play)
            self.taken(play)

    def decide(self, play: Play) -> None:
        public = play["view"]["public"]
        match public["stage"]["type"]:
            case "Opening":
                self.begin()
            case "Losing":
                self.click(".btn.dan")
            case "Moving" | "Building" as stage if self.rich(play) and (missing := self.missing()):
                self.end() if stage == "Moving" else self.lay(missing[0])
            case _ if self.planned() or self.plan():
                self.follow()
            case _:
                self.end()

    def taken(self, before: Play) -> None:
        """Wait until the server has the decision."""
        until = time.monotonic() + 30
        while time.monotonic() < until:
            if self.position()["version"] > before["version"]:
                return
            time.sleep(0.02)
        said = self.page.locator("[role=alert], [role=status]").all_inner_texts()
        raise AssertionError(f"nothing happened after version {before['version']}; the page says {said}")


def take_turns(drivers: Sequence[Driver], until: Callable[[Play], bool] = lambda _: False) -> Play:
    """Everybody decides when it is their turn, until the game is over or something is reached."""
    while not ((play := drivers[0].position())["ending"] or until(play)):
        actor = drivers[play["actors"][0]]
        if not (decision := actor.turn())["ending"]:
            actor.decide(decision)
            actor.taken(decision)
    return play


class Thumb(Driver):
    """Taps on a phone: the orders lie behind a tab, everything else under the map."""

    def tab(self, name: str) -> None:
        self.page.locator("nav button").nth(("map", "orders").index(name)).tap()

    def click(self, selector: str) -> None:
        self.tab("orders" if selector.startswith(("[data-order", ".more", ".go")) else "map")
        self.page.locator(selector).first.tap()

    def click_post(self, post: str) -> None:
        self.tab("map")
        self.page.touchscreen.tap(*self.place(post))

    def choose_order(self, order: tuple[int, int]) -> None:
        self.tab("orders")
        super().choose_order(order)

    def begin(self) -> None:
        self.tab("orders")
        super().begin()
        self.tab("map")

    def planned(self) -> bool:
        self.tab("map")
        return super().planned()


class Keys(Driver):
    """Uses nothing but keys."""

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def reach(self, selector: str) -> None:
        """Tab there."""
        on = f"() => document.activeElement?.matches({selector!r})"
        for _ in range(80):
            if self.page.evaluate(on):
                return
            self.press("Tab")
        raise AssertionError(f"no key leads to {selector}")

    def begin(self) -> None:
        self.page.wait_for_selector(".starts label")
        self.press("1", "2", "3")
        self.reach(".starts input:not([disabled])")
        self.press("Space", "Enter")
        self.page.wait_for_selector(".starts", state="detached")

    def choose_order(self, order: tuple[int, int]) -> None:
        self.press("o")
        self.reach(f'[data-order="{order[0]}/{order[1]}"]')
        self.press("Enter")
        self.page.wait_for_selector(".more .btn.pri")
        self.reach(".more .btn.pri")
        self.press("Enter")

    def leave_plan(self) -> None:
        self.reach(".plan .btn.ico")
        self.press("Enter")

    def follow(self) -> None:
        self.press("f")

    def lay(self, post: str) -> None:
        self.press("/")
        self.page.keyboard.type(post.replace("oe", "o").replace("aa", "a"))
        self.press("Enter")
        self.page.wait_for_selector("dialog", state="detached")
        self.page.locator(".host").focus()
        self.press("Enter")
        self.page.wait_for_selector(".meter")
        self.press("Enter")

    def end(self) -> None:
        self.press("e")

"""The pictures in docs/shots: every screen, both themes, desktop and phone. `make shots` makes them anew."""

from __future__ import annotations

import tempfile
import time
import urllib.error
from collections.abc import Callable
from pathlib import Path
from typing import Literal, TypeAlias

from playwright.sync_api import Browser

from web.driving import Driver, Thumb, open_denmark
from web.playing import Play, Seated, actions, claimable, play_now
from web.serving import Site, browsing

FOLDER = Path(__file__).parents[2] / "docs/shots"
DESKTOP, PHONE, TABLET = (1440, 900), (390, 844), (1180, 820)
Theme: TypeAlias = Literal["light", "dark"]
THEMES: tuple[Theme, ...] = ("light", "dark")


class Camera(Seated):
    """A person's browser that can take pictures and let a game run on by itself."""

    def __init__(self, site: Site, browser: Browser, size: tuple[int, int], theme: Theme = "light") -> None:
        small = size[0] < 720
        context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale="de-DE",
            color_scheme=theme,
            has_touch=small,
            is_mobile=small,
            device_scale_factor=2 if small else 1,
            reduced_motion="reduce",  # nothing is caught in flight
        )
        context.add_init_script("localStorage['stellwerk.settings'] ??= JSON.stringify({name: 'Anna'})")
        super().__init__(site, context.new_page(), seed=11)

    def take(self, name: str, whole: bool = False) -> None:
        for _ in range(2):  # what a bot did meanwhile may be a moment of its own
            self.page.wait_for_timeout(900)
            self.page.wait_for_selector("[data-moment]", state="detached")
        self.page.wait_for_timeout(500)
        self.page.screenshot(path=FOLDER / f"{name}.jpg", type="jpeg", quality=84, full_page=whole)
        print(name)

    def start(self, title: str) -> None:
        play_now(self.site, self.page, title)

    def run(self, decisions: int, until: Callable[[Play], bool] = lambda _: False) -> Play:
        """Decide by itself so many times, or until something is to be seen."""
        end = time.monotonic() + 60
        while time.monotonic() < end:
            play = self.position()
            if play["ending"] or decisions <= 0 or (play["choices"] and until(play)):
                return play
            if play["choices"]:
                body = {"version": play["version"], "action": self.choose(actions(play)), "seat": 0}
                try:
                    self.site.ask(f"/api/tables/{self.table}/act", self.token(), body)
                    decisions -= 1
                except urllib.error.HTTPError:
                    continue  # somebody was faster
            else:
                time.sleep(0.02)
        return self.position()

    def choose(self, todo: list[str]) -> str:
        claims = [action for action in todo if action.startswith(("claim", "pay", "take"))]
        draws = [action for action in todo if action.startswith("draw")]
        if claims and (not draws or self.rng.random() < 0.45):
            return max(claims, key=len) if claims[0].startswith("claim") else claims[0]
        return self.rng.choice(draws or todo)

    def click_a_claim(self, play: Play) -> None:
        self.click_route(claimable(play)[0])


def _claimable(play: Play) -> bool:
    return bool(claimable(play))


def _stage(name: str) -> Callable[[Play], bool]:
    return lambda play: play["view"]["public"]["stage"]["type"] == name


def _running(round_: int) -> Callable[[Play], bool]:
    return lambda play: play["view"]["public"]["round"] >= round_ and _stage("Moving")(play)


def europe(site: Site, browser: Browser) -> None:
    for theme in THEMES:
        desk = Camera(site, browser, DESKTOP, theme)
        desk.page.goto(site.address)
        desk.page.wait_for_selector(".titles li img")
        desk.take(f"home-{theme}")
        desk.start("Europa")
        desk.take(f"tickets-{theme}")
        desk.run(60)
        play = desk.run(20, _claimable)
        desk.take(f"europe-{theme}")
        desk.click_a_claim(play)
        desk.take(f"payment-{theme}")
        desk.page.keyboard.press("Escape")
        desk.run(400)
        desk.take(f"end-{theme}", whole=True)
        desk.page.goto(f"{desk.page.url}/replay#300")
        desk.take(f"replay-{theme}")


def others(site: Site, browser: Browser) -> None:
    desk = Camera(site, browser, DESKTOP)
    desk.start("Deutschland")
    desk.run(50)
    desk.run(40, _stage("Boarding"))
    desk.take("germany-passengers")
    child = Camera(site, browser, TABLET)
    child.start("Erste Reise")
    child.run(24)
    child.take("first-journey")
    tunnel = Camera(site, browser, DESKTOP)
    tunnel.start("Europa")
    tunnel.run(150, _stage("Surcharge"))
    tunnel.page.wait_for_timeout(1500)
    tunnel.take("tunnel")


def denmark(site: Site, browser: Browser) -> None:
    """The start, a line that is being planned, and the end; on a phone the middle of it."""
    for theme in THEMES:
        desk = Camera(site, browser, DESKTOP, theme)
        open_denmark(site, desk.page)
        desk.page.wait_for_selector(".starts label")
        desk.take(f"denmark-start-{theme}")
        driver = Driver(site, desk.page)
        driver.play_on(until=_running(10))
        desk.page.keyboard.press("b")
        desk.page.mouse.move(*driver.place("naestved"))
        desk.take(f"denmark-{theme}")
        desk.page.keyboard.press("r")
        driver.play_on()
        desk.take(f"denmark-end-{theme}", whole=True)
    small = Camera(site, browser, PHONE)
    open_denmark(site, small.page)
    Thumb(site, small.page).play_on(until=_running(6))
    small.take("phone-denmark")


def phone(site: Site, browser: Browser) -> None:
    for theme in THEMES:
        small = Camera(site, browser, PHONE, theme)
        small.page.goto(site.address)
        small.take(f"phone-home-{theme}")
        small.start("Europa")
        small.run(50)
        play = small.run(20, _claimable)
        small.take(f"phone-table-{theme}")
        small.click_a_claim(play)
        small.take(f"phone-payment-{theme}")


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with Site(Path(tempfile.mkdtemp())) as site, browsing() as browser:
        europe(site, browser)
        others(site, browser)
        denmark(site, browser)
        phone(site, browser)


if __name__ == "__main__":
    main()

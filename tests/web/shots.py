"""The pictures in docs/shots: every screen, both themes, desktop and phone. `make shots` makes them anew."""

from __future__ import annotations

import random
import tempfile
import time
import urllib.error
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from web.serving import Site, chromium_program

FOLDER = Path(__file__).parents[2] / "docs/shots"
DESKTOP, PHONE, TABLET = (1440, 900), (390, 844), (1180, 820)
Play = dict[str, Any]


class Camera:
    """A person's browser that can take pictures and let a game run on by itself."""

    def __init__(self, site: Site, browser: Browser, size: tuple[int, int], theme: str = "light") -> None:
        self.site = site
        self.rng = random.Random(11)
        small = size[0] < 720
        self.context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale="de-DE",
            color_scheme=theme,
            has_touch=small,
            is_mobile=small,
            device_scale_factor=2 if small else 1,
            reduced_motion="reduce",  # nothing is caught in flight
        )
        self.context.add_init_script("localStorage['stellwerk.settings'] ??= JSON.stringify({name: 'Anna'})")
        self.page: Page = self.context.new_page()

    def take(self, name: str, whole: bool = False) -> None:
        self.page.wait_for_timeout(900)
        self.page.screenshot(path=FOLDER / f"{name}.jpg", type="jpeg", quality=84, full_page=whole)
        print(name)

    def start(self, title: str) -> None:
        self.page.goto(self.site.address)
        self.page.locator("article").filter(has_text=title).locator(".btn.pri").click()
        self.page.wait_for_selector(".host svg")

    def position(self) -> Play:
        table = self.page.url.split("/t/")[1].split("/")[0]
        play: Play = self.site.ask(f"/api/tables/{table}/play?seat=0", self.token())
        return play

    def token(self) -> str:
        token: str = self.page.evaluate("localStorage['stellwerk.token']")
        return token

    def run(self, decisions: int, until: Callable[[Play], bool] = lambda _: False) -> Play:
        """Decide by itself so many times, or until something is to be seen."""
        table, end = self.page.url.split("/t/")[1], time.monotonic() + 60
        while time.monotonic() < end:
            play = self.position()
            if play["ending"] or decisions <= 0 or (play["todo"] and until(play)):
                return play
            if play["todo"]:
                body = {"version": play["version"], "action": self.choose(play["todo"]), "seat": 0}
                try:
                    self.site.ask(f"/api/tables/{table}/act", self.token(), body)
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

    def click(self, route: str) -> None:
        self.page.locator(f'[id="space:{route}:1"] .hit').dispatch_event("click")


def _claimable(play: Play) -> bool:
    return any(action.startswith("claim") for action in play["todo"])


def _stage(name: str) -> Callable[[Play], bool]:
    return lambda play: play["view"]["public"]["stage"]["type"] == name


def europe(site: Site, browser: Browser) -> None:
    for theme in ("light", "dark"):
        desk = Camera(site, browser, DESKTOP, theme)
        desk.page.goto(site.address)
        desk.take(f"home-{theme}")
        desk.start("Europa")
        desk.take(f"tickets-{theme}")
        desk.run(60)
        play = desk.run(20, _claimable)
        desk.take(f"europe-{theme}")
        desk.click(next(action.split()[1] for action in play["todo"] if action.startswith("claim")))
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


def phone(site: Site, browser: Browser) -> None:
    for theme in ("light", "dark"):
        small = Camera(site, browser, PHONE, theme)
        small.page.goto(site.address)
        small.take(f"phone-home-{theme}")
        small.start("Europa")
        small.run(50)
        play = small.run(20, _claimable)
        small.take(f"phone-table-{theme}")
        small.click(next(action.split()[1] for action in play["todo"] if action.startswith("claim")))
        small.take(f"phone-payment-{theme}")


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    site = Site(Path(tempfile.mkdtemp()))
    site.start()
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium_program(), args=["--no-sandbox"])
            europe(site, browser)
            others(site, browser)
            phone(site, browser)
            browser.close()
    finally:
        site.kill()


if __name__ == "__main__":
    main()

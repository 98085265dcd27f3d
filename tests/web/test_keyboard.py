"""The whole game without a mouse: by keys, and as text."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from web.conftest import OpenPage
from web.looking import accessible
from web.measuring import faults
from web.playing import Clicker, Play, actions, claimable, play_now
from web.serving import Site


class Typist(Clicker):
    """Uses nothing but keys."""

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def claim(self, route: str) -> None:
        ends = [part for part in route.split("-") if not part.isdigit()]
        self.press("r")
        expect(self.page.get_by_role("searchbox")).to_be_focused()
        self.page.keyboard.type(" ".join(ends))
        button = self.page.locator("tbody .btn.pri").first
        expect(button).to_be_visible()
        for _ in range(12):
            if button.evaluate("each => each === document.activeElement"):
                break
            self.press("Tab")
        expect(button).to_be_focused()
        self.press("Enter")

    def confirm(self) -> None:
        expect(self.page.get_by_role("radio").first).to_be_focused()
        self.press("Enter")

    def draw(self, kind: str) -> None:
        self.press("d")

    def keep(self, todo: list[str]) -> None:
        expect(self.page.get_by_role("dialog")).to_be_visible()
        self.press("a", "b", "Enter")

    def turn(self, todo: list[str]) -> None:
        claims = [action.split()[1] for action in todo if action.startswith("claim")]
        if claims and (self.rng.random() < 0.7 or "draw blind" not in todo):
            self.claim(max(claims, key=self.spaces))
            self.confirm()
        elif "draw blind" in todo:
            self.draw("blind")
        else:
            self.press("s")
            expect(self.page.get_by_role("dialog")).to_be_visible()
            self.press("Tab", "Tab", "Enter")


class Reader(Clicker):
    """Plays in text mode by typing the notation."""

    def decide(self, play: Play) -> None:
        todo = actions(play)
        claims = [action for action in todo if action.startswith(("claim", "pay"))]
        field = self.page.get_by_role("combobox")
        field.fill(claims[-1] if claims else self.rng.choice(todo))
        field.press("Enter")

    def settled(self, before: Play) -> None:
        self.until(lambda now: now["version"] > before["version"], f"not taken: {actions(before)[:5]}")


def no_mouse(page: Page) -> None:
    """From the next load on a click is an error, and errors on the console fail the test."""
    page.add_init_script("addEventListener('pointerdown', () => { throw new Error('a mouse') }, true)")


def test_a_whole_game_by_keyboard(site: Site, open_page: OpenPage) -> None:
    page = open_page()
    play_now(site, page, "Erste Reise")
    no_mouse(page)
    page.reload()
    page.wait_for_selector("[data-version] .host svg")
    Typist(site, page).play_on()
    expect(page.locator("tfoot td").first).to_be_visible()


def test_tickets_by_letters_and_cards_by_number(site: Site, open_page: OpenPage) -> None:
    page = open_page()
    play_now(site, page, "Europa")
    typist = Typist(site, page)
    play = typist.to_turn()
    page.keyboard.press("1")
    typist.settled(play)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Tastatur")).to_be_visible()
    accessible(page)
    page.keyboard.press("Escape")
    page.locator(".host").focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".marks .cursor")).to_have_count(1)
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog").get_by_role("table")).to_be_visible()
    accessible(page)
    page.keyboard.press("Escape")
    world = page.locator(".world")
    page.keyboard.press("0")
    whole = world.get_attribute("transform") or ""
    for _ in range(4):  # names keep their size: they are neither small nor large then
        page.keyboard.press("+")
    expect(world).to_have_attribute("transform", re.compile(r"scale\([4-6]"))
    assert faults(page) == []
    page.keyboard.press("0")
    expect(world).to_have_attribute("transform", whole)


def test_a_whole_game_as_text(site: Site, open_page: OpenPage) -> None:
    page = open_page()
    play_now(site, page, "Erste Reise")
    page.keyboard.press("x")
    expect(page.get_by_role("combobox")).to_be_visible()
    accessible(page)
    Reader(site, page).play_on()
    expect(page.locator("tfoot td").first).to_be_visible()


def test_a_plan_is_made_and_read_as_text(site: Site, open_page: OpenPage) -> None:
    page = open_page()
    play_now(site, page, "Europa")
    page.keyboard.press("x")
    reader = Reader(site, page)
    while not claimable(play := reader.to_turn()):
        reader.play_on(turns=1)
    for wanted in ("Brest Paris", "Petrograd Stockholm"):
        ends = wanted.replace(" ", ".–.")
        page.get_by_role("button", name="Strecken", exact=True).click()
        page.get_by_role("searchbox").fill(wanted)
        page.get_by_role("button", name=re.compile(f"In meinen Plan: {ends}")).click()
        page.keyboard.press("Escape")
    plan = page.get_by_role("list", name="Dein Plan")
    expect(plan).to_contain_text(re.compile("Brest.–.Paris, 3 Felder.*: frei.*Stockholm, 8 Felder.*: frei"))
    expect(page.locator("[data-plan]")).to_contain_text(re.compile("Dein Plan, 2 Strecken:.*fehlen noch"))
    accessible(page)
    plan.get_by_role("button", name=re.compile("Brest.* aus dem Plan nehmen")).click()
    expect(plan.get_by_role("listitem")).to_have_count(1)
    # What cannot be done says why, what can is paid for: nothing depends on the picture.
    page.get_by_role("combobox").fill("claim petrograd-stockholm-1")
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert")).to_contain_text("Das geht gerade nicht.")
    page.get_by_role("button", name="Strecken", exact=True).click()
    page.locator("tbody .btn.pri").first.click()
    expect(page.get_by_role("alert")).to_have_count(0)
    reader.confirm()
    reader.settled(play)


def test_what_is_to_be_done_is_told_as_it_is_now(site: Site, open_page: OpenPage) -> None:
    page = open_page()
    play_now(site, page, "Europa")
    player = Clicker(site, page)
    told = page.locator("#app > .sr[aria-live=assertive]")
    play = player.to_turn()
    prompts = set()
    for _ in range(2):  # before the first card and after it: the turn is the same, the task and the hand are not
        cards = play["view"]["public"]["players"][0]["cards"]
        expect(told).to_contain_text(f"Wagenkarten: {cards},")
        prompts.add(prompt := page.locator(".prompt").inner_text())
        expect(told).to_contain_text(f"{prompt}. ")
        player.draw("blind")
        player.settled(play)
        play = player.position()
    assert len(prompts) == 2

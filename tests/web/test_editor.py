"""A board from blank paper to a game of two browsers, all of it by the editor's page."""

from __future__ import annotations

import io
import zipfile
from pathlib import Path

from playwright.sync_api import Page, expect

from stellwerk import games
from web.conftest import OpenPage
from web.looking import accessible, fits
from web.playing import Clicker
from web.serving import Site

# Names, and where on the sheet: parts of its width and height.
CITIES = {"Nordhafen": (0.2, 0.25), "Ostend": (0.8, 0.3), "Südkirch": (0.75, 0.75), "Westerburg": (0.25, 0.8)}
ROUTES = [(0, 1), (1, 2), (2, 3), (3, 0), (0, 2), (0, 2)]
TICKETS = [(0, 2), (1, 3), (0, 1), (3, 2)]


class Drawer:
    """Somebody at the sheet, by mouse."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.sheet = page.locator("svg[role=application]")
        box = self.sheet.bounding_box()
        assert box is not None
        self._at = [(box["x"] + box["width"] * x, box["y"] + box["height"] * y) for x, y in CITIES.values()]

    def place(self) -> None:
        self.page.get_by_role("toolbar").get_by_role("button", name="Stadt").click()
        for number, name in enumerate(CITIES):
            self.page.mouse.click(*self._at[number])
            field = self.page.get_by_label("Name", exact=True)
            field.fill(name)
            field.press("Enter")

    def join(self, tool: str, pairs: list[tuple[int, int]]) -> None:
        self.page.get_by_role("toolbar").get_by_role("button", name=tool).click()
        for pair in pairs:
            for number in pair:
                self.page.mouse.click(*self._at[number])

    def drag(self, number: int, by: int) -> None:
        x, y = self._at[number]
        self.page.get_by_role("toolbar").get_by_role("button", name="Bewegen").click()
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        self.page.mouse.move(x + by, y, steps=4)
        self.page.mouse.up()


def test_a_board_from_blank_paper_is_checked_laid_out_tried_and_played_by_two(
    site: Site, open_page: OpenPage, tmp_path: Path
) -> None:
    anna = open_page()
    anna.goto(site.address)
    anna.get_by_role("link", name="Zeichne einen eigenen Spielplan").click()
    expect(anna.get_by_text("Ein leeres Blatt")).to_be_visible()
    drawer = Drawer(anna)
    drawer.place()
    drawer.join("Strecke", ROUTES)
    drawer.join("Ziel", TICKETS)
    counts = anna.get_by_role("tab").locator("small")
    expect(counts).to_have_text(["4", "6", "4"])

    # By the rules of the first title it lacks tickets; the finding leads there, other rules want fewer.
    anna.get_by_text("hat 0 Zielkarten").first.click()
    expect(anna.get_by_role("tab", name="Regeln")).to_have_attribute("aria-selected", "true")
    anna.get_by_label("Regeln von").select_option("first-journey")
    for label, value in (("Spieler höchstens", "2"), ("Waggons für jeden", "12")):
        anna.get_by_label(label).fill(value)
        anna.get_by_label(label).press("Tab")
    expect(anna.get_by_text("Alles passt")).to_be_visible()

    # Moving a city is one step back, and everything is still there after the page was loaded anew.
    spot = anna.locator("svg .city").nth(1)
    before = spot.get_attribute("transform")
    drawer.drag(1, 40)
    assert spot.get_attribute("transform") != before
    anna.keyboard.press("Control+z")
    expect(spot).to_have_attribute("transform", before or "")
    anna.get_by_role("tab", name="Strecken").click()
    anna.locator("li .row").first.click()
    anna.get_by_role("button", name="4", exact=True).click()
    anna.get_by_label("Tunnel").check()
    accessible(anna)
    fits(anna, whole=True)
    expect(anna.get_by_text("Alles passt")).to_be_visible()
    anna.wait_for_timeout(500)  # what was done last is kept a moment later
    anna.reload()
    expect(counts).to_have_text(["4", "6", "4"])

    anna.get_by_role("tab", name="Spielen").click()
    anna.get_by_role("button", name="Spielplan ansehen").click()
    expect(anna.get_by_role("img", name="Der Spielplan, wie er gedruckt wird")).to_be_visible(timeout=40_000)
    anna.get_by_role("button", name="Bots ausprobieren lassen").click()
    expect(anna.get_by_role("button", name="Der ganze Bericht als Datei")).to_be_visible(timeout=40_000)
    accessible(anna)
    with anna.expect_download() as saved:
        anna.get_by_role("button", name="Dateien sichern").click()
    zipfile.ZipFile(io.BytesIO(saved.value.path().read_bytes())).extractall(tmp_path)
    assert games.check_file(tmp_path / "title.toml") == [] and games.make(tmp_path).seats == range(2, 3)

    anna.get_by_role("button", name="Mit Freunden spielen").click()
    expect(anna.get_by_role("heading", name="Mein Spielplan")).to_be_visible(timeout=40_000)
    accessible(anna)
    ben = open_page(lang="en-GB", width=390, height=844)
    ben.goto(anna.url)
    expect(ben.get_by_role("img", name="The board Mein Spielplan")).to_be_visible()
    fits(ben)
    anna.get_by_role("button", name="Mit Freunden", exact=True).click()
    code = anna.get_by_label("Kurzcode", exact=True).inner_text()
    ben.goto(f"{site.address}/join/{code}")
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_role("button", name="Sit down").click()
    for page in (anna, ben):
        expect(page.locator('[id="city:nordhafen"]')).to_be_attached()
    both = [Clicker(site, page, seat) for seat, page in enumerate((anna, ben))]
    acted = set()
    for _ in range(4):
        turn = next(each for each in both if each.position()["choices"])
        turn.play_on(turns=1)
        acted.add(turn.seat)
    assert acted == {0, 1}


def test_a_phone_makes_a_copy_of_a_title_its_own_and_lists_do_what_the_pointer_does(
    site: Site, open_page: OpenPage
) -> None:
    page = open_page(lang="en-GB", width=390, height=844, theme="dark", touch=True)
    page.goto(f"{site.address}/design")
    page.get_by_label("Begin with …").first.select_option("first-journey")
    counts = page.get_by_role("tab").locator("small")
    expect(counts).to_have_text(["22", "70", "32"], timeout=30_000)
    page.get_by_label("Name of a new city").fill("Atlantis")
    page.get_by_role("button", name="Add the city").click()
    expect(page.get_by_text("'atlantis' cannot be reached")).to_be_visible(timeout=30_000)
    page.get_by_role("button", name="Remove Atlantis").click()
    expect(counts).to_have_text(["22", "70", "32"])
    page.get_by_role("button", name="Undo").click()
    expect(counts.first).to_have_text("23")
    accessible(page)
    fits(page, whole=True)

"""One's seat beyond this page: on another device, as an app, and while one is away."""

from __future__ import annotations

import json
import re
from pathlib import Path

from playwright.sync_api import BrowserContext, Page, expect

from server.mailing import Browser as Receiver
from server.mailing import post_office, push_service, until
from web import icons
from web.conftest import OpenPage
from web.looking import accessible, fits
from web.playing import play_now
from web.serving import Site

KEPT = "caches.keys().then(names => Promise.all(names.map(async name => (await caches.open(name)).keys())))"
PATHS = f"{KEPT}.then(all => all.flat().map(request => new URL(request.url).pathname))"


def anywhere(page: Page) -> None:
    page.get_by_role("button", name=re.compile("Einstellungen|Settings")).click()
    page.get_by_role("button", name=re.compile("Dein Platz, überall|Your seat anywhere")).click()
    expect(page.locator("dialog")).to_contain_text(re.compile("dieses Gerät|this device"))


def seated(site: Site, *pages: Page) -> tuple[str, dict[int, str]]:
    """People at a table of First Journey, each at a page; the table, and what each of them shows at the door."""
    seats = [{"kind": "me"}, *({"kind": "open"} for _ in pages[1:])]
    made = site.ask("/api/tables", None, {"game": "first-journey", "name": "Anna", "seats": seats})
    table, tokens = made["table"]["id"], {0: made["token"]}
    for seat in range(1, len(pages)):
        tokens[seat] = site.ask(f"/api/tables/{table}/join", None, {"name": "Ben"})["token"]
    for seat, page in enumerate(pages):
        page.goto(f"{site.address}/icon.svg")
        page.evaluate("token => localStorage.setItem('stellwerk.token', token)", tokens[seat])
        page.goto(f"{site.address}/t/{table}")
        page.wait_for_selector("[data-version] .host svg")
    return table, tokens


def test_the_seat_is_copied_moved_and_signed_out(site: Site, open_page: OpenPage) -> None:
    laptop, phone = (
        open_page(refused=True),
        open_page(lang="en-GB", width=390, height=844, touch=True, refused=True),
    )
    play_now(site, laptop, "Europa")
    anywhere(laptop)
    laptop.get_by_role("button", name="Link und QR-Code zeigen").click()
    expect(laptop.get_by_alt_text("QR-Code für deinen Platz")).to_be_visible()
    accessible(laptop)
    laptop.context.grant_permissions(["clipboard-read", "clipboard-write"])
    laptop.get_by_role("button", name="Link kopieren").click()
    expect(laptop.get_by_role("button", name="Kopiert")).to_be_visible()
    link = laptop.evaluate("navigator.clipboard.readText()")

    phone.goto(link)
    accessible(phone)
    phone.get_by_role("button", name="Bring the seat to this device").click()
    phone.wait_for_url(laptop.url)
    # Nobody else sees my tickets; here they are to be chosen.
    expect(phone.get_by_role("dialog").locator("input[type=checkbox]")).to_have_count(4)
    phone.goto(site.address)
    phone.goto(link)  # it was good for one time
    phone.get_by_role("button", name="Bring the seat to this device").click()
    expect(phone.get_by_role("alert")).to_contain_text("opens nothing any more")
    phone.goto(laptop.url)

    laptop.get_by_role("button", name="Zurückziehen").click()
    row = laptop.locator("dialog li").filter(has_text="zuletzt da")
    row.get_by_role("button").click()
    expect(row).to_have_count(0)
    expect(phone.get_by_role("heading", name="This device is signed out.")).to_be_visible()
    expect(laptop.locator("[data-version]")).to_be_visible()  # whoever is still known goes on

    laptop.get_by_label("Dieses Gerät dabei abmelden").check()
    laptop.get_by_role("button", name="Link und QR-Code zeigen").click()
    laptop.get_by_role("button", name="Link kopieren").click()
    expect(laptop.get_by_role("button", name="Kopiert")).to_be_visible()
    phone.goto(laptop.evaluate("navigator.clipboard.readText()"))
    phone.get_by_role("button", name="Bring the seat to this device").click()
    expect(laptop.get_by_role("heading", name="Dieses Gerät ist abgemeldet.")).to_be_visible()
    expect(phone.get_by_role("dialog").locator("input[type=checkbox]")).to_have_count(4)
    fits(phone)


def test_a_seat_that_comes_to_somebody_takes_nothing_away(site: Site, open_page: OpenPage) -> None:
    anna, ben = open_page(), open_page()
    play_now(site, anna, "Erste Reise")
    play_now(site, ben, "Erste Reise")
    own = ben.url
    token = anna.evaluate("localStorage.getItem('stellwerk.token')")
    made = site.ask(f"/api/tables/{anna.url[-16:]}/pass", token, {"move": False})
    ben.goto(made["link"])
    ben.get_by_role("button", name="Platz auf dieses Gerät holen").click()
    ben.wait_for_url(anna.url)
    for address in (anna.url, own):
        ben.goto(address)
        ben.get_by_role("button", name="Einstellungen").click()
        expect(ben.get_by_role("button", name="Partie verlassen")).to_be_visible()  # it is my seat, at both
    ben.goto(site.address)
    expect(ben.get_by_role("link", name="Weiterspielen")).to_have_count(2)


def test_the_app_is_whole_and_never_old(site: Site, open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page(lang="en-GB")
    with Site(tmp_path) as own:
        page.goto(own.address)
        page.evaluate("navigator.serviceWorker.ready.then(() => 1)")
        asked: list[str] = []
        page.on("request", lambda request: asked.append(request.url))
        page.reload()
        page.wait_for_selector("article")
        # What a browser may keep for a day is asked for anew by another build, which may read other things in it.
        build = re.search(r'/assets/(\w+-[\w-]+)\.js"', page.request.get(own.address).text())
        assert build is not None
        pages = [url for url in asked if "board.svg" in url]
        assert pages and all(f"build={build[1]}" in url for url in pages)
        manifest = json.loads(page.request.get(own.address + "/manifest.webmanifest").text())
        for icon in manifest["icons"]:
            got = page.request.get(own.address + icon["src"])
            assert got.headers["content-type"] == icon["type"] and len(got.body()) > 100
        kept = page.evaluate(PATHS)
        assert "/away-en.html" in kept and any(path.endswith(".js") for path in kept)
        assert [path for path in kept if not path.startswith(("/assets/", "/away", "/icon.svg"))] == []
        for path in ("/", "/worker.js", "/t/0123456789abcdef", "/manifest.webmanifest"):
            assert page.request.get(own.address + path).headers["cache-control"] == "no-cache"

        own.kill()
        page.goto(own.address)
        expect(page.get_by_role("heading", name="No connection.")).to_be_visible()
        accessible(page)
        own.start()
        expect(page.locator("article").first).to_be_visible()  # by itself, and from the server


def test_icons_are_painted_from_the_one_drawing() -> None:
    for name, data in icons.icons().items():
        assert (icons.PUBLIC / name).read_bytes() == data, f"{name}: run `make icons`"


FAKE = """
    PushManager.prototype.subscribe = async function (options) {
        window.asked = new Uint8Array(options.applicationServerKey).length;
        const plain = text => atob(text.replaceAll('-', '+').replaceAll('_', '/'));
        const bytes = text => Uint8Array.from(plain(text), sign => sign.charCodeAt(0)).buffer;
        const given = GIVEN;
        return { endpoint: given.endpoint, getKey: name => bytes(name === 'auth' ? given.secret : given.key) };
    };
"""


def test_who_is_away_is_called_by_push_and_letter(tmp_path: Path, open_page: OpenPage) -> None:
    """The browser's own push service cannot be reached from here: ours takes its place, the rest is real."""
    with push_service() as service, post_office() as office, Site(tmp_path, smtp=office.address) as own:
        anna, ben = open_page(), open_page()
        receiver = Receiver()
        ben.add_init_script(FAKE.replace("GIVEN", json.dumps(receiver.subscription(service.address))))
        table, tokens = seated(own, anna, ben)
        ben.context.grant_permissions(["notifications"])
        anywhere(ben)
        ben.get_by_label("Nachricht auf dieses Gerät").check()
        expect(ben.get_by_label("Nachricht auf dieses Gerät")).to_be_checked()
        ben.wait_for_function("() => window.asked === 65")  # the length of a key
        ben.get_by_label("E-Mail-Adresse").fill("ben@post.example")
        ben.get_by_role("button", name="Per E-Mail").click()
        expect(ben.locator("dialog")).to_contain_text("wartet auf dein Ja")
        accessible(ben)
        (yes,) = re.findall(r"/mail#yes\.\S+", office.got[0].get_content())
        anna.goto(own.address + yes)
        expect(anna.get_by_role("status")).to_have_text("Abgemacht: Stellwerk schreibt dir, wenn du am Zug bist.")
        accessible(anna)
        _delivered(ben.context, ben, {"title": "Du bist am Zug", "text": "…", "path": f"/t/{table}", "tag": table})

        ben.goto("about:blank")
        _until_turn(own, table, tokens, 0)
        _until_turn(own, table, tokens, 1)  # a turn that began while nobody looked
        until(lambda: service.got)
        assert (
            json.loads(receiver.opened(service.got[0][1]))["text"] == "Erste Reise mit Anna wartet auf deinen Zug."
        )

        service.status = 410  # now only the letter is left
        _until_turn(own, table, tokens, 0)
        _until_turn(own, table, tokens, 1)
        until(lambda: len(office.got) == 2)
        (stop,) = re.findall(r"/mail#stop\.\S+", office.got[1].get_content())
        anna.goto(own.address + stop)
        expect(anna.get_by_role("status")).to_have_text("Abbestellt. Es kommt kein Brief mehr.")
        calls = own.ask("/api/guests/me/calls", tokens[1])
        assert (calls["push"], calls["address"]) == (False, "")


def _delivered(context: BrowserContext, page: Page, note: dict[str, str]) -> None:
    """The worker shows what comes in."""
    devtools = context.new_cdp_session(page)
    found: list[str] = []
    devtools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda news: found.extend(r["registrationId"] for r in news["registrations"]),
    )
    devtools.send("ServiceWorker.enable")
    until(lambda: page.evaluate("1") and found)  # asking the page lets its news come in
    shown = "navigator.serviceWorker.ready.then(r => r.getNotifications()).then(all => all.map(n => n.title))"

    def delivered() -> list[str]:
        """A push service tries again while a worker still starts; the tag makes it one note all the same."""
        devtools.send(
            "ServiceWorker.deliverPushMessage",
            {"origin": page.evaluate("location.origin"), "registrationId": found[-1], "data": json.dumps(note)},
        )
        page.wait_for_timeout(500)
        titles: list[str] = page.evaluate(shown)
        return titles

    until(delivered)
    assert page.evaluate(shown) == [note["title"]]


def _until_turn(site: Site, table: str, tokens: dict[int, str], wanted: int) -> None:
    """The first of everything, by plain requests, until this seat is to act alone."""
    while (play := site.ask(f"/api/tables/{table}/play"))["actors"] != [wanted]:
        seat = play["actors"][0]
        mine = site.ask(f"/api/tables/{table}/play?seat={seat}", tokens[seat])
        body = {"version": mine["version"], "action": mine["choices"][0]["action"]}
        site.ask(f"/api/tables/{table}/act", tokens[seat], body)


def test_those_who_wait_remind_and_go_on_without(site: Site, open_page: OpenPage) -> None:
    anna, ben = open_page(refused=True), open_page(lang="en-GB")
    anna.clock.install()
    table, tokens = seated(site, anna, ben)
    _until_turn(site, table, tokens, 1)
    for _ in range(2):
        anna.clock.fast_forward(23_000)
        anna.wait_for_timeout(100)
    notice = anna.locator(".waiting")
    expect(notice).to_contain_text("Alle warten auf Ben.")
    notice.get_by_role("button", name="Erinnern").click()
    expect(notice).to_contain_text("Der Zug hat eben erst begonnen.")
    accessible(anna)

    ben.goto("about:blank")
    until(lambda: not site.ask(f"/api/tables/{table}")["seats"][1]["here"])
    anna.wait_for_timeout(300)
    anna.clock.fast_forward(16_000)
    expect(notice).to_contain_text("Ben ist am Zug und nicht da.")
    notice.get_by_role("button", name="Bot einspringen lassen").click()
    expect(notice).to_contain_text(re.compile(r"In \d+ Sekunden darf ein Bot"))

"""Events are events: seen by everybody, in their order, beside what they are about, and gone at a key."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from stellwerk import games
from stellwerk.core import record as records
from stellwerk.core.record import Record
from web.conftest import OpenPage
from web.looking import accessible, fits
from web.measuring import everywhere, resize
from web.playing import Clicker, certain, claimable
from web.positions import before, open_at, stored
from web.serving import Site
from web.test_plan import sit_down

TUNNEL = "munchen-zurich-1"
REACHED = "version => Number(document.querySelector('[data-version]')?.dataset.version) >= version"


# Frame by frame: how many cards lie there and are turned, whether the verdict is told, whether all lies beside it.
# And `told_first`: words about it that stood anywhere in a frame before the cards had told it.
RECORDER = """route => {
    window.frames_seen = [];
    window.told_first = [];
    const words = '.prompt, ol[aria-label="Protokoll"] li, #app > .sr[aria-live]';
    const look = () => {
        const cards = [...document.querySelectorAll('[data-turned]')];
        const box = cards[0]?.closest('[data-moment], [role=dialog]');
        if (box) {
            const tunnel = document.getElementById(`route:${route}`);
            const [a, b] = [box, tunnel].map(each => each.getBoundingClientRect());
            const apart = a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
            const turned = cards.filter(card => card.dataset.turned === 'true').length;
            frames_seen.push([cards.length, turned, /dazu\\./.test(box.innerText), apart]);
        }
        const shown = frames_seen.some(([, , verdict]) => verdict);
        const told = [...document.querySelectorAll(words)].map(each => each.textContent);
        if (!shown) told_first.push(...told.filter(each => /umgedreht|kostet .* mehr|zuzahlen/.test(each)));
    };
    const frame = () => (look(), requestAnimationFrame(frame));
    frame();
    // Every change is seen, also where a slow machine draws two of them at once.
    const changes = { subtree: true, childList: true, characterData: true, attributeFilter: ['data-turned'] };
    new MutationObserver(look).observe(document.body, changes);
}"""


# Frame by frame: whether a moment is shown, and whether it lies over the box in which something is decided.
COVERED = """() => {
    window.moments_seen = [];
    const frame = () => {
        const [moment, box] = ['[data-moment]', '[role=dialog]'].map(each => document.querySelector(each));
        if (moment?.style.left && box) {
            const [a, b] = [moment, box].map(each => each.getBoundingClientRect());
            moments_seen.push(a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom);
        }
        requestAnimationFrame(frame);
    };
    frame();
}"""


def decision(record: Record, event: str, skipped: int = 0) -> tuple[int, int, str]:
    """Where a decision leads to such an event: the entries before it, the seat, the deed."""
    game = games.of_record(record.header, None)
    deed = 0
    for number, moment in enumerate(records.replay(game, record)):
        if moment.entry.seat >= 0:
            told = record.entries[number - 1]
            joined = told.seat == moment.entry.seat and told.text.startswith(("claim", "build"))
            deed = number - 1 if joined else number
        skipped -= sum(type(each).__name__ == event for each in moment.events)
        if skipped < 0:
            texts = [entry.text for entry in record.entries[deed : number + 1] if entry.seat >= 0]
            return deed, record.entries[deed].seat, "; ".join(texts)
    raise LookupError(event)


def test_the_cards_of_a_tunnel_turn_beside_it_before_the_verdict(site: Site, open_page: OpenPage) -> None:
    record = stored("europe-tunnel-refused")
    entries, seat = before(record, lambda entry: entry.text == f"claim {TUNNEL}")
    page, watcher = open_page(motion="no-preference"), open_page(motion="no-preference", width=390, height=844)
    table = open_at(site, page, record, entries, seat)
    watcher.goto(f"{site.address}/t/{table}")
    watcher.wait_for_selector("[data-version] .host svg")
    clicker = Clicker(site, page, seat)
    for each in (page, watcher):
        each.evaluate(RECORDER, TUNNEL)
    clicker.click_route(TUNNEL)
    clicker.confirm()
    for each in (page, watcher):  # whatever luck brings, and whoever looks
        each.wait_for_function("() => frames_seen.some(([, turned, verdict]) => turned === 3 && verdict)")
        frames = each.evaluate("frames_seen")
        assert {cards for cards, *_ in frames} == {3}
        assert {turned for _, turned, *_ in frames} >= {0, 1, 2, 3}, "they do not turn one after the other"
        assert not any(verdict and turned < 3 for _, turned, verdict, _ in frames), "the verdict came first"
        assert frames[-1][3], "the tunnel is covered"
        assert not each.evaluate("told_first"), "words told it first"
        expect(each.locator("#app > .sr[aria-live=polite]")).to_contain_text("Für den Tunnel umgedreht")
    expect(page.get_by_label("Protokoll").get_by_text("Für den Tunnel umgedreht")).to_be_visible()


def _near(page: Page, tunnel: str, routes: list[str]) -> str:
    """The route nearest to a tunnel: what is asked there stands where the tunnel's cards would turn."""
    far = """([one, other]) => {
        const [a, b] = [one, other].map(id => document.getElementById(`route:${id}`).getBoundingClientRect());
        return Math.hypot(a.x - b.x + (a.width - b.width) / 2, a.y - b.y + (a.height - b.height) / 2);
    }"""
    return min(routes, key=lambda route: page.evaluate(far, [tunnel, route]))


def test_a_moment_never_covers_what_is_being_decided(site: Site, open_page: OpenPage) -> None:
    page = open_page(motion="no-preference")
    anna, rival, routes = sit_down(site, page)
    tunnels = {each["id"] for each in site.ask("/api/games/europe/names")["names"]["routes"] if each["tunnel"]}
    while not (digs := sorted(tunnels & set(claimable(rival.position())))):
        rival.draw()
        turn = anna.to_turn()
        routes = certain(site, turn)
        anna.draw_two(turn)
    route = _near(page, digs[0], routes)
    anna.click_route(route)  # while it is not our turn
    page.get_by_role("button", name="Nehmen, wenn ich dran bin").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    decided = page.locator(".marks .chosen").first.get_attribute("transform")
    page.evaluate(COVERED)
    rival.act(f"claim {digs[0]}")
    rival.act()
    page.wait_for_function("() => moments_seen.length > 3")
    assert page.locator(".marks .chosen").first.get_attribute("transform") == decided, "it is no longer marked"
    expect(page.locator("[data-moment]")).to_have_count(0)
    assert not any(page.evaluate("moments_seen")), "the moment lies over the payment"


def test_a_dialog_keeps_off_its_tunnel_when_the_window_changes(site: Site, open_page: OpenPage) -> None:
    record = stored("europe-tunnel-refused")
    entries, seat = before(record, lambda entry: entry.text == "give up")
    page = open_page(width=1366, height=650)
    open_at(site, page, record, entries, seat)
    expect(page.get_by_role("dialog")).to_be_visible()
    page.set_viewport_size({"width": 1440, "height": 900})
    page.wait_for_function(
        """route => {
            const [box, tunnel, map, host] = [
                document.querySelector('[role=dialog]'),
                document.getElementById(`route:${route}`),
                document.querySelector('.host svg'),
                document.querySelector('.host'),
            ].map(each => each.getBoundingClientRect());
            const apart = box.right <= tunnel.left || tunnel.right <= box.left
                || box.bottom <= tunnel.top || tunnel.bottom <= box.top;
            return Math.abs(map.height - host.height) < 1 && innerWidth === 1440 && apart;
        }""",
        arg="munchen-venezia-1",
    )
    accessible(page)


def test_the_last_round_is_announced_and_stays_told(site: Site, open_page: OpenPage) -> None:
    record = stored("europe-last-lap")
    entries, seat, deed = decision(record, "LastLapBegan")
    page = open_page(motion="no-preference", width=390, height=844)
    open_at(site, page, record, entries, seat, bot="random")
    clicker = Clicker(site, page, seat)
    play = clicker.position()
    body = {"version": play["version"], "action": deed, "seat": seat}
    site.ask(f"/api/tables/{clicker.table}/act", clicker.token(), body)
    moment = page.locator("[data-moment]")
    expect(moment).to_contain_text("Letzte Runde")
    page.keyboard.press("Escape")
    expect(moment).to_have_count(0)
    strip = page.locator("[data-last-round]")
    expect(strip).to_contain_text("Letzte Runde")
    clicker.to_turn()
    expect(strip).to_contain_text("Das ist dein letzter Zug.")
    expect(page.locator(".prompt.last")).to_have_text("Dein letzter Zug")
    fits(page, whole=True)
    accessible(page)


def test_a_journey_is_celebrated_and_not_without_motion(site: Site, open_page: OpenPage) -> None:
    record = stored("first-journey-six-tickets")
    entries, seat, deed = decision(record, "Completed")
    for motion, shown in (("no-preference", 1), ("reduce", 0)):
        page = open_page(motion=motion)
        open_at(site, page, record, entries, seat)
        clicker = Clicker(site, page, seat)
        play = clicker.position()
        body = {"version": play["version"], "action": deed, "seat": seat}
        site.ask(f"/api/tables/{clicker.table}/act", clicker.token(), body)
        page.wait_for_function(REACHED, arg=play["version"] + 1)
        if shown:
            expect(page.locator("[data-moment]")).to_contain_text("Geschafft!")
            assert page.locator(".host .link").count() > 0, "the way is not lit"
            expect(page.locator("[data-moment]")).to_have_count(0)
        else:
            expect(page.locator("[data-moment]")).to_have_count(0)


@pytest.mark.parametrize(
    ("name", "event", "skipped", "told"),
    [
        ("europe-stations-borrow", "Built", 0, "Bahnhof"),
        ("germany-last-lap", "Boarded", 1, "Fahrgast"),  # the first is followed by the question for the second
    ],
)
def test_stations_and_passengers_are_moments_at_their_city(
    site: Site, open_page: OpenPage, name: str, event: str, skipped: int, told: str
) -> None:
    record = stored(name)
    entries, seat, deed = decision(record, event, skipped)
    page = open_page(motion="no-preference")
    open_at(site, page, record, entries, seat)
    clicker = Clicker(site, page, seat)
    play = clicker.position()
    body = {"version": play["version"], "action": deed, "seat": seat}
    site.ask(f"/api/tables/{clicker.table}/act", clicker.token(), body)
    moment = page.locator("[data-moment]")
    expect(moment).to_contain_text(told)
    if event == "Boarded":  # in the colour of the passenger, with a rim
        sign = moment.locator("svg").first.evaluate("each => [each.style.color, getComputedStyle(each).stroke]")
        assert "--pas-" in sign[0]
        assert sign[1] != "none"
    expect(moment).to_have_count(0)  # soon, by itself


# The steps of the count follow each other by timers: none that is set from now on ever comes.
HELD = """
window.held = false;
const timer = window.setTimeout;
window.setTimeout = (deed, after = 0, ...rest) => (held && after > 200 ? 0 : timer(deed, after, ...rest));
"""


def test_the_end_as_an_event_can_be_read_by_everybody(site: Site, open_page: OpenPage) -> None:
    record = stored("europe-last-lap")
    entries, seat, deed = decision(record, "Ended")
    page = open_page(motion="no-preference", width=390, height=844)
    page.add_init_script(HELD)
    open_at(site, page, record, entries, seat, bot="random")
    clicker = Clicker(site, page, seat)
    body = {"version": clicker.position()["version"], "action": deed, "seat": seat}
    site.ask(f"/api/tables/{clicker.table}/act", clicker.token(), body)
    expect(page.locator("[data-ceremony] .on")).to_be_visible()  # somebody's line is being counted
    page.evaluate("held = true")
    page.wait_for_timeout(900)
    told = page.locator("[data-ceremony] .words").inner_text()
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme=theme)
        accessible(page)
        fits(page, whole=True)
    assert page.locator("[data-ceremony] .words").inner_text() == told, "it was not held"
    page.keyboard.press("Escape")
    expect(page.locator("[data-ceremony]")).to_have_count(0)
    accessible(page)


def test_who_needs_only_one_more_journey_is_told(site: Site, open_page: OpenPage) -> None:
    record = stored("first-journey-one-to-go")
    game = games.of_record(record.header, None)
    positions: list[Any] = [moment.state.public for moment in records.replay(game, record)]
    entries, leader = next(
        (number + 1, seat)
        for number, public in enumerate(positions)
        for seat, player in enumerate(public.players)
        if len(player.done) + player.bonus == 5 and type(public.stage).__name__ == "Turn"
    )
    page = open_page()
    open_at(site, page, record, entries, positions[entries - 1].turn)
    almost = page.locator(f"[data-almost='{leader}']")
    expect(almost).to_have_text("Nur noch eine Reise!")
    everywhere(page)
    resize(page, (360, 640))
    page.locator("nav").get_by_role("button", name="Spieler").click()
    expect(almost).to_be_in_viewport(ratio=1)
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme=theme)
        accessible(page)


# What is to be heard: the pitch of every tone.
LISTENING = """
window.heard = [];
window.AudioContext = class {
    state = 'running'; currentTime = 0; destination = {};
    createOscillator() {
        const tone = { frequency: {}, connect: next => next, stop() {} };
        return Object.assign(tone, { start: () => heard.push(tone.frequency.value) });
    }
    createGain() {
        return { gain: { setValueAtTime() {}, exponentialRampToValueAtTime() {} }, connect: next => next };
    }
};
"""


def test_cards_trains_and_refusals_are_heard_unless_sound_is_off(site: Site, open_page: OpenPage) -> None:
    record = stored("europe-last-lap")
    page = open_page(refused=True)
    page.add_init_script(LISTENING)
    open_at(site, page, record, entries=622, seat=3)
    page.locator(".prompt").click()  # nothing is heard before the first click
    page.wait_for_timeout(500)
    clicker = Clicker(site, page, 3)
    play = clicker.position()
    clicker.draw("blind")
    clicker.settled(play)
    page.wait_for_function("() => heard.includes(880)")  # a card
    clicker.play_on(turns=1)
    clicker.to_turn()
    page.wait_for_function("() => heard.includes(660)")  # my turn
    page.evaluate("heard.length = 0")
    page.keyboard.press("e")  # one may not pass while something can be done
    expect(page.get_by_role("alert")).to_be_visible()
    page.wait_for_function("() => heard.includes(196)")  # a refusal
    page.get_by_role("button", name="Töne").click()
    page.evaluate("heard.length = 0")
    play = clicker.position()
    clicker.draw("blind")
    clicker.settled(play)
    clicker.arrived(clicker.position())
    assert page.evaluate("heard") == []

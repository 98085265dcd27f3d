"""Figures for docs/web.md: size of the client, time to the first board, input to paint. `make web-speed`."""

from __future__ import annotations

import gzip
import statistics
import tempfile
from pathlib import Path

from playwright.sync_api import Browser

from web.playing import Clicker, Play, play_now
from web.serving import Site, browsing

ASSETS = Path(__file__).parents[2] / "src/stellwerk/server/static/assets"
ROUNDS = 5
# A mid-range phone on a fast mobile network, as browsers' developer tools emulate them.
PROFILE = {"offline": False, "latency": 60, "downloadThroughput": 9e6 / 8, "uploadThroughput": 1.5e6 / 8}
SLOWDOWN = 4
WATCH = """
window.slow = [];
new PerformanceObserver(list => {
  for (const entry of list.getEntries()) if (entry.name === 'click') slow.push(entry.duration);
}).observe({type: 'event', durationThreshold: 16, buffered: true});
"""


# The second frame after the board stands in the page begins when the first one with it has been painted.
PAINTED = """
new MutationObserver((_, watcher) => {
  if (!document.querySelector('.host .route')) return;
  watcher.disconnect();
  requestAnimationFrame(() => requestAnimationFrame(() => (window.board = performance.now())));
}).observe(document, {childList: true, subtree: true});
"""


def script_size() -> int:
    """All script that any page can load, compressed as it is sent."""
    return sum(len(gzip.compress(file.read_bytes(), 6)) for file in ASSETS.glob("*.js"))


def first_board(browser: Browser, site: Site) -> list[float]:
    """Seconds from the address to the painted board with all its routes, nothing cached."""
    opener = browser.new_context(locale="de-DE").new_page()
    play_now(site, opener, "Europa")
    state = opener.context.storage_state()
    times = []
    for _ in range(ROUNDS):
        context = browser.new_context(
            storage_state=state,
            locale="de-DE",
            viewport={"width": 390, "height": 844},
            has_touch=True,
            is_mobile=True,
        )
        page = context.new_page()
        devtools = context.new_cdp_session(page)
        devtools.send("Network.enable")
        devtools.send("Network.emulateNetworkConditions", PROFILE)
        devtools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN})
        page.add_init_script(PAINTED)
        page.goto(opener.url, wait_until="commit")
        page.wait_for_function("() => window.board")
        times.append(page.evaluate("window.board") / 1000)
        context.close()
    return times


class Person(Clicker):
    """Looks before every click, as people do: a robot's next click would wait for the last one's frames."""

    def decide(self, play: Play) -> None:
        self.page.wait_for_timeout(300)
        super().decide(play)

    def confirm(self) -> None:
        self.page.wait_for_timeout(300)
        super().confirm()


def input_to_paint(browser: Browser, site: Site) -> list[float]:
    """Milliseconds from a click to the next frame, during a game."""
    page = browser.new_context(locale="de-DE").new_page()
    page.add_init_script(WATCH)
    play_now(site, page, "Europa")
    Person(site, page).play_on(turns=40, seconds=300)
    found: list[float] = page.evaluate("slow")
    return found


def main() -> None:
    with Site(Path(tempfile.mkdtemp()), pace=0.8) as site, browsing() as browser:
        print(f"script, all of it, compressed: {script_size() / 1000:.0f} kB")
        times = first_board(browser, site)
        print(f"first board: median {statistics.median(times):.2f} s, worst {max(times):.2f} s of {ROUNDS}")
        paints = input_to_paint(browser, site) or [0.0]
        middle, worst = statistics.median(paints), max(paints)
        print(f"input to paint: median {middle:.0f} ms, worst {worst:.0f} ms of {len(paints)}")


if __name__ == "__main__":
    main()

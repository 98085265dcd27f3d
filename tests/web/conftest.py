"""Browser tests: real Chromium, real server, the built client. `make web` builds it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from web.serving import Site, browsing, chromium_program

STATIC = Path(__file__).parents[2] / "src/stellwerk/server/static/index.html"
# A server that was killed on purpose makes the browser complain about the line; nothing else may be.
EXPECTED = ("WebSocket connection to", "ERR_CONNECTION_REFUSED", "ERR_CONNECTION_RESET", "ERR_EMPTY_RESPONSE")

REFUSED = "the server responded with a status of 4"  # the browser notes it, also where the page tells it well

OpenPage = Callable[..., Page]

# Patience for machines that do much else; what has to come soon says so itself.
PATIENCE = 30_000  # milliseconds
expect.set_options(timeout=PATIENCE)


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Last of all: Playwright keeps an event loop running, and tests after it could not start their own."""
    here = Path(__file__).parent
    items.sort(key=lambda item: here in item.path.parents)


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    if chromium_program() is None:
        pytest.fail("no Chromium found: `make browser` installs it, or install the package `chromium` yourself")
    with browsing() as browser:
        yield browser


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    if not STATIC.is_file():
        pytest.fail("the client is not built: run `make web` first")
    with Site(tmp_path_factory.mktemp("site")) as made:
        yield made


@pytest.fixture
def open_page(chromium: Browser) -> Iterator[OpenPage]:
    """Pages as different people would open them; anything on the console at the end is a failure."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def heard(kind: str, text: str, expected: tuple[str, ...]) -> None:
        if kind in ("error", "warning") and not any(word in text for word in expected):
            complaints.append(f"{kind}: {text}")

    def open_(
        lang: str = "de-DE",
        width: int = 1280,
        height: int = 800,
        theme: Literal["light", "dark"] = "light",
        touch: bool = False,
        motion: Literal["reduce", "no-preference"] = "reduce",
        refused: bool = False,
    ) -> Page:
        context = chromium.new_context(
            locale=lang,
            viewport={"width": width, "height": height},
            color_scheme=theme,
            has_touch=touch,
            reduced_motion=motion,
        )
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        page = context.new_page()
        expected = (*EXPECTED, REFUSED) if refused else EXPECTED
        page.on("console", lambda message: heard(message.type, message.text, expected))
        page.on("pageerror", lambda error: heard("error", error.stack or str(error), expected))
        return page

    yield open_
    for context in contexts:
        context.close()
    assert not complaints, complaints

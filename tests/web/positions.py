"""Tables that begin in the middle of a stored game, so that what is to be seen comes up at once."""

from __future__ import annotations

import urllib.error
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from stellwerk.core import record as records
from stellwerk.core.record import Noted, Record
from web.serving import Site

RECORDS = Path(__file__).parents[1] / "records"


def stored(name: str) -> Record:
    return records.read((RECORDS / f"{name}.txt").read_text())


def before(record: Record, wanted: Callable[[Noted], bool]) -> tuple[int, int]:
    """How many entries stand before the first such one, and whose it is."""
    return next((number, entry.seat) for number, entry in enumerate(record.entries) if wanted(entry))


def _opened(site: Site, token: str | None, body: dict[str, Any], tries: int = 4) -> Any:
    """A busy machine may take longer over the past than the server waits for it."""
    try:
        return site.ask("/api/tables", token, body)
    except urllib.error.HTTPError as error:
        if error.code != 409 or not tries:
            raise
        return _opened(site, token, body, tries - 1)


def open_at(site: Site, page: Page, record: Record, entries: int, seat: int, bot: str = "greedy") -> str:
    """A table in that position, seen by this seat; bots have the others. Its id."""
    seats = [
        {"kind": "me"} if each == seat else {"kind": "bot", "bot": bot} for each in range(record.header.seats)
    ]
    body = {
        "game": record.header.game,
        "options": record.header.options,
        "seats": seats,
        "name": "Anna",
        "past": {"record": str(record), "entries": entries},
    }
    page.goto(site.address)
    token = page.evaluate("localStorage['stellwerk.token'] ?? null")
    made = _opened(site, token, body)
    token = token or made["token"]
    page.evaluate("token => { localStorage['stellwerk.token'] = token }", token)
    table: str = made["table"]["id"]
    site.ask(f"/api/tables/{table}/start", token, {})
    page.goto(f"{site.address}/t/{table}")
    page.wait_for_selector("[data-version] .host svg")
    return table

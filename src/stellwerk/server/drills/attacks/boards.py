"""Boards and names of every choice of options: nothing that was made for one request serves the next."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from itertools import cycle, islice, product
from typing import Final
from urllib.parse import urlencode

from stellwerk import games
from stellwerk.server.drills.attacks.target import Target

AT_ONCE: Final = 8
THEMES: Final = ("light", "dark")


async def attack(target: Target) -> None:
    pages = cycle(wishes())
    await asyncio.gather(*(_want(target, pages, after) for after in range(AT_ONCE)))


async def _want(target: Target, pages: Iterator[str], after: int) -> None:
    await asyncio.sleep(after / 100)
    while True:
        await target.ask("GET", next(pages))


def wishes() -> Iterator[str]:
    """Addresses, the titles by turns."""
    wanted = [_of(title) for title in games.titles()]
    while pages := [page for each in wanted for page in islice(each, 1)]:
        yield from pages


def _of(title: str) -> Iterator[str]:
    options = games.options_of(title)
    for lang, *chosen in product(("en", "de"), *(option.values for option in options)):
        query = urlencode({option.name: value for option, value in zip(options, chosen, strict=True)})
        yield f"/api/games/{title}/names?lang={lang}&{query}"
        for theme in THEMES:
            yield f"/api/games/{title}/board.svg?theme={theme}&lang={lang}&{query}"

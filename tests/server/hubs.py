"""Tables without a network: a hub on a database of its own, and listeners that remember."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

from msgspec.structs import replace

from stellwerk import games
from stellwerk.server import wire
from stellwerk.server.connection import Connection
from stellwerk.server.entries import Chair, Clock, Setup
from stellwerk.server.hub import Hub
from stellwerk.server.seating import start
from stellwerk.server.settings import Bots, Settings
from stellwerk.server.listening import attach
from stellwerk.server.table import Table
from stellwerk.server.voice import NOBODY

HOST = "0" * 15 + "1"


@asynccontextmanager
async def open_hub(folder: Path, **changes: Any) -> AsyncIterator[Hub]:
    settings = replace(Settings(str(folder / "hub.db"), bots=Bots(pace=0.0, seconds=20.0)), **changes)
    hub = await Hub.open(settings)
    if await hub.store.guest("host") is None:
        await hub.store.add_guest(HOST, "host", "host")
    try:
        yield hub
    finally:
        await hub.close()


async def new_table(
    hub: Hub,
    title: str = "europe",
    people: int = 2,
    bots: int = 0,
    begin: bool = True,
    options: dict[str, str] | None = None,
    clock: Clock | None = None,
    away: float | None = None,
    hints: bool = True,
    chat: str = "on",
) -> Table:
    """A table where the host holds all people's seats."""
    game = games.make_with(title, options or {})
    setup = Setup(
        game.name, game.options, game.version, game.digest, clock or Clock(), away, 0.0, hints, listed=False
    )
    chairs = [Chair(f"p{number}", HOST) for number in range(people)]
    chairs += [Chair(f"b{number}", None, "random") for number in range(bots)]
    table = await hub.create(setup, chairs, HOST, chat)
    if begin:
        await start(table, HOST, None, "ab")
    return table


class Ear:
    """A listener in a seat that keeps everything it was told."""

    def __init__(self, table: Table, seat: int | None) -> None:
        self.texts: list[str] = []
        self.connection = Connection(self._hear, seat, HOST, 1000, 5.0)
        attach(table, self.connection)

    async def _hear(self, text: str) -> None:
        self.texts.append(text)

    async def all(self) -> list[dict[str, Any]]:
        """What was heard so far, once everything on its way has arrived."""
        for _ in range(5):
            await asyncio.sleep(0)
        return [json.loads(text) for text in self.texts]


def actors(table: Table) -> tuple[int, ...]:
    assert table.course.state is not None
    return table.game.actors(table.course.state.public)


async def random_move(table: Table, rng: Random) -> wire.Done:
    """One legal action by somebody who may act."""
    seat = rng.choice(actors(table))
    action = rng.choice(todo(table.game, table.course.state, seat))
    outcome = await table.act(seat, table.course.sheet.version, action)
    assert isinstance(outcome, wire.Done), outcome
    return outcome


async def first_turn(table: Table) -> int:
    """Everybody has chosen their first tickets; the seat whose turn it is."""
    while len(table.game.actors(table.course.state.public)) > 1 or "keep" in _first_todo(table):  # type: ignore[union-attr]
        seat = actors(table)[0]
        await table.act(seat, table.course.sheet.version, todo(table.game, table.course.state, seat)[0])
    return actors(table)[0]


def _first_todo(table: Table) -> str:
    return todo(table.game, table.course.state, actors(table)[0])[0]

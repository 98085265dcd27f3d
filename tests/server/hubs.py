"""Tables without a network: a hub on a database of its own, and listeners that remember."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

from msgspec.structs import replace

from stellwerk import games
from stellwerk.core.session import Session
from stellwerk.server import wire
from stellwerk.server.connection import Connection
from stellwerk.server.entries import Chair, Chat, Clock, Setup
from stellwerk.server.hub import Hub
from stellwerk.server.listening import attach
from stellwerk.server.seating import start
from stellwerk.server.settings import Bots, Errands, Questions, Settings
from stellwerk.server.table import Outcome, Table
from stellwerk.server.voice import NOBODY

HOST = "0" * 15 + "1"
# A machine that runs many tests at once is slow: nobody is given up on for that.
PATIENT: Any = {
    "bots": Bots(pace=0.0, seconds=20.0),
    "errands": Errands(seconds=60.0),
    "questions": Questions(seconds=60.0),
}


@asynccontextmanager
async def open_hub(folder: Path, **changes: Any) -> AsyncIterator[Hub]:
    settings = replace(Settings(str(folder / "hub.db"), **PATIENT), **changes)
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
    chat: Chat = "on",
    bot: str = "random",
    guests: Sequence[str] = (),
) -> Table:
    """A table where the host holds all people's seats, or each of these guests one."""
    game = games.make_with(title, options or {})
    setup = Setup(
        game.name, game.options, game.version, game.digest, clock or Clock(), away, 0.0, hints, listed=False
    )
    chairs = [Chair(f"p{number}", guest) for number, guest in enumerate(guests or (HOST,) * people)]
    chairs += [Chair(f"b{number}", None, bot) for number in range(bots)]
    table = await hub.create(setup, chairs, HOST, chat)
    if begin:
        await start(table, HOST, None, "ab")
    return table


class Ear:
    """A listener in a seat that keeps everything it was told."""

    def __init__(self, table: Table, seat: int | None, lang: str = "en") -> None:
        self.texts: list[str] = []
        self.connection = Connection(self._hear, seat, HOST, 1000, 5.0, lang)
        attach(table, self.connection)

    async def _hear(self, text: str) -> None:
        self.texts.append(text)

    async def all(self) -> list[dict[str, Any]]:
        """What was heard so far, once everything on its way has arrived."""
        for _ in range(5):
            await asyncio.sleep(0)
        return [json.loads(text) for text in self.texts]

    async def plays(self) -> list[dict[str, Any]]:
        return [message for message in await self.all() if message["type"] == "play"]


def session(table: Table) -> Session:
    """The game at a table that has begun."""
    assert table.course.session is not None
    return table.course.session


def actors(table: Table) -> tuple[int, ...]:
    return session(table).actors


def todo(table: Table, seat: int) -> list[str]:
    """What a seat may do, in notation."""
    return [table.game.write(action) for action in session(table).legal(seat)]


async def act(table: Table, seat: int, text: str, seen: int | None = None) -> Outcome:
    """An action of somebody who knows the table as it is, or as it was at version `seen`."""
    return await table.act(seat, table.course.sheet.version if seen is None else seen, text, NOBODY)


async def undo(table: Table, seat: int) -> Outcome:
    return await table.undo(seat, table.course.sheet.version, NOBODY)


async def random_move(table: Table, rng: Random) -> wire.Done:
    """One legal action by somebody who may act."""
    seat = rng.choice(actors(table))
    outcome = await act(table, seat, rng.choice(todo(table, seat)))
    assert isinstance(outcome, wire.Done), outcome
    return outcome


async def first_turn(table: Table) -> int:
    """Everybody has chosen their first tickets; the seat whose turn it is."""
    while len(actors(table)) > 1 or "keep" in todo(table, actors(table)[0])[0]:
        seat = actors(table)[0]
        await act(table, seat, todo(table, seat)[0])
    return actors(table)[0]


async def over(table: Table, seconds: float = 60) -> None:
    """Bots have played the game to its end."""
    async with asyncio.timeout(seconds):
        while table.course.sheet.status == "running":
            await table.changed.wait()

"""Kill: SIGKILL at random instants while games are played; what was acknowledged must be there afterwards."""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median

from msgspec import Struct
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from stellwerk import games
from stellwerk.core import record as records
from stellwerk.core.proof import verify
from stellwerk.server.drills.client import SeatClient, call
from stellwerk.server.drills.node import Node
from stellwerk.server.fold import fold
from stellwerk.server.making import game_of
from stellwerk.server.store import Store


class KillResult(Struct, frozen=True):
    kills: int
    acknowledged: int
    lost: int  # acknowledged moves that were not there afterwards: must be 0
    broken: int  # logs with a gap, or that do not fold: must be 0
    typical: float  # seconds from starting the process to the first view of a table, median
    slowest: float
    records: int  # games that ended, whose record was checked and its luck verified


class KillTable:
    """One table with seats of ours and perhaps a bot. Remembers what was acknowledged."""

    def __init__(self, base: str, title: str, own: int, bots: int) -> None:
        self.base = base
        self.title = title
        self.own = own
        self.bots = bots
        self.table = ""
        self.token = ""
        self.acked: dict[int, str] = {}  # version -> action
        self.resumed = 0.0
        self.over = False

    def open(self) -> None:
        seats = [{"kind": "me"}] * self.own + [{"kind": "bot", "bot": "random"}] * self.bots
        body = {"game": self.title, "seats": seats, "pace": 0, "listed": False, "name": "kill"}
        made = call(self.base, "POST", "/api/tables", body, self.token)
        self.token = self.token or made["token"]
        self.table = made["table"]["id"]
        call(self.base, "POST", f"/api/tables/{self.table}/start", {}, self.token)
        self.acked, self.over = {}, False

    async def play(self, rng: random.Random, began: float) -> None:
        """With every seat of ours, until the server dies."""
        await asyncio.gather(*(self._play(seat, rng, began) for seat in range(self.own)))

    async def _play(self, seat: int, rng: random.Random, began: float) -> None:
        with contextlib.suppress(ConnectionClosed, OSError, InvalidHandshake, TimeoutError):
            client = await SeatClient.open(self.base, self.table, self.token, seat)
            await client.until("play")
            self.resumed = time.monotonic() - began
            while True:
                if client.play is None or not client.play["choices"]:
                    if client.play is not None and client.play["ending"]:
                        self.over = True
                        return
                    await client.until("play")
                    continue
                play, client.play = client.play, None
                action = rng.choice(play["choices"])["action"]
                answer = await client.act(action, play["version"])
                if answer["type"] == "done":
                    self.acked[answer["version"]] = action
                if client.play is None:
                    await client.until("play")


async def kill(node: Node, kills: int, tables: int, seed: int, say: Callable[[str], None]) -> KillResult:
    rng = random.Random(seed)
    node.start()
    names = tuple(games.titles())
    all_tables = [
        KillTable(node.base, names[number % len(names)], 2 - number % 2, number % 2) for number in range(tables)
    ]
    for table in all_tables:
        await asyncio.to_thread(table.open)
    lost = broken = acknowledged = finished = 0
    resumed: list[float] = []
    began = time.monotonic()
    for number in range(1, kills + 1):
        playing = [asyncio.create_task(table.play(rng, began)) for table in all_tables]
        await _somebody_acts(all_tables)
        await asyncio.sleep(rng.random() * 0.6)
        await asyncio.to_thread(node.kill)
        await asyncio.gather(*playing)
        resumed += [table.resumed for table in all_tables if number > 1]
        more_lost, more_broken = await _check(node.settings.database, all_tables)
        lost, broken = lost + more_lost, broken + more_broken
        began = time.monotonic()
        await asyncio.to_thread(node.start)
        for table in all_tables:
            if table.over:
                finished += await asyncio.to_thread(_verify, node.base, table.table)
                acknowledged += len(table.acked)
                await asyncio.to_thread(table.open)
        if number % 10 == 0:
            so_far = acknowledged + sum(len(table.acked) for table in all_tables)
            say(f"{number} kills, {so_far} acknowledged, {lost} lost, {broken} broken, ≤ {max(resumed):.1f} s")
    node.stop()
    acknowledged += sum(len(table.acked) for table in all_tables)
    typical, slowest = (median(resumed), max(resumed)) if resumed else (0.0, 0.0)
    return KillResult(kills, acknowledged, lost, broken, round(typical, 2), round(slowest, 2), finished)


async def _somebody_acts(tables: list[KillTable]) -> None:
    """Until moves are being made again, so that the kill comes in the middle of them."""
    before = sum(len(table.acked) for table in tables)
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(5):
            while sum(len(table.acked) for table in tables) == before:
                await asyncio.sleep(0.01)


async def _check(database: str, tables: list[KillTable]) -> tuple[int, int]:
    """Read the logs as the dead server left them: what is missing, and what is broken."""
    store = await Store.open(database)
    lost = broken = 0
    try:
        for table in tables:
            logged = await store.log(table.table)
            found = {each.version: each.entry for each in logged}
            lost += sum(getattr(found.get(version), "action", None) != act for version, act in table.acked.items())
            entries = [each.entry for each in logged]
            try:
                setup = entries[0].setup  # type: ignore[union-attr]  # the first entry is Opened
                whole = [each.version for each in logged] == list(range(1, len(logged) + 1))
                broken += not whole or sum(1 for _ in fold(game_of(setup), entries)) != len(entries)
            except (ValueError, LookupError, AttributeError):
                broken += 1
    finally:
        await store.close()
    return lost, broken


def _verify(base: str, table: str) -> bool:
    record = records.read(call(base, "GET", f"/api/tables/{table}/record"))
    game = games.of_record(record.header)
    records.check(game, record)
    return verify(game, record) > 0


def run(
    folder: Path,
    database: str | None = None,
    kills: int = 200,
    tables: int = 6,
    seed: int = 1,
    say: Callable[[str], None] = print,
) -> KillResult:
    """Kill a server many times on SQLite, or on the database named."""
    node = Node(database or str(folder / "kill.db"), folder / "kill.log")
    try:
        return asyncio.run(kill(node, kills, tables, seed, say))
    finally:
        node.kill()

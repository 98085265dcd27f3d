"""Kill: SIGKILL at random instants while people open, join, play, undo, talk and end. What was acknowledged must
be there afterwards, once, and every table must go on."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from statistics import median
from typing import Final

from msgspec import Struct

from stellwerk import games
from stellwerk.server.drills.life import Life
from stellwerk.server.drills.node import Node
from stellwerk.server.drills.promises import Verdict, judge, strays
from stellwerk.server.store import Store

STUCK: Final = 120.0  # seconds in which a table must go on, on a busy machine too: a bot's process has to start


class KillResult(Struct, frozen=True):
    kills: int
    acknowledged: int  # moves, undos, seats, beginnings, ends, rematches, lines of chat
    lost: int  # of them, what was not there afterwards: must be 0
    doubled: int  # lines or tables that were there twice: must be 0
    broken: int  # logs with a gap, or that do not fold: must be 0
    stuck: int  # times that a table did not go on: must be 0
    typical: float  # seconds from starting the process to the first view of a table, median
    slowest: float
    records: int  # games that ended, whose record was checked and its luck verified


async def kill(node: Node, kills: int, tables: int, seed: int, say: Callable[[str], None]) -> KillResult:
    rng = random.Random(seed)
    node.start()
    names = tuple(games.titles())
    lives = [
        Life(node.base, names[number % len(names)], number % 2 == 1, f"t{number}", random.Random(rng.random()))
        for number in range(tables)
    ]
    for life in lives:
        await life.enter()
    verdict, stuck, acknowledged = Verdict(), 0, 0
    resumed, began = list[float](), 0.0
    for number in range(1, kills + 1):
        living = [asyncio.create_task(life.live()) for life in lives]
        stuck += await _all_go_on(lives)
        await asyncio.sleep(rng.random() * 0.6)
        await asyncio.to_thread(node.kill)
        await asyncio.gather(*living)
        resumed += [life.resumed - began for life in lives if life.resumed and number > 1]
        verdict += await _judge(node.settings.database, lives)
        acknowledged += sum(len(life.promises) + len(life.chat) for life in lives)
        began = time.monotonic()
        for life in lives:
            life.promises, life.chat, life.resumed = [], [], 0.0
        await asyncio.to_thread(node.start)
        if number % 10 == 0:
            say(f"{number} kills, {acknowledged} acknowledged, {verdict}, {stuck} stuck")
    node.stop()
    store = await Store.open(node.settings.database)
    verdict += Verdict(doubled=await strays(store))
    await store.close()
    typical, slowest = (median(resumed), max(resumed)) if resumed else (0.0, 0.0)
    return KillResult(
        kills,
        acknowledged,
        verdict.lost,
        verdict.doubled,
        verdict.broken,
        stuck,
        round(typical, 2),
        round(slowest, 2),
        sum(life.verified for life in lives),
    )


async def _all_go_on(lives: Sequence[Life]) -> int:
    """Until something has happened at every table, and the kill comes in the middle; how many did not go on."""
    end = time.monotonic() + STUCK
    while time.monotonic() < end:
        if all(life.promises for life in lives):
            return 0
        await asyncio.sleep(0.01)
    return sum(not life.promises for life in lives)


async def _judge(database: str, lives: Sequence[Life]) -> Verdict:
    """Read the logs as the dead server left them."""
    store = await Store.open(database)
    try:
        promises = [each for life in lives for each in life.promises]
        return await judge(store, promises, [each for life in lives for each in life.chat])
    finally:
        await store.close()


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

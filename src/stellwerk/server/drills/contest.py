"""Contest: two nodes on one PostgreSQL, and for every move two clients who both want to make it, one at each."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from pathlib import Path

from msgspec import Struct

from stellwerk.core import codec
from stellwerk.core.codec import Json
from stellwerk.games import usual
from stellwerk.server.drills.client import SeatClient, call, open_table
from stellwerk.server.drills.node import Node
from stellwerk.server.entries import Moved
from stellwerk.server.store import Store


class ContestResult(Struct, frozen=True):
    moves: int  # contested: sent at both nodes with the same version
    twice: int  # applied at both: must be 0
    neither: int  # applied at none: must be 0
    differing: int  # times the two nodes ended at different views: must be 0
    logged: int  # moves in the log of all tables; equal to `moves`
    catch_up_ms: float  # how long the losing node took to show the new version, 99th percentile


async def contest(
    nodes: tuple[Node, Node], moves: int, tables: int, seed: int, title: str, say: Callable[[str], None]
) -> ContestResult:
    rng = random.Random(seed)
    base = nodes[0].base
    token = (await asyncio.to_thread(call, base, "POST", "/api/guests", {"name": "contest"}))["token"]
    made: list[str] = []
    counts = {"moves": 0, "twice": 0, "neither": 0, "differing": 0}
    lags: list[float] = []

    async def one(seed: float) -> None:
        own = random.Random(seed)
        while counts["moves"] < moves:
            table = await asyncio.to_thread(open_table, base, title, 2, token)
            made.append(table)
            await _fight(nodes, table, token, own, moves, counts, lags)

    await asyncio.gather(*(one(rng.random()) for _ in range(tables)))
    say(f"{counts['moves']} moves contested at {len(made)} tables")
    store = await Store.open(nodes[0].settings.database)
    logged = 0
    for table in made:
        logged += sum(isinstance(each.entry, Moved) for each in await store.log(table))
    await store.close()
    lags.sort()
    lag = round(1000 * lags[int(0.99 * len(lags))], 1) if lags else 0.0
    return ContestResult(**counts, logged=logged, catch_up_ms=lag)


async def _fight(
    nodes: tuple[Node, Node],
    table: str,
    token: str,
    rng: random.Random,
    moves: int,
    counts: dict[str, int],
    lags: list[float],
) -> None:
    """One game: each seat is held at both nodes, and both always act at once."""
    seats = {seat: [await SeatClient.open(node.base, table, token, seat) for node in nodes] for seat in range(2)}
    plays: dict[tuple[int, int], Json] = {}
    for seat, pair in seats.items():
        for side, client in enumerate(pair):
            plays[seat, side] = await client.until("play")
    loop = asyncio.get_running_loop()
    while counts["moves"] < moves and not plays[0, 0]["ending"]:
        seat = next(seat for seat in seats if plays[seat, 0]["choices"])
        version, choices = plays[seat, 0]["version"], plays[seat, 0]["choices"]
        counts["moves"] += 1
        answers = await asyncio.gather(
            *(client.act(rng.choice(choices)["action"], version) for client in seats[seat])
        )
        done = [answer for answer in answers if answer["type"] == "done"]
        counts["twice"] += len(done) == 2
        counts["neither"] += not done
        began = loop.time()
        for each, pair in seats.items():
            for side, client in enumerate(pair):
                while client.play is None or client.play["version"] <= version:
                    await client.until("play")
                plays[each, side] = client.play
            one, other = (codec.canonical(plays[each, side]["view"]) for side in range(2))
            counts["differing"] += one != other or plays[each, 0]["version"] != plays[each, 1]["version"]
        lags.append(loop.time() - began)
    for pair in seats.values():
        for client in pair:
            await client.close()


def run(
    folder: Path,
    database: str,
    moves: int = 10_000,
    tables: int = 8,
    seed: int = 1,
    title: str | None = None,
    say: Callable[[str], None] = print,
) -> ContestResult:
    """Start two nodes on one PostgreSQL and let them compete."""
    nodes = (Node(database, folder / "node1.log"), Node(database, folder / "node2.log"))
    try:
        for node in nodes:
            node.start()
        return asyncio.run(contest(nodes, moves, tables, seed, title or usual(), say))
    finally:
        for node in nodes:
            node.stop()

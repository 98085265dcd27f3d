"""Presence: two people at one table, each at another node. While both are here no bot may play for either; when
one has gone, one must."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Final

from msgspec import Struct

from stellwerk.core.codec import Json
from stellwerk.games import usual
from stellwerk.server.drills.client import SeatClient, call, drain, open_table
from stellwerk.server.drills.node import Node

AWAY: Final = 10.0  # seconds: the shortest absence after which a table calls a bot
ENOUGH: Final = 30.0  # seconds after which it must have come: a node that falls silent is believed for a while


class PresenceResult(Struct, frozen=True):
    seconds: float
    replaced: int  # people who were played by a bot though they were here: must be 0
    forgotten: int  # people who had gone and whom no bot stood in for: must be 0


async def presence(nodes: tuple[Node, Node], seconds: float, say: Callable[[str], None]) -> PresenceResult:
    base = nodes[0].base
    token = (await asyncio.to_thread(call, base, "POST", "/api/guests", {"name": "presence"}))["token"]
    table = await asyncio.to_thread(open_table, base, usual(), 2, token, away=AWAY)
    people = [await SeatClient.open(node.base, table, token, seat) for seat, node in enumerate(nodes)]
    listening = [asyncio.create_task(drain(person)) for person in people]
    say(f"both stay and think for {seconds:.0f} s")
    await asyncio.sleep(seconds)
    replaced = len(_played_by_bots(await _info(nodes[1], table)))
    say("one goes")
    await people[1].close()
    forgotten = 1
    for _ in range(int(ENOUGH)):
        await asyncio.sleep(1.0)
        if 1 in _played_by_bots(await _info(nodes[0], table)):
            forgotten = 0
            break
    await people[0].close()
    await asyncio.gather(*listening)
    return PresenceResult(seconds, replaced, forgotten)


async def _info(node: Node, table: str) -> Json:
    info: Json = await asyncio.to_thread(call, node.base, "GET", f"/api/tables/{table}")
    return info


def _played_by_bots(info: Json) -> list[int]:
    return [seat for seat, each in enumerate(info["seats"]) if each["bot"]]


def run(folder: Path, database: str, seconds: float = 30.0, say: Callable[[str], None] = print) -> PresenceResult:
    """Start two nodes on one PostgreSQL, with a person at each."""
    nodes = (Node(database, folder / "node1.log"), Node(database, folder / "node2.log"))
    try:
        for node in nodes:
            node.start()
        return asyncio.run(presence(nodes, seconds, say))
    finally:
        for node in nodes:
            node.stop()

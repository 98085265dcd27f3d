"""Handshakes at the door: a crowd of one address waits, and nobody else waits for it."""

from __future__ import annotations

import asyncio

from stellwerk.server.limits import Doorkeeper
from stellwerk.server.settings import Limits


def test_a_crowd_of_one_address_walks_in_in_single_file_and_holds_up_nobody_else() -> None:
    came: list[str] = []

    async def scene() -> None:
        doorkeeper = Doorkeeper(Limits(handshakes="5/second"))

        async def come(address: str) -> None:
            async with doorkeeper.admission(address):
                came.append(address)

        await asyncio.gather(*(come(address) for address in ("crowd", "crowd", "crowd", "friend")))

    asyncio.run(scene())
    assert came == ["crowd", "friend", "crowd", "crowd"]

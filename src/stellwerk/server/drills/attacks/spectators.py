"""Spectators of the innocent people's own table who come and go as fast as they are let in."""

from __future__ import annotations

import asyncio
from typing import Final

from stellwerk.server.drills.attacks.target import Target

AT_ONCE: Final = 12


async def attack(target: Target) -> None:
    await asyncio.gather(*(_come_and_go(target) for _ in range(AT_ONCE)))


async def _come_and_go(target: Target) -> None:
    while True:
        if (line := await target.shake()) is not None:
            line[1].transport.abort()

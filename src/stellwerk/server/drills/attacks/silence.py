"""Connections that say nothing: as many as one address can hold, each dialled anew when it is closed."""

from __future__ import annotations

import asyncio
from typing import Final

from stellwerk.server.drills.attacks.target import Target

LINES: Final = 1200


async def attack(target: Target) -> None:
    await asyncio.gather(*(_keep_silent(target, number / LINES) for number in range(LINES)))


async def _keep_silent(target: Target, after: float) -> None:
    await asyncio.sleep(after)
    while True:
        try:
            reader, writer = await target.dial()
            await reader.read()
            writer.close()
        except OSError:
            pass
        target.saw("closed")
        await asyncio.sleep(1.0)

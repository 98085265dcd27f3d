"""Plain requests as fast as they can be written, on several lines, without waiting for answers."""

from __future__ import annotations

import asyncio
from typing import Final

from stellwerk.server.drills.attacks.target import BREATH, Target

LINES: Final = 8
REQUEST: Final = b"GET /healthz HTTP/1.1\r\nHost: here\r\n\r\n"
TRAIN: Final = 15


async def attack(target: Target) -> None:
    await asyncio.gather(*(_hurry(target) for _ in range(LINES)))


async def _hurry(target: Target) -> None:
    while True:
        try:
            reader, writer = await target.dial()
            while not reader.at_eof():
                writer.write(REQUEST * TRAIN)
                await writer.drain()
                if not await reader.read(65536):
                    break
            writer.close()
        except ConnectionError:
            pass
        target.saw("hung up on")
        await asyncio.sleep(BREATH)

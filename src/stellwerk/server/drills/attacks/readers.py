"""Spectators who ask and ask and never read an answer, on as many sockets as they get."""

from __future__ import annotations

import asyncio
from typing import Final

from stellwerk.server.drills.attacks.target import Target

SOCKETS: Final = 250
QUESTION: Final = b'{"type":"ping","id":"' + b"x" * 40 + b'"}'
FRAME: Final = bytes([0x81, 0x80 | len(QUESTION), 0, 0, 0, 0]) + QUESTION


async def attack(target: Target) -> None:
    await asyncio.gather(*(_ask_and_ignore(target) for _ in range(SOCKETS)))


async def _ask_and_ignore(target: Target) -> None:
    while True:
        if (line := await target.shake(room=4096)) is None:
            await asyncio.sleep(1.0)
            continue
        _, writer = line
        assert isinstance(writer.transport, asyncio.Transport)
        writer.transport.pause_reading()
        try:
            while True:
                writer.write(FRAME)
                await writer.drain()
                await asyncio.sleep(0.1)
        except ConnectionError:
            target.saw("let go of")
            writer.close()

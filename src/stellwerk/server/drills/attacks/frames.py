"""A megabyte a second of websocket frames that are no messages: pings, empty pieces, pieces of a letter each."""

from __future__ import annotations

import asyncio
from itertools import cycle
from typing import Final

from stellwerk.server.drills.attacks.target import Target

PING: Final = b"\x89\x80\x00\x00\x00\x00"  # without a payload; clients mask, here with nothing
BEGUN: Final = b"\x01\x80\x00\x00\x00\x00"  # the first frame of a text that goes on
MORE: Final = b"\x00\x80\x00\x00\x00\x00"  # an empty continuation
LETTER: Final = b"\x00\x81\x00\x00\x00\x00x"  # a continuation of one letter
FLOODS: Final = ((b"", PING), (BEGUN, MORE), (BEGUN, LETTER))
BURST: Final = 10_000  # bytes, a hundred times a second


async def attack(target: Target) -> None:
    for first, frame in cycle(FLOODS):
        if (line := await target.shake()) is None:
            continue
        _, writer = line
        writer.write(first)
        try:
            while True:
                writer.write(frame * (BURST // len(frame)))
                await writer.drain()
                await asyncio.sleep(0.01)
        except ConnectionError:
            target.saw("hung up on")
            writer.close()

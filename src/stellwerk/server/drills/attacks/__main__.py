"""One attack in a process of its own: `python -m stellwerk.server.drills.attacks NAME TARGET`, until it is told to
stop. Then it says on standard output what the server did."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import sys
from importlib import import_module

import msgspec

from stellwerk.server.drills.attacks.target import Target
from stellwerk.server.lines import descriptors


async def main(name: str, target: Target) -> None:
    attack = asyncio.ensure_future(import_module(f"stellwerk.server.drills.attacks.{name}").attack(target))
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, attack.cancel)
    with contextlib.suppress(asyncio.CancelledError):
        await attack


if __name__ == "__main__":
    descriptors(10_000)
    victim = msgspec.json.decode(sys.argv[2], type=Target)
    asyncio.run(main(sys.argv[1], victim))
    sys.stdout.write(msgspec.json.encode(victim.seen).decode())

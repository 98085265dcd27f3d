"""Tables full of the strongest bots, in a hurry, as many as one address may open; and their histories."""

from __future__ import annotations

import asyncio
import json
from typing import Final

from stellwerk.games import usual
from stellwerk.server.drills.attacks.target import Target

AT_ONCE: Final = 4


async def attack(target: Target) -> None:
    await asyncio.gather(*(_fill(target) for _ in range(AT_ONCE)))


async def _fill(target: Target) -> None:
    body = json.dumps({"game": usual(), "seats": [{"kind": "bot"}] * 3, "pace": 0, "listed": False}).encode()
    table = ""
    while True:
        if answer := await target.ask("POST", "/api/tables", body):
            made = json.loads(answer)
            table = made["table"]["id"]
            await target.ask("POST", f"/api/tables/{table}/start", b"{}", token=made["token"])
        if table:
            await target.ask("GET", f"/api/tables/{table}/history")
        await asyncio.sleep(0.1)

"""Two people who play whatever is offered first, and come back whenever their line breaks."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from websockets.exceptions import ConnectionClosed, InvalidHandshake

from stellwerk.server.drills.client import SeatClient, call, open_table
from stellwerk.server.entries import Moved
from stellwerk.server.store import Store


class Players:
    """`acked` holds every move that the server said was stored."""

    def __init__(self, base: str, title: str = "europe") -> None:
        self.base = base
        self.token: str = call(base, "POST", "/api/guests", {"name": "Ada"})["token"]
        self.table = open_table(base, title, 2, self.token)
        self.acked: dict[int, str] = {}
        self.breaks = 0

    async def play(self, moves: int) -> None:
        """Until so many more moves are made."""
        goal = len(self.acked) + moves
        seats = [asyncio.create_task(self._seat(seat, goal)) for seat in (0, 1)]
        done, waiting = await asyncio.wait(seats, timeout=60, return_when=asyncio.FIRST_COMPLETED)
        for each in waiting:  # for a turn that does not come any more
            each.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        assert done, "nobody gets on"
        await asyncio.gather(*done)

    async def play_through(self, blow: Callable[[], object], moves: int = 60) -> None:
        """The same, and in the midst of it something happens."""
        before, playing = len(self.acked), asyncio.create_task(self.play(moves))
        while len(self.acked) < before + 5 and not playing.done():
            await asyncio.sleep(0.01)
        await asyncio.to_thread(blow)
        await playing

    async def _seat(self, seat: int, goal: int) -> None:
        while len(self.acked) < goal:
            try:
                client = await SeatClient.open(self.base, self.table, self.token, seat)
                try:
                    while len(self.acked) < goal:
                        await self._move(client)
                finally:
                    await client.close()
            except (ConnectionClosed, InvalidHandshake, OSError):
                self.breaks += 1
                await asyncio.sleep(0.05)

    async def _move(self, client: SeatClient) -> None:
        """If it is their turn; otherwise something must happen first."""
        play, client.play = client.play, None
        if play is None or not play["choices"]:
            await client.until("play")
            return
        action = play["choices"][0]["action"]
        answer = await client.act(action, play["version"])
        if answer["type"] == "done":
            self.acked[answer["version"]] = action

    async def stored(self, database: str) -> dict[int, str]:
        """The moves that the log has."""
        store = await Store.open(database)
        try:
            log = await store.log(self.table)
        finally:
            await store.close()
        return {each.version: each.entry.action for each in log if isinstance(each.entry, Moved)}

    async def lost(self, database: str) -> list[int]:
        """Acknowledged moves that the log does not have."""
        found = await self.stored(database)
        return [version for version, action in self.acked.items() if found.get(version) != action]

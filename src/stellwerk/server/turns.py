"""Whose turn it is where there are more wishes than hands."""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class Turns:
    """Lower ranks come first; within a rank one line after the other gets a turn, however long each of them is."""

    def __init__(self, hands: int) -> None:
        self._free = hands
        self._lines: dict[int, dict[str, deque[asyncio.Future[None]]]] = {}
        self._wishes: Counter[str] = Counter()

    def wishes(self, line: str) -> int:
        """How many of this line wait or have a turn now."""
        return self._wishes[line]

    @asynccontextmanager
    async def turn(self, line: str, rank: int = 0) -> AsyncIterator[None]:
        """Wait in this line, then hold one of the hands."""
        self._wishes[line] += 1
        try:
            if self._free:
                self._free -= 1
            else:
                await self._wait(line, rank)
            try:
                yield
            finally:
                self._pass_on()
        finally:
            self._wishes[line] -= 1
            if not self._wishes[line]:
                del self._wishes[line]

    async def _wait(self, line: str, rank: int) -> None:
        turn = asyncio.get_running_loop().create_future()
        self._lines.setdefault(rank, {}).setdefault(line, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._pass_on()  # it came just as nobody wanted it any more
            raise

    def _pass_on(self) -> None:
        while (turn := self._next()) is not None:
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1

    def _next(self) -> asyncio.Future[None] | None:
        for rank in sorted(self._lines):
            lines = self._lines[rank]
            name = next(iter(lines))
            line = lines.pop(name)
            turn = line.popleft()
            if line:
                lines[name] = line  # behind all others
            elif not lines:
                del self._lines[rank]
            return turn
        return None

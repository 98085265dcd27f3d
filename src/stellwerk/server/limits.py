"""How much one connection and one address may ask for; rates are written as the library `limits` reads them."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from limits import parse

from stellwerk.server.errors import BusyError, TooManyError
from stellwerk.server.settings import Limits


class Rate:
    """So many in a span of time for each key. All spans begin together, so nothing is kept of who has gone.

    The library's own counter starts a thread for every few hits, which costs more than what it counts.
    """

    def __init__(self, text: str) -> None:
        item = parse(text)
        self._most, self._span = item.amount, item.get_expiry()
        self._ends = 0.0
        self._hits: Counter[str | int] = Counter()

    def passes(self, key: str | int) -> bool:
        """Whether one more may come; it counts in any case."""
        if (mono := time.monotonic()) >= self._ends:
            self._ends = mono + self._span
            self._hits.clear()
        self._hits[key] += 1
        return self._hits[key] <= self._most


class Doorkeeper:
    """Counts per address and per connection, in this process only: nodes do not share counts."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self._messages = Rate(limits.messages)
        self._requests = Rate(limits.requests)
        self._openings = Rate(limits.openings)
        self._refusals = Rate(limits.refusals)
        self._sockets: Counter[str] = Counter()
        self._admitting = asyncio.Semaphore(limits.admitting)

    def request(self, address: str) -> None:
        if not self._requests.passes(address):
            raise TooManyError("too-many")

    def opening(self, address: str) -> None:
        """A new guest or a new table."""
        if not self._openings.passes(address):
            raise TooManyError("too-many")

    def refusal(self, address: str) -> None:
        """A token that opens nothing. Right ones of the same address are none of its business."""
        if not self._refusals.passes(address):
            raise TooManyError("tokens-wrong")

    def message(self, connection: int) -> bool:
        """Whether a connection may send one more."""
        return self._messages.passes(connection)

    def enter(self, address: str) -> None:
        """Let one more socket from this address in; `leave` must follow."""
        if self._sockets[address] >= self.limits.sockets:
            raise TooManyError("too-many-lines")
        self._sockets[address] += 1

    @asynccontextmanager
    async def admission(self) -> AsyncIterator[None]:
        """A few handshakes at a time go to the database, however many come at once."""
        try:
            async with asyncio.timeout(self.limits.admission):
                async with self._admitting:
                    yield
        except TimeoutError as error:
            raise BusyError("busy") from error

    def leave(self, address: str) -> None:
        self._sockets[address] -= 1
        if not self._sockets[address]:
            del self._sockets[address]

"""How much one connection and one address may ask for. Counting is left to the library `limits`."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from limits import RateLimitItem, parse
from limits.storage import MemoryStorage
from limits.strategies import FixedWindowRateLimiter

from stellwerk.server.errors import BusyError, TooManyError
from stellwerk.server.settings import Limits


class Doorkeeper:
    """Counts per address and per connection, in this process only: nodes do not share counts."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self._limiter = FixedWindowRateLimiter(MemoryStorage())
        self._messages = parse(limits.messages)
        self._requests = parse(limits.requests)
        self._openings = parse(limits.openings)
        self._refusals = parse(limits.refusals)
        self._sockets: Counter[str] = Counter()
        self._admitting = asyncio.Semaphore(limits.admitting)

    def request(self, address: str) -> None:
        self._hit(self._requests, "request", address)

    def opening(self, address: str) -> None:
        """A new guest or a new table."""
        self._hit(self._openings, "opening", address)

    def refusal(self, address: str) -> None:
        """A token that opens nothing. Right ones of the same address are none of its business."""
        if not self._limiter.hit(self._refusals, "refusal", address):
            raise TooManyError("tokens-wrong")

    def message(self, connection: int) -> bool:
        """Whether a connection may send one more."""
        return self._limiter.hit(self._messages, "message", str(connection))

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

    def _hit(self, item: RateLimitItem, kind: str, address: str) -> None:
        if not self._limiter.hit(item, kind, address):
            raise TooManyError("too-many")

"""How much one connection and one address may ask for."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from stellwerk.server.errors import BusyError, TooManyError
from stellwerk.server.rate import Pace, Rate
from stellwerk.server.settings import Limits


class Doorkeeper:
    """Counts per address and per connection, in this process only: nodes do not share counts."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self._messages = Rate(limits.messages)
        self._requests = Rate(limits.requests)
        self._openings = Rate(limits.openings)
        self._designs = Rate(limits.designs)
        self._refusals = Rate(limits.refusals)
        self._handshakes = Pace(limits.handshakes)
        self._sockets: Counter[str] = Counter()
        self._admitting = asyncio.Semaphore(limits.admitting)

    def request(self, address: str) -> None:
        if not self._requests.passes(address):
            raise TooManyError("too-many")

    def opening(self, address: str) -> None:
        """A new guest or a new table."""
        if not self._openings.passes(address):
            raise TooManyError("too-many")

    def design(self, address: str) -> None:
        """One more board that is published."""
        if not self._designs.passes(address):
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
    async def admission(self, address: str) -> AsyncIterator[None]:
        """A few handshakes at a time go to the database, however many come at once. A crowd of one address comes
        in in single file, so that those who play notice nothing."""
        try:
            async with asyncio.timeout(self.limits.admission):
                await asyncio.sleep(self._handshakes.wait(address))
                async with self._admitting:
                    yield
        except TimeoutError as error:
            raise BusyError("busy") from error

    def leave(self, address: str) -> None:
        self._sockets[address] -= 1
        if not self._sockets[address]:
            del self._sockets[address]

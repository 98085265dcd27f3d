"""One listener of a table: a seat's websocket, a spectator's, or an event stream."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine

from stellwerk.core.game import Seat
from stellwerk.words import ENGLISH


class Connection:
    """Messages wait here while the listener reads; whoever leaves too many unread is dropped."""

    def __init__(
        self,
        send: Callable[[str], Awaitable[None]],
        seat: Seat | None,
        guest: str | None,
        waiting: int,
        patience: float,
        lang: str = ENGLISH,
    ) -> None:
        self.seat = seat
        self.guest = guest
        self.lang = lang
        self.dropped = False
        self.on_drop: Callable[[], object] | None = None  # how to tell whoever serves the listener
        self._send = send
        self._most = waiting
        self._patience = patience
        self._waiting: deque[str] = deque()
        self._sender: asyncio.Task[None] | None = None
        self._asides: set[asyncio.Task[None]] = set()  # the loop alone would forget them

    def post(self, text: str) -> None:
        """Queue a message; never waits, so a slow reader holds up nobody."""
        if self.dropped:
            return
        if len(self._waiting) >= self._most:
            self.drop()
            return
        self._waiting.append(text)
        if self._sender is None:
            self._sender = asyncio.create_task(self._run())

    def aside(self, answering: Coroutine[object, object, None]) -> None:
        """An answer that takes a while: what the listener says next does not wait for it."""
        task = asyncio.create_task(answering)
        self._asides.add(task)
        task.add_done_callback(self._asides.discard)

    def drop(self) -> None:
        """Let go of the listener; whoever serves it closes."""
        self._waiting.clear()
        if not self.dropped:
            self.dropped = True
            if self.on_drop is not None:
                self.on_drop()

    async def _run(self) -> None:
        try:
            while self._waiting:
                async with asyncio.timeout(self._patience):
                    await self._send(self._waiting.popleft())
        except Exception:  # a socket breaks in many ways, and all of them mean that nobody listens any more
            self.drop()
        finally:
            self._sender = None

"""One listener of a table: a seat's websocket, a spectator's, or an event stream."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Coroutine, Generator
from typing import Any, TypeAlias

from stellwerk.core.game import Seat
from stellwerk.words import ENGLISH

Sending: TypeAlias = Coroutine[Any, Any, None]  # what it yields is the event loop's business


class Connection:
    """Messages wait here while the listener reads; whoever leaves too many unread is dropped."""

    def __init__(
        self,
        send: Callable[[str], Sending],
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
        self.dismissed = False  # let go of because a token was revoked, perhaps this one
        self.on_drop: Callable[[], object] | None = None  # how to tell whoever serves the listener
        self._send = send
        self._most = waiting
        self._patience = patience
        self._waiting: deque[str] = deque()
        self._sender: asyncio.Task[None] | None = None
        self._asides: set[asyncio.Task[None]] = set()  # the loop alone would forget them

    def post(self, text: str) -> None:
        """Send a message, or queue it behind one that is on its way. Never waits: slow readers hold up nobody."""
        if self.dropped:
            return
        if self._sender is None:
            self._begin(text)
        elif len(self._waiting) < self._most:
            self._waiting.append(text)
        else:
            self.drop()

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

    def dismiss(self) -> None:
        """Let go of somebody whose token may open nothing any more."""
        self.dismissed = True
        self.drop()

    def _begin(self, text: str) -> None:
        """Nearly always the line takes a message at once, and then it needs neither a task nor a deadline."""
        sending = self._send(text)
        try:
            waits_for = sending.send(None)
        except StopIteration:
            return
        except Exception:  # a socket breaks in many ways, and all of them mean that nobody listens any more
            self.drop()
        else:
            self._sender = asyncio.create_task(self._finish(Begun(sending, waits_for)))

    async def _finish(self, begun: Begun) -> None:
        """A message that has to wait, and those behind it."""
        try:
            async with asyncio.timeout(self._patience):
                await begun
            while self._waiting:
                async with asyncio.timeout(self._patience):
                    await self._send(self._waiting.popleft())
        except Exception:  # as above
            self.drop()
        finally:
            self._sender = None


class Begun:
    """A coroutine that was begun outside of any task and has come to wait for something, to be awaited further."""

    def __init__(self, coroutine: Sending, waits_for: object) -> None:
        self._coroutine = coroutine
        self._waits_for = waits_for

    def __await__(self) -> Generator[object, Any, None]:
        waits_for = self._waits_for
        while True:
            try:
                try:
                    answer = yield waits_for
                except BaseException as error:  # a deadline, a cancellation: the coroutine's own affair
                    waits_for = self._coroutine.throw(error)
                else:
                    waits_for = self._coroutine.send(answer)
            except StopIteration:
                return

"""How long a connection may take to send or to read something."""

from __future__ import annotations

from asyncio import AbstractEventLoop, TimerHandle, Transport


class Deadline:
    """Set and lifted again and again. Breaks off: to close politely would be to wait once more."""

    def __init__(self, loop: AbstractEventLoop, seconds: float) -> None:
        self._loop = loop
        self._seconds = seconds
        self._timer: TimerHandle | None = None

    def begin(self, transport: Transport) -> None:
        """Unless it runs already: whoever drips does not get more time."""
        if self._timer is None:
            self._timer = self._loop.call_later(self._seconds, transport.abort)

    def end(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

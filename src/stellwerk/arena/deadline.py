"""A call that must come back in time."""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable
from time import perf_counter
from types import FrameType
from typing import Any, Final, TypeVar

A = TypeVar("A")
B = TypeVar("B")
AGAIN: Final = 0.05  # seconds until the bell rings once more, for a function that swallows whatever is raised


class TooLateError(BaseException):
    """Time is up. No Exception, so that a function that catches those does not catch this."""


class Deadline:
    """While it is entered, `call` ends a function after so many seconds.

    Where a system or a thread has no alarm, a function is heard to the end and judged afterwards. Compiled code
    that never comes back to Python cannot be ended from here.
    """

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self._rings = hasattr(signal, "setitimer") and threading.current_thread() is threading.main_thread()
        self._armed = False
        self._before: Any = None

    def __enter__(self) -> Deadline:
        if self._rings:
            self._left = signal.setitimer(signal.ITIMER_REAL, 0)
            self._before = signal.signal(signal.SIGALRM, self._ring)
        return self

    def __exit__(self, *_: object) -> None:
        if self._rings:  # somebody else may have set an alarm before us
            signal.signal(signal.SIGALRM, self._before)
            signal.setitimer(signal.ITIMER_REAL, *self._left)

    def call(self, function: Callable[[A], B], value: A) -> tuple[B, float]:
        """What the function answers, and how long it took."""
        begun = perf_counter()
        if self._rings:
            self._armed = True
            signal.setitimer(signal.ITIMER_REAL, self.seconds, AGAIN)
        try:
            answer = function(value)
        finally:
            if self._rings:
                self._armed = False
                signal.setitimer(signal.ITIMER_REAL, 0)
        took = perf_counter() - begun
        if took > self.seconds:
            raise TooLateError
        return answer, took

    def _ring(self, number: int, frame: FrameType | None) -> None:
        if self._armed:  # not one that was on its way while the answer came
            raise TooLateError

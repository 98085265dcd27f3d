"""So many in a span of time; rates are written as the library `limits` reads them."""

from __future__ import annotations

import time
from collections import Counter

from limits import parse


class Rate:
    """Counts for each key apart. All spans begin together, so nothing is kept of who has gone.

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


class Pace:
    """The same, for those who can wait: each key's come one after the other, evenly spread over the span."""

    def __init__(self, text: str) -> None:
        item = parse(text)
        self._gap = item.get_expiry() / item.amount
        self._next: dict[str, float] = {}
        self._most = 1000  # keys, until those who need not wait are forgotten

    def wait(self, key: str) -> float:
        """Seconds until it is this one's turn."""
        mono = time.monotonic()
        if len(self._next) >= self._most:
            self._next = {each: at for each, at in self._next.items() if at > mono}
            self._most = max(1000, 2 * len(self._next))
        at = max(mono, self._next.get(key, 0.0))
        self._next[key] = at + self._gap
        return at - mono

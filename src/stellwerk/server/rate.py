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

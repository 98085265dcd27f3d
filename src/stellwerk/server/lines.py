"""The open connections of this node: how many, whose, and which of them have not yet asked for anything."""

from __future__ import annotations

import sys
from asyncio import Transport
from collections import Counter
from typing import Final
from weakref import WeakValueDictionary

from stellwerk.server import metrics
from stellwerk.server.addresses import Proxies, counted
from stellwerk.server.meter import TOGETHER, Meter
from stellwerk.server.rate import Rate
from stellwerk.server.settings import Limits

RESERVED: Final = 128  # descriptors for the database, workers and files


class Lines:
    """Lets connections in and closes those that are too many: of one address, or of all.

    Whoever has said nothing goes first, the oldest before the others. Whoever dials all the time is not listened
    to, for even a refusal costs something. A proxy is many people and has no number.
    """

    def __init__(self, limits: Limits, proxies: Proxies) -> None:
        self.limits = limits
        self._proxies = proxies
        self._most = min(limits.lines, max(1, descriptors() - RESERVED))
        self._open: dict[Transport, str] = {}
        self._silent: dict[Transport, str] = {}  # oldest first
        self._open_of: Counter[str] = Counter()
        self._silent_of: Counter[str] = Counter()
        self._dials = Rate(limits.dials)
        self._meters: WeakValueDictionary[str, Meter] = WeakValueDictionary()

    def opened(self, transport: Transport, host: str) -> None:
        """Somebody has connected; `closed` must follow."""
        where = counted(host)
        self._open[transport] = self._silent[transport] = where
        self._open_of[where] += 1
        self._silent_of[where] += 1
        crowded = self._silent_of[where] > self.limits.silent or self._open_of[where] > self.limits.lines_each
        if host not in self._proxies and not self._dials.passes(where):
            self._let_go(transport)
        elif crowded and host not in self._proxies:
            self._let_go(next(each for each, whose in self._silent.items() if whose == where))
        elif len(self._open) > self._most:
            self._let_go(next(iter(self._silent)))

    def asked(self, transport: Transport) -> None:
        """The head of a request has come whole."""
        if (where := self._silent.pop(transport, None)) is not None:
            _less(self._silent_of, where)

    def closed(self, transport: Transport) -> None:
        self.asked(transport)
        if (where := self._open.pop(transport, None)) is not None:
            _less(self._open_of, where)

    def meter(self, where: str) -> Meter:
        """What all websockets of an address send together; kept as long as one of them holds it."""
        meter = self._meters.get(where)
        if meter is None:
            meter = self._meters[where] = Meter(self.limits.octets_each, self.limits.frames_each, TOGETHER)
        return meter

    def _let_go(self, transport: Transport) -> None:
        metrics.dropped.labels("too many lines").inc()
        self.closed(transport)
        transport.abort()


def _less(counts: Counter[str], where: str) -> None:
    counts[where] -= 1
    if not counts[where]:
        del counts[where]


if sys.platform == "win32":

    def descriptors(wanted: int = 0) -> int:
        """Windows sets no such number."""
        return sys.maxsize

else:
    import resource

    def descriptors(wanted: int = 0) -> int:
        """How many this process may have open; as many as are wanted, where the system gives them."""
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        if soft < wanted:
            soft = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
            resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
        return soft

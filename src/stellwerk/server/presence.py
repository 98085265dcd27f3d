"""Who sits at which node. A node tells the others who comes and goes, and now and then who is still here."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable, Iterator
from typing import Final

from stellwerk.core.game import Seat

BEAT: Final = 4.0  # seconds between two times that a node says who is here
LAPSE: Final = 13.0  # seconds that a silent node is believed: three beats, and a little
GATHER: Final = 0.05  # seconds in which comings and goings share a word
MOST_SEATS: Final = 300  # in one word: a notification holds 8,000 bytes


class Presence:
    """What other nodes have said, and what this one has yet to say."""

    def __init__(self) -> None:
        self._until: dict[tuple[str, Seat], dict[str, float]] = {}  # by node, monotonic
        self._told: dict[str, frozenset[Seat]] = {}
        self._stir = asyncio.Event()

    # ---- other nodes

    def until(self, table: str, seat: Seat) -> float:
        """Until when the person of a seat is taken to be at another node (monotonic); 0 if at none."""
        return max(self._until.get((table, seat), {}).values(), default=0.0)

    def elsewhere(self, table: str, seat: Seat) -> bool:
        return self.until(table, seat) > time.monotonic()

    def at(self, table: str) -> bool:
        """Whether anybody sits at that table at another node."""
        return any(self.elsewhere(table, seat) for name, seat in self._until if name == table)

    def heard(self, node: str, table: str, seat: Seat) -> bool:
        """The person sits at that node; True if that is news."""
        news = not self.elsewhere(table, seat)
        self._until.setdefault((table, seat), {})[node] = time.monotonic() + LAPSE
        return news

    def gone(self, node: str, table: str, seat: Seat) -> bool:
        """The person has left that node; True if it sits at no other."""
        self._until.get((table, seat), {}).pop(node, None)
        return not self.elsewhere(table, seat)

    # ---- this node

    def stir(self) -> None:
        """Somebody came or went at this node."""
        self._stir.set()

    def again(self) -> None:
        """Say everything anew: somebody asks, or may have missed it."""
        self._told.clear()
        self._stir.set()

    async def words(self, here: Callable[[], dict[str, frozenset[Seat]]]) -> list[str]:
        """What to tell the others next, as soon as there is something; at the latest with the next beat."""
        beat = False
        try:
            async with asyncio.timeout(BEAT):
                await self._stir.wait()
            await asyncio.sleep(GATHER)
        except TimeoutError:
            beat = True
            self._forget_silent()
        self._stir.clear()
        before, self._told = ({} if beat else self._told), here()
        left = [f"{table}:{seat}" for table, seat in _pairs(before, self._told)]
        came = [f"{table}:{seat}" for table, seat in _pairs(self._told, before)]
        return [*_batches("-", left), *_batches("+", came)]

    def _forget_silent(self) -> None:
        mono = time.monotonic()
        kept = {key: {node: end for node, end in ends.items() if end > mono} for key, ends in self._until.items()}
        self._until = {key: ends for key, ends in kept.items() if ends}


def _pairs(these: dict[str, frozenset[Seat]], those: dict[str, frozenset[Seat]]) -> Iterator[tuple[str, Seat]]:
    """The seats of these that are not among those."""
    for table, seats in these.items():
        for seat in sorted(seats - those.get(table, frozenset())):
            yield table, seat


def _batches(sign: str, pairs: list[str]) -> Iterable[str]:
    for first in range(0, len(pairs), MOST_SEATS):
        yield sign + " ".join(pairs[first : first + MOST_SEATS])

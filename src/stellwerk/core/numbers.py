"""A game in numbers, for programs that learn: every decision has a code, and a view is a row of fields."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import prod
from typing import Final, Generic, Protocol, TypeVar

from msgspec import Struct

_HOLDS: Final = [bytes([holder == each for holder in range(256)]) for each in range(256)]
V = TypeVar("V")
A = TypeVar("A")
V_in = TypeVar("V_in", contravariant=True)


class Codes(Protocol[V_in, A]):
    """Decisions as numbers from 0 to `size - 1`, fixed by rules and board."""

    @property
    def size(self) -> int: ...

    def code(self, view: V_in, action: A) -> int:
        """ValueError for what is no decision in this view."""
        ...

    def action(self, view: V_in, code: int) -> A:
        """The action behind a code, legal or not; ValueError when there is none in this view."""
        ...


class Field(Struct, Generic[V], frozen=True):
    """One part of what a seat sees: its tensor, its line in the documentation and its bounds follow from this.

    `read` gives as many numbers as the shape has places, each from 0 to `high`; `scale` is what counts as one in a
    tensor. It is given the view and nothing else, so no field can tell more than the view.
    """

    name: str
    shape: tuple[int, ...]
    high: int
    means: str
    read: Callable[[V], Iterable[int]]
    scale: int | None = None  # None: as much as there can be

    @property
    def size(self) -> int:
        return prod(self.shape)


def marked(items: Iterable[int], size: int) -> list[int]:
    """How often each number below `size` is among the items."""
    counts = [0] * size
    for item in items:
        counts[item] += 1
    return counts


def held(holders: bytes, holder: int) -> bytes:
    """1 where `holder` holds, 0 elsewhere."""
    return holders.translate(_HOLDS[holder])


def planes(holders: bytes, seats: Iterable[int]) -> bytes:
    """What each of these seats holds, one after the other."""
    return b"".join([holders.translate(_HOLDS[seat]) for seat in seats])


def around(seat: int, seats: int) -> list[int]:
    """All seats in turn order, this one first."""
    return [*range(seat, seats), *range(seat)]

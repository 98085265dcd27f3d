"""What can be turned on a board to make it fairer: a step at a time, from what games say."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from stellwerk.core.faults import Place
from stellwerk.core.statistics import Estimate


class Change(Struct, frozen=True):
    """A number of the board file, as it was and as it should be next."""

    place: Place
    name: str
    old: int
    new: int


class Turned(Struct, frozen=True):
    """What is to be changed now, and the share of numbers that are surely off."""

    changes: tuple[Change, ...]
    off: Estimate


MOST: Final = 4  # that a number moves in a step


def nearer(old: int, wished: float, bounds: tuple[int, int]) -> int:
    """Half of the way, and at least one, but no leap: what others do will change too."""
    away = wished - old
    step = max(-MOST, min(MOST, round(away / 2))) or (1 if away > 0 else -1)
    return max(bounds[0], min(bounds[1], old + step))

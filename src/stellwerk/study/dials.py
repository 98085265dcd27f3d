"""What can be turned on a board to make it fairer: a step at a time, from what games say."""

from __future__ import annotations

from collections.abc import Mapping
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
    drawn: bool = False  # whether a layout shows it, so that there must be another


class Wish(Struct, frozen=True):
    """A rate that a designer would like to see: of what, and of which thing; without one, of all of them."""

    what: str
    thing: str
    rate: float


class Reached(Struct, frozen=True):
    """What a wish has come to so far."""

    name: str
    now: Estimate
    wished: float

    @property
    def off(self) -> bool:
        """Surely."""
        return not self.now.low <= self.wished <= self.now.high


class Turned(Struct, frozen=True):
    """What is to be changed now, and the share of numbers, or of wishes, that are surely off."""

    changes: tuple[Change, ...]
    off: Estimate
    reached: tuple[Reached, ...] = ()


def asked_for(wish: Wish, found: Mapping[str, Estimate]) -> list[tuple[str, Reached]]:
    """The things that a wish speaks of and that games say something about."""
    things = [wish.thing] if wish.thing else list(found)
    return [
        (thing, Reached(f"{wish.what}:{thing}", found[thing], wish.rate)) for thing in things if thing in found
    ]


MOST: Final = 4  # that a number moves in a step


def nearer(old: int, wished: float, bounds: tuple[int, int]) -> int:
    """Half of the way, and at least one, but no leap: what others do will change too."""
    away = wished - old
    step = max(-MOST, min(MOST, round(away / 2))) or (1 if away > 0 else -1)
    return max(bounds[0], min(bounds[1], old + step))

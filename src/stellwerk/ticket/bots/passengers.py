"""What one more passenger of a colour is worth: by how much the majorities are likely to shift (DE-13)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import erf, sqrt

from stellwerk.ticket.bonuses import MostPassengers
from stellwerk.ticket.bots.sight import Sight


def passengers(sight: Sight) -> tuple[float, ...]:
    """For each colour the points that one more brings this seat and costs the rivals."""
    public = sight.public
    waiting = tuple(map(sum, zip(*public.waiting, strict=True)))
    best = tuple(map(max, zip(*(public.players[rival].passengers for rival in sight.rivals), strict=True)))
    rules = [rule for rule in sight.title.rules.bonuses if isinstance(rule, MostPassengers)]
    return tuple(
        sum(_shift(rule.first, rule.second, mine, other, there, len(sight.rivals)) for rule in rules)
        for mine, other, there in zip(sight.me.passengers, best, waiting, strict=True)
    )


def boarding(sight: Sight) -> tuple[float, ...]:
    """For each place what the best passenger waiting there is worth."""
    return _at_places(passengers(sight), sight.public.waiting)


@lru_cache(256)
def _at_places(worth: tuple[float, ...], waiting: Sequence[Sequence[int]]) -> tuple[float, ...]:
    return tuple(
        max((value for value, there in zip(worth, place, strict=True) if there), default=0.0) for place in waiting
    )


@lru_cache(4096)
def _shift(first: int, second: int, mine: int, best: int, waiting: int, rivals: int) -> float:
    def value(own: int, other: int) -> float:
        ahead = _chance(own - other, waiting)
        placed = 1.0 if own else min(1.0, waiting / (4 * (rivals + 1)))
        return placed * (ahead * first + (1 - ahead) * second)

    gain = value(mine + 1, best) - value(mine, best)
    harm = value(best, mine) - value(best, mine + 1)
    return gain + harm / rivals


def _chance(lead: int, waiting: int) -> float:
    """That whoever leads by so many keeps at least level when the waiting ones are gone."""
    return 0.5 + 0.5 * erf((lead + 0.25) / (0.5 + 0.6 * sqrt(waiting)))

"""What one more passenger of a colour is worth: by how much the majorities are likely to shift (DE-13)."""

from __future__ import annotations

from functools import lru_cache
from math import erf, sqrt

from stellwerk.ticket.bots.sight import Sight
from stellwerk.ticket.rules import MostPassengers


def passenger(sight: Sight, colour: int) -> float:
    """Points that one more of this colour brings, and costs the rivals."""
    waiting = sum(place[colour] for place in sight.public.waiting)
    mine = sight.me.passengers[colour]
    best = max(sight.public.players[rival].passengers[colour] for rival in sight.rivals)
    return sum(
        _shift(rule.first, rule.second, mine, best, waiting, len(sight.rivals))
        for rule in sight.title.rules.bonuses
        if isinstance(rule, MostPassengers)
    )


def boarding(sight: Sight, city: int) -> float:
    """What the best passenger waiting here is worth."""
    return max(
        (passenger(sight, colour) for colour, there in enumerate(sight.public.waiting[city]) if there), default=0.0
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

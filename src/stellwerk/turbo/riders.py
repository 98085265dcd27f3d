"""What passengers are worth to the quick player (DE-13): the planner's reckoning, `ticket/bots/passengers.py`."""

from __future__ import annotations

from math import erf, sqrt

from stellwerk.turbo import layout as at
from stellwerk.turbo.cards import player
from stellwerk.turbo.jit import compiled
from stellwerk.turbo.layout import Numbers, Tables, wide
from stellwerk.turbo.paper import Paper, rider_at, stop_at


@compiled
def weigh_riders(t: Tables, n: Numbers, p: Paper, seat: int) -> None:
    """By colour what one more brings this seat and costs the rivals; by place the best who waits there."""
    colours, riders = t[at.GUESTS], rider_at(t)
    for colour in range(colours):
        waiting, best = 0, 0
        for city in range(t[at.CITIES]):
            waiting += n[t[at.WAITING] + city * colours + colour]
        for other in range(t[at.SEATS]):
            if other != seat:
                best = max(best, wide(n[player(t, other) + t[at.RIDERS] + colour]))
        mine = wide(n[player(t, seat) + t[at.RIDERS] + colour])
        worth = 0.0
        for number in range(t[at.BONUSES]):
            row = t[at.BONUS] + number * at.BONUS_SIZE
            if t[row + at.BONUS_KIND] == at.MOST_PASSENGERS:
                worth += shift(t, t[row + at.FIRST], t[row + at.SECOND], mine, best, waiting)
        p[riders + colour] = int(100 * worth)
    for city in range(t[at.CITIES]):
        top = 0
        for colour in range(colours):
            if n[t[at.WAITING] + city * colours + colour] > 0:
                top = max(top, p[riders + colour])
        p[stop_at(t) + city] = top


@compiled
def shift(t: Tables, first: int, second: int, mine: int, best: int, waiting: int) -> float:
    """Points by which one more moves the majority of a colour."""
    rivals = t[at.SEATS] - 1
    gain = place(t, first, second, mine + 1, best, waiting) - place(t, first, second, mine, best, waiting)
    harm = place(t, first, second, best, mine, waiting) - place(t, first, second, best, mine + 1, waiting)
    return float(gain + harm / max(1, rivals))


@compiled
def place(t: Tables, first: int, second: int, own: int, other: int, waiting: int) -> float:
    """What so many are worth against so many, while others still wait."""
    ahead = 0.5 + 0.5 * erf((own - other + 0.25) / (0.5 + 0.6 * sqrt(waiting)))
    placed = 1.0 if own > 0 else min(1.0, waiting / (4 * t[at.SEATS]))
    return placed * (ahead * first + (1 - ahead) * second)

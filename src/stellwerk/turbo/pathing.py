"""The longest path in the quick player's eyes: what a route adds to the hope of its bonus (EU-50). The planner's
reckoning: `ticket/bots/trail.py`."""

from __future__ import annotations

from math import erf

from stellwerk.turbo import layout as at
from stellwerk.turbo.jit import compiled
from stellwerk.turbo.layout import Masks, Tables, Work, wide
from stellwerk.turbo.network import owns
from stellwerk.turbo.trail import longest_path


@compiled
def path_stake(t: Tables) -> int:
    """The bonus and what the rivals lose by not getting it, in hundredths of a point."""
    points = wide(0)
    for number in range(t[at.BONUSES]):
        row = t[at.BONUS] + number * at.BONUS_SIZE
        if t[row + at.BONUS_KIND] == at.LONGEST_PATH:
            points += 100 * t[row + at.FIRST]
    return int(points + points // max(1, t[at.SEATS] - 1))


@compiled
def paths(t: Tables, m: Masks, w: Work, seat: int) -> tuple[int, int]:
    """The longest path of this seat, and the longest of any other."""
    rival = 0
    for other in range(t[at.SEATS]):
        if other != seat:
            rival = max(rival, longest_path(t, m, w, other))
    return longest_path(t, m, w, seat), rival


@compiled
def path_gain(t: Tables, m: Masks, w: Work, seat: int, route: int, own: int, rival: int, stake: int) -> int:
    """What this route brings as a piece of the path, if the game is about to end."""
    if ahead(own - rival) > 0.99 or own + t[t[at.LENGTH] + route] < rival - 1 or not touches(t, m, seat, route):
        return 0
    bit = t[at.CLAIM] + route
    word, mask = t[at.OWNED] + seat * t[at.CLAIM_WORDS] + (bit >> 5), 1 << (bit & 31)
    m[word] |= mask
    longer = longest_path(t, m, w, seat)
    m[word] ^= mask
    return int(stake * (ahead(longer - rival) - ahead(own - rival)))


@compiled
def ahead(lead: int) -> float:
    """The chance that whoever leads by so much is not overtaken; who draws level has the bonus too (EU-50R)."""
    return 0.5 + 0.5 * erf(lead + 0.25)


@compiled
def touches(t: Tables, m: Masks, seat: int, route: int) -> bool:
    """Whether the route goes on where this seat's track ends or passes."""
    for city in (t[t[at.ROUTE_A] + route], t[t[at.ROUTE_B] + route]):
        if t[t[at.THROUGH] + city] == 1:
            for place in range(t[t[at.FROM] + city], t[t[at.FROM] + city + 1]):
                if owns(t, m, seat, t[t[at.FROM_ROUTES] + place]):
                    return True
    return False

"""Which tickets a rival may hold: rather those that fit its track, and each other, than any that nobody has seen.

Whoever kept tickets chose them, and has been building for them since. Hands dealt at random would make every
rival some twenty points weaker than it is, in Germany more, and every risk look safe. So the hidden tickets of a
hand change places with others, one at a time, and a hand is the more likely the more its quick plan promises
(Metropolis).
"""

from __future__ import annotations

from math import exp
from typing import Final

import numpy as np
from numpy.typing import NDArray

from stellwerk.turbo import layout as at
from stellwerk.turbo import weights as by
from stellwerk.turbo.jit import compiled, entry
from stellwerk.turbo.layout import Masks, Numbers, Tables
from stellwerk.turbo.paper import BLOCK, CLAIMS, LIST, Paper, bare_at, gross_at, net_at
from stellwerk.turbo.riders import weigh_riders
from stellwerk.turbo.sketch import lay_all, price_all
from stellwerk.turbo.stream import below, sow
from stellwerk.turbo.ways import is_joined

FINE: Final = 1 << 20  # of which a throw is a part


@entry
def suspect(
    t: Tables,
    n: Numbers,
    m: Masks,
    p: Paper,
    seat: int,
    unseen: NDArray[np.int64],
    seed: int,
    rounds: int,
    heat: float,
) -> None:
    """So often each ticket in this seat's hand meets one of the unseen; `heat`: hundredths of a point by which
    a hand that promises less is e times less likely."""
    sow(t, m, seed, seat)
    if t[at.GUESTS] > 0:
        weigh_riders(t, n, p, seat)
    price_all(t, n, m, p, seat)
    for route in range(t[at.ROUTES]):
        p[bare_at(t) + route] = p[net_at(t) + route]
    places, hand = t[at.PLACE], at.IN_HAND - seat
    value = promise(t, n, m, p, seat)
    for _ in range(rounds):
        for held in unseen:
            if n[places + held] != hand:
                continue
            other = unseen[below(t, m, len(unseen))]
            lies = n[places + other]
            if t[t[at.PILE_OF] + other] != t[t[at.PILE_OF] + held] or at.IN_BOX < lies < 0:
                continue
            n[places + held], n[places + other] = lies, hand
            changed = promise(t, n, m, p, seat)
            if changed < value and below(t, m, FINE) >= FINE * exp((changed - value) / heat):
                n[places + held], n[places + other] = hand, lies
            else:
                value = changed


@compiled
def promise(t: Tables, n: Numbers, m: Masks, p: Paper, seat: int) -> int:
    """Points of the tickets that the plan completes, less those of the others and the price of its turns."""
    for route in range(t[at.ROUTES]):
        p[net_at(t) + route] = p[bare_at(t) + route]
    lay_all(t, n, m, p, seat)
    mine, value = seat * BLOCK, 0
    for ticket in range(t[at.TICKETS]):
        if n[t[at.PLACE] + ticket] == at.IN_HAND - seat:
            worth = p[mine + by.RACE] if t[at.HAND_SIZE] > 0 else 100 * t[t[at.WORTH] + ticket]
            done = is_joined(t, p, t[t[at.TICKET_A] + ticket], t[t[at.TICKET_B] + ticket])
            value += worth if done else -worth
    for place in range(p[mine + CLAIMS]):
        value -= p[gross_at(t) + p[mine + LIST + place]] * p[mine + by.TURN] // 100
    return int(value)

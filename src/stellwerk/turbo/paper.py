"""The quick player's paper: a block for each seat, its weights and its plan, and behind them what is worked out
anew every time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

import numpy as np
from msgspec.structs import astuple
from numpy.typing import NDArray

from stellwerk.turbo import layout as at
from stellwerk.turbo import weights as by
from stellwerk.turbo.jit import inlined
from stellwerk.turbo.layout import Tables
from stellwerk.turbo.tables import Flat

Paper: TypeAlias = NDArray[np.int64]

# ---- the block of a seat: its weights, whether there is a plan, how many routes are to be claimed, how many of
# them now, how many beside the plan, how many borrowed, the turns that other tickets would save, how many may
# come, and how many it had completed when it weighed those
MADE, CLAIMS, FOREMOST, EXTRAS, LOANS, SAVED, COMING, WEIGHED = range(by.NUMBER, by.NUMBER + 8)
LIST: Final = WEIGHED + 1  # routes of the plan, then those beside it
MOST: Final = 40
LENT: Final = LIST + MOST  # rivals' routes that a station is to borrow
MOST_LENT: Final = 8
BLOCK: Final = LENT + MOST_LENT

NEVER: Final = 1 << 20  # the price of what cannot be had
BUILT_HERE: Final = 15  # for a route that a station of one's own already borrows


def paper(flat: Flat, weights: Sequence[by.Weights] = ()) -> Paper:
    """As much as the quick player needs: the places below, one behind the other. `weights`: those of each seat,
    unless all go by the title's own."""
    t = flat.tables
    own = BLOCK + t[at.ROUTES] + t[at.TICKETS]
    shared = 3 * (t[at.ROUTES] + t[at.TICKETS] + MOST) + 4 * t[at.CITIES] + 2 + 2 * t[at.KINDS] + t[at.GUESTS]
    made: Paper = np.zeros(int(t[at.SEATS] * own + shared), dtype=np.int64)
    for seat, each in enumerate(weights or [by.weights_of(flat.title)] * flat.seats):
        made[seat * BLOCK : seat * BLOCK + by.NUMBER] = astuple(each)
    return made


def forget(p: Paper, seats: int) -> None:
    """No seat has a plan."""
    p[MADE : seats * BLOCK : BLOCK] = 0


@inlined
def net_at(t: Tables) -> int:
    """Prices of routes, less what they bring."""
    return int(t[at.SEATS] * BLOCK)


@inlined
def gross_at(t: Tables) -> int:
    """The same without."""
    return int(net_at(t) + t[at.ROUTES])


@inlined
def cost_at(t: Tables) -> int:
    """By city: what the way there costs, the route it comes by; behind them places that are still to be left."""
    return int(gross_at(t) + t[at.ROUTES])


@inlined
def todo_at(t: Tables) -> int:
    """Tickets with what they cost alone, and the crossing."""
    return int(cost_at(t) + 3 * t[at.CITIES])


@inlined
def left_at(t: Tables) -> int:
    """Cards by kind, while they are dealt out among the routes."""
    return int(todo_at(t) + 2 * t[at.TICKETS] + 2)


@inlined
def worth_at(t: Tables) -> int:
    """What one more card of each kind is worth."""
    return int(left_at(t) + t[at.KINDS])


@inlined
def needs_at(t: Tables) -> int:
    """By route of the plan: its colour, cards and locomotives that are missing."""
    return int(worth_at(t) + t[at.KINDS])


@inlined
def rider_at(t: Tables) -> int:
    """What one more passenger of each colour is worth to whoever decides."""
    return int(needs_at(t) + 3 * MOST)


@inlined
def stop_at(t: Tables) -> int:
    """By city: what the best passenger who waits there is worth."""
    return int(rider_at(t) + t[at.GUESTS])


@inlined
def alone_at(t: Tables) -> int:
    """By ticket: what it costs with no other, or -1 as long as nobody has asked."""
    return int(stop_at(t) + t[at.CITIES])


@inlined
def bare_at(t: Tables) -> int:
    """Prices of routes before any way was laid."""
    return int(alone_at(t) + t[at.TICKETS])


@inlined
def share_at(t: Tables, seat: int) -> int:
    """By route: how many of the tickets that may come to this seat lead over it."""
    return int(bare_at(t) + t[at.ROUTES] + seat * (t[at.ROUTES] + t[at.TICKETS]))


@inlined
def fresh_at(t: Tables, seat: int) -> int:
    """Turns of every ticket that may come to this seat, fewest first."""
    return int(share_at(t, seat) + t[at.ROUTES])

"""The cheapest ways over the board, at the prices on the quick player's paper: hundredths of a turn."""

from __future__ import annotations

from stellwerk.turbo import layout as at
from stellwerk.turbo.jit import compiled, inlined
from stellwerk.turbo.layout import Masks, Tables
from stellwerk.turbo.network import other_end
from stellwerk.turbo.paper import BUILT_HERE, NEVER, Paper, cost_at, gross_at, net_at


@inlined
def is_open(t: Tables, m: Masks, seat: int, route: int) -> bool:
    bit = t[at.CLAIM] + route
    return bool(m[t[at.OPEN] + seat * t[at.CLAIM_WORDS] + (bit >> 5)] >> (bit & 31) & 1)


@compiled
def way(t: Tables, p: Paper, a: int, b: int) -> int:
    """What the cheapest way costs; it is found backwards from its end."""
    clear(t, p)
    begin(t, p, a)
    return spread(t, p, net_at(t), b)


@compiled
def clear(t: Tables, p: Paper) -> None:
    """No place is reached yet."""
    cities, cost = t[at.CITIES], cost_at(t)
    for city in range(cities):
        p[cost + city], p[cost + 2 * cities + city] = NEVER, 0


@inlined
def begin(t: Tables, p: Paper, city: int) -> None:
    """Ways may begin here."""
    p[cost_at(t) + city], p[cost_at(t) + t[at.CITIES] + city] = 0, -1


@compiled
def spread(t: Tables, p: Paper, prices: int, b: int) -> int:
    """From where ways begin to this place, or, if it is none (-1), to all: what the cheapest costs."""
    cities, cost = t[at.CITIES], cost_at(t)
    entered, seen = cost + cities, cost + 2 * cities
    while True:
        nearest, here = NEVER, -1
        for city in range(cities):
            if p[seen + city] == 0 and p[cost + city] < nearest:
                nearest, here = p[cost + city], city
        if here < 0 or here == b:
            return nearest
        p[seen + here] = 1
        if t[t[at.THROUGH] + here] == 0 and p[entered + here] >= 0:
            continue
        for place in range(t[t[at.FROM] + here], t[t[at.FROM] + here + 1]):
            route = t[t[at.FROM_ROUTES] + place]
            there = other_end(t, route, here)
            if nearest + p[prices + route] < p[cost + there]:
                p[cost + there], p[entered + there] = nearest + p[prices + route], route


@compiled
def measure(t: Tables, m: Masks, p: Paper, seat: int, b: int) -> tuple[int, int, int]:
    """Turns, trains and new loans of the way that was just found to this place."""
    entered = cost_at(t) + t[at.CITIES]
    turns, trains, loans, city = 0, 0, 0, b
    while p[entered + city] >= 0:
        route = p[entered + city]
        if p[net_at(t) + route] > 0:
            turns += p[gross_at(t) + route]
            if is_open(t, m, seat, route):
                trains += t[t[at.LENGTH] + route]
            elif p[gross_at(t) + route] > BUILT_HERE:
                loans += 1
        city = other_end(t, route, city)
    return turns, trains, loans

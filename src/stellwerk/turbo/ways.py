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
    return spread(t, p, net_at(t), b, NEVER)


@compiled
def is_joined(t: Tables, p: Paper, a: int, b: int) -> bool:
    """Whether there is a way that costs nothing."""
    clear(t, p)
    begin(t, p, a)
    return spread(t, p, net_at(t), b, 0) == 0


@compiled
def clear(t: Tables, p: Paper) -> None:
    """No place is reached yet."""
    cost = cost_at(t)
    for city in range(t[at.CITIES]):
        p[cost + city] = NEVER


@inlined
def begin(t: Tables, p: Paper, city: int) -> None:
    """Ways may begin here."""
    p[cost_at(t) + city], p[cost_at(t) + t[at.CITIES] + city] = 0, -1


@compiled
def spread(t: Tables, p: Paper, prices: int, b: int, most: int) -> int:
    """From where ways begin to this place, or, if it is none (-1), to all: what the cheapest costs. Whatever costs
    more than `most` is not looked for."""
    cities, cost = t[at.CITIES], cost_at(t)
    entered, edge, size = (
        cost + cities,
        cost + 2 * cities,
        0,
    )  # the edge: places that are reached, but not left yet
    for city in range(cities):
        if p[cost + city] == 0:
            p[edge + size] = city
            size += 1
    while size > 0:
        nearest, here, at_place = NEVER, cities, 0
        for place in range(size):
            city = p[edge + place]
            if p[cost + city] < nearest or (p[cost + city] == nearest and city < here):
                nearest, here, at_place = p[cost + city], city, place
        if here == b:
            return nearest
        if nearest > most:
            break
        size -= 1
        p[edge + at_place] = p[edge + size]
        if t[t[at.THROUGH] + here] == 0 and p[entered + here] >= 0:
            continue
        for place in range(t[t[at.FROM] + here], t[t[at.FROM] + here + 1]):
            route = t[t[at.FROM_ROUTES] + place]
            there = other_end(t, route, here)
            before = p[cost + there]
            if nearest + p[prices + route] < before:
                p[cost + there], p[entered + there] = nearest + p[prices + route], route
                if before == NEVER:
                    p[edge + size] = there
                    size += 1
    return NEVER


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

"""Which places a player's routes join. A country joins nothing: routes only end there (DE-10)."""

from __future__ import annotations

from stellwerk.turbo.bits import lowest
from stellwerk.turbo.jit import compiled
from stellwerk.turbo.layout import (
    CITIES,
    CLAIM,
    CLAIM_WORDS,
    CROSSING,
    FROM,
    FROM_ROUTES,
    LABEL,
    MERGED,
    OWNED,
    ROUTE_A,
    ROUTE_B,
    THROUGH,
    TICKET_A,
    TICKET_B,
    WORD,
    Masks,
    Tables,
    Work,
    wide,
)


@compiled
def owns(t: Tables, m: Masks, seat: int, route: int) -> bool:
    bit = t[CLAIM] + route
    return bool(m[t[OWNED] + seat * t[CLAIM_WORDS] + (bit >> 5)] >> (bit & 31) & 1)


@compiled
def root(w: Work, names: int, city: int) -> int:
    """The lowest place of a piece."""
    while w[names + city] != city:
        w[names + city] = w[names + w[names + city]]
        city = w[names + city]
    return city


@compiled
def join(w: Work, names: int, one: int, other: int) -> None:
    a, b = root(w, names, one), root(w, names, other)
    if a < b:
        w[names + b] = a
    else:
        w[names + a] = b


@compiled
def label(t: Tables, m: Masks, w: Work, seat: int) -> None:
    """Every through city gets the label of its piece of this player's track."""
    names = t[LABEL]
    for city in range(t[CITIES]):
        w[names + city] = city
    for word in range(t[CLAIM_WORDS]):
        left = wide(m[t[OWNED] + seat * t[CLAIM_WORDS] + word])
        while left:
            route = word * WORD + lowest(left) - t[CLAIM]
            left &= left - 1
            a, b = t[t[ROUTE_A] + route], t[t[ROUTE_B] + route]
            if t[t[THROUGH] + a] == 1 and t[t[THROUGH] + b] == 1:
                join(w, names, a, b)
    for city in range(t[CITIES]):
        w[names + city] = root(w, names, city)


@compiled
def other_end(t: Tables, route: int, city: int) -> int:
    return int(t[t[ROUTE_A] + route] + t[t[ROUTE_B] + route] - city)


@compiled
def reaches(t: Tables, m: Masks, w: Work, seat: int, piece: int, place: int) -> bool:
    """Whether this piece of track touches this place: a country may be touched by several."""
    if t[t[THROUGH] + place] == 1:
        return bool(w[t[LABEL] + place] == piece)
    for at in range(t[t[FROM] + place], t[t[FROM] + place + 1]):
        route = t[t[FROM_ROUTES] + at]
        if owns(t, m, seat, route) and w[t[LABEL] + other_end(t, route, place)] == piece:
            return True
    return False


@compiled
def joined(t: Tables, m: Masks, w: Work, seat: int, ticket: int) -> bool:
    """Whether an unbroken chain of own routes joins both ends (T-31); the labels are the seat's."""
    a, b = t[t[TICKET_A] + ticket], t[t[TICKET_B] + ticket]
    if t[t[THROUGH] + a] == 1:
        return reaches(t, m, w, seat, w[t[LABEL] + a], b)
    for at in range(t[t[FROM] + a], t[t[FROM] + a + 1]):
        route = t[t[FROM_ROUTES] + at]
        if owns(t, m, seat, route) and reaches(t, m, w, seat, w[t[LABEL] + other_end(t, route, a)], b):
            return True
    return False


@compiled
def crosses(t: Tables, w: Work, crossing: int) -> bool:
    """Whether a city with the one mark is joined to a city with the other (FJ-08)."""
    cities = t[CITIES]
    marks = t[CROSSING] + crossing * cities
    for city in range(cities):
        w[t[MERGED] + city] = 0
    for city in range(cities):
        piece = t[MERGED] + w[t[LABEL] + city]
        w[piece] |= t[marks + city]
        if w[piece] == 3:
            return True
    return False

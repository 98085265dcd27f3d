"""EU-42: which rival route each station borrows, chosen exactly: most ticket points, then most tickets.

All combinations of the distinct joins are tried, in the order of cities and routes; of equals the first is taken.
"""

from __future__ import annotations

from stellwerk.turbo.jit import compiled
from stellwerk.turbo.layout import (
    BEST,
    BUILD,
    BUILD_WORDS,
    BUILT,
    CHOSEN,
    CITIES,
    FROM,
    FROM_ROUTES,
    HELP,
    IN_HAND,
    JOIN_ROUTE,
    JOIN_TO,
    LABEL,
    MERGED,
    PLACE,
    SEATS,
    SHEET_BORROWED,
    SHEET_TICKETS,
    TICKET_A,
    TICKET_B,
    TICKETS,
    WORTH,
    Masks,
    Numbers,
    Sheet,
    Tables,
    Work,
)
from stellwerk.turbo.network import join, other_end, owns, root


@compiled
def borrow(t: Tables, n: Numbers, m: Masks, w: Work, s: Sheet, seat: int) -> None:
    """Marks on the sheet the tickets that stations complete, and what they borrow; labels are the seat's."""
    stations = find_joins(t, m, w, seat)
    if stations == 0:
        return
    help_, chosen, best = t[HELP], t[CHOSEN], t[BEST]
    most_points, most_tickets = 0, 0
    for station in range(stations):
        w[chosen + station] = w[help_ + 2 * station + 1]
        w[best + station] = -1
    while True:
        merge(t, w, stations, chosen)
        points, tickets = completed(t, n, w, s, seat)
        if points > most_points or (points == most_points and tickets > most_tickets):
            most_points, most_tickets = points, tickets
            for station in range(stations):
                w[best + station] = w[chosen + station]
        station = stations - 1
        while station >= 0:
            w[chosen + station] += 1
            if w[chosen + station] < w[help_ + 2 * station + 3]:
                break
            w[chosen + station] = w[help_ + 2 * station + 1]
            station -= 1
        if station < 0:
            break
    if most_tickets == 0:
        return
    for station in range(stations):  # a station that adds nothing borrows nothing
        kept = w[best + station]
        w[best + station] = -1
        merge(t, w, stations, best)
        _, tickets = completed(t, n, w, s, seat)
        if tickets < most_tickets:
            w[best + station] = kept
            s[t[SHEET_BORROWED] + w[help_ + 2 * station]] = w[t[JOIN_ROUTE] + kept] + 1
    merge(t, w, stations, best)
    for ticket in range(t[TICKETS]):
        if n[t[PLACE] + ticket] == IN_HAND - seat and is_merged(t, w, ticket):
            s[t[SHEET_TICKETS] + ticket] = 1


@compiled
def find_joins(t: Tables, m: Masks, w: Work, seat: int) -> int:
    """One rival route for each piece that a station could reach; how many stations have one (EU-43)."""
    help_, label, stations, joins = t[HELP], t[LABEL], 0, 0
    for city in range(t[CITIES]):
        bit = (t[BUILD] & 31) + city
        if m[t[BUILT] + seat * t[BUILD_WORDS] + (bit >> 5)] >> (bit & 31) & 1 == 0:
            continue
        first = joins
        for at in range(t[t[FROM] + city], t[t[FROM] + city + 1]):
            route = t[t[FROM_ROUTES] + at]
            piece = w[label + other_end(t, route, city)]
            seen = piece == w[label + city] or not is_rival(t, m, seat, route)
            for earlier in range(first, joins):
                seen = seen or w[t[JOIN_TO] + earlier] == piece
            if not seen:
                w[t[JOIN_ROUTE] + joins] = route
                w[t[JOIN_TO] + joins] = piece
                joins += 1
        if joins > first:
            w[help_ + 2 * stations] = city
            w[help_ + 2 * stations + 1] = first
            w[help_ + 2 * stations + 3] = joins  # where those of the next begin
            stations += 1
    return stations


@compiled
def is_rival(t: Tables, m: Masks, seat: int, route: int) -> bool:
    rival = False
    for other in range(t[SEATS]):
        rival = rival or (other != seat and owns(t, m, other, route))
    return rival


@compiled
def merge(t: Tables, w: Work, stations: int, taken: int) -> None:
    """New names of the pieces that these joins make one."""
    names = t[MERGED]
    for city in range(t[CITIES]):
        w[names + city] = city
    for station in range(stations):
        if w[taken + station] >= 0:
            join(w, names, w[t[LABEL] + w[t[HELP] + 2 * station]], w[t[JOIN_TO] + w[taken + station]])


@compiled
def is_merged(t: Tables, w: Work, ticket: int) -> bool:
    a, b = w[t[LABEL] + t[t[TICKET_A] + ticket]], w[t[LABEL] + t[t[TICKET_B] + ticket]]
    return root(w, t[MERGED], a) == root(w, t[MERGED], b)


@compiled
def completed(t: Tables, n: Numbers, w: Work, s: Sheet, seat: int) -> tuple[int, int]:
    """Points and number of the tickets that only these joins complete."""
    points, tickets = 0, 0
    for ticket in range(t[TICKETS]):
        if n[t[PLACE] + ticket] != IN_HAND - seat or s[t[SHEET_TICKETS] + ticket] == 1:
            continue
        if is_merged(t, w, ticket):
            points += t[t[WORTH] + ticket]
            tickets += 1
    return points, tickets

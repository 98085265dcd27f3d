"""A race in which every completed ticket brings the next (FJ-06): what tickets to come need, and whether others
than those in hand would be done sooner. The planner's reckoning: `ticket/bots/trunk.py` and `race.py`."""

from __future__ import annotations

from typing import Final

from stellwerk.turbo import layout as at
from stellwerk.turbo import weights as by
from stellwerk.turbo.cards import player
from stellwerk.turbo.jit import compiled, inlined
from stellwerk.turbo.layout import Numbers, Tables, wide
from stellwerk.turbo.network import other_end
from stellwerk.turbo.paper import (
    BLOCK,
    COMING,
    MADE,
    NEVER,
    SAVED,
    WEIGHED,
    Paper,
    cost_at,
    fresh_at,
    gross_at,
    net_at,
    share_at,
)
from stellwerk.turbo.ways import begin, clear, spread

FAR: Final = 2500  # turns of a ticket that cannot be completed


@compiled
def look_ahead(t: Tables, n: Numbers, p: Paper, seat: int) -> None:
    """Routes that tickets to come are likely to need cost less; and what other tickets would save now."""
    mine, me, net, gross = seat * BLOCK, player(t, seat), net_at(t), gross_at(t)
    done = wide(n[me + at.DONE]) + n[me + at.BONUS_TICKET]
    if p[mine + MADE] == 0 or p[mine + WEIGHED] != done:  # seldom: it takes most of the time
        weigh_fresh(t, n, p, seat)
        p[mine + WEIGHED] = done
    number, wanted = p[mine + COMING], t[at.END_AT] - done if t[at.RACE] == 1 else 2
    p[mine + SAVED] = saved(t, n, p, seat, number, wanted)
    coming = p[mine + by.FUTURE] * max(0, wanted - t[at.HAND_SIZE]) if t[at.RACE] == 1 else 0
    if number > 0 and coming > 0:
        for route in range(t[at.ROUTES]):
            if 0 < p[net + route] < NEVER:
                part = min(100 - p[mine + by.FLOOR], coming * p[share_at(t, seat) + route] // number)
                p[net + route] = max(1, p[net + route] - part * p[gross + route] // 100)


@compiled
def weigh_fresh(t: Tables, n: Numbers, p: Paper, seat: int) -> None:
    """What every ticket that may be drawn costs, and over which routes it leads; how many there are."""
    fresh, number = fresh_at(t, seat), 0
    for route in range(t[at.ROUTES]):
        p[share_at(t, seat) + route] = 0
    for start in range(t[at.CITIES]):
        reached = False
        for ticket in range(t[at.TICKETS]):
            if t[t[at.TICKET_A] + ticket] != start or not may_come(t, n, seat, ticket):
                continue
            if not reached:
                clear(t, p)
                begin(t, p, start)
                spread(t, p, gross_at(t), -1, NEVER)
                reached = True
            end = t[t[at.TICKET_B] + ticket]
            turns, place = takes(t, n, p, seat, end), number
            if turns < FAR:
                follow(t, p, seat, end)
            while place > 0 and p[fresh + place - 1] > turns:
                p[fresh + place] = p[fresh + place - 1]
                place -= 1
            p[fresh + place] = turns
            number += 1
    p[seat * BLOCK + COMING] = number


@inlined
def may_come(t: Tables, n: Numbers, seat: int, ticket: int) -> bool:
    """Whether this seat may draw the ticket, as far as it knows."""
    lies = n[t[at.PLACE] + ticket]
    return bool(lies != at.IN_HAND - seat and lies != at.IN_BOX and lies > at.IS_SHOWN)


@compiled
def takes(t: Tables, n: Numbers, p: Paper, seat: int, end: int) -> int:
    """Turns of the way that was found to this place, if there is one and the trains last for it."""
    entered, trains, city = cost_at(t) + t[at.CITIES], wide(n[player(t, seat) + at.TRAINS]), end
    turns = min(p[cost_at(t) + end], FAR)
    while turns < FAR and p[entered + city] >= 0:
        route = p[entered + city]
        if p[gross_at(t) + route] > 0:
            trains -= t[t[at.LENGTH] + route]
        city = other_end(t, route, city)
    return int(turns if trains >= 0 else FAR)


@compiled
def follow(t: Tables, p: Paper, seat: int, end: int) -> None:
    """The way that was found to this place is counted at each of its routes."""
    entered, city = cost_at(t) + t[at.CITIES], end
    while p[entered + city] >= 0:
        route = p[entered + city]
        p[share_at(t, seat) + route] += 1
        city = other_end(t, route, city)


@compiled
def saved(t: Tables, n: Numbers, p: Paper, seat: int, number: int, wanted: int) -> int:
    """Turns that new tickets would save, the one for the swap counted in: until one is completed, and the next."""
    least, most, fresh = NEVER, 0, fresh_at(t, seat)
    for ticket in range(t[at.TICKETS]):
        if n[t[at.PLACE] + ticket] == at.IN_HAND - seat:
            clear(t, p)
            begin(t, p, t[t[at.TICKET_A] + ticket])
            spread(t, p, gross_at(t), t[t[at.TICKET_B] + ticket], NEVER)
            turns = takes(t, n, p, seat, wide(t[t[at.TICKET_B] + ticket]))
            least, most = min(least, turns), max(most, turns)
    if number == 0 or most == 0:
        return 0
    if least >= FAR:
        return int(FAR - 100 - p[fresh])  # nothing else is left to hope for
    first = later = sooner = total = 0
    for place in range(number):
        turns = p[fresh + place]
        first += turns * (2 * (number - place) - 1)
        # The worse of two that are drawn, or the one drawn after it: those that take fewer turns come before it.
        later += (total + turns * (number - place)) // number * (2 * place + 1)
        total += turns
        sooner += min(turns, most)
    found = least - 100 - first // (number * number)
    if wanted > 1:
        found += sooner // number - later // (number * number)
    return int(found)

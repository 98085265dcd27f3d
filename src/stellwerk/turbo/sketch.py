"""A quick plan in compiled code: for each ticket the way that costs fewest turns, beside those already laid.

The planner's prices (`ticket/bots/pricing.py`) in whole numbers: a hundredth of a turn.
"""

from __future__ import annotations

from typing import Final

from stellwerk.turbo import layout as at
from stellwerk.turbo import weights as by
from stellwerk.turbo.borrowing import is_rival
from stellwerk.turbo.cards import player
from stellwerk.turbo.coming import look_ahead
from stellwerk.turbo.jit import compiled, inlined
from stellwerk.turbo.layout import Masks, Numbers, Tables, wide
from stellwerk.turbo.network import other_end, owns
from stellwerk.turbo.paper import (
    BLOCK,
    BUILT_HERE,
    CLAIMS,
    EXTRAS,
    FOREMOST,
    LENT,
    LIST,
    LOANS,
    MADE,
    MOST,
    MOST_LENT,
    NEVER,
    Paper,
    alone_at,
    cost_at,
    gross_at,
    net_at,
    stop_at,
    todo_at,
)
from stellwerk.turbo.ways import begin, clear, is_open, measure, spread, way

FEW_EXTRAS: Final = 4  # routes beside the plan to keep in mind
THE_CROSSING: Final = -1  # in the list of tickets: the line from side to side, where the game has one (FJ-08)


@inlined
def has_site(t: Tables, m: Masks, city: int) -> bool:
    bit = (t[at.BUILD] & 31) + city
    return bool(m[t[at.SITES] + (bit >> 5)] >> (bit & 31) & 1)


@inlined
def has_station(t: Tables, m: Masks, seat: int, city: int) -> bool:
    bit = (t[at.BUILD] & 31) + city
    return bool(m[t[at.BUILT] + seat * t[at.BUILD_WORDS] + (bit >> 5)] >> (bit & 31) & 1)


@compiled
def most_of_one(t: Tables, n: Numbers, me: int) -> int:
    best = 0
    for kind in range(t[at.KINDS] - 1):
        best = max(best, wide(n[me + at.HAND + kind]))
    return best


@compiled
def turns_left(t: Tables, n: Numbers, p: Paper, seat: int) -> int:
    """About how many turns this seat still has, if the rivals set the pace."""
    if n[at.LAST] >= 0:
        return 100
    mine, fewest = seat * BLOCK, 6000
    for other in range(t[at.SEATS]):
        if other == seat:
            continue
        him = player(t, other)
        trains = wide(n[him + at.TRAINS]) - (0 if t[at.RACE] == 1 else t[at.END_AT])
        pace = p[mine + by.PACE] * max(0, trains - n[him + at.CARDS]) + p[mine + by.LAY] * max(1, trains)
        if t[at.RACE] == 1:
            pace = min(pace, 400 * (t[at.END_AT] - n[him + at.DONE] - n[him + at.BONUS_TICKET]))
        fewest = min(fewest, pace)
    return int(max(100, fewest + (0 if t[at.RACE] == 1 else 100)))


@compiled
def price_all(t: Tables, n: Numbers, m: Masks, p: Paper, seat: int) -> None:
    """What every route costs this seat, with and without what it brings."""
    for ticket in range(t[at.TICKETS]):
        p[alone_at(t) + ticket] = -1
    mine, me, net, gross = seat * BLOCK, player(t, seat), net_at(t), gross_at(t)
    loco, trains = t[at.KINDS] - 1, n[me + at.TRAINS]
    grey, locos = most_of_one(t, n, me), n[me + at.HAND + loco]
    saves = min(p[mine + by.HELD], p[mine + by.CARD]) if t[at.ROW_SIZE] > 0 else p[mine + by.CARD]
    for route in range(t[at.ROUTES]):
        price = brings = NEVER
        length, colour = t[t[at.LENGTH] + route], t[t[at.COLOUR] + route]
        if is_open(t, m, seat, route):
            if length <= trains:
                held = min(length, grey if colour < 0 else wide(n[me + at.HAND + colour]))
                price = 100 + p[mine + by.CARD] * length - saves * held
                price += p[mine + by.SYMBOL] * max(0, t[t[at.SYMBOLS] + route] - locos)
                price += p[mine + by.DUG] * t[t[at.TUNNEL] + route]
                gain = 100 * t[t[at.POINTS] + route] - p[mine + by.TRAIN] * length
                gain += p[mine + by.DETOUR] * guests(t, p, route) // 100
                brings = max(p[mine + by.FLOOR] * price // 100, price - gain * 100 // p[mine + by.TURN])
        elif owns(t, m, seat, route):
            price = brings = 0
        elif t[at.STATION_COUNT] > 0 and is_rival(t, m, seat, route):
            a, b = t[t[at.ROUTE_A] + route], t[t[at.ROUTE_B] + route]
            if has_station(t, m, seat, a) or has_station(t, m, seat, b):
                price = brings = BUILT_HERE
            elif n[me + at.STATIONS] > 0 and (has_site(t, m, a) or has_site(t, m, b)):
                cards = t[at.STATION_COUNT] - n[me + at.STATIONS] + 1
                price = brings = 100 + 27 * cards + 100 * 100 * t[at.UNBUILT] // p[mine + by.TURN]
        p[net + route], p[gross + route] = brings, price


@compiled
def lay_way(t: Tables, m: Masks, p: Paper, seat: int, b: int) -> None:
    """The way that was just found becomes part of the plan, and costs others nothing."""
    mine, entered, net, city = seat * BLOCK, cost_at(t) + t[at.CITIES], net_at(t), b
    while p[entered + city] >= 0:
        route = p[entered + city]
        if p[net + route] > 0:
            p[net + route] = 0
            if is_open(t, m, seat, route):
                if p[mine + CLAIMS] < MOST - FEW_EXTRAS:
                    p[mine + LIST + p[mine + CLAIMS]] = route
                    p[mine + CLAIMS] += 1
            elif p[gross_at(t) + route] > BUILT_HERE and p[mine + LOANS] < MOST_LENT:
                p[mine + LENT + p[mine + LOANS]] = route
                p[mine + LOANS] += 1
        city = other_end(t, route, city)


@compiled
def plan(t: Tables, n: Numbers, m: Masks, p: Paper, seat: int) -> int:
    """A new plan for this seat; the trains that it leaves."""
    price_all(t, n, m, p, seat)
    if t[at.HAND_SIZE] > 0:
        look_ahead(t, n, p, seat)
    p[seat * BLOCK + MADE] = 1
    return lay_all(t, n, m, p, seat)


@compiled
def lay_all(t: Tables, n: Numbers, m: Masks, p: Paper, seat: int) -> int:
    """Ways for all tickets in hand, the cheapest of all first; the trains that they leave."""
    mine, me, todo, number = seat * BLOCK, player(t, seat), todo_at(t), 0
    p[mine + CLAIMS] = p[mine + FOREMOST] = p[mine + EXTRAS] = p[mine + LOANS] = 0
    for ticket in range(t[at.TICKETS]):
        if n[t[at.PLACE] + ticket] == at.IN_HAND - seat:
            if p[alone_at(t) + ticket] < 0:
                p[alone_at(t) + ticket] = way(t, p, t[t[at.TICKET_A] + ticket], t[t[at.TICKET_B] + ticket])
            number = enter(p, todo, number, p[alone_at(t) + ticket], ticket)
    if t[at.HAND_SIZE] > 0:
        number = enter(p, todo, number, across(t, n, p, seat)[0], THE_CROSSING)
    trains, stations = wide(n[me + at.TRAINS]), wide(n[me + at.STATIONS])
    time = turns_left(t, n, p, seat) + p[mine + by.SLACK]
    for place in range(number):
        ticket = p[todo + 2 * place + 1]
        spent, used, loans = add_ticket(t, n, m, p, seat, ticket, trains, stations, time)
        trains, stations, time = trains - used, stations - loans, time - spent
        if p[mine + FOREMOST] == 0:
            p[mine + FOREMOST] = p[mine + CLAIMS]
    if t[at.HAND_SIZE] == 0:
        p[mine + FOREMOST] = p[mine + CLAIMS]
    order(t, p, seat, wide(0), p[mine + FOREMOST])
    order(t, p, seat, p[mine + FOREMOST], p[mine + CLAIMS])
    return trains


@compiled
def enter(p: Paper, todo: int, number: int, cost: int, ticket: int) -> int:
    """The list of what is to do, cheapest first, gets this one, unless it is done or cannot be; its length."""
    if not 0 < cost < NEVER:
        return number
    place = number
    while place > 0 and p[todo + 2 * place - 2] > cost:
        p[todo + 2 * place], p[todo + 2 * place + 1] = p[todo + 2 * place - 2], p[todo + 2 * place - 1]
        place -= 1
    p[todo + 2 * place], p[todo + 2 * place + 1] = cost, ticket
    return number + 1


@compiled
def add_ticket(
    t: Tables, n: Numbers, m: Masks, p: Paper, seat: int, ticket: int, trains: int, stations: int, time: int
) -> tuple[int, int, int]:
    """The ticket's way joins the plan if it is worth it and can be paid: turns, trains, stations it takes."""
    mine, race = seat * BLOCK, t[at.HAND_SIZE] > 0
    if ticket == THE_CROSSING:
        cost, end = across(t, n, p, seat)
        worth = p[mine + by.CROSS]
    else:
        end = t[t[at.TICKET_B] + ticket]
        cost = way(t, p, t[t[at.TICKET_A] + ticket], end)
        worth = p[mine + by.RACE] if race else 200 * t[t[at.WORTH] + ticket]
    if cost >= NEVER:
        return 0, 0, 0
    turns, used, loans = measure(t, m, p, seat, end)
    dear = cost * p[mine + by.TURN] > p[mine + by.LOYAL] * worth
    if dear or used > trains or loans > stations or (turns > time and not race):
        return 0, 0, 0
    lay_way(t, m, p, seat, end)
    return turns, used, loans


@compiled
def across(t: Tables, n: Numbers, p: Paper, seat: int) -> tuple[int, int]:
    """What the cheapest line from one side of the board to the other costs (FJ-08), and where it ends."""
    marks, cost, end = t[at.CROSSING], wide(NEVER), -1
    if t[at.CROSSINGS] == 0 or n[player(t, seat) + at.BONUS_TICKET] > 0:
        return cost, end
    clear(t, p)
    for city in range(t[at.CITIES]):
        if t[marks + city] & 1:
            begin(t, p, city)
    spread(t, p, net_at(t), -1, NEVER)
    for city in range(t[at.CITIES]):
        if t[marks + city] & 2 and p[cost_at(t) + city] < cost:
            cost, end = p[cost_at(t) + city], city
    return cost, end


@compiled
def order(t: Tables, p: Paper, seat: int, first: int, end: int) -> None:
    """Of this part of the plan what is nearly paid comes first."""
    mine, gross = seat * BLOCK + LIST, gross_at(t)
    for last in range(first + 1, end):
        route, place = p[mine + last], last
        while place > first and p[gross + p[mine + place - 1]] > p[gross + route]:
            p[mine + place] = p[mine + place - 1]
            place -= 1
        p[mine + place] = route


@compiled
def add_extras(t: Tables, n: Numbers, m: Masks, p: Paper, seat: int, spare: int) -> None:
    """Routes beside the plan that bring most for the turns they take."""
    mine, me = seat * BLOCK, player(t, seat)
    loco = t[at.KINDS] - 1
    claims, trains = p[mine + CLAIMS], spare
    p[mine + EXTRAS] = 0
    if claims > 0:
        trains -= p[mine + by.RESERVE]
    grey, locos = most_of_one(t, n, me), n[me + at.HAND + loco]
    while p[mine + EXTRAS] < FEW_EXTRAS:
        best, pick = 0, -1
        for route in range(t[at.ROUTES]):
            length = t[t[at.LENGTH] + route]
            if length > trains or not is_open(t, m, seat, route):
                continue
            colour = t[t[at.COLOUR] + route]
            held = grey if colour < 0 else wide(n[me + at.HAND + colour])
            short = max(0, length - held - locos) + max(0, t[t[at.SYMBOLS] + route] - locos)
            points = 100 * t[t[at.POINTS] + route] + guests(t, p, route)
            brings = 100 * points // (100 + p[mine + by.CARD] * short)
            if brings > best and not is_listed(t, p, seat, route):
                best, pick = brings, route
        if pick < 0:
            return
        p[mine + LIST + claims + p[mine + EXTRAS]] = pick
        p[mine + EXTRAS] += 1
        trains -= t[t[at.LENGTH] + pick]


@inlined
def guests(t: Tables, p: Paper, route: int) -> int:
    """What passengers at both ends are worth (`riders`)."""
    stops = stop_at(t)
    return int(p[stops + t[t[at.ROUTE_A] + route]] + p[stops + t[t[at.ROUTE_B] + route]])


@compiled
def is_listed(t: Tables, p: Paper, seat: int, route: int) -> bool:
    mine = seat * BLOCK
    for place in range(p[mine + CLAIMS] + p[mine + EXTRAS]):
        listed = p[mine + LIST + place]
        if listed == route:
            return True
        bit = t[at.CLAIM] + route
        if t[t[at.BESIDE] + listed * t[at.CLAIM_WORDS] + (bit >> 5)] >> (bit & 31) & 1:
            return True
    return False


@compiled
def is_broken(t: Tables, m: Masks, p: Paper, seat: int) -> bool:
    """Whether a route of the plan cannot be had any more."""
    mine = seat * BLOCK
    for place in range(p[mine + CLAIMS] + p[mine + EXTRAS]):
        if not is_open(t, m, seat, p[mine + LIST + place]):
            return True
    return False

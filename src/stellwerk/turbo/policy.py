"""A quick player in compiled code: it follows its plan as the planner does, and looks no further.

Values are hundredths of a point; what it goes by is in `weights.py`.
"""

from __future__ import annotations

from typing import Final

from stellwerk.turbo import layout as at
from stellwerk.turbo import weights as by
from stellwerk.turbo.borrowing import is_rival
from stellwerk.turbo.cards import player
from stellwerk.turbo.jit import compiled, entry
from stellwerk.turbo.layout import Masks, Numbers, Tables, Work, wide
from stellwerk.turbo.legal import choice, due, how_many, legal, offer_row, offer_size
from stellwerk.turbo.network import label
from stellwerk.turbo.paper import (
    BLOCK,
    CLAIMS,
    EXTRAS,
    FOREMOST,
    LENT,
    LIST,
    LOANS,
    MADE,
    NEVER,
    SAVED,
    Paper,
    left_at,
    needs_at,
    rider_at,
)
from stellwerk.turbo.pathing import path_gain, path_stake, paths
from stellwerk.turbo.riders import weigh_riders
from stellwerk.turbo.sketch import add_extras, add_ticket, guests, has_station, is_broken, plan, turns_left
from stellwerk.turbo.ways import measure, way
from stellwerk.turbo.weighing import best_draw, may, weigh_cards

HOPE_0: Final = 45  # percent, that a tunnel is dug with no card to spare, one, two
HOPE_1: Final = 85
HOPE_2: Final = 98
FEW: Final = 3  # trains that can be laid before the rivals catch up


@entry
def decide(t: Tables, n: Numbers, m: Masks, w: Work, p: Paper, seat: int) -> int:
    """The code of what this seat, which is to decide, does."""
    legal(t, n, m, w, seat)
    stage = n[at.STAGE]
    if t[at.GUESTS] > 0 and (stage != at.SECOND_STAGE or p[seat * BLOCK + MADE] == 0):
        weigh_riders(t, n, p, seat)
    if stage == at.TURN_STAGE:
        return on_turn(t, n, m, w, p, seat)
    if stage == at.SECOND_STAGE:
        refresh(t, n, m, p, seat)
        weigh_cards(t, n, p, seat)
        return best_draw(t, n, w, p)[0]
    if stage == at.BOARDING:
        return board(t, w, p)
    if stage == at.OPENING or stage == at.CHOOSE:
        if offer_size(t, n, seat) > 0:
            return keep(t, n, m, p, seat)
        return choice(t, w, how_many(t, w) // 2)
    refresh(t, n, m, p, seat)
    return cheapest_pay(t, n, w, p, seat)


@compiled
def refresh(t: Tables, n: Numbers, m: Masks, p: Paper, seat: int) -> None:
    """The plan is made anew when there is none, or when a route of it is gone."""
    if p[seat * BLOCK + MADE] == 0 or is_broken(t, m, p, seat):
        spare = plan(t, n, m, p, seat)
        if t[at.HAND_SIZE] == 0:
            add_extras(t, n, m, p, seat, spare)


# ---- a turn


@compiled
def on_turn(t: Tables, n: Numbers, m: Masks, w: Work, p: Paper, seat: int) -> int:
    """Cards, a claim, a station or tickets, whichever brings most."""
    mine, me = seat * BLOCK, player(t, seat)
    if n[at.LAST] >= 0:
        pick = last_turn(t, n, m, w, p, seat)
        if pick >= 0:
            return pick
    refresh(t, n, m, p, seat)
    if p[mine + CLAIMS] == 0 and t[at.HAND_SIZE] == 0:
        add_extras(t, n, m, p, seat, wide(n[me + at.TRAINS]))
    ready = weigh_cards(t, n, p, seat)
    pick, best = best_draw(t, n, w, p)
    time = turns_left(t, n, p, seat)
    hurry = 100 * (ready + p[mine + by.HURRY]) >= time
    needs = needs_at(t)
    for place in range(p[mine + CLAIMS] + p[mine + EXTRAS]):
        route = p[mine + LIST + place]
        if not may(w, t[at.CLAIM] + route):
            continue
        points, hope = 100 * t[t[at.POINTS] + route], tunnel_hope(t, n, me, route)
        if place < p[mine + FOREMOST]:
            value = p[mine + by.TURN] * (100 + p[mine + by.DANGER]) // 100 * hope // 100
        elif place < p[mine + CLAIMS]:
            value = p[mine + by.TURN] * p[mine + by.AFTER] // 100 * hope // 100
        else:
            value = hope * p[mine + by.EXTRA] * points // 10_000
        if p[needs + 3 * place + 1] + p[needs + 3 * place + 2] > 0:
            value -= p[mine + by.ROBBED]
        if hurry:
            value += points
        if value > best or pick < 0:
            pick, best = t[at.CLAIM] + route, value
    if min(time, 100 * (n[me + at.TRAINS] - t[at.END_AT])) <= p[mine + by.NEAR]:  # either may end it
        pick, best = lengthen(t, n, m, w, p, seat, hurry, pick, best)
    pick, best = maybe_build(t, m, w, p, seat, time, pick, best)
    if t[at.HAND_SIZE] > 0:
        if t[at.RACE] == 1:
            pick, best = finish(t, n, w, p, seat, pick, best)
        gain = p[mine + by.TURN] * (100 * p[mine + by.SWAP] + p[mine + by.SAVE] * p[mine + SAVED]) // 10_000
        if may(w, t[at.SWAP]) and (pick < 0 or gain > best):
            p[mine + MADE] = 0
            return int(t[at.SWAP])
    elif (
        p[mine + CLAIMS] == 0
        and time >= p[mine + by.LAST_CALL]
        and n[me + at.TRAINS] >= p[mine + by.TRAINS]
        and best < p[mine + by.ASK]
    ):
        code = good_mix(t, w, p[mine + by.MIX])
        if code >= 0:
            return code
    if pick < 0:
        pick = choice(t, w, wide(0))
    return pick


@compiled
def tunnel_hope(t: Tables, n: Numbers, me: int, route: int) -> int:
    """Percent that the claim succeeds with the cards in hand (EU-20 to EU-23)."""
    if t[t[at.TUNNEL] + route] == 0:
        return 100
    colour, held = t[t[at.COLOUR] + route], 0
    for kind in range(t[at.KINDS] - 1):
        if colour < 0 or colour == kind:
            held = max(held, wide(n[me + at.HAND + kind]))
    spare = held + n[me + at.HAND + t[at.KINDS] - 1] - t[t[at.LENGTH] + route]
    return HOPE_0 if spare <= 0 else HOPE_1 if spare == 1 else HOPE_2 if spare == 2 else 100


@compiled
def maybe_build(
    t: Tables, m: Masks, w: Work, p: Paper, seat: int, time: int, pick: int, best: int
) -> tuple[int, int]:
    """A station of the plan, once nothing else is missing: it can wait, routes cannot."""
    mine = seat * BLOCK
    if (
        p[mine + LOANS] == 0
        or (p[mine + CLAIMS] > 0 and time >= p[mine + by.LATE])
        or (best >= p[mine + by.STATION] and pick >= 0)
    ):
        return pick, best
    for place in range(p[mine + LOANS]):
        route = p[mine + LENT + place]
        a, b = t[t[at.ROUTE_A] + route], t[t[at.ROUTE_B] + route]
        if has_station(t, m, seat, a) or has_station(t, m, seat, b):
            continue
        for city in (a, b):
            if may(w, t[at.BUILD] + city):
                p[mine + MADE] = 0
                return t[at.BUILD] + city, p[mine + by.STATION]
    return pick, best


@compiled
def lengthen(
    t: Tables, n: Numbers, m: Masks, w: Work, p: Paper, seat: int, hurry: bool, pick: int, best: int
) -> tuple[int, int]:
    """A route that brings the longest path nearer (EU-50), if the plan does not need its trains."""
    mine, me, stake = seat * BLOCK, player(t, seat), path_stake(t)
    if stake == 0:
        return pick, best
    spare = wide(n[me + at.TRAINS])
    for place in range(p[mine + CLAIMS]):
        spare -= t[t[at.LENGTH] + p[mine + LIST + place]]
    own, rival = paths(t, m, w, seat)
    for route in range(t[at.ROUTES]):
        if t[t[at.LENGTH] + route] <= spare and may(w, t[at.CLAIM] + route):
            gain = path_gain(t, m, w, seat, route, own, rival, stake)
            if gain > 0:
                points = 100 * t[t[at.POINTS] + route]
                value = p[mine + by.EXTRA] * points + p[mine + by.PATH] * gain
                value = tunnel_hope(t, n, me, route) * value // 10_000
                if hurry:
                    value += points
                if value > best:
                    pick, best = t[at.CLAIM] + route, value
    return pick, best


@compiled
def finish(t: Tables, n: Numbers, w: Work, p: Paper, seat: int, pick: int, best: int) -> tuple[int, int]:
    """Who is ahead with few trains left lays them anywhere: the last one wins the game (FJ-10)."""
    mine, trains = seat * BLOCK, wide(n[player(t, seat) + at.TRAINS])
    if trains > FEW or not leads(t, n, seat):
        return pick, best
    for route in range(t[at.ROUTES]):
        if may(w, t[at.CLAIM] + route):
            left = trains - t[t[at.LENGTH] + route]
            value = p[mine + by.TURN] * (p[mine + by.FINISH] - 20 * left) // 100 if left else NEVER
            if value > best or pick < 0:
                pick, best = t[at.CLAIM] + route, value
    return pick, best


@compiled
def leads(t: Tables, n: Numbers, seat: int) -> bool:
    """Whether this seat has completed more tickets than any other, the crossing counted in."""
    own, most = 0, 0
    for each in range(t[at.SEATS]):
        done = wide(n[player(t, each) + at.DONE]) + n[player(t, each) + at.BONUS_TICKET]
        if each == seat:
            own = done
        else:
            most = max(most, done)
    return own > most


@compiled
def good_mix(t: Tables, w: Work, share: int) -> int:
    """Of all mixes that can be asked for the one with this share, in percent, before it; -1: there is none."""
    number = 0
    for code in range(t[at.ASK], t[at.SWAP]):
        number += may(w, code)
    left = min(number - 1, number * share // 100)
    for code in range(t[at.ASK], t[at.SWAP]):
        if may(w, code):
            if left == 0:
                return code
            left -= 1
    return -1


@compiled
def last_turn(t: Tables, n: Numbers, m: Masks, w: Work, p: Paper, seat: int) -> int:
    """The claim or the station that brings most at once; -1: none brings anything."""
    me, stake, own, rival = player(t, seat), path_stake(t), 0, 0
    if stake > 0:
        own, rival = paths(t, m, w, seat)
    label(t, m, w, seat)
    best, pick = 0, -1
    for route in range(t[at.ROUTES]):
        a, b = t[t[at.ROUTE_A] + route], t[t[at.ROUTE_B] + route]
        if may(w, t[at.CLAIM] + route):
            value = 100 * t[t[at.POINTS] + route] + guests(t, p, route)
            value += 2 * completes(t, n, m, w, seat, a, b)
            if stake > 0:
                value += path_gain(t, m, w, seat, route, own, rival, stake)
            value = value * tunnel_hope(t, n, me, route) // 100
            if value > best:
                best, pick = value, t[at.CLAIM] + route
        elif t[at.STATION_COUNT] > 0 and n[me + at.STATIONS] > 0 and is_rival(t, m, seat, route):
            value = 2 * completes(t, n, m, w, seat, a, b) - 100 * t[at.UNBUILT]
            if value > best:
                for city in (a, b):
                    if may(w, t[at.BUILD] + city):
                        best, pick = value, t[at.BUILD] + city
    return pick


@compiled
def completes(t: Tables, n: Numbers, m: Masks, w: Work, seat: int, a: int, b: int) -> int:
    """Points of the tickets that a line between these two places would complete."""
    names, points = t[at.LABEL], 0
    one, other = w[names + a], w[names + b]
    for ticket in range(t[at.TICKETS]):
        if n[t[at.PLACE] + ticket] == at.IN_HAND - seat:
            x, y = w[names + t[t[at.TICKET_A] + ticket]], w[names + t[t[at.TICKET_B] + ticket]]
            if x != y and ((x == one and y == other) or (x == other and y == one)):
                points += 100 * t[t[at.WORTH] + ticket]
    return points


# ---- other decisions


@compiled
def cheapest_pay(t: Tables, n: Numbers, w: Work, p: Paper, seat: int) -> int:
    """The fewest locomotives, and of the colours the one that the plan misses least."""
    mine, hand, wanted, loco = seat * BLOCK, player(t, seat) + at.HAND, left_at(t), t[at.KINDS] - 1
    for kind in range(t[at.KINDS]):
        p[wanted + kind] = 0
    for place in range(p[mine + CLAIMS]):
        route = p[mine + LIST + place]
        if t[t[at.COLOUR] + route] >= 0 and route != n[at.ROUTE]:
            p[wanted + t[t[at.COLOUR] + route]] += t[t[at.LENGTH] + route]
    cost = due(t, n, seat)
    least, pick = NEVER, t[at.GIVE_UP]
    for code in range(t[at.PAY], t[at.GIVE_UP]):
        if not may(w, code):
            continue
        colour, locos = (code - t[at.PAY]) // t[at.PER_COLOUR], (code - t[at.PAY]) % t[at.PER_COLOUR]
        if colour == loco:
            locos = cost
        held = wide(n[hand + colour])
        missed = max(0, p[wanted + colour] - held + cost - locos) - max(0, p[wanted + colour] - held)
        harm = p[mine + by.PAID] * locos + 100 * missed - held
        if harm < least:
            least, pick = harm, code
    return int(pick)


@compiled
def board(t: Tables, w: Work, p: Paper) -> int:
    """The passenger who is worth most (DE-13)."""
    most, pick = -1, t[at.TAKE]
    for colour in range(t[at.GUESTS]):
        if may(w, t[at.TAKE] + 1 + colour) and p[rider_at(t) + colour] > most:
            most, pick = p[rider_at(t) + colour], t[at.TAKE] + 1 + colour
    return int(pick)


@compiled
def keep(t: Tables, n: Numbers, m: Masks, p: Paper, seat: int) -> int:
    """One ticket after the other beside the plan, the best first, while it brings more than it costs."""
    mine, row, me = seat * BLOCK, offer_row(t, n), player(t, seat)
    size = offer_size(t, n, seat)
    most = min(t[row + at.MOST], size)
    least = min(most, max(t[row + at.LEAST], t[row + at.HOLD] - n[me + at.HELD]))
    trains = plan(t, n, m, p, seat)
    time = turns_left(t, n, p, seat)
    for place in range(p[mine + CLAIMS]):
        time -= 100 + 40 * t[t[at.LENGTH] + p[mine + LIST + place]]
    kept, mask = 0, 0
    while kept < most:
        best, pick, number, bit, needed = -NEVER, -1, -1, 0, 0
        for ticket in range(t[at.TICKETS]):
            if n[t[at.PLACE] + ticket] != at.ON_OFFER - seat:
                continue
            if mask >> bit & 1 == 0:
                points, end = 100 * t[t[at.WORTH] + ticket], t[t[at.TICKET_B] + ticket]
                cost = way(t, p, t[t[at.TICKET_A] + ticket], end)
                value, used = -points, 0
                if cost < NEVER:
                    turns, used, _ = measure(t, m, p, seat, end)
                    if used <= trains and turns <= time:
                        value = points * p[mine + by.HOPE] // 100 - cost * p[mine + by.TOIL] // 100
                if value > best:
                    best, pick, number, needed = value, ticket, bit, used
            bit += 1
        if kept >= least and best <= 0:
            break
        mask |= 1 << number
        kept += 1
        if needed <= trains:
            spent, used, _ = add_ticket(t, n, m, p, seat, pick, trains, wide(n[me + at.STATIONS]), NEVER)
            trains, time = trains - used, time - spent
    p[mine + MADE] = 0
    return int(t[at.KEEP] + mask)

"""What a seat sees, as numbers: `Observation` says where each of them stands.

Seats are counted from the observer: 0 is the seat itself, 1 the next one in turn. A route or a city has 0 where it
is free and 1 + such a seat otherwise.
"""

from __future__ import annotations

from msgspec import Struct

from stellwerk.turbo.cards import player
from stellwerk.turbo.jit import compiled
from stellwerk.turbo.layout import (
    BAG,
    BOARDING,
    BONUS_TICKET,
    BUILD,
    BUILD_WORDS,
    BUILT,
    CARDS,
    CITIES,
    CITY,
    CLAIM,
    CLAIM_WORDS,
    DECK,
    DISCARD_OF,
    DONE,
    END_A,
    EXTRA,
    GAP,
    GUESTS,
    HAND,
    HELD,
    IN_HAND,
    IS_SHOWN,
    KINDS,
    KNOWN,
    LAID,
    LAST,
    LOCOS,
    ON_OFFER,
    OPENING,
    OWNED,
    PAY_ROUTE,
    PAY_STATION,
    PILE_SIZE,
    PILES,
    PLACE,
    REVEAL,
    RIDERS,
    ROUTE,
    ROUTES,
    ROW,
    ROW_SIZE,
    SCORE,
    SEATS,
    STAGE,
    STATIONS,
    SURCHARGE,
    TICKETS,
    TRAINS,
    TURN,
    Masks,
    Numbers,
    Tables,
)
from stellwerk.turbo.tables import Flat

GENERAL = 8  # stage, turn, last lap, route, city, colour laid, locomotives laid, extra
TUNNELS = (1 << REVEAL) | (1 << SURCHARGE)
PUBLIC = 7  # trains, stations, points, cards, tickets, tickets shown, bonus tickets; then known cards, passengers


class Observation(Struct, frozen=True):
    """Where each part begins. What does not matter in a stage, and no last lap, is -1."""

    hand: int  # by kind of card
    tickets: int  # by ticket: 1 in the hand, 2 on offer, 3 shown
    row: int  # by kind of card
    discard: int
    piles: int  # the deck, then each ticket pile
    players: int  # a block for each seat
    player: int  # size of such a block
    routes: int
    cities: int
    bag: int  # passengers by colour
    waiting: int  # by city and colour
    size: int


def observation(flat: Flat) -> Observation:
    """The parts of what a seat of this game sees."""
    kinds, guests = flat[KINDS], flat[GUESTS]
    sizes = [
        GENERAL,
        kinds,
        flat[TICKETS],
        kinds,
        kinds,
        1 + flat[PILES],
        flat.seats * (PUBLIC + kinds + guests),
        flat[ROUTES],
        flat[CITIES],
        guests,
        guests * flat[CITIES],
    ]
    begins = [sum(sizes[:part]) for part in range(1, len(sizes) + 1)]
    hand, tickets, row, discard, piles, players, routes, cities, bag, waiting, size = begins
    per = PUBLIC + kinds + guests
    return Observation(hand, tickets, row, discard, piles, players, per, routes, cities, bag, waiting, size)


@compiled
def observe(t: Tables, n: Numbers, m: Masks, seat: int, out: Numbers) -> None:
    """Everything this seat sees; `out` is as long as `Observation.size` says."""
    kinds, seats, guests, tickets = t[KINDS], t[SEATS], t[GUESTS], t[TICKETS]
    general(t, n, seat, out)
    at, me = GENERAL, player(t, seat)
    for kind in range(kinds):
        out[at + kind] = n[me + HAND + kind]
    at += kinds
    for ticket in range(tickets):
        place, what = n[t[PLACE] + ticket], 0
        if place == IN_HAND - seat:
            what = 1
        elif place == ON_OFFER - seat:
            what = 2
        elif place <= IS_SHOWN:
            what = 3
        out[at + ticket] = what
    at += tickets
    for kind in range(kinds):
        out[at + kind] = 0
        out[at + kinds + kind] = n[t[DISCARD_OF] + kind]
    for place in range(ROW, ROW + t[ROW_SIZE]):
        if n[place] != GAP:
            out[at + n[place]] += 1
    at += 2 * kinds
    out[at] = n[DECK]
    for pile in range(t[PILES]):
        out[at + 1 + pile] = n[PILE_SIZE + pile]
    at += 1 + t[PILES]
    for turn in range(seats):
        at = see_player(t, n, (seat + turn) % seats, out, at)
    for turn in range(seats):
        see_track(t, m, (seat + turn) % seats, turn, out, at)
    at += t[ROUTES] + t[CITIES]
    for place in range(guests + guests * t[CITIES]):
        out[at + place] = n[t[BAG] + place]


@compiled
def general(t: Tables, n: Numbers, seat: int, out: Numbers) -> None:
    stage = n[STAGE]
    tunnel = TUNNELS >> int(stage) & 1
    out[0] = stage
    out[1] = -1 if stage == OPENING else (n[TURN] - seat) % t[SEATS]
    out[2] = n[LAST]
    out[3] = n[ROUTE] if tunnel or stage == PAY_ROUTE else -1
    out[4] = n[CITY] if stage == PAY_STATION else n[END_A] if stage == BOARDING else -1
    out[5] = n[LAID] if tunnel else -1
    out[6] = n[LOCOS] if tunnel else -1
    out[7] = n[EXTRA] if stage == SURCHARGE else -1


@compiled
def see_player(t: Tables, n: Numbers, seat: int, out: Numbers, at: int) -> int:
    """What everybody sees of a player, from place `at` on; the place behind it."""
    it = player(t, seat)
    out[at] = n[it + TRAINS]
    out[at + 1] = n[it + STATIONS]
    out[at + 2] = n[it + SCORE]
    out[at + 3] = n[it + CARDS]
    out[at + 4] = n[it + HELD]
    out[at + 5] = n[it + DONE]
    out[at + 6] = n[it + BONUS_TICKET]
    at += 7
    for kind in range(t[KINDS]):
        out[at + kind] = n[it + t[KNOWN] + kind]
    at += t[KINDS]
    for colour in range(t[GUESTS]):
        out[at + colour] = n[it + t[RIDERS] + colour]
    return int(at + t[GUESTS])


@compiled
def see_track(t: Tables, m: Masks, seat: int, turn: int, out: Numbers, at: int) -> None:
    """Routes and stations of a seat; the first one seen wipes the board."""
    for route in range(t[ROUTES]):
        bit = t[CLAIM] + route
        if turn == 0:
            out[at + route] = 0
        if m[t[OWNED] + seat * t[CLAIM_WORDS] + (bit >> 5)] >> (bit & 31) & 1:
            out[at + route] = turn + 1
    at += t[ROUTES]
    for city in range(t[CITIES]):
        bit = (t[BUILD] & 31) + city
        if turn == 0:
            out[at + city] = 0
        if m[t[BUILT] + seat * t[BUILD_WORDS] + (bit >> 5)] >> (bit & 31) & 1:
            out[at + city] = turn + 1

"""A decision, or luck, changes a record. Whoever calls has made sure that the decision is legal."""

from __future__ import annotations

from stellwerk.turbo.cards import give, lay, pick_up, player, throw, turn_up
from stellwerk.turbo.claims import leave_tunnel, own, reveal
from stellwerk.turbo.jit import compiled, entry, inlined
from stellwerk.turbo.layout import (
    AFTER,
    ASK,
    BAG,
    BLIND,
    BOARDING,
    BOX,
    BUILD,
    BUILD_WORDS,
    BUILT,
    CARDS,
    CARDS_SEEN,
    CHOOSE,
    CITY,
    CLAIM,
    CLAIM_WORDS,
    DEAL_CARDS,
    DEAL_FIRST,
    DEAL_OPENING,
    DEAL_PASSENGERS,
    DEAL_TICKETS,
    DECK,
    DECK_OF,
    EACH,
    END_A,
    END_B,
    END_TURN,
    FROM_PILE,
    GIVE_UP,
    GUESTS,
    HAND_SIZE,
    HELD,
    IDLE,
    IN_HAND,
    KEEP,
    KINDS,
    LAID,
    LOCOS,
    MIX_FROM,
    MIXED,
    MIXES,
    NOBODY,
    OFFER_SIZE,
    OFFERED,
    OFFERS,
    ON_OFFER,
    OPENING,
    OPENING_CARDS,
    PASS,
    PAY,
    PAY_ROUTE,
    PAY_STATION,
    PENDING,
    PER_COLOUR,
    PILE_OF,
    PILE_SIZE,
    PILES,
    PLACE,
    PLATFORM,
    REFILL,
    REST,
    REVEAL,
    RIDERS,
    ROUND,
    ROUNDS,
    ROUTE,
    SEAT,
    SEATS,
    SECOND_STAGE,
    SEEN,
    SHUFFLED_IN,
    SITES,
    STAGE,
    STATIONS,
    SURCHARGE,
    SWAP,
    TAKE,
    THEN,
    TICKETS,
    TOP_SIZE,
    TUNNEL,
    TURN,
    TURN_STAGE,
    WAITING,
    WANT,
    Masks,
    Numbers,
    Tables,
    Work,
    wide,
)
from stellwerk.turbo.legal import asked_total, claimable, due, offer_row
from stellwerk.turbo.settle import next_platform, open_round, settle
from stellwerk.turbo.tickets import draw_ticket, first_wanted, give_back, next_at, shuffle_piles, spend

LUCKY = (1 << BLIND) | (1 << REFILL) | (1 << REVEAL) | (1 << DEAL_FIRST) | (1 << DEAL_CARDS)
LUCKY |= (1 << DEAL_PASSENGERS) | (1 << DEAL_OPENING) | (1 << DEAL_TICKETS)


@inlined
def is_lucky(n: Numbers) -> bool:
    """Whether cards or the bag are to act."""
    return bool(LUCKY >> int(n[STAGE]) & 1)


# ---- luck


@entry
def outcomes(t: Tables, n: Numbers) -> int:
    """How many equally likely things luck can do."""
    stage = n[STAGE]
    if stage == DEAL_FIRST:
        return int(t[SEATS])
    if stage == DEAL_PASSENGERS:
        total = 0
        for colour in range(t[GUESTS]):
            total += n[t[BAG] + colour]
        return total
    if stage == DEAL_OPENING or stage == DEAL_TICKETS:  # noqa: SIM109, as in `legal`
        return int(n[TOP_SIZE + first_wanted(t, n)])
    return int(n[DECK])


@entry
def deal(t: Tables, n: Numbers, m: Masks, w: Work, pick: int) -> None:
    """Luck acts: the outcome with this number, cards and passengers by kind, tickets and seats by number."""
    hand_out(t, n, m, w, pick)
    settle(t, n, m, w)


@inlined
def hand_out(t: Tables, n: Numbers, m: Masks, w: Work, pick: int) -> None:
    """What luck does, before anything follows from it."""
    stage = n[STAGE]
    if stage == DEAL_FIRST:
        n[TURN] = pick
        n[STAGE] = DEAL_CARDS
        n[SEAT] = 0
    elif stage == DEAL_PASSENGERS:
        place_passenger(t, n, pick)
    elif stage == DEAL_OPENING or stage == DEAL_TICKETS:  # noqa: SIM109
        draw_ticket(t, n, wide(n[SEAT]), pick)
    else:
        deal_card(t, n, m, w, pick)


@inlined
def kind_of(t: Tables, n: Numbers, pick: int) -> int:
    """The kind of the card with this number in the deck."""
    kind, left = 0, pick - n[t[DECK_OF]]
    while left >= 0:
        kind += 1
        left -= n[t[DECK_OF] + kind]
    return kind


@inlined
def deal_card(t: Tables, n: Numbers, m: Masks, w: Work, pick: int) -> None:
    """A card of the deck goes where the stage says."""
    kind = kind_of(t, n, pick)
    n[t[DECK_OF] + kind] -= 1
    n[DECK] -= 1
    stage = n[STAGE]
    if stage == REFILL:
        turn_up(t, n, kind)
    elif stage == BLIND:
        give(t, n, wide(n[TURN]), kind, False)
        n[STAGE] = n[AFTER]
    elif stage == REVEAL:
        n[CARDS_SEEN + n[SEEN]] = kind
        n[SEEN] += 1
        reveal(t, n, m, w)
    else:
        seat = wide(n[SEAT])
        give(t, n, seat, kind, False)
        if n[player(t, seat) + CARDS] == t[OPENING_CARDS]:
            if seat + 1 < t[SEATS]:
                n[SEAT] += 1
            else:
                next_platform(t, n, wide(0))


@compiled
def place_passenger(t: Tables, n: Numbers, pick: int) -> None:
    """DE-01"""
    colour, left = 0, pick - n[t[BAG]]
    while left >= 0:
        colour += 1
        left -= n[t[BAG] + colour]
    n[t[BAG] + colour] -= 1
    at = t[WAITING] + n[CITY] * t[GUESTS]
    n[at + colour] += 1
    standing = 0
    for each in range(t[GUESTS]):
        standing += n[at + each]
    if standing == t[t[PLATFORM] + n[CITY]]:
        next_platform(t, n, n[CITY] + 1)


# ---- decisions


@entry
def step(t: Tables, n: Numbers, m: Masks, w: Work, seat: int, code: int) -> None:
    """The decision with this code, of a seat that is to decide."""
    act(t, n, m, w, seat, code)
    settle(t, n, m, w)


@inlined
def act(t: Tables, n: Numbers, m: Masks, w: Work, seat: int, code: int) -> None:
    """What the seat does, before anything follows from it."""
    if code < t[CLAIM]:
        draw_card(t, n, seat, code)
    elif code < t[BUILD]:
        n[ROUTE] = code - t[CLAIM]
        n[STAGE] = PAY_ROUTE
        n[IDLE] = 0
    elif code < t[ASK]:
        n[CITY] = code - t[BUILD]
        n[STAGE] = PAY_STATION
        n[IDLE] = 0
    elif code < t[SWAP]:
        ask_tickets(t, n, seat, code - t[ASK])
    elif code < t[PASS]:
        swap(t, n, m, w, seat)
    elif code < t[PAY]:
        n[IDLE] += 1
        n[STAGE] = END_TURN
    elif code < t[GIVE_UP]:
        pay(t, n, m, w, seat, code - t[PAY])
    elif code < t[KEEP]:
        leave_tunnel(t, n, True)
        n[STAGE] = END_TURN
    elif code < t[TAKE]:
        keep_tickets(t, n, seat, code - t[KEEP])
    else:
        take_passenger(t, n, seat, code - t[TAKE] - 1)


@inlined
def draw_card(t: Tables, n: Numbers, seat: int, card: int) -> None:
    """T-03 to T-07"""
    first = n[STAGE] == TURN_STAGE
    n[IDLE] = 0
    if card == t[KINDS]:
        n[STAGE] = BLIND
        n[AFTER] = SECOND_STAGE if first else END_TURN
        return
    pick_up(t, n, card)
    give(t, n, seat, card, True)
    n[STAGE] = SECOND_STAGE if first and card != t[KINDS] - 1 else END_TURN  # T-05


@compiled
def ask_tickets(t: Tables, n: Numbers, seat: int, mix: int) -> None:
    """EU-30, DE-02, DE-05"""
    playing = n[STAGE] == TURN_STAGE
    row = t[OFFERS] + t[ROUNDS] * OFFER_SIZE if playing else offer_row(t, n)
    first = t[t[MIX_FROM] + asked_total(t, n, row)] if t[row + MIXED] == 1 else 0
    for pile in range(t[PILES]):
        if t[row + MIXED] == 1:
            n[WANT + pile] = t[t[MIXES] + (first + mix) * t[PILES] + pile]
        else:
            n[WANT + pile] = min(t[row + EACH + pile], n[PILE_SIZE + pile])
    n[IDLE] = 0
    n[THEN] = CHOOSE if playing else OPENING
    n[STAGE] = DEAL_TICKETS
    n[SEAT] = seat


@compiled
def keep_tickets(t: Tables, n: Numbers, seat: int, mask: int) -> None:
    """EU-30, EU-60 to EU-63, DE-02, DE-05"""
    row, me = offer_row(t, n), player(t, seat)
    rest, bit, kept = t[row + REST], 0, 0
    ticket = next_at(t, n, ON_OFFER - seat, 0)
    while ticket < t[TICKETS]:
        if mask >> bit & 1:
            n[t[PLACE] + ticket] = IN_HAND - seat
            kept += 1
            if rest != BOX:
                n[me + t[FROM_PILE] + t[t[PILE_OF] + ticket]] += 1
        bit += 1
        ticket = next_at(t, n, ON_OFFER - seat, ticket + 1)
    n[me + HELD] += kept
    for pile in range(t[PILES]):
        if rest == BOX:  # nobody sees from which pile the returned ones were
            n[me + t[FROM_PILE] + pile] += min(n[me + t[OFFERED] + pile], kept)
        n[me + t[OFFERED] + pile] = 0
    give_back(t, n, seat, rest)
    if n[STAGE] != OPENING:
        n[STAGE] = END_TURN
        return
    n[PENDING] &= 0xFF ^ (1 << seat)
    if n[PENDING] == 0:
        if rest == SHUFFLED_IN:
            shuffle_piles(t, n)
        open_round(t, n, n[ROUND] + 1)


@compiled
def swap(t: Tables, n: Numbers, m: Masks, w: Work, seat: int) -> None:
    """FJ-03R, FJ-07"""
    could_move = n[DECK] > 0
    if not could_move:
        claimable(t, n, m, w, seat)
        for word in range(t[CLAIM_WORDS]):
            could_move = could_move or w[word] != 0
    n[IDLE] = 0 if could_move else n[IDLE] + 1  # FJ-11R
    spend(t, n, seat)
    n[THEN] = END_TURN
    n[STAGE] = DEAL_TICKETS
    n[SEAT] = seat
    n[WANT] = t[HAND_SIZE]


@compiled
def pay(t: Tables, n: Numbers, m: Masks, w: Work, seat: int, number: int) -> None:
    """The set that this code means, together with what is due."""
    stage, me, cost = n[STAGE], player(t, seat), due(t, n, seat)
    colour, locos = number // t[PER_COLOUR], number % t[PER_COLOUR]
    if colour == t[KINDS] - 1:
        locos = cost
    lay(t, n, seat, colour, cost - locos, locos)
    if stage == PAY_ROUTE and t[t[TUNNEL] + n[ROUTE]] == 1:
        n[LAID] = colour
        n[LOCOS] = locos
        n[SEEN] = 0
        reveal(t, n, m, w)
        return
    throw(t, n, colour, cost - locos, locos)
    if stage == PAY_STATION:
        build(t, m, seat, wide(n[CITY]))
        n[me + STATIONS] -= 1
        n[STAGE] = END_TURN
        return
    if stage == SURCHARGE:
        leave_tunnel(t, n, False)
    own(t, n, m, w)


@compiled
def build(t: Tables, m: Masks, seat: int, city: int) -> None:
    """EU-40"""
    bit = (t[BUILD] & 31) + city
    word, mark = bit >> 5, 1 << (bit & 31)
    m[t[SITES] + word] &= 0xFFFFFFFF ^ mark
    m[t[BUILT] + seat * t[BUILD_WORDS] + word] |= mark


@compiled
def take_passenger(t: Tables, n: Numbers, seat: int, colour: int) -> None:
    """DE-08"""
    if colour >= 0:
        n[t[WAITING] + n[END_A] * t[GUESTS] + colour] -= 1
        n[player(t, seat) + t[RIDERS] + colour] += 1
    if n[END_B] == NOBODY:
        n[STAGE] = END_TURN
    else:
        n[STAGE] = BOARDING
        n[END_A] = n[END_B]
        n[END_B] = NOBODY

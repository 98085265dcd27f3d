"""Every decision of a seat now, as a mask over the codes at the beginning of the scratch paper."""

from __future__ import annotations

from stellwerk.turbo.bits import count, nth
from stellwerk.turbo.cards import most_alike, player
from stellwerk.turbo.jit import compiled, entry, inlined
from stellwerk.turbo.layout import (
    ASK,
    BOARDING,
    BUILD,
    BUILD_WORDS,
    CHOOSE,
    CLAIM_WORDS,
    COLOUR,
    COLOURED,
    DECK,
    EACH,
    END_A,
    EXTRA,
    GAP,
    GIVE_UP,
    GREY,
    GUESTS,
    HAND,
    HAND_SIZE,
    HELD,
    HOLD,
    KEEP,
    KINDS,
    LAID,
    LEAST,
    LENGTH,
    LONGEST,
    MIX_FROM,
    MIXED,
    MIXES,
    MOST,
    OFFER_SIZE,
    OFFERED,
    OFFERS,
    OPEN,
    OPENING,
    PASS,
    PAY,
    PAY_ROUTE,
    PAY_STATION,
    PENDING,
    PER_COLOUR,
    PILE_SIZE,
    PILES,
    ROUND,
    ROUNDS,
    ROUTE,
    ROW,
    ROW_SIZE,
    SECOND_STAGE,
    SHORT,
    SITES,
    STAGE,
    STATION_COUNT,
    STATIONS,
    SURCHARGE,
    SWAP,
    SYMBOLS,
    TAKE,
    TOTAL,
    TRAINS,
    TURN,
    TURN_STAGE,
    WAITING,
    WORD,
    WORDS,
    Masks,
    Numbers,
    Tables,
    Work,
    wide,
)


@inlined
def mark(w: Work, code: int) -> None:
    w[code >> 5] |= 1 << (code & 31)


@inlined
def actor(n: Numbers) -> int:
    """Who is to decide; while several are, the lowest seat."""
    if n[STAGE] != OPENING:
        return int(n[TURN])
    seat = 0
    while n[PENDING] >> seat & 1 == 0:
        seat += 1
    return seat


@entry
def legal(t: Tables, n: Numbers, m: Masks, w: Work, seat: int) -> None:
    """The mask of what this seat, which is to decide, can do."""
    for word in range(t[WORDS]):
        w[word] = 0
    stage = n[STAGE]
    if stage == TURN_STAGE:
        on_turn(t, n, m, w, seat)
    elif stage == SECOND_STAGE:
        draws(t, n, w, t[KINDS] - 1)  # no face-up locomotive (T-06, T-06R)
    elif stage == PAY_ROUTE or stage == PAY_STATION or stage == SURCHARGE:  # noqa: SIM109, a GPU has no tuples
        ways(t, n, w, seat)
    elif stage == OPENING or stage == CHOOSE:  # noqa: SIM109
        if offer_size(t, n, seat) == 0:
            asks(t, n, w, offer_row(t, n))
        else:
            keeps(t, n, w, seat)
    elif stage == BOARDING:
        mark(w, t[TAKE])
        at = t[WAITING] + n[END_A] * t[GUESTS]
        for colour in range(t[GUESTS]):
            if n[at + colour] > 0:
                mark(w, t[TAKE] + 1 + colour)


@inlined
def on_turn(t: Tables, n: Numbers, m: Masks, w: Work, seat: int) -> None:
    """What a turn can be (EU-01, DE-04, FJ-03)."""
    me = player(t, seat)
    claimable(t, n, m, w, seat)
    draws(t, n, w, t[KINDS])
    if n[me + STATIONS] > 0 and most_alike(t, n, me) >= station_cost(t, n, seat):
        first = t[BUILD] >> 5
        for word in range(t[BUILD_WORDS]):
            w[first + word] |= m[t[SITES] + word]
    if t[HAND_SIZE] == 0:
        asks(t, n, w, t[OFFERS] + t[ROUNDS] * OFFER_SIZE)
    elif n[me + HELD] > 0:
        mark(w, t[SWAP])
    for word in range(t[WORDS]):
        if w[word] != 0:
            return
    mark(w, t[PASS])  # T-14R


@inlined
def claimable(t: Tables, n: Numbers, m: Masks, w: Work, seat: int) -> None:
    """Routes that are open to this seat, that its hand can pay and its trains can fill (T-21 to T-27, EU-10)."""
    me, pairs, longest, loco = player(t, seat), t[CLAIM_WORDS] >> 1, t[LONGEST], t[KINDS] - 1
    locos, most = n[me + HAND + loco], 0
    for pair in range(pairs):
        w[pair] = 0
    for colour in range(loco):
        held = n[me + HAND + colour]
        most = max(most, held)
        reach = min(longest, held + locos)
        if reach > 0:
            pays = t[COLOURED] + (colour * (longest + 1) + reach) * pairs
            for pair in range(pairs):
                w[pair] |= t[pays + pair]
    grey = t[GREY] + (min(longest, most + locos) * (longest + 1) + min(longest, locos)) * pairs
    short = t[SHORT] + min(longest, n[me + TRAINS]) * pairs
    mine = t[OPEN] + seat * t[CLAIM_WORDS]
    for pair in range(pairs - 1, -1, -1):  # from behind: one of 64 bits becomes two of 32
        paid = (w[pair] | t[grey + pair]) & t[short + pair]
        w[2 * pair + 1] = (paid >> WORD) & m[mine + 2 * pair + 1]
        w[2 * pair] = paid & m[mine + 2 * pair]


@inlined
def draws(t: Tables, n: Numbers, w: Work, below: int) -> None:
    """Each kind less than `below` that lies face up, then the deck."""
    mask = 0
    for place in range(ROW, ROW + t[ROW_SIZE]):
        if n[place] != GAP and n[place] < below:
            mask |= 1 << n[place]
    if n[DECK] > 0:
        mask |= 1 << t[KINDS]
    w[0] |= mask


@inlined
def station_cost(t: Tables, n: Numbers, seat: int) -> int:
    """1, 2, 3 cards (EU-41)."""
    return int(t[STATION_COUNT] - n[player(t, seat) + STATIONS] + 1)


@inlined
def due(t: Tables, n: Numbers, seat: int) -> int:
    """How many cards are to be paid now."""
    if n[STAGE] == PAY_ROUTE:
        return int(t[t[LENGTH] + n[ROUTE]])
    if n[STAGE] == PAY_STATION:
        return station_cost(t, n, seat)
    return int(n[EXTRA])


@compiled
def ways(t: Tables, n: Numbers, w: Work, seat: int) -> None:
    """Every set that pays: of one colour with so many locomotives, or of locomotives alone."""
    hand, loco, length = player(t, seat) + HAND, t[KINDS] - 1, due(t, n, seat)
    locos, colour, symbols = wide(n[hand + loco]), wide(-1), wide(0)
    if n[STAGE] == PAY_ROUTE:
        colour, symbols = t[t[COLOUR] + n[ROUTE]], t[t[SYMBOLS] + n[ROUTE]]
    elif n[STAGE] == SURCHARGE:
        colour = wide(n[LAID])
        mark(w, t[GIVE_UP])
    for kind in range(loco):
        held = wide(n[hand + kind])
        if held > 0 and (colour < 0 or colour == kind):
            first = t[PAY] + kind * t[PER_COLOUR]
            span(w, first + max(symbols, length - held), first + min(locos, length - 1))
    if locos >= length:
        mark(w, t[PAY] + loco * t[PER_COLOUR])


@inlined
def span(w: Work, first: int, last: int) -> None:
    """Marks every code from the first to the last: fewer than a word has bits, and perhaps none."""
    if first <= last:
        bits = ((1 << (last - first + 1)) - 1) << (first & 31)
        w[first >> 5] |= bits & 0xFFFFFFFF
        w[(first >> 5) + 1] |= bits >> WORD


@compiled
def offer_row(t: Tables, n: Numbers) -> int:
    """The offer that this stage is about."""
    number = n[ROUND] if n[STAGE] == OPENING else t[ROUNDS]
    return int(t[OFFERS] + number * OFFER_SIZE)


@compiled
def offer_size(t: Tables, n: Numbers, seat: int) -> int:
    """How many tickets this seat is looking at."""
    size, offered = 0, player(t, seat) + t[OFFERED]
    for pile in range(t[PILES]):
        size += n[offered + pile]
    return size


@compiled
def asked_total(t: Tables, n: Numbers, row: int) -> int:
    """How many tickets a mix has: fewer when the piles hold fewer (T-34, DE-06)."""
    held = 0
    for pile in range(t[PILES]):
        held += n[PILE_SIZE + pile]
    return int(min(t[row + TOTAL], held))


@compiled
def asks(t: Tables, n: Numbers, w: Work, row: int) -> None:
    """The mixes of tickets that the piles can give."""
    piles = t[PILES]
    if t[row + MIXED] == 0:
        for pile in range(piles):
            if t[row + EACH + pile] > 0 and n[PILE_SIZE + pile] > 0:
                mark(w, t[ASK])
                return
        return
    total = asked_total(t, n, row)
    first = t[t[MIX_FROM] + total]
    for mix in range(t[t[MIX_FROM] + total + 1] - first if total > 0 else 0):
        there = True
        for pile in range(piles):
            if t[t[MIXES] + (first + mix) * piles + pile] > n[PILE_SIZE + pile]:
                there = False
        if there:
            mark(w, t[ASK] + mix)


@compiled
def keeps(t: Tables, n: Numbers, w: Work, seat: int) -> None:
    """Every allowed choice of the tickets on offer (EU-30, EU-60 to EU-63, DE-02, DE-05)."""
    row, size = offer_row(t, n), offer_size(t, n, seat)
    most = min(t[row + MOST], size)
    least = min(most, max(t[row + LEAST], t[row + HOLD] - n[player(t, seat) + HELD]))
    for mask in range(1 << size):
        if least <= count(mask) <= most:
            mark(w, t[KEEP] + mask)


@inlined
def how_many(t: Tables, w: Work) -> int:
    """Decisions in the mask."""
    number = 0
    for word in range(t[WORDS]):
        number += count(w[word])
    return number


@inlined
def choice(t: Tables, w: Work, number: int) -> int:
    """The code of the decision with this number, in ascending order."""
    left = number
    for word in range(t[WORDS]):
        here = count(w[word])
        if left < here:
            return word * WORD + nth(w[word], left)
        left -= here
    return -1

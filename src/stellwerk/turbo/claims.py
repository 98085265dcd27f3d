"""Owning a route; tunnels; completed tickets of an open hand."""

from __future__ import annotations

from stellwerk.turbo.cards import discard, player, take_back, throw
from stellwerk.turbo.jit import compiled
from stellwerk.turbo.layout import (
    BESIDE,
    BOARDING,
    BONUS_TICKET,
    CARDS_SEEN,
    CLAIM,
    CLAIM_WORDS,
    CROSSINGS,
    DEAL_TICKETS,
    DECK,
    DISCARD,
    DONE,
    END_A,
    END_AT,
    END_B,
    END_TURN,
    EXTRA,
    FEW,
    FROM_PILE,
    GUESTS,
    HAND_SIZE,
    HELD,
    HOW,
    IN_HAND,
    IS_SHOWN,
    KINDS,
    LAID,
    LENGTH,
    LOCOS,
    NOBODY,
    OPEN,
    OVER,
    OWNED,
    PILE_SIZE,
    PLACE,
    POINTS,
    RACE,
    REVEAL,
    ROUTE,
    ROUTE_A,
    ROUTE_B,
    SCORE,
    SEAT,
    SEATS,
    SEEN,
    SHOWN,
    SPENT,
    STAGE,
    SURCHARGE,
    THEN,
    TICKETS,
    TRAINS,
    TUNNEL_CARDS,
    TURN,
    WAITING,
    WANT,
    Masks,
    Numbers,
    Tables,
    Work,
    wide,
)
from stellwerk.turbo.layout import BY_RACE as RACED
from stellwerk.turbo.network import crosses, joined, label


@compiled
def own(t: Tables, n: Numbers, m: Masks, w: Work) -> None:
    """The route is the player's in turn: trains, points, passengers, completed tickets."""
    seat, route = wide(n[TURN]), wide(n[ROUTE])
    me = player(t, seat)
    n[me + TRAINS] -= t[t[LENGTH] + route]
    n[me + SCORE] += t[t[POINTS] + route]
    close_route(t, m, seat, route)
    n[STAGE] = END_TURN
    if t[GUESTS] > 0:
        a, b = t[t[ROUTE_A] + route], t[t[ROUTE_B] + route]
        at_a, at_b = anybody_waits(t, n, a), anybody_waits(t, n, b)
        if at_a or at_b:
            n[STAGE] = BOARDING
            n[END_A] = a if at_a else b
            n[END_B] = b if at_a and at_b else NOBODY
    if t[HAND_SIZE] > 0:
        show_completed(t, n, m, w, seat)


@compiled
def close_route(t: Tables, m: Masks, seat: int, route: int) -> None:
    """Nobody may claim it any more; those beside it stay open to others, with enough players (T-26, T-27)."""
    words, bit = t[CLAIM_WORDS], t[CLAIM] + route
    word, mark = bit >> 5, 1 << (bit & 31)
    m[t[OWNED] + seat * words + word] |= mark
    beside = t[BESIDE] + route * words
    for other in range(t[SEATS]):
        mine = t[OPEN] + other * words
        m[mine + word] &= 0xFFFFFFFF ^ mark
        if t[FEW] == 1 or other == seat:
            for each in range(words):
                m[mine + each] &= 0xFFFFFFFF ^ t[beside + each]


@compiled
def anybody_waits(t: Tables, n: Numbers, city: int) -> bool:
    at, waiting = t[WAITING] + city * t[GUESTS], 0
    for colour in range(t[GUESTS]):
        waiting += n[at + colour]
    return waiting > 0


@compiled
def reveal(t: Tables, n: Numbers, m: Masks, w: Work) -> None:
    """Another card is turned over, or it is clear what the tunnel costs (EU-20 to EU-25)."""
    if n[SEEN] < t[TUNNEL_CARDS] and n[DECK] + n[DISCARD] > 0:
        n[STAGE] = REVEAL
        return
    extra = 0
    for at in range(n[SEEN]):
        kind = n[CARDS_SEEN + at]
        if kind == t[KINDS] - 1 or kind == n[LAID]:
            extra += 1
    if extra > 0:
        n[STAGE] = SURCHARGE
        n[EXTRA] = extra
        return
    leave_tunnel(t, n, False)  # EU-22R: nothing is due, the tunnel is claimed
    own(t, n, m, w)


@compiled
def leave_tunnel(t: Tables, n: Numbers, back: bool) -> None:
    """The revealed cards go to the discard (EU-24), the laid set too, or `back` to the hand (EU-23)."""
    for at in range(n[SEEN]):
        discard(t, n, wide(n[CARDS_SEEN + at]), 1)
    colour, locos = wide(n[LAID]), wide(n[LOCOS])
    cards = t[t[LENGTH] + n[ROUTE]] - locos
    if back:
        take_back(t, n, wide(n[TURN]), colour, cards, locos)
    else:
        throw(t, n, colour, cards, locos)


@compiled
def show_completed(t: Tables, n: Numbers, m: Masks, w: Work, seat: int) -> None:
    """Completed tickets are shown and replaced, the crossing is rewarded; six end the game (FJ-06 to FJ-10R)."""
    me, done = player(t, seat), 0
    label(t, m, w, seat)
    if n[me + BONUS_TICKET] == 0:
        for crossing in range(t[CROSSINGS]):
            if crosses(t, w, crossing):
                n[me + BONUS_TICKET] = 1  # FJ-08R: once per player
    for ticket in range(t[TICKETS]):
        if n[t[PLACE] + ticket] == IN_HAND - seat and joined(t, m, w, seat, ticket):
            n[t[PLACE] + ticket] = IS_SHOWN - seat - 8 * n[SHOWN]
            n[SHOWN] += 1
            done += 1
    n[me + DONE] += done
    n[me + HELD] -= done
    n[me + t[FROM_PILE]] = n[me + HELD]
    if t[RACE] == 1:
        if n[me + DONE] + n[me + BONUS_TICKET] >= t[END_AT]:
            n[STAGE] = OVER  # FJ-09: at once
            n[HOW] = RACED
            return
        if n[me + TRAINS] == 0:
            return  # FJ-10R: the game ends with this turn, nothing is drawn any more
    if done > 0 and n[PILE_SIZE] + n[SPENT] > 0:
        n[THEN] = n[STAGE]
        n[STAGE] = DEAL_TICKETS
        n[SEAT] = seat
        n[WANT] = t[HAND_SIZE] - n[me + HELD]

"""Ticket piles: a layer's number for every ticket, and of each pile what is known of its top and bottom."""

from __future__ import annotations

from stellwerk.turbo.cards import player
from stellwerk.turbo.jit import compiled, inlined
from stellwerk.turbo.layout import (
    BOTTOM,
    BOX,
    BOXED,
    BY,
    DRAWN,
    EACH,
    FROM_PILE,
    HAND_SIZE,
    HELD,
    IN_BOX,
    IN_HAND,
    IN_SPENT,
    LAYERS,
    NOBODY,
    OFFER_SIZE,
    OFFERED,
    OFFERS,
    ON_OFFER,
    PILE_OF,
    PILE_SIZE,
    PILES,
    PLACE,
    REACHED,
    SPENT,
    SPENT_LAYER,
    TICKETS,
    TOP,
    TOP_SIZE,
    UNDER,
    WANT,
    Numbers,
    Tables,
)


@inlined
def first_wanted(t: Tables, n: Numbers) -> int:
    """The pile the next ticket comes from; -1 when none is due."""
    for pile in range(t[PILES]):
        if n[WANT + pile] > 0:
            return pile
    return -1


@compiled
def owed(t: Tables, n: Numbers) -> bool:
    """Whether a ticket is due and there is one."""
    pile = first_wanted(t, n)
    return pile >= 0 and n[PILE_SIZE + pile] > 0


@inlined
def next_at(t: Tables, n: Numbers, place: int, first: int) -> int:
    """The first ticket from this one on that is at a place; their number when there is none."""
    ticket = first
    while ticket < t[TICKETS] and n[t[PLACE] + ticket] != place:
        ticket += 1
    return ticket


@compiled
def ticket_of(t: Tables, n: Numbers, pile: int, pick: int) -> int:
    """The ticket with this number in the top layer of a pile."""
    place, layer, left = t[PLACE], n[TOP + pile], pick
    ticket = -1
    while left >= 0:
        ticket += 1
        if n[place + ticket] == layer:
            left -= 1
    return ticket


@compiled
def draw_ticket(t: Tables, n: Numbers, seat: int, pick: int) -> None:
    """One of the top layer of the pile that is due comes to an offer, or to an open hand."""
    pile = first_wanted(t, n)
    place, layer = t[PLACE], n[TOP + pile]
    ticket = ticket_of(t, n, pile, pick)
    me = player(t, seat)
    n[me + t[REACHED] + pile] = layer
    if t[HAND_SIZE] > 0:
        n[place + ticket] = IN_HAND - seat
        n[me + HELD] += 1
        n[me + t[FROM_PILE]] = n[me + HELD]
    else:
        n[place + ticket] = ON_OFFER - seat
        n[me + t[OFFERED] + pile] += 1
    n[t[BY] + ticket] = NOBODY
    n[WANT + pile] -= 1
    n[PILE_SIZE + pile] -= 1
    n[TOP_SIZE + pile] -= 1
    n[DRAWN + pile] += 1
    if n[TOP_SIZE + pile] == 0:
        find_top(t, n, pile)


@compiled
def find_top(t: Tables, n: Numbers, pile: int) -> None:
    """Layers are numbered from the top down: the lowest number is the top."""
    place, of = t[PLACE], t[PILE_OF]
    top, size = -1, 0
    for ticket in range(t[TICKETS]):
        layer = n[place + ticket]
        if layer >= 0 and t[of + ticket] == pile:
            if top < 0 or layer < top:
                top, size = layer, 0
            if layer == top:
                size += 1
    n[TOP + pile] = top
    n[TOP_SIZE + pile] = size
    n[DRAWN + pile] = 0


@compiled
def new_layer(n: Numbers) -> int:
    n[LAYERS] += 1
    return int(n[LAYERS] - 1)


@compiled
def put_under(t: Tables, n: Numbers, pile: int, number: int, ticket: int, seat: int) -> None:
    """A ticket becomes, or joins, the lowest layer with this number; the seat knows that it is there."""
    n[t[PLACE] + ticket] = number
    n[t[BY] + ticket] = seat
    if n[PILE_SIZE + pile] == 0:
        n[TOP + pile] = number
        n[TOP_SIZE + pile] = 0
        n[DRAWN + pile] = 0
    n[PILE_SIZE + pile] += 1
    n[BOTTOM + pile] = number
    if n[TOP + pile] == number:
        n[TOP_SIZE + pile] += 1


@compiled
def give_back(t: Tables, n: Numbers, seat: int, where: int) -> None:
    """Tickets still on offer go where the offer says (EU-30, EU-60 to EU-63, DE-03)."""
    offered = ON_OFFER - seat
    for pile in range(t[PILES]):
        number, ticket = -1, next_at(t, n, offered, 0)
        while ticket < t[TICKETS]:
            if where == BOX:
                n[t[PLACE] + ticket] = IN_BOX
                n[t[BY] + ticket] = seat
            elif t[t[PILE_OF] + ticket] == pile:
                if number < 0:
                    # In the opening all returned tickets share one lowest layer; the first are numbered by pile.
                    shared = where != UNDER and n[PILE_SIZE + pile] > 0 and n[BOTTOM + pile] >= t[PILES]
                    number = n[BOTTOM + pile] if shared else new_layer(n)
                put_under(t, n, pile, number, ticket, seat)
            ticket = next_at(t, n, offered, ticket + 1)


@compiled
def shuffle_piles(t: Tables, n: Numbers) -> None:
    """All layers of each pile become one (DE-03)."""
    for pile in range(t[PILES]):
        number = new_layer(n)
        for ticket in range(t[TICKETS]):
            if n[t[PLACE] + ticket] >= 0 and t[t[PILE_OF] + ticket] == pile:
                n[t[PLACE] + ticket] = number
        n[TOP + pile] = number
        n[BOTTOM + pile] = number
        n[TOP_SIZE + pile] = n[PILE_SIZE + pile]
        n[DRAWN + pile] = 0


@compiled
def box_piles(t: Tables, n: Numbers) -> None:
    """Some piles leave the game after the opening (EU-60)."""
    for pile in range(t[PILES]):
        if t[t[BOXED] + pile] == 0:
            continue
        for ticket in range(t[TICKETS]):
            if n[t[PLACE] + ticket] >= 0 and t[t[PILE_OF] + ticket] == pile:
                n[t[PLACE] + ticket] = IN_BOX
                n[t[BY] + ticket] = NOBODY
        n[PILE_SIZE + pile] = 0
        n[TOP_SIZE + pile] = 0


@compiled
def want(t: Tables, n: Numbers, number: int) -> None:
    """What an offer of fixed size deals to one seat."""
    row = t[OFFERS] + number * OFFER_SIZE
    for pile in range(t[PILES]):
        n[WANT + pile] = t[row + EACH + pile]


@compiled
def spend(t: Tables, n: Numbers, seat: int) -> None:
    """All tickets of an open hand go to the ticket discard (FJ-07, FJ-07R)."""
    if n[SPENT] == 0:
        n[SPENT_LAYER] = new_layer(n)
    for ticket in range(t[TICKETS]):
        if n[t[PLACE] + ticket] == IN_HAND - seat:
            n[t[PLACE] + ticket] = IN_SPENT
            n[t[BY] + ticket] = seat
            n[SPENT] += 1
    me = player(t, seat)
    n[me + HELD] = 0
    n[me + t[FROM_PILE]] = 0


@compiled
def renew_pile(t: Tables, n: Numbers) -> None:
    """FJ-07R: discarded tickets become the pile."""
    for ticket in range(t[TICKETS]):
        if n[t[PLACE] + ticket] == IN_SPENT:
            n[t[PLACE] + ticket] = n[SPENT_LAYER]
    n[PILE_SIZE] = n[SPENT]
    n[TOP_SIZE] = n[SPENT]
    n[TOP] = n[SPENT_LAYER]
    n[BOTTOM] = n[SPENT_LAYER]
    n[DRAWN] = 0
    n[SPENT] = 0

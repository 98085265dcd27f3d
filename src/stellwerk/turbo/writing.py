"""A state of the reference as a record, so that search can start from any table; `reading` is the way back.

A record knows of the tickets that a seat put back only those that still lie where it put them; what it noted of
tickets that others have drawn since is not kept.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final, assert_never

from msgspec.structs import replace

from stellwerk.core.game import State
from stellwerk.core.pile import Pile
from stellwerk.ticket import state as stages
from stellwerk.ticket.state import (
    FREE,
    Finish,
    Hand,
    Player,
    Public,
    Put,
    Stage,
    TicketState,
)
from stellwerk.turbo import layout as at
from stellwerk.turbo.tables import Flat

FINISHES: Final[tuple[Finish, ...]] = ("last-lap", "tickets", "trains", "stuck")


def remembered(state: TicketState) -> TicketState:
    """The state with what a record can hold of its seats' notes: tickets that lie where they were put."""
    piles = (*state.hidden.piles, state.hidden.spent)
    hands = tuple(replace(hand, put=_still_there(hand.put, piles)) if hand.put else hand for hand in state.hands)
    return State(state.public, hands, state.hidden)


@lru_cache(256)
def _still_there(put: tuple[Put, ...], piles: tuple[Pile, ...]) -> tuple[Put, ...]:
    lies = {ticket: layer.number for pile in piles for layer in pile for ticket in layer.items}
    return puts((each.layer, ticket) for each in put for ticket in each.tickets if lies.get(ticket) == each.layer)


def puts(pairs: Iterable[tuple[int, int]]) -> tuple[Put, ...]:
    """By layer, each once."""
    layers: dict[int, list[int]] = {}
    for layer, ticket in sorted(pairs):
        layers.setdefault(layer, []).append(ticket)
    return tuple(Put(layer, tuple(tickets)) for layer, tickets in layers.items())


def write(flat: Flat, state: TicketState, n: at.Numbers) -> None:
    """The state as a record, into a row of int16."""
    n[:] = 0
    m = n.view("uint32")
    public, hidden = state.public, state.hidden
    n[at.TURN] = public.turn
    n[at.LAST] = -1 if public.last is None else public.last
    n[at.IDLE] = public.idle
    n[at.DECK] = public.deck
    n[at.DISCARD] = sum(public.discard)
    n[at.ROW : at.ROW + len(public.row)] = public.row
    n[at.GAPS] = public.row.count(stages.GAP)
    n[at.SHINY] = public.row.count(flat.title.loco)
    n[at.LAYERS] = public.layers
    _block(n, flat[at.DECK_OF], hidden.deck)
    _block(n, flat[at.DISCARD_OF], public.discard)
    _block(n, flat[at.BAG], public.bag)
    _block(n, flat[at.WAITING], [count for waiting in public.waiting for count in waiting])
    for seat, (player, hand) in enumerate(zip(public.players, state.hands, strict=True)):
        _write_player(flat, n, seat, player, hand)
    _write_masks(flat, m, public)
    _write_tickets(flat, n, state)
    n[at.STAGE] = _write_stage(flat, n, public.stage)


def rewrite(flat: Flat, state: TicketState, n: at.Numbers) -> None:
    """The same position with other secrets, into a record of it: cards in hands and deck, tickets everywhere.

    Who put a ticket where it lies is left as it was: no rule asks for it.
    """
    hidden, kinds, place = state.hidden, flat[at.KINDS], flat[at.PLACE]
    n[flat[at.DECK_OF] : flat[at.DECK_OF] + kinds] = hidden.deck
    lies: list[int] = n[place : place + flat[at.TICKETS]].tolist()
    holders = [(at.IN_BOX, hidden.box)]
    holders += [(layer.number, layer.items) for pile in hidden.piles for layer in pile]
    holders += [(at.IN_SPENT, layer.items) for layer in hidden.spent]
    for seat, hand in enumerate(state.hands):
        cards = flat[at.PLAYERS] + seat * flat[at.PLAYER_SIZE] + at.HAND
        n[cards : cards + kinds] = hand.cards
        holders += [(at.IN_HAND - seat, hand.tickets), (at.ON_OFFER - seat, hand.offer)]
    for where, tickets in holders:
        for ticket in tickets:
            lies[ticket] = where
    n[place : place + flat[at.TICKETS]] = lies


def _block(n: at.Numbers, start: int, values: Iterable[int]) -> None:
    for place, value in enumerate(values, start):
        n[place] = value


def _write_player(flat: Flat, n: at.Numbers, seat: int, player: Player, hand: Hand) -> None:
    me = flat[at.PLAYERS] + seat * flat[at.PLAYER_SIZE]
    n[me + at.TRAINS] = player.trains
    n[me + at.STATIONS] = player.stations
    n[me + at.SCORE] = player.score
    n[me + at.CARDS] = player.cards
    n[me + at.HELD] = player.tickets
    n[me + at.BONUS_TICKET] = player.bonus
    n[me + at.DONE] = len(player.done)
    _block(n, me + at.HAND, hand.cards)
    _block(n, me + flat[at.KNOWN], player.known)
    _block(n, me + flat[at.FROM_PILE], player.from_pile)
    _block(n, me + flat[at.OFFERED], player.offered)
    _block(n, me + flat[at.REACHED], player.reached)
    _block(n, me + flat[at.RIDERS], player.passengers)


def _write_masks(flat: Flat, m: at.Masks, public: Public) -> None:
    title, words = flat.title, flat[at.CLAIM_WORDS]
    few = title.few(flat.seats)
    for seat in range(flat.seats):
        for route, holder in enumerate(public.owner):
            bit = flat[at.CLAIM] + route
            beside = [public.owner[other] for other in title.board.parallel[route]]
            closed = any(other != FREE and (few or other == seat) for other in beside)
            if holder == FREE and not closed:
                _set(m, flat[at.OPEN] + seat * words, bit)
            if holder == seat:
                _set(m, flat[at.OWNED] + seat * words, bit)
    first = flat[at.BUILD] % at.WORD
    for city, holder in enumerate(public.stations):
        start = flat[at.SITES] if holder == FREE else flat[at.BUILT] + holder * flat[at.BUILD_WORDS]
        _set(m, start, first + city)


def _set(m: at.Masks, start: int, bit: int) -> None:
    m[start + bit // at.WORD] |= 1 << bit % at.WORD


def _write_tickets(flat: Flat, n: at.Numbers, state: TicketState) -> None:
    public, hidden, place, by = state.public, state.hidden, flat[at.PLACE], flat[at.BY]
    n[by : by + flat[at.TICKETS]] = at.NOBODY
    for pile, (layers, depths) in enumerate(zip(hidden.piles, public.piles, strict=True)):
        for layer in layers:
            n[[place + ticket for ticket in layer.items]] = layer.number
        n[at.PILE_SIZE + pile] = sum(depth.size for depth in depths)
        if depths:
            n[at.TOP + pile] = depths[0].number
            n[at.TOP_SIZE + pile] = depths[0].size
            n[at.DRAWN + pile] = depths[0].drawn
            n[at.BOTTOM + pile] = depths[-1].number
    for layer in hidden.spent:
        n[[place + ticket for ticket in layer.items]] = at.IN_SPENT
        n[at.SPENT], n[at.SPENT_LAYER] = len(layer.items), layer.number
    n[[place + ticket for ticket in hidden.box]] = at.IN_BOX
    for seat, hand in enumerate(remembered(state).hands):
        n[[place + ticket for ticket in hand.tickets]] = at.IN_HAND - seat
        n[[place + ticket for ticket in hand.offer]] = at.ON_OFFER - seat
        n[[by + ticket for ticket in hand.boxed]] = seat
        for put in hand.put:
            n[[by + ticket for ticket in put.tickets]] = seat
        for ticket in public.players[seat].done:
            n[place + ticket] = at.IS_SHOWN - seat - 8 * n[at.SHOWN]
            n[at.SHOWN] += 1


def _write_stage(flat: Flat, n: at.Numbers, stage: Stage) -> int:
    """Its number; what belongs to it is written into the fields."""
    match stage:
        case stages.Turn():
            return at.TURN_STAGE
        case stages.Second():
            return at.SECOND_STAGE
        case stages.EndTurn():
            return at.END_TURN
        case stages.Choose():
            return at.CHOOSE
        case stages.DealFirst():
            return at.DEAL_FIRST
        case stages.Blind(then):
            n[at.AFTER] = _write_stage(flat, n, then)
            return at.BLIND
        case stages.Refill(then):
            n[at.AFTER] = _write_stage(flat, n, then)
            return at.REFILL
        case stages.PayRoute(route):
            n[at.ROUTE] = route
            return at.PAY_ROUTE
        case stages.PayStation(city):
            n[at.CITY] = city
            return at.PAY_STATION
        case stages.Reveal(route, colour, locos, seen):
            _write_tunnel(n, route, colour, locos, seen)
            return at.REVEAL
        case stages.Surcharge(route, colour, locos, seen, extra):
            _write_tunnel(n, route, colour, locos, seen)
            n[at.EXTRA] = extra
            return at.SURCHARGE
        case stages.Boarding(ends):
            n[at.END_A], n[at.END_B] = (*ends, at.NOBODY)[:2]
            return at.BOARDING
        case stages.Opening(number, pending):
            n[at.ROUND], n[at.PENDING] = number, sum(1 << seat for seat in pending)
            return at.OPENING
        case stages.DealCards(seat):
            n[at.SEAT] = seat
            return at.DEAL_CARDS
        case stages.DealPassengers(city):
            n[at.CITY] = city
            return at.DEAL_PASSENGERS
        case stages.DealOpening(number, seat, want):
            n[at.ROUND], n[at.SEAT] = number, seat
            _block(n, at.WANT, want)
            return at.DEAL_OPENING
        case stages.DealTickets(seat, want, then):
            n[at.SEAT] = seat
            _block(n, at.WANT, want)
            n[at.THEN] = _write_stage(flat, n, then)
            return at.DEAL_TICKETS
        case stages.Over(how):
            n[at.HOW] = FINISHES.index(how)
            return at.OVER
        case other:
            assert_never(other)


def _write_tunnel(n: at.Numbers, route: int, colour: int, locos: int, seen: tuple[int, ...]) -> None:
    n[at.ROUTE], n[at.LAID], n[at.LOCOS], n[at.SEEN] = route, colour, locos, len(seen)
    _block(n, at.CARDS_SEEN, seen)

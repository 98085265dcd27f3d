"""Between a state of the reference and a record: both ways, so that search can start from any table.

A record knows of the tickets that a seat put back only those that still lie where it put them; what it noted of
tickets that others have drawn since is not kept.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final, assert_never

from msgspec.structs import replace

from stellwerk.core.game import State
from stellwerk.core.pile import Depth, Depths, Layer, Pile
from stellwerk.ticket import state as stages
from stellwerk.ticket.state import (
    FREE,
    Finish,
    Hand,
    Hidden,
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
    hidden = state.hidden
    lies = {
        ticket: layer.number for pile in (*hidden.piles, hidden.spent) for layer in pile for ticket in layer.items
    }
    hands = tuple(
        replace(
            hand,
            put=_puts(
                (put.layer, ticket) for put in hand.put for ticket in put.tickets if lies.get(ticket) == put.layer
            ),
        )
        for hand in state.hands
    )
    return State(state.public, hands, hidden)


def _puts(pairs: Iterable[tuple[int, int]]) -> tuple[Put, ...]:
    """By layer, each once."""
    layers: dict[int, list[int]] = {}
    for layer, ticket in sorted(pairs):
        layers.setdefault(layer, []).append(ticket)
    return tuple(Put(layer, tuple(tickets)) for layer, tickets in layers.items())


# ---- from a state to a record


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


# ---- from a record to a state


def read(flat: Flat, n: at.Numbers) -> TicketState:
    """The record as a state."""
    return _Reader(flat, n).state()


# Most of a record is as it was a step before, and what is made of it need not be made again.


@lru_cache(1024)
def _placed(places: bytes) -> dict[int, tuple[int, ...]]:
    """Where tickets are, and which: ascending."""
    found: dict[int, list[int]] = {}
    for ticket, place in enumerate(memoryview(places).cast("h")):
        found.setdefault(place, []).append(ticket)
    return {place: tuple(tickets) for place, tickets in found.items()}


@lru_cache(1024)
def _returned(places: bytes, by: bytes) -> dict[int, tuple[tuple[int, int], ...]]:
    """By seat, the tickets that lie where it put them: place and ticket."""
    found: dict[int, list[tuple[int, int]]] = {}
    for ticket, (place, seat) in enumerate(
        zip(memoryview(places).cast("h"), memoryview(by).cast("h"), strict=True)
    ):
        if seat != at.NOBODY:
            found.setdefault(seat, []).append((place, ticket))
    return {seat: tuple(tickets) for seat, tickets in found.items()}


@lru_cache(1024)
def _holders(masks: bytes, seats: int, first: int, number: int) -> bytes:
    """Who holds each of so many things, from one mask for each seat."""
    held = bytearray((FREE,)) * number
    size = len(masks) // seats
    for seat in range(seats):
        mask = int.from_bytes(masks[seat * size : (seat + 1) * size], "little") >> first
        for place in range(number):
            if mask >> place & 1:
                held[place] = seat
    return bytes(held)


class _Reader:
    def __init__(self, flat: Flat, n: at.Numbers) -> None:
        self.flat = flat
        self.n: list[int] = n.tolist()
        places, by = (n[start : start + flat[at.TICKETS]].tobytes() for start in (flat[at.PLACE], flat[at.BY]))
        self.placed = _placed(places)
        self.returned = _returned(places, by)
        self.masks = n.tobytes()

    def _some(self, start: int, number: int) -> tuple[int, ...]:
        return tuple(self.n[start : start + number])

    def _at(self, place: int) -> tuple[int, ...]:
        return self.placed.get(place, ())

    def state(self) -> TicketState:
        flat, n = self.flat, self.n
        kinds, guests = flat[at.KINDS], flat[at.GUESTS]
        piles = [self._pile(pile) for pile in range(flat[at.PILES])]
        spent: Pile = (Layer(n[at.SPENT_LAYER], self._at(at.IN_SPENT)),) if n[at.SPENT] else ()
        waiting = self._some(flat[at.WAITING], guests * flat[at.CITIES])
        public = Public(
            turn=n[at.TURN],
            stage=self._stage(n[at.STAGE]),
            last=None if n[at.LAST] < 0 else n[at.LAST],
            idle=n[at.IDLE],
            players=tuple(self._player(seat) for seat in range(flat.seats)),
            owner=self._holders(flat[at.OWNED], flat[at.CLAIM_WORDS], flat[at.CLAIM], flat[at.ROUTES]),
            stations=self._holders(
                flat[at.BUILT], flat[at.BUILD_WORDS], flat[at.BUILD] % at.WORD, flat[at.CITIES]
            ),
            row=self._some(at.ROW, flat[at.ROW_SIZE]),
            deck=n[at.DECK],
            discard=self._some(flat[at.DISCARD_OF], kinds),
            piles=tuple(depths for _, depths in piles),
            spent=tuple(Depth(layer.number, len(layer.items)) for layer in spent),
            layers=n[at.LAYERS],
            bag=self._some(flat[at.BAG], guests),
            waiting=tuple(waiting[city * guests : (city + 1) * guests] for city in range(flat[at.CITIES])),
        )
        deck = self._some(flat[at.DECK_OF], kinds)
        hidden = Hidden(deck, tuple(pile for pile, _ in piles), spent, self._at(at.IN_BOX))
        return State(public, tuple(self._hand(seat) for seat in range(flat.seats)), hidden)

    def _pile(self, pile: int) -> tuple[Pile, Depths]:
        of = self.flat.title.board.tickets
        mine = (place for place, held in self.placed.items() if place >= 0 and of[held[0]].pile == pile)
        found = tuple(Layer(number, self.placed[number]) for number in sorted(mine))
        drawn = [self.n[at.DRAWN + pile], *(0 for _ in found[1:])]
        return found, tuple(
            Depth(layer.number, len(layer.items), each) for layer, each in zip(found, drawn, strict=False)
        )

    def _holders(self, start: int, words: int, first: int, number: int) -> bytes:
        """Who has a route or a station, from the masks of all seats."""
        masks = self.masks[4 * start : 4 * (start + self.flat.seats * words)]
        return _holders(masks, self.flat.seats, first, number)

    def _player(self, seat: int) -> Player:
        flat, n = self.flat, self.n
        me = flat[at.PLAYERS] + seat * flat[at.PLAYER_SIZE]
        piles = flat[at.PILES]
        shown = [
            (at.IS_SHOWN - place, *held)
            for place, held in self.placed.items()
            if place <= at.IS_SHOWN and (at.IS_SHOWN - place) % 8 == seat
        ]
        return Player(
            trains=n[me + at.TRAINS],
            stations=n[me + at.STATIONS],
            score=n[me + at.SCORE],
            cards=n[me + at.CARDS],
            known=self._some(me + flat[at.KNOWN], flat[at.KINDS]),
            tickets=n[me + at.HELD],
            from_pile=self._some(me + flat[at.FROM_PILE], piles),
            offered=self._some(me + flat[at.OFFERED], piles),
            reached=self._some(me + flat[at.REACHED], piles),
            done=tuple(ticket for _, ticket in sorted(shown)),
            bonus=n[me + at.BONUS_TICKET],
            passengers=self._some(me + flat[at.RIDERS], flat[at.GUESTS]),
        )

    def _hand(self, seat: int) -> Hand:
        me = self.flat[at.PLAYERS] + seat * self.flat[at.PLAYER_SIZE]
        mine = self.returned.get(seat, ())
        boxed = tuple(ticket for place, ticket in mine if place == at.IN_BOX)
        spent = self.n[at.SPENT_LAYER]
        lies = [(spent if place == at.IN_SPENT else place, ticket) for place, ticket in mine]
        return Hand(
            cards=self._some(me + at.HAND, self.flat[at.KINDS]),
            tickets=self._at(at.IN_HAND - seat),
            offer=self._at(at.ON_OFFER - seat),
            put=_puts((layer, ticket) for layer, ticket in lies if layer >= 0),
            boxed=boxed,
        )

    def _stage(self, number: int) -> Stage:
        n = self.n
        want = self._some(at.WANT, self.flat[at.PILES])
        seen = self._some(at.CARDS_SEEN, n[at.SEEN])
        match number:
            case at.TURN_STAGE:
                return stages.Turn()
            case at.SECOND_STAGE:
                return stages.Second()
            case at.BLIND:
                return stages.Blind(self._stage(n[at.AFTER]))
            case at.REFILL:
                return stages.Refill(self._stage(n[at.AFTER]))
            case at.PAY_ROUTE:
                return stages.PayRoute(n[at.ROUTE])
            case at.PAY_STATION:
                return stages.PayStation(n[at.CITY])
            case at.REVEAL:
                return stages.Reveal(n[at.ROUTE], n[at.LAID], n[at.LOCOS], seen)
            case at.SURCHARGE:
                return stages.Surcharge(n[at.ROUTE], n[at.LAID], n[at.LOCOS], seen, n[at.EXTRA])
            case at.CHOOSE:
                return stages.Choose()
            case at.BOARDING:
                return stages.Boarding(tuple(end for end in (n[at.END_A], n[at.END_B]) if end != at.NOBODY))
            case at.END_TURN:
                return stages.EndTurn()
            case at.OPENING:
                pending = tuple(seat for seat in range(self.flat.seats) if n[at.PENDING] >> seat & 1)
                return stages.Opening(n[at.ROUND], pending)
            case at.DEAL_FIRST:
                return stages.DealFirst()
            case at.DEAL_CARDS:
                return stages.DealCards(n[at.SEAT])
            case at.DEAL_PASSENGERS:
                return stages.DealPassengers(n[at.CITY])
            case at.DEAL_OPENING:
                return stages.DealOpening(n[at.ROUND], n[at.SEAT], want)
            case at.DEAL_TICKETS:
                return stages.DealTickets(n[at.SEAT], want, self._stage(n[at.THEN]))
            case at.OVER:
                return stages.Over(FINISHES[n[at.HOW]])
            case _:
                raise ValueError(f"stage {number} is unknown")

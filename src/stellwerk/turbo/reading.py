"""A record as a state of the reference."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from msgspec import Struct

from stellwerk.core.game import State
from stellwerk.core.pile import Depth, Depths, Layer, Pile
from stellwerk.ticket import state as stages
from stellwerk.ticket.state import (
    FREE,
    Counts,
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
from stellwerk.turbo.writing import FINISHES, puts


def read(flat: Flat, n: at.Numbers) -> TicketState:
    """The record as a state."""
    return _reader(flat).state(n)


class _Papers(Struct, frozen=True):
    """The tickets of one seat."""

    tickets: tuple[int, ...]
    offer: tuple[int, ...]
    put: tuple[Put, ...]
    boxed: tuple[int, ...]
    done: tuple[int, ...]


class _Tickets(Struct, frozen=True):
    """All that a record says about tickets."""

    piles: tuple[Pile, ...]
    depths: tuple[Depths, ...]
    spent: Pile
    box: tuple[int, ...]
    papers: tuple[_Papers, ...]  # by seat


@lru_cache(64)
def _reader(flat: Flat) -> _Reader:
    return _Reader(flat)


class _Reader:
    """Most of a record is as it was a step before, and what was made of that is not made again."""

    def __init__(self, flat: Flat) -> None:
        self.flat = flat
        self._tickets = lru_cache(256)(self._read_tickets)
        self._player = lru_cache(1024)(self._read_player)
        self._holders = lru_cache(256)(self._read_holders)
        self._waiting = lru_cache(256)(self._read_waiting)

    def state(self, n: at.Numbers) -> TicketState:
        flat, numbers, raw = self.flat, n.tolist(), n.tobytes()
        kinds, routes, cities = flat[at.KINDS], flat[at.ROUTES], flat[at.CITIES]
        tickets = self._tickets(
            _bytes(raw, flat[at.PLACE], flat[at.TICKETS]),
            _bytes(raw, flat[at.BY], flat[at.TICKETS]),
            _some(numbers, at.DRAWN, flat[at.PILES]),
            numbers[at.SPENT_LAYER],
        )
        size = flat[at.PLAYER_SIZE]
        players = [
            self._player(_bytes(raw, flat[at.PLAYERS] + seat * size, size), papers.done)
            for seat, papers in enumerate(tickets.papers)
        ]
        public = Public(
            turn=numbers[at.TURN],
            stage=self._stage(numbers, numbers[at.STAGE]),
            last=None if numbers[at.LAST] < 0 else numbers[at.LAST],
            idle=numbers[at.IDLE],
            players=tuple(player for player, _ in players),
            owner=self._holders(self._masks(raw, at.OWNED, at.CLAIM_WORDS), flat[at.CLAIM], routes),
            stations=self._holders(self._masks(raw, at.BUILT, at.BUILD_WORDS), flat[at.BUILD] % at.WORD, cities),
            row=_some(numbers, at.ROW, flat[at.ROW_SIZE]),
            deck=numbers[at.DECK],
            discard=_some(numbers, flat[at.DISCARD_OF], kinds),
            piles=tickets.depths,
            spent=tuple(Depth(layer.number, numbers[at.SPENT]) for layer in tickets.spent),
            layers=numbers[at.LAYERS],
            bag=_some(numbers, flat[at.BAG], flat[at.GUESTS]),
            waiting=self._waiting(_bytes(raw, flat[at.WAITING], flat[at.GUESTS] * cities)),
        )
        hidden = Hidden(_some(numbers, flat[at.DECK_OF], kinds), tickets.piles, tickets.spent, tickets.box)
        hands = [
            Hand(cards, papers.tickets, papers.offer, papers.put, papers.boxed)
            for (_, cards), papers in zip(players, tickets.papers, strict=True)
        ]
        return State(public, tuple(hands), hidden)

    def _read_tickets(self, places: bytes, by: bytes, drawn: Counts, spent_layer: int) -> _Tickets:
        """From where each ticket is, and who put it there."""
        placed: dict[int, tuple[int, ...]] = {}
        for ticket, place in enumerate(_numbers(places)):
            placed[place] = (*placed.get(place, ()), ticket)
        found = [self._pile(placed, pile) for pile in range(self.flat[at.PILES])]
        spent = placed.get(at.IN_SPENT, ())
        return _Tickets(
            piles=tuple(found),
            depths=tuple(
                tuple(
                    Depth(layer.number, len(layer.items), 0 if depth else top) for depth, layer in enumerate(pile)
                )
                for pile, top in zip(found, drawn, strict=True)
            ),
            spent=(Layer(spent_layer, spent),) if spent else (),
            box=placed.get(at.IN_BOX, ()),
            papers=tuple(self._papers(placed, by, spent_layer, seat) for seat in range(self.flat.seats)),
        )

    def _pile(self, placed: dict[int, tuple[int, ...]], pile: int) -> Pile:
        of = self.flat.title.board.tickets
        mine = (place for place, held in placed.items() if place >= 0 and of[held[0]].pile == pile)
        return tuple(Layer(number, placed[number]) for number in sorted(mine))

    def _papers(self, placed: dict[int, tuple[int, ...]], by: bytes, spent_layer: int, seat: int) -> _Papers:
        shown = [
            (at.IS_SHOWN - place, *held)
            for place, held in placed.items()
            if place <= at.IS_SHOWN and (at.IS_SHOWN - place) % 8 == seat
        ]
        layers = {**{place: place for place in placed if place >= 0}, at.IN_SPENT: spent_layer}
        mine = {ticket for ticket, giver in enumerate(_numbers(by)) if giver == seat}
        return _Papers(
            tickets=placed.get(at.IN_HAND - seat, ()),
            offer=placed.get(at.ON_OFFER - seat, ()),
            put=puts(
                (layers[place], ticket)
                for place, held in placed.items()
                for ticket in held
                if ticket in mine and place in layers
            ),
            boxed=tuple(ticket for ticket in placed.get(at.IN_BOX, ()) if ticket in mine),
            done=tuple(ticket for _, ticket in sorted(shown)),
        )

    def _read_player(self, block: bytes, done: tuple[int, ...]) -> tuple[Player, Counts]:
        """What all see of one player, and the cards in its hand."""
        flat, me = self.flat, _numbers(block)
        kinds, piles = flat[at.KINDS], flat[at.PILES]
        player = Player(
            trains=me[at.TRAINS],
            stations=me[at.STATIONS],
            score=me[at.SCORE],
            cards=me[at.CARDS],
            known=_some(me, flat[at.KNOWN], kinds),
            tickets=me[at.HELD],
            from_pile=_some(me, flat[at.FROM_PILE], piles),
            offered=_some(me, flat[at.OFFERED], piles),
            reached=_some(me, flat[at.REACHED], piles),
            done=done,
            bonus=me[at.BONUS_TICKET],
            passengers=_some(me, flat[at.RIDERS], flat[at.GUESTS]),
        )
        return player, _some(me, at.HAND, kinds)

    def _masks(self, raw: bytes, start: int, words: int) -> bytes:
        """One mask for each seat."""
        return raw[4 * self.flat[start] : 4 * (self.flat[start] + self.flat.seats * self.flat[words])]

    def _read_holders(self, masks: bytes, first: int, number: int) -> bytes:
        """Who has each of so many routes or stations."""
        held = bytearray((FREE,)) * number
        size = len(masks) // self.flat.seats
        for seat in range(self.flat.seats):
            mask = int.from_bytes(masks[seat * size : (seat + 1) * size], "little") >> first
            for place in range(number):
                if mask >> place & 1:
                    held[place] = seat
        return bytes(held)

    def _read_waiting(self, counts: bytes) -> tuple[Counts, ...]:
        """The passengers in each city."""
        waiting, guests = _numbers(counts), self.flat[at.GUESTS]
        return tuple(_some(waiting, city * guests, guests) for city in range(self.flat[at.CITIES]))

    def _stage(self, n: Sequence[int], number: int) -> Stage:
        want = _some(n, at.WANT, self.flat[at.PILES])
        seen = _some(n, at.CARDS_SEEN, n[at.SEEN])
        match number:
            case at.TURN_STAGE:
                return stages.Turn()
            case at.SECOND_STAGE:
                return stages.Second()
            case at.BLIND:
                return stages.Blind(self._stage(n, n[at.AFTER]))
            case at.REFILL:
                return stages.Refill(self._stage(n, n[at.AFTER]))
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
                return stages.DealTickets(n[at.SEAT], want, self._stage(n, n[at.THEN]))
            case at.OVER:
                return stages.Over(FINISHES[n[at.HOW]])
            case _:
                raise ValueError(f"stage {number} is unknown")


def _bytes(raw: bytes, start: int, number: int) -> bytes:
    return raw[2 * start : 2 * (start + number)]


def _numbers(raw: bytes) -> Sequence[int]:
    return memoryview(raw).cast("h").tolist()


def _some(numbers: Sequence[int], start: int, number: int) -> Counts:
    return tuple(numbers[start : start + number])

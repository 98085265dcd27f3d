"""A record as a state of the reference."""

from __future__ import annotations

from functools import lru_cache

from stellwerk.core.game import State
from stellwerk.core.pile import Depth, Depths, Layer, Pile
from stellwerk.ticket import state as stages
from stellwerk.ticket.state import (
    FREE,
    Hand,
    Hidden,
    Player,
    Public,
    Stage,
    TicketState,
)
from stellwerk.turbo import layout as at
from stellwerk.turbo.tables import Flat
from stellwerk.turbo.writing import FINISHES, puts


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
            put=puts((layer, ticket) for layer, ticket in lies if layer >= 0),
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

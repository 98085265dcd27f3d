"""A state that fits everything one seat has seen: what it does not know is dealt at random.

Kept exactly: the own hand, cards that others took face up or showed, all sizes, what this seat put into a layer
that is still whole, how many tickets of each pile another can hold, and that whoever claims can pay. Tickets put
into a layer that others have drawn from since may be there or with whoever drew that far.
"""

from __future__ import annotations

from random import Random
from typing import TypeAlias

from stellwerk.core.game import Seat, State
from stellwerk.core.pile import Depth, Layer, Pile
from stellwerk.ticket import state as at
from stellwerk.ticket.board import GREY
from stellwerk.ticket.legal import station_cost
from stellwerk.ticket.state import GAP, Counts, Hand, Hidden, Public, Put, TicketState, TicketView
from stellwerk.ticket.title import Title

Slot: TypeAlias = list[int]  # tickets being dealt to one place
MOST_TRIES = 200


def guess(title: Title, view: TicketView, rng: Random) -> TicketState:
    """`view_of(guess(...), view.seat) == view`, and all cards and tickets are where they can be."""
    deck, cards = _cards(title, view, rng)
    tickets = _Tickets(title, view, rng)
    hands = tuple(
        view.hand if seat == view.seat and view.hand else Hand(cards[seat], *tickets.held(seat), (), ())
        for seat in range(len(view.public.players))
    )
    piles = tuple(tickets.pile(pile) for pile in range(len(title.board.piles)))
    return State(view.public, hands, Hidden(deck, piles, tickets.spent(), tickets.box()))


# ---- train cards


def _cards(title: Title, view: TicketView, rng: Random) -> tuple[Counts, list[Counts]]:
    """The deck and every hand; the own one is only a place holder."""
    public = view.public
    unseen = list(title.deck)
    for kind in _seen(title, view):
        unseen[kind] -= 1
    hands = [list(player.known) for player in public.players]
    for seat, hand in enumerate(hands):
        if seat != view.seat:
            for kind, count in enumerate(hand):
                unseen[kind] -= count
    if public.turn != view.seat:
        room = public.players[public.turn].cards - sum(hands[public.turn])
        for kind in _implied(title, public, hands[public.turn], unseen, room, rng):
            hands[public.turn][kind] += 1
            unseen[kind] -= 1
    loose = [kind for kind, count in enumerate(unseen) for _ in range(count)]
    rng.shuffle(loose)
    for seat, hand in enumerate(hands):
        if seat != view.seat:
            for _ in range(public.players[seat].cards - sum(hand)):
                hand[loose.pop()] += 1
    deck = [0] * title.kinds
    for kind in loose:
        deck[kind] += 1
    return tuple(deck), [tuple(hand) for hand in hands]


def _implied(
    title: Title, public: Public, known: list[int], unseen: list[int], room: int, rng: Random
) -> list[int]:
    """Whoever has named a route or a city can pay for it: cards to add to what is known so that this is true."""
    match public.stage:
        case at.PayRoute(index):
            route = title.board.routes[index]
            colour, length, symbols = route.colour, route.length, route.locos
        case at.PayStation():
            colour, length, symbols = GREY, station_cost(title, public, public.turn), 0
        case _:
            return []
    could_hold = tuple(a + min(b, room) for a, b in zip(known, unseen, strict=True))
    wanted = [
        [way.colour] * max(0, way.cards - known[way.colour]) + [title.loco] * max(0, way.locos - known[-1])
        for way in title.tables.ways(could_hold, colour, length, symbols)
    ]
    return rng.choice([cards for cards in wanted if len(cards) <= room])


def _seen(title: Title, view: TicketView) -> list[int]:
    """Every card whose place this seat knows, other hands left out."""
    public = view.public
    seen = [kind for kind in public.row if kind != GAP]
    for counts in (public.discard, view.hand.cards if view.hand else ()):
        seen += [kind for kind, count in enumerate(counts) for _ in range(count)]
    stage = public.stage
    while isinstance(stage, at.Refill | at.Blind | at.DealTickets):
        stage = stage.then
    if isinstance(stage, at.Reveal | at.Surcharge):
        seen += stage.seen
        seen += [title.loco] * stage.locos
        seen += [stage.colour] * (title.board.routes[stage.route].length - stage.locos)
    return seen


# ---- tickets


class _Tickets:
    """Deals the unseen tickets into layers, other hands, other offers and the box."""

    def __init__(self, title: Title, view: TicketView, rng: Random) -> None:
        self.title, self.public, self.rng = title, view.public, rng
        self.me = view.seat
        hand = view.hand or Hand((), (), (), (), ())
        self.layers: dict[int, Slot] = {depth.number: [] for depth in _depths(view.public)}
        self.hands: dict[Seat, Slot] = {seat: [] for seat in self._others()}
        self.offers: dict[Seat, Slot] = {seat: [] for seat in self._others()}
        self.known_box = list(hand.boxed)
        shown = {ticket for player in view.public.players for ticket in player.done}
        placed = {*hand.tickets, *hand.offer, *hand.boxed, *shown}
        whole = {depth.number: depth.whole for depth in _depths(view.public)}
        loose: list[Put] = []
        for put in hand.put:
            if whole.get(put.layer):
                self.layers[put.layer] += put.tickets
                placed.update(put.tickets)
            else:
                loose.append(put)
        self.unseen: list[list[int]] = [[] for _ in title.board.piles]
        for index, ticket in enumerate(title.board.tickets):
            if index not in placed:
                self.unseen[ticket.pile].append(index)
        for pile in self.unseen:
            rng.shuffle(pile)
        self.split = self._split_hands()
        self._place_loose(loose)
        self._fill()

    def _others(self) -> list[Seat]:
        return [seat for seat in range(len(self.public.players)) if seat != self.me]

    def _split_hands(self) -> dict[Seat, Counts]:
        """How many tickets of each pile every other hand holds: at random within what is known of it."""
        piles = range(len(self.unseen))
        spare = [len(self.unseen[pile]) - self._room(pile) for pile in piles]
        for _ in range(MOST_TRIES):
            split: dict[Seat, Counts] = {}
            for seat in self._others():
                player = self.public.players[seat]
                sources = [pile for pile in piles for _ in range(player.from_pile[pile])]
                drawn = self.rng.sample(sources, player.tickets)
                split[seat] = tuple(drawn.count(pile) for pile in piles)
            if all(sum(counts[pile] for counts in split.values()) <= spare[pile] for pile in piles):
                return split
        raise AssertionError("no split of the hidden tickets fits the view")

    def _room(self, pile: int) -> int:
        """Free places for tickets of this pile in layers and offers."""
        layers = sum(depth.size - len(self.layers[depth.number]) for depth in self._depths_of(pile))
        return layers + sum(self.public.players[seat].offered[pile] for seat in self._others())

    def _depths_of(self, pile: int) -> tuple[Depth, ...]:
        return self.public.piles[pile] + (self.public.spent if pile == 0 else ())

    def _place_loose(self, loose: list[Put]) -> None:
        """Tickets put into a layer that others drew from since: still there, or with one who drew that far."""
        for put in loose:
            for ticket in put.tickets:
                pile = self.title.board.tickets[ticket].pile
                if ticket not in self.unseen[pile]:
                    continue  # it came back to this seat, was shown, or went into a later layer
                places = [
                    place for place, room, since in self._places(pile) if since >= put.layer for _ in range(room)
                ]
                if places:
                    self.unseen[pile].remove(ticket)
                    self.rng.choice(places).append(ticket)

    def _places(self, pile: int) -> list[tuple[Slot, int, int]]:
        """(place, free room, the layer number up to which it can hold tickets of)."""
        places = [
            (self.layers[depth.number], depth.size - len(self.layers[depth.number]), depth.number)
            for depth in self._depths_of(pile)
        ]
        of_pile = self.title.board.tickets
        for seat in self._others():
            player = self.public.players[seat]
            held = sum(of_pile[ticket].pile == pile for ticket in self.hands[seat])
            looked = sum(of_pile[ticket].pile == pile for ticket in self.offers[seat])
            places.append((self.hands[seat], self.split[seat][pile] - held, player.reached[pile]))
            places.append((self.offers[seat], player.offered[pile] - looked, player.reached[pile]))
        return places

    def _fill(self) -> None:
        for pile, unseen in enumerate(self.unseen):
            for place, room, _ in self._places(pile):
                for _ in range(room):
                    place.append(unseen.pop())

    def held(self, seat: Seat) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Tickets and offer of a hand."""
        return tuple(sorted(self.hands.get(seat, ()))), tuple(sorted(self.offers.get(seat, ())))

    def pile(self, pile: int) -> Pile:
        return self._layers(self.public.piles[pile])

    def spent(self) -> Pile:
        return self._layers(self.public.spent)

    def _layers(self, depths: tuple[Depth, ...]) -> Pile:
        return tuple(Layer(depth.number, tuple(sorted(self.layers[depth.number]))) for depth in depths)

    def box(self) -> tuple[int, ...]:
        return tuple(sorted([*self.known_box, *(ticket for pile in self.unseen for ticket in pile)]))


def _depths(public: Public) -> list[Depth]:
    return [depth for depths in (*public.piles, public.spent) for depth in depths]

"""The one mutable thing: a state being changed inside apply; nobody else ever sees it."""

from __future__ import annotations

from msgspec.structs import replace

from stellwerk.core import pile as layers
from stellwerk.core.game import Seat, State, Step
from stellwerk.ticket import actions as do
from stellwerk.ticket.events import TicketEvent, TicketStep
from stellwerk.ticket.state import Counts, Hand, Hidden, Player, Public, Put, Stage, TicketState


def plus(counts: Counts, kind: int, number: int = 1) -> Counts:
    """`counts` with `number` more of one kind."""
    return counts[:kind] + (counts[kind] + number,) + counts[kind + 1 :]


class Draft:
    """Starts as a copy of the state; `seal` makes the next one."""

    __slots__ = (
        "bag",
        "deck",
        "discard",
        "events",
        "hands",
        "hidden_box",
        "hidden_deck",
        "hidden_piles",
        "hidden_spent",
        "idle",
        "last",
        "layers",
        "owner",
        "piles",
        "players",
        "row",
        "spent",
        "stage",
        "stations",
        "turn",
        "waiting",
    )

    def __init__(self, state: TicketState) -> None:
        public, hidden = state.public, state.hidden
        self.turn: Seat = public.turn
        self.stage: Stage = public.stage
        self.last = public.last
        self.idle = public.idle
        self.players = list(public.players)
        self.owner = public.owner
        self.stations = public.stations
        self.row = public.row
        self.deck = public.deck
        self.discard = public.discard
        self.piles = public.piles
        self.spent = public.spent
        self.layers = public.layers
        self.bag = public.bag
        self.waiting = public.waiting
        self.hands = list(state.hands)
        self.hidden_deck = hidden.deck
        self.hidden_piles = hidden.piles
        self.hidden_spent = hidden.spent
        self.hidden_box = hidden.box
        self.events: list[TicketEvent] = []

    def seal(self) -> TicketStep:
        public = Public(
            self.turn,
            self.stage,
            self.last,
            self.idle,
            tuple(self.players),
            self.owner,
            self.stations,
            self.row,
            self.deck,
            self.discard,
            self.piles,
            self.spent,
            self.layers,
            self.bag,
            self.waiting,
        )
        hidden = Hidden(self.hidden_deck, self.hidden_piles, self.hidden_spent, self.hidden_box)
        return Step(State(public, tuple(self.hands), hidden), tuple(self.events))

    # ---- cards

    def give(self, seat: Seat, kind: int, known: bool) -> None:
        """A card comes to a hand; `known`: all have seen which."""
        hand, player = self.hands[seat], self.players[seat]
        self.hands[seat] = Hand(plus(hand.cards, kind), hand.tickets, hand.offer, hand.put, hand.boxed)
        self.players[seat] = Player(
            player.trains,
            player.stations,
            player.score,
            player.cards + 1,
            plus(player.known, kind) if known else player.known,
            player.tickets,
            player.from_pile,
            player.offered,
            player.reached,
            player.done,
            player.bonus,
            player.passengers,
        )

    def lay(self, seat: Seat, paid: do.Pay) -> None:
        """Cards leave the hand, and what others knew of it."""
        hand, player = self.hands[seat], self.players[seat]
        cards, known = list(hand.cards), list(player.known)
        for kind, number in ((paid.colour, paid.cards), (-1, paid.locos)):
            cards[kind] -= number
            known[kind] = max(0, known[kind] - number)
        self.hands[seat] = replace(hand, cards=tuple(cards))
        self.players[seat] = replace(player, cards=player.cards - paid.cards - paid.locos, known=tuple(known))

    def take_back(self, seat: Seat, paid: do.Pay) -> None:
        """A laid set returns to the hand; everybody has seen it (EU-23)."""
        hand, player = self.hands[seat], self.players[seat]
        cards, known = list(hand.cards), list(player.known)
        for kind, number in ((paid.colour, paid.cards), (-1, paid.locos)):
            cards[kind] += number
            known[kind] += number
        self.hands[seat] = replace(hand, cards=tuple(cards))
        self.players[seat] = replace(player, cards=player.cards + paid.cards + paid.locos, known=tuple(known))

    def throw(self, paid: do.Pay) -> None:
        """A laid set goes to the discard (T-24)."""
        self.discard = plus(plus(self.discard, paid.colour, paid.cards), len(self.discard) - 1, paid.locos)

    # ---- tickets

    def set_pile(self, pile: int, hidden: layers.Pile, depths: layers.Depths) -> None:
        self.hidden_piles = self.hidden_piles[:pile] + (hidden,) + self.hidden_piles[pile + 1 :]
        self.piles = self.piles[:pile] + (depths,) + self.piles[pile + 1 :]

    def new_layer(self) -> int:
        number = self.layers
        self.layers += 1
        return number

    def remember(self, seat: Seat, layer: int, tickets: tuple[int, ...]) -> None:
        """The seat knows what it put into this layer."""
        hand = self.hands[seat]
        older = tuple(put for put in hand.put if put.layer != layer)
        same = tuple(t for put in hand.put if put.layer == layer for t in put.tickets)
        self.hands[seat] = replace(hand, put=(*older, Put(layer, tuple(sorted(same + tickets)))))

    def shuffle_pile(self, pile: int) -> None:
        """All layers become one; whoever knew of a part knows that it is in the whole (DE-03)."""
        old = {layer.number for layer in self.hidden_piles[pile]}
        number = self.new_layer()
        self.set_pile(pile, *layers.shuffle(self.hidden_piles[pile], number))
        for seat, hand in enumerate(self.hands):
            merged = tuple(t for put in hand.put if put.layer in old for t in put.tickets)
            if merged:
                kept = tuple(put for put in hand.put if put.layer not in old)
                self.hands[seat] = replace(hand, put=(*kept, Put(number, tuple(sorted(merged)))))

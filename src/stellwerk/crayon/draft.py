"""The one mutable thing: a state being changed inside apply; nobody else ever sees it."""

from __future__ import annotations

from msgspec.structs import replace

from stellwerk.core import game as core
from stellwerk.core import pile as layers
from stellwerk.core.game import Seat, Step
from stellwerk.core.pile import without
from stellwerk.crayon import events as news
from stellwerk.crayon.events import CrayonEvent
from stellwerk.crayon.state import CrayonState, Debt, Hand, Hidden, Lying, Public, Stage


class Draft:
    """Starts as a copy of the state; `seal` makes the next one."""

    __slots__ = (
        "bank",
        "bargains",
        "changed",
        "debts",
        "delivered",
        "depths",
        "discard",
        "events",
        "final",
        "first",
        "hands",
        "layer",
        "lines",
        "lying",
        "open_money",
        "orders",
        "owner",
        "pile",
        "players",
        "round",
        "running",
        "shuffled",
        "stage",
        "supply",
        "tariffs",
        "turn",
    )

    def __init__(self, state: CrayonState) -> None:
        public = state.public
        self.round = public.round
        self.turn: Seat = public.turn
        self.first: Seat = public.first
        self.stage: Stage = public.stage
        self.players = list(public.players)
        self.owner = public.owner
        self.lines = public.lines
        self.supply = public.supply
        self.lying = public.lying
        self.orders = public.orders
        self.running = public.running
        self.tariffs = public.tariffs
        self.bargains = public.bargains
        self.debts = public.debts
        self.depths = public.pile
        self.layer = public.layer
        self.shuffled = public.shuffled
        self.discard = public.discard
        self.delivered = public.delivered
        self.final = public.final
        self.open_money = bool(public.cash)
        self.hands = list(state.hands)
        self.pile = state.hidden.pile
        self.bank = state.hidden.bank
        self.changed = False  # money came in or track was laid: somebody may have won
        self.events: list[CrayonEvent] = []

    def seal(self) -> Step[Public, Hand, Hidden, CrayonEvent]:
        public = Public(
            self.round,
            self.turn,
            self.first,
            self.stage,
            tuple(self.players),
            self.owner,
            self.lines,
            self.supply,
            self.lying,
            self.orders,
            self.running,
            self.tariffs,
            self.bargains,
            self.debts,
            self.depths,
            self.layer,
            self.shuffled,
            self.discard,
            self.delivered,
            self.final,
            tuple([hand.cash for hand in self.hands]) if self.open_money else (),
        )
        state = core.State(public, tuple(self.hands), Hidden(self.pile, self.bank))
        return Step(state, tuple(self.events))

    def say(self, event: CrayonEvent) -> None:
        self.events.append(event)

    # ---- money

    def spend(self, seat: Seat, money: int) -> None:
        """From a seat to the bank."""
        hand = self.hands[seat]
        self.hands[seat] = replace(hand, cash=hand.cash - money)
        self.bank += money

    def earn(self, seat: Seat, money: int) -> None:
        """From the bank to a seat; debts first (DK-21R)."""
        self.bank -= money
        self._receive(seat, money)

    def transfer(self, seat: Seat, to: Seat, money: int) -> None:
        """From a seat to another; debts of the other first."""
        hand = self.hands[seat]
        self.hands[seat] = replace(hand, cash=hand.cash - money)
        self._receive(to, money)

    def owe(self, seat: Seat, to: Seat, money: int) -> None:
        """DK-21R: on credit."""
        for number, debt in enumerate(self.debts):
            if debt.seat == seat and debt.owner == to:
                more = Debt(seat, to, debt.sum + money)
                self.debts = (*self.debts[:number], more, *self.debts[number + 1 :])
                return
        self.debts = (*self.debts, Debt(seat, to, money))

    def in_debt(self, seat: Seat) -> int:
        return sum(debt.sum for debt in self.debts if debt.seat == seat)

    def _receive(self, seat: Seat, money: int) -> None:
        self.changed = True
        while money and (owed := [debt for debt in self.debts if debt.seat == seat]):
            debt, paid = owed[0], min(money, owed[0].sum)
            left = () if paid == debt.sum else (Debt(seat, debt.owner, debt.sum - paid),)
            at = self.debts.index(debt)
            self.debts = (*self.debts[:at], *left, *self.debts[at + 1 :])
            money -= paid
            self.say(news.Repaid(seat, debt.owner, paid))
            self._receive(debt.owner, paid)
        hand = self.hands[seat]
        self.hands[seat] = replace(hand, cash=hand.cash + money)

    def announce(self, seat: Seat, at: int) -> None:
        """DK-70: said once, after a delivery."""
        if not self.players[seat].rich and self.hands[seat].cash >= at:
            self.players[seat] = replace(self.players[seat], rich=True)
            self.say(news.Announced(seat))

    # ---- goods

    def load(self, seat: Seat, good: int) -> None:
        player = self.players[seat]
        self.players[seat] = replace(player, goods=tuple(sorted((*player.goods, good))))

    def unload(self, seat: Seat, good: int) -> None:
        player = self.players[seat]
        self.players[seat] = replace(player, goods=without(player.goods, good))

    def restock(self, good: int, number: int) -> None:
        """Chips come back to the supply, or leave it."""
        self.supply = (*self.supply[:good], self.supply[good] + number, *self.supply[good + 1 :])

    def pick_up(self, lying: Lying) -> None:
        at = self.lying.index(lying)
        self.lying = self.lying[:at] + self.lying[at + 1 :]

    # ---- cards

    def take_card(self, card: int, to: Seat | None) -> None:
        """The card leaves the top of the pile; who has put it there sees where it goes."""
        number = self.depths[0].number
        self.pile, self.depths = layers.draw(self.pile, self.depths, card)
        for seat, player in enumerate(self.players):
            if number in player.under:
                self.players[seat] = replace(player, under=without(player.under, number))
                hand = self.hands[seat]
                known = ((to, card),) if to is not None and to != seat else ()
                left = tuple([pair for pair in hand.returned if pair[0] != number])
                self.hands[seat] = replace(hand, returned=left, seen=hand.seen + known)

    def give_card(self, seat: Seat, card: int) -> None:
        hand, player = self.hands[seat], self.players[seat]
        self.hands[seat] = replace(hand, cards=tuple(sorted((*hand.cards, card))))
        self.players[seat] = replace(player, cards=player.cards + 1)

    def put_under(self, seat: Seat, card: int) -> None:
        """A card of the hand becomes the lowest of the pile (DK-03R)."""
        hand, player, number = self.hands[seat], self.players[seat], self.layer
        self.layer += 1
        self.pile, self.depths = layers.put_under(self.pile, self.depths, number, (card,))
        cards = without(hand.cards, card)
        self.hands[seat] = replace(hand, cards=cards, returned=(*hand.returned, (number, card)))
        self.players[seat] = replace(player, cards=player.cards - 1, under=(*player.under, number))

    def discard_card(self, seat: Seat, card: int) -> None:
        """From a hand, face up: from now on everybody knows where it is."""
        hand, player = self.hands[seat], self.players[seat]
        self.hands[seat] = replace(hand, cards=without(hand.cards, card))
        old = player.old - (card not in self.shuffled)
        self.players[seat] = replace(player, cards=player.cards - 1, old=old)
        for other, held in enumerate(self.hands):
            if (seat, card) in held.seen:
                self.hands[other] = replace(held, seen=tuple([pair for pair in held.seen if pair != (seat, card)]))
        self.throw(card)

    def throw(self, card: int) -> None:
        self.discard = tuple(sorted((*self.discard, card)))

    def reshuffle(self) -> None:
        """DK-36: the discard becomes the pile."""
        self.pile, self.depths = layers.pile_of(self.layer, self.discard)
        self.layer += 1
        self.shuffled, self.discard = self.discard, ()
        self.players = [replace(player, old=player.cards) for player in self.players]
        self.say(news.Shuffled())

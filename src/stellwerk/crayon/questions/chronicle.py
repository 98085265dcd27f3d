"""A finished game in numbers: money over time, deliveries, building, rent from player to player."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import TypeAlias

from msgspec import Struct

from stellwerk.core.game import Seat
from stellwerk.core.record import Moment
from stellwerk.crayon.actions import Action
from stellwerk.crayon.board import Order
from stellwerk.crayon.events import (
    Answered,
    Bought,
    CrayonEvent,
    Delivered,
    Kept,
    Laid,
    Offered,
    Ordered,
    Rented,
    Repaid,
)
from stellwerk.crayon.questions.ids import good_id, place_id
from stellwerk.crayon.state import CrayonState, Hand, Hidden, Public
from stellwerk.crayon.words.names import Names

CrayonMoment: TypeAlias = Moment[Public, Hand, Hidden, Action, CrayonEvent]


class Balance(Struct, frozen=True):
    """Everybody's money, debts taken off, when a turn had ended; round 0 is the beginning."""

    round: int
    seat: Seat  # whose turn it was
    money: tuple[int, ...]


class Delivery(Struct, frozen=True):
    round: int
    seat: Seat
    card: int
    good: str
    city: str
    pay: int
    public: bool
    told: str


class Spending(Struct, frozen=True):
    """What a player built and bought; track, ferries and trains in money."""

    seat: Seat
    sections: int
    track: int
    ferries: int
    trains: int


class Flow(Struct, frozen=True):
    """Rent, debts, tariffs and goods brought, paid from one player to another."""

    seat: Seat
    to: Seat
    sum: int


class CrayonChronicle(Struct, frozen=True):
    money: tuple[Balance, ...]
    deliveries: tuple[Delivery, ...]
    spendings: tuple[Spending, ...]
    flows: tuple[Flow, ...]


def chronicle(names: Names, moments: Iterable[CrayonMoment]) -> CrayonChronicle:
    """From the first moment to the last."""
    book = _Book(names)
    for moment in moments:
        book.note(moment)
    return book.closed()


class _Book:
    """What is noted while a game goes by."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self.money: list[Balance] = []
        self.deliveries: list[Delivery] = []
        self.spent: Counter[tuple[Seat, str]] = Counter()
        self.flows: Counter[tuple[Seat, Seat]] = Counter()
        self._offer: Offered | None = None
        self._last: CrayonState | None = None

    def note(self, moment: CrayonMoment) -> None:
        before, self._last = self._last, moment.state
        for event in moment.events:
            self._happened(event, moment.state.public.round)
        if before is None or (before.public.round, before.public.turn) != _time(moment.state):
            self.money.append(_balance(before or moment.state, moment.state))

    def closed(self) -> CrayonChronicle:
        last = self._last
        ended = [] if last is None else [_balance(last, last)]
        seats = range(0 if last is None else len(last.hands))
        kinds = ("sections", "track", "ferries", "trains")
        return CrayonChronicle(
            money=(*self.money, *ended),
            deliveries=tuple(self.deliveries),
            spendings=tuple(Spending(seat, *(self.spent[seat, kind] for kind in kinds)) for seat in seats),
            flows=tuple(Flow(seat, to, money) for (seat, to), money in sorted(self.flows.items())),
        )

    def _happened(self, event: CrayonEvent, number: int) -> None:
        match event:
            case Delivered():
                self.deliveries.append(_delivery(self.names, event, number))
            case Laid(seat, _, cost):
                self.spent[seat, "sections"] += 1
                self.spent[seat, "track"] += cost
            case Bought(seat, _, cost):
                self.spent[seat, "ferries"] += cost
            case Ordered(seat, _, cost):
                self.spent[seat, "trains"] += cost
            case Rented(seat, owner, paid) | Repaid(seat, owner, paid):
                self.flows[seat, owner] += paid
            case Offered():
                self._offer = event
            case Answered(_, yes) if self._offer is not None:
                if yes:
                    self.flows[self._offer.seat, self._offer.to] += self._offer.sum
                self._offer = None
            case Kept(seat, partner, _, _, paid):
                self.flows[partner, seat] += paid
            case _:
                pass


def _time(state: CrayonState) -> tuple[int, Seat]:
    return state.public.round, state.public.turn


def _balance(turn: CrayonState, now: CrayonState) -> Balance:
    """How things stand now that this turn is over."""
    debts = Counter[Seat]()
    for debt in now.public.debts:
        debts[debt.seat] += debt.sum
    money = tuple(hand.cash - debts[seat] for seat, hand in enumerate(now.hands))
    return Balance(*_time(turn), money)


def _delivery(names: Names, it: Delivered, number: int) -> Delivery:
    board, order = names.board, Order(it.city, it.good, it.pay)
    card, good, city = board.file.cards[it.card].id, good_id(board, it.good), place_id(board, it.city)
    return Delivery(number, it.seat, card, good, city, it.pay, it.public, names.order(order))

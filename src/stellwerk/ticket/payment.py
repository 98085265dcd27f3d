"""All ways to pay a route, a ferry, a tunnel surcharge or a station; who can afford what, as masks of routes.

A mask has one byte per route, so that `compress` picks the routes without a loop.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache, partial
from itertools import compress
from typing import TypeVar

from msgspec import Struct

from stellwerk.core.game import Seat
from stellwerk.ticket import actions as do
from stellwerk.ticket.board import GREY, Board, Route
from stellwerk.ticket.state import FREE, Counts

T = TypeVar("T")
OPEN_BYTES = bytes(int(owner == FREE) for owner in range(256))


class Tables:
    """What a board says once and for all about paying; filled when the game is made, read ever after."""

    def __init__(self, board: Board) -> None:
        routes, colours = board.routes, range(board.loco)
        longest = max(max(route.length for route in routes), 1)
        lengths = range(longest + 1)
        self.longest = longest
        self.count = len(routes)
        self._pay: dict[tuple[int, int, int], do.Pay] = {}
        # What is kept with a table must not know the table: a game is gone when nobody holds it any more.
        reach = _Reach(
            [[_mask(routes, c, n, longest) for n in lengths] for c in colours],
            [[_mask(routes, GREY, n, k) for k in lengths] for n in lengths],
            [sum(1 << 8 * i for i, route in enumerate(routes) if route.length <= n) for n in lengths],
        )
        beside = [
            (route, sum(1 << 8 * other for other in others))
            for route, others in enumerate(board.parallel)
            if others
        ]
        self.affordable = lru_cache(4096)(reach.affordable)
        self.open_routes = lru_cache(512)(partial(_open_routes, beside))

    def pick(self, mask: int, things: Sequence[T]) -> list[T]:
        """Those of `things` (one per route) that the mask names."""
        return list(compress(things, mask.to_bytes(self.count, "little")))

    def pay(self, colour: int, cards: int, locos: int) -> do.Pay:
        """The same object for the same payment: legal lists are built from shared values."""
        key = (colour, cards, locos)
        if (found := self._pay.get(key)) is None:
            found = self._pay[key] = do.Pay(*key)
        return found

    def ways(self, cards: Counts, colour: int, length: int, symbols: int = 0) -> list[do.Pay]:
        """Every set that pays, by colour and with fewest locomotives first; locomotives alone come last."""
        locos, loco, pay = cards[-1], len(cards) - 1, self.pay
        most = min(locos, length - 1)
        ways: list[do.Pay] = []
        for kind in range(loco) if colour == GREY else (colour,):
            if kind != loco and (held := cards[kind]):
                ways += [pay(kind, length - k, k) for k in range(max(symbols, length - held), most + 1)]
        if locos >= length:
            ways.append(pay(loco, 0, length))
        return ways


class _Reach(Struct, frozen=True, eq=False):
    """The routes that so many cards pay."""

    coloured: list[list[int]]  # by colour and number of cards
    grey: list[list[int]]  # by number of cards and of locomotives
    short: list[int]  # by number of trains

    def affordable(self, cards: Counts, trains: int) -> int:
        """Routes that the hand can pay and the trains can fill (T-21 to T-23, EU-10)."""
        longest = len(self.short) - 1
        *colours, locos = cards
        mask = self.grey[min(longest, max(colours) + locos)][min(longest, locos)]
        for masks, held in zip(self.coloured, colours, strict=True):
            reach = held + locos
            mask |= masks[reach if reach < longest else longest]
        return mask if trains >= longest else mask & self.short[trains]


def _open_routes(beside: list[tuple[int, int]], owner: bytes, seat: Seat, few: bool) -> int:
    """Free routes that parallel ones leave open to this seat; `few`: with 2 or 3 players (T-26, T-27)."""
    mask = int.from_bytes(owner.translate(OPEN_BYTES), "little")
    for route, others in beside:
        holder = owner[route]
        if holder != FREE and (few or holder == seat):
            mask &= ~others
    return mask


def covers(paid: do.Pay, cards: Counts, colour: int, length: int, symbols: int = 0) -> bool:
    """Whether this hand can lay this set for a route of that colour, length and number of locomotive symbols."""
    loco = len(cards) - 1
    if paid.cards + paid.locos != length or paid.locos > cards[-1] or paid.locos < symbols:
        return False
    if paid.colour == loco:
        return paid.cards == 0
    fits = colour == GREY or paid.colour == colour
    return fits and 0 <= paid.colour < loco and 1 <= paid.cards <= cards[paid.colour] and paid.locos >= 0


def most_alike(cards: Counts) -> int:
    """The largest set of one colour, jokers included."""
    return max(cards[:-1]) + cards[-1]


def _mask(routes: Sequence[Route], colour: int, reach: int, locos: int) -> int:
    return sum(
        1 << 8 * i
        for i, route in enumerate(routes)
        if route.colour == colour and route.length <= reach and route.locos <= locos
    )

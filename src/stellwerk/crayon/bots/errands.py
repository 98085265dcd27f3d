"""What there is to do: orders of the hand and of the table, with what they are likely to bring."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from stellwerk.core.game import Seat
from stellwerk.crayon.board import Order
from stellwerk.crayon.orders import supply
from stellwerk.crayon.search import FAR, RUN, Search
from stellwerk.crayon.state import CrayonView, Public
from stellwerk.crayon.title import Title

STAYS: Final = 0.97  # chance that a public order is still there a turn later
LEFT: Final = 0.35  # and that a rival who carries the good and is sooner there leaves it


class Errand(Struct, frozen=True):
    """An order that could be served. `sources`: where its good is; `rival`: turns until another serves it.

    `stays`: chance that a public one is still there a turn later.
    A good to be brought for another is one too, without a card (below 0) and with turns `within` which it is due.
    """

    card: int
    order: Order
    sources: tuple[int, ...]
    public: bool = False
    rival: float = FAR
    within: float = FAR
    stays: float = STAYS

    @property
    def bargain(self) -> bool:
        return self.card < 0

    def hope(self, turns: float) -> float:
        """What it pays in so many turns, on average."""
        if not self.public:
            return self.order.pay if turns <= self.within else 0.0
        stays: float = self.stays**turns
        return self.order.pay * stays * (LEFT if turns > self.rival else 1.0)


def errands(title: Title, view: CrayonView, stays: float = STAYS) -> tuple[Errand, ...]:
    """All orders that the seat may serve, and the bargains that it has to keep; `stays`: of public ones."""
    public, hand, seat = view.public, view.hand, view.seat
    assert hand is not None and seat is not None
    cards = title.board.cards
    own = [
        Errand(card, order, supply(title, public, order.good, seat).sources)
        for card in hand.cards
        for order in cards[card]
    ]
    shared = [
        Errand(
            card,
            order,
            supply(title, public, order.good, seat).sources,
            True,
            rival(title, public, seat, order),
            stays=stays,
        )
        for card in public.orders
        for order in cards[card]
    ]
    agreed = [
        Errand(
            -1 - number,
            Order(deal.city, deal.good, deal.sum),
            supply(title, public, deal.good, seat).sources,
            within=deal.until - public.round + 1,
        )
        for number, deal in enumerate(public.bargains)
        if deal.supplier == seat
    ]
    return (*own, *shared, *agreed)


def rival(title: Title, public: Public, seat: Seat, order: Order) -> float:
    """Turns until the first of the others who carry the good is there, over the track there is."""
    ways = (
        Search(title, public, other, (player.post,), RUN).to_city(order.city)
        for other, player in enumerate(public.players)
        if other != seat and order.good in player.goods
    )
    return min((way.points / title.rules.trains[0].speed for way in ways if way is not None), default=FAR)

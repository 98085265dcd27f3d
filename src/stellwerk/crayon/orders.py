"""Goods and orders, for bots and clients: where a good can be had, and what an order is worth now."""

from __future__ import annotations

from msgspec import Struct

from stellwerk.core.game import Seat
from stellwerk.crayon.board import Order
from stellwerk.crayon.paths import points_used
from stellwerk.crayon.search import Search, Terms, Way
from stellwerk.crayon.state import CrayonView, Public
from stellwerk.crayon.title import Title

POINT = 1.0  # what a movement point is worth in money: some nine millions a turn
PROSPECT = Terms(POINT, foreign=True, build=True)


class Supply(Struct, frozen=True):
    """Where a good can be had: cities that supply it, chips left there, cities where one lies."""

    cities: tuple[int, ...]
    left: int
    lying: tuple[int, ...]

    @property
    def sources(self) -> tuple[int, ...]:
        return (*self.cities, *self.lying) if self.left else self.lying


class Prospect(Struct, frozen=True):
    """An order of a card and how it can be served from here: first to `source` (None: on board), then on."""

    card: int
    order: Order
    source: int | None
    fetch: Way | None
    bring: Way
    turns: float
    cost: int

    @property
    def profit(self) -> int:
        return self.order.pay - self.cost

    @property
    def rate(self) -> float:
        """Money per turn."""
        return self.profit / max(1.0, self.turns)


def supply(title: Title, public: Public, good: int, seat: Seat | None) -> Supply:
    """Supply cities and chips left of a good (DK-31), and where it lies free for this seat (DK-32, DK-27R)."""
    lying = {it.city for it in public.lying if it.good == good and it.reserved in (None, seat)}
    return Supply(title.board.supplied[good], public.supply[good], tuple(sorted(lying)))


class Outlook:
    """Ways from the train and from any city over track there is or could be, each searched once when asked."""

    def __init__(self, title: Title, view: CrayonView) -> None:
        assert view.seat is not None and view.hand is not None
        self.title, self.view, self.seat, self.public = title, view, view.seat, view.public
        player = self.public.players[self.seat]
        used = points_used(title, self.public, self.seat)
        self.speed = title.rules.trains[player.kind].speed
        self.here = Search(title, self.public, self.seat, (player.post,), PROSPECT, rooted=False, used=used)
        self._from: dict[int, Search] = {}

    def from_city(self, city: int) -> Search:
        if city not in self._from:
            posts = self.title.board.places[city].posts
            self._from[city] = Search(self.title, self.public, self.seat, posts, PROSPECT)
        return self._from[city]

    def prospects(self) -> list[Prospect]:
        """Every order in the hand and on the table that can be served, the best rate first."""
        found = [
            prospect for card, order in self._orders() if (prospect := self.prospect(card, order)) is not None
        ]
        return sorted(found, key=lambda prospect: (-prospect.rate, prospect.card, prospect.order.good))

    def best(self, money: int) -> Prospect | None:
        """The first of `prospects` that costs no more than this, without looking at all the others."""
        hopes = [
            (self._hope(order, source), card, order, source)
            for card, order in self._orders()
            for source in self._sources(order)
        ]
        hopes.sort(key=lambda entry: (-entry[0], entry[1], entry[2].good))
        best: Prospect | None = None
        for hope, card, order, source in hopes:
            if best is not None and best.rate >= hope:
                break
            found = self._by_way_of(card, order, source)
            if found is not None and found.cost <= money and (best is None or found.rate > best.rate):
                best = found
        return best

    def prospect(self, card: int, order: Order) -> Prospect | None:
        """The best way to serve one order; None if there is none."""
        ways = [self._by_way_of(card, order, source) for source in self._sources(order)]
        return max((way for way in ways if way is not None), key=lambda way: way.rate, default=None)

    def from_here(self, city: int, good: int) -> list[Prospect]:
        """The orders for a good that is loaded in this city, where the train stands."""
        found = [self._by_way_of(card, order, city) for card, order in self._orders() if order.good == good]
        return [prospect for prospect in found if prospect is not None]

    def _orders(self) -> list[tuple[int, Order]]:
        hand = self.view.hand
        assert hand is not None
        cards = self.title.board.cards
        return [(card, order) for card in (*hand.cards, *self.public.orders) for order in cards[card]]

    def _sources(self, order: Order) -> tuple[int | None, ...]:
        """The cities where its good can be had; None for the train."""
        if order.good in self.public.players[self.seat].goods:
            return (None,)
        return supply(self.title, self.public, order.good, self.seat).sources

    def _hope(self, order: Order, source: int | None) -> float:
        """At least the rate of the order by way of this city: the rest of the way by the shortest steps."""
        points, cost = 0, 0
        if source is not None:
            fetch = self.here.to_city(source)
            if fetch is None:
                return 0.0
            points, cost = fetch.points + self.title.steps(source)[order.city], fetch.building + fetch.rent
        return (order.pay - cost) / max(1.0, points / self.speed)

    def _by_way_of(self, card: int, order: Order, source: int | None) -> Prospect | None:
        fetch = None if source is None else self.here.to_city(source)
        search = self.here if source is None else self.from_city(source)
        bring = search.to_city(order.city)
        if bring is None or (source is not None and fetch is None):
            return None
        return self._priced(card, order, source, fetch, bring)

    def _priced(self, card: int, order: Order, source: int | None, fetch: Way | None, bring: Way) -> Prospect:
        points = bring.points + (fetch.points if fetch else 0)
        building = bring.building
        if fetch:
            again = set(fetch.builds)
            building += fetch.building - sum(hop.price for hop in bring.hops if hop.build in again)
        rent = bring.rent + (fetch.rent if fetch else 0)
        # What has to be built takes its turns too (DK-50).
        turns = max(points / self.speed, building / self.title.rules.build_limit)
        return Prospect(card, order, source, fetch, bring, turns, building + rent)


def order_value(title: Title, view: CrayonView, card: int, order: Order) -> float:
    """What an order brings per turn, given the present network."""
    found = Outlook(title, view).prospect(card, order)
    return found.rate if found else 0.0

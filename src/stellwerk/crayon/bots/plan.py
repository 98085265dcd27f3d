"""The trip that is being made: what a planner remembers, and what comes next."""

from __future__ import annotations

from collections import Counter
from math import ceil
from typing import Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from stellwerk.core.game import Seat
from stellwerk.crayon.actions import Buy, Lay
from stellwerk.crayon.board import FREE
from stellwerk.crayon.bots.goal import built
from stellwerk.crayon.bots.thinking import Judged
from stellwerk.crayon.bots.trips import Stop, Trip
from stellwerk.crayon.hops import Hop
from stellwerk.crayon.search import builds_of
from stellwerk.crayon.state import CrayonView, Public

LATE: Final = 3  # rounds that a trip may take longer than rehearsed: events come in between


class Plan(Struct, frozen=True):
    """The rest of a trip, made for these cards."""

    cards: tuple[int, ...]
    orders: tuple[int, ...]
    trip: Trip
    rate: int = 0  # money that it brings per turn
    until: int = 0  # the round in which it should be over

    def fits(self, view: CrayonView) -> bool:
        """Whether nothing asks for a new plan: other cards, goods lost, bargains over, track built by others."""
        public, hand, seat = view.public, view.hand, view.seat
        assert hand is not None and seat is not None
        if not self.trip.stops or (self.cards, self.orders) != (hand.cards, public.orders):
            return False
        if self.needed - Counter(public.players[seat].goods):
            return False
        agreed = {(deal.city, deal.good) for deal in public.bargains if deal.supplier == seat}
        if any(
            stop.errand.bargain and (stop.errand.order.city, stop.good) not in agreed for stop in self.trip.stops
        ):
            return False
        return all(public.owner[edge] in (FREE, seat) for build in self.builds if (edge := build.edge) is not None)

    @property
    def stop(self) -> Stop | None:
        """The next one."""
        return self.trip.stops[0] if self.trip.stops else None

    @property
    def hop(self) -> Hop | None:
        return self.trip.hops[0] if self.trip.hops else None

    @property
    def builds(self) -> dict[Lay | Buy, int]:
        """What the way ahead takes, with the prices."""
        return builds_of(self.trip.hops)

    def unbuilt(self, public: Public, seat: Seat) -> dict[Lay | Buy, int]:
        """What of it is still missing."""
        return {build: price for build, price in self.builds.items() if not built(build, public, seat)}

    @property
    def needed(self) -> Counter[int]:
        """The goods that must be on board now."""
        brought = Counter(stop.good for stop in self.trip.stops if stop.brings)
        return brought - Counter(stop.good for stop in self.trip.stops if not stop.brings)

    def moved(self) -> Plan:
        """After the next hop."""
        stops = tuple(replace(stop, after=stop.after - 1) for stop in self.trip.stops)
        return replace(self, trip=Trip(self.trip.hops[1:], stops))

    def handled(self) -> Plan:
        """After the next stop."""
        return replace(self, trip=Trip(self.trip.hops, self.trip.stops[1:]))


def plan_of(view: CrayonView, best: Judged | None) -> Plan:
    """The plan to make the best trip, or none."""
    assert view.hand is not None
    cards, public = view.hand.cards, view.public
    if best is None:
        return Plan(cards, public.orders, Trip((), ()))
    until = public.round + ceil(best.outcome.turns) + LATE
    return Plan(cards, public.orders, best.outcome.trip, round(best.rate), until)


def remembered(memory: object) -> Plan | None:
    """The plan that was given back last time."""
    try:
        return msgspec.convert(memory, Plan)
    except msgspec.ValidationError:
        return None

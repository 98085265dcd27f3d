"""The trip that is being made: what a planner remembers, and what it does next."""

from __future__ import annotations

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from stellwerk.crayon.actions import Buy, Lay
from stellwerk.crayon.bots.rehearsal import Outcome, due
from stellwerk.crayon.bots.trips import Stop
from stellwerk.crayon.search import Hop
from stellwerk.crayon.state import CrayonView


class Plan(Struct, frozen=True):
    """Stops, each after so many hops, and how far the train has come. It holds for one turn and these cards."""

    round: int
    cards: tuple[int, ...]
    orders: tuple[int, ...]
    stops: tuple[tuple[int, Stop], ...]
    hops: tuple[Hop, ...]
    pay: int = 0  # of all its orders
    rate: int = 0  # money per turn
    at: int = 0  # hops made
    served: int = 0  # stops dealt with

    def fits(self, view: CrayonView) -> bool:
        """Whether nothing has come up that asks for a new plan."""
        public, hand = view.public, view.hand
        return hand is not None and (self.round, self.cards, self.orders) == (public.round, hand.cards, public.orders)

    @property
    def stop(self) -> Stop | None:
        """The next."""
        return self.stops[self.served][1] if self.served < len(self.stops) else None

    @property
    def here(self) -> bool:
        """Whether the train is where the next stop is."""
        return self.served < len(self.stops) and self.stops[self.served][0] <= self.at

    @property
    def hop(self) -> Hop | None:
        return self.hops[self.at] if self.at < len(self.hops) else None

    @property
    def builds(self) -> dict[Lay | Buy, int]:
        """What the way ahead needs, with the prices."""
        return {hop.build: hop.price for hop in self.hops[self.at :] if hop.build is not None}

    @property
    def goods(self) -> list[int]:
        """What is on board, or will be, for the stops to come."""
        return [stop.good for _, stop in self.stops[self.served :] if stop.brings]

    def moved(self) -> Plan:
        return replace(self, at=self.at + 1)

    def handled(self) -> Plan:
        return replace(self, served=self.served + 1)


def plan_of(view: CrayonView, outcome: Outcome | None) -> Plan:
    """The plan to make this trip, or none."""
    public, hand = view.public, view.hand
    assert hand is not None
    if outcome is None:
        return Plan(public.round, hand.cards, public.orders, (), ())
    trip = outcome.trip
    gain = outcome.income - outcome.rent - outcome.building
    return Plan(
        public.round,
        hand.cards,
        public.orders,
        tuple(due(trip)),
        tuple(hop for leg in trip.legs for hop in leg.hops),
        sum(errand.order.pay for errand in trip.errands),
        round(gain / max(1.0, outcome.turns)),
    )


def remembered(memory: object) -> Plan | None:
    """The plan that was given back last time."""
    try:
        return msgspec.convert(memory, Plan)
    except msgspec.ValidationError:
        return None

"""Trips that look worth rehearsing: which goods to fetch and bring, one after the other."""

from __future__ import annotations

from heapq import nlargest
from typing import Final, NamedTuple

from msgspec import Struct

from stellwerk.crayon.actions import Buy, Lay
from stellwerk.crayon.board import Board
from stellwerk.crayon.bots.errands import Errand
from stellwerk.crayon.bots.legs import TRAIN, Leg, Legs
from stellwerk.crayon.search import Hop

DELIVERIES: Final = 4  # of a trip, at most
WIDTH: Final = 50  # beginnings of trips that are gone on with
MOST: Final = 60  # trips that are handed on
KEEPS: Final = 0.4  # of what is spent on track, what it is worth to later trips


class Stop(Struct, frozen=True):
    """What is done in a city after so many hops: fetch the good of an order, or (`brings`) serve the order."""

    after: int
    city: int
    errand: Errand
    brings: bool

    @property
    def good(self) -> int:
        return self.errand.order.good


class Trip(Struct, frozen=True):
    """A way with stops."""

    hops: tuple[Hop, ...]
    stops: tuple[Stop, ...]


class Purse(NamedTuple):
    """What a train can do, and what its owner can pay."""

    cash: int
    speed: int
    holds: int
    limit: int  # of building per turn
    pace: float  # money that a turn usually brings


class Begun(NamedTuple):
    """The beginning of a trip."""

    worth: float  # what it brings more than turns usually do, what is on board being brought the shortest way
    post: int
    rooted: bool
    points: int
    spent: int
    earned: float
    builds: frozenset[Lay | Buy]
    spare: tuple[int, ...]  # goods on board that no order was chosen for
    aboard: tuple[Errand, ...]
    served: tuple[Errand, ...]
    last: Last | None = None  # the step that led here


class Last(NamedTuple):
    """The last step of a beginning: what was there before, the leg, and the errand that was done at its end."""

    before: Begun
    leg: Leg
    errand: Errand


class Trips:
    """A search that goes on with the best beginnings, stop by stop."""

    def __init__(self, legs: Legs, errands: tuple[Errand, ...], purse: Purse) -> None:
        self.legs, self.errands, self.purse = legs, errands, purse
        self.title, self.supply = legs.title, legs.public.supply

    def find(self, spare: tuple[int, ...]) -> list[Trip]:
        """The most promising, the best first."""
        best = tuple(sorted(spare, key=self._wanted, reverse=True))
        front = [Begun(0.0, TRAIN, False, 0, 0, 0.0, frozenset(), best, (), ())]
        whole: list[Begun] = []
        for _ in range(2 * DELIVERIES):
            steps = [step for begun in front for step in self._next(begun)]
            whole += [step for step in steps if not step.aboard]
            front = nlargest(WIDTH, self._different(steps), key=lambda step: step.worth)
        whole = nlargest(MOST, whole, key=lambda step: step.worth)
        return [trip_of(step, self.title.board) for step in whole]

    def _wanted(self, good: int) -> int:
        """The most that anybody pays for this good: what is wanted least makes room first."""
        return max((errand.order.pay for errand in self.errands if errand.order.good == good), default=0)

    def _different(self, steps: list[Begun]) -> list[Begun]:
        """Of beginnings that lead to the same, the best one."""
        best: dict[object, Begun] = {}
        for step in steps:
            key = step.post, frozenset(step.aboard), frozenset(step.served)
            if key not in best or best[key].worth < step.worth:
                best[key] = step
        return list(best.values())

    def _next(self, begun: Begun) -> list[Begun]:
        taken = {errand.card for errand in (*begun.aboard, *begun.served)}
        full = len(begun.aboard) >= self.purse.holds
        more = len(begun.aboard) + len(begun.served) < DELIVERIES
        found = [self._bring(begun, errand) for errand in begun.aboard]
        if more:
            for errand in self.errands:
                if errand.card in taken:
                    continue
                if errand.order.good in begun.spare:
                    found.append(self._bring(begun, errand))
                elif not full:
                    found += [self._fetch(begun, errand, source) for source in errand.sources]
        return [step for step in found if step is not None]

    def _fetch(self, begun: Begun, errand: Errand, source: int) -> Begun | None:
        good = errand.order.good
        if source in self.title.board.supplied[good]:
            loaded = sum(other.order.good == good for other in begun.aboard)
            if self.supply[good] <= loaded:
                return None
        leg = self.legs.between(begun.post, source, begun.rooted)
        if leg is None:
            return None
        aboard = (*begun.aboard, errand)
        # Goods that nobody asked for make room.
        spare = begun.spare[: self.purse.holds - len(aboard)]
        return self._go(begun, leg, errand, 0.0, spare, aboard, begun.served)

    def _bring(self, begun: Begun, errand: Errand) -> Begun | None:
        order = errand.order
        leg = self.legs.between(begun.post, order.city, begun.rooted)
        if leg is None:
            return None
        spare, aboard = begun.spare, begun.aboard
        if errand in aboard:
            at = aboard.index(errand)
            aboard = (*aboard[:at], *aboard[at + 1 :])
        else:
            at = spare.index(order.good)
            spare = (*spare[:at], *spare[at + 1 :])
        pay = errand.hope((begun.points + leg.points) / self.purse.speed)
        return self._go(begun, leg, errand, pay, spare, aboard, (*begun.served, errand))

    def _go(
        self,
        begun: Begun,
        leg: Leg,
        errand: Errand,
        pay: float,
        spare: tuple[int, ...],
        aboard: tuple[Errand, ...],
        served: tuple[Errand, ...],
    ) -> Begun | None:
        purse, builds, price = self.purse, begun.builds, leg.price
        if leg.builds:
            if not builds.isdisjoint(leg.builds):
                price = sum(price for build, price in leg.builds.items() if build not in builds)
            builds = builds.union(leg.builds)
        spent = begun.spent + price
        if spent - begun.earned > purse.cash:
            return None
        points, earned = begun.points + leg.points, begun.earned + pay - leg.rent
        steps = self.title.steps(self.title.board.place_at[leg.post])
        ahead = max([steps[other.order.city] for other in aboard], default=0)
        turns = max((points + ahead) / purse.speed, spent / purse.limit)
        hopes = sum([other.order.pay for other in aboard])
        worth = earned + hopes - (1 - KEEPS) * spent - purse.pace * turns
        last = Last(begun, leg, errand)
        return Begun(worth, leg.post, leg.joins, points, spent, earned, builds, spare, aboard, served, last)


def trip_of(begun: Begun, board: Board) -> Trip:
    """The trip, from the first step on."""
    steps: list[tuple[Leg, Errand, bool]] = []
    while begun.last is not None:
        before, leg, errand = begun.last
        steps.append((leg, errand, len(begun.served) > len(before.served)))
        begun = before
    hops: tuple[Hop, ...] = ()
    stops: list[Stop] = []
    for leg, errand, brings in reversed(steps):
        hops += leg.hops
        stops.append(Stop(len(hops), board.place_at[leg.post], errand, brings))
    return Trip(hops, tuple(stops))

"""Trips that look worth rehearsing: which goods to fetch and bring, one after the other."""

from __future__ import annotations

from heapq import nlargest
from typing import Final, NamedTuple

from msgspec import Struct

from stellwerk.crayon.actions import Buy, Lay
from stellwerk.crayon.board import Board
from stellwerk.crayon.bots.errands import Errand
from stellwerk.crayon.bots.legs import TRAIN, Leg, Legs
from stellwerk.crayon.hops import Hop

KEEPS: Final = 0.4  # of what is spent on track, what it is worth to later trips


class Beam(NamedTuple):
    """How far a search for trips goes."""

    width: int = 300  # beginnings of trips that are gone on with
    most: int = 250  # trips that are handed on
    deliveries: int = 5  # of a trip, at most


USUAL: Final = Beam()


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

    post: int
    rooted: bool
    points: int
    spent: int
    earned: float
    builds: frozenset[Lay | Buy]
    spare: tuple[int, ...]  # goods on board that no order was chosen for
    aboard: tuple[Errand, ...]
    served: tuple[Errand, ...]
    last: Step | None = None  # that led here


class Step(NamedTuple):
    """How a beginning could go on: the leg, the errand that is done at its end, and what it comes to by then."""

    worth: float  # what it brings more than turns usually do, what is on board being brought the shortest way
    before: Begun
    leg: Leg
    errand: Errand
    aboard: tuple[Errand, ...]
    points: int
    spent: int
    earned: float

    @property
    def brings(self) -> bool:
        return len(self.aboard) <= len(self.before.aboard)


class Trips:
    """A search that goes on with the best beginnings, stop by stop."""

    def __init__(self, legs: Legs, errands: tuple[Errand, ...], purse: Purse, beam: Beam = USUAL) -> None:
        self.legs, self.errands, self.purse, self.beam = legs, errands, purse, beam
        self.title, self.supply = legs.title, legs.public.supply

    def find(self, spare: tuple[int, ...]) -> list[Trip]:
        """The most promising, the best first."""
        best = tuple(sorted(spare, key=self._wanted, reverse=True))
        front = [Begun(TRAIN, False, 0, 0, 0.0, frozenset(), best, (), ())]
        whole: list[Step] = []
        for _ in range(2 * self.beam.deliveries):
            steps = [step for begun in front for step in self._next(begun)]
            whole += [step for step in steps if not step.aboard]
            front = self._best(steps)
        whole = nlargest(self.beam.most, whole, key=_worth)
        return [trip_of(step, self.title.board) for step in whole]

    def _wanted(self, good: int) -> int:
        """The most that anybody pays for this good: what is wanted least makes room first."""
        return max((errand.order.pay for errand in self.errands if errand.order.good == good), default=0)

    def _best(self, steps: list[Step]) -> list[Begun]:
        """To go on with; of those that lead to the same only the best one."""
        found: dict[object, Begun] = {}
        for step in sorted(steps, key=_worth, reverse=True):
            begun = self._go(step)
            found.setdefault((begun.post, frozenset(begun.aboard), frozenset(begun.served)), begun)
            if len(found) == self.beam.width:
                break
        return list(found.values())

    def _next(self, begun: Begun) -> list[Step]:
        aboard, served, spare = begun.aboard, begun.served, begun.spare
        found = [self._bring(begun, errand) for errand in aboard]
        if len(aboard) + len(served) < self.beam.deliveries:
            taken = {errand.card for errand in (*aboard, *served)}
            full = len(aboard) >= self.purse.holds
            for errand in self.errands:
                if errand.card in taken:
                    continue
                if errand.order.good in spare:
                    found.append(self._bring(begun, errand))
                elif not full:
                    found += [self._fetch(begun, errand, source) for source in errand.sources]
        return [step for step in found if step is not None]

    def _fetch(self, begun: Begun, errand: Errand, source: int) -> Step | None:
        good = errand.order.good
        if source in self.title.board.supplied[good]:
            loaded = sum([other.order.good == good for other in begun.aboard])
            if self.supply[good] <= loaded:
                return None
        leg = self.legs.between(begun.post, source, begun.rooted)
        return None if leg is None else self._step(begun, leg, errand, 0.0, (*begun.aboard, errand))

    def _bring(self, begun: Begun, errand: Errand) -> Step | None:
        leg = self.legs.between(begun.post, errand.order.city, begun.rooted)
        if leg is None:
            return None
        pay = errand.hope((begun.points + leg.points) / self.purse.speed)
        return self._step(begun, leg, errand, pay, tuple([other for other in begun.aboard if other is not errand]))

    def _step(self, begun: Begun, leg: Leg, errand: Errand, pay: float, aboard: tuple[Errand, ...]) -> Step | None:
        """None if it costs more than there is; `pay`: what the errand brings now."""
        purse, spent = self.purse, begun.spent
        if leg.builds:
            spent += leg.price
            if not begun.builds.isdisjoint(leg.builds):
                spent -= sum([price for build, price in leg.builds.items() if build in begun.builds])
        if spent - begun.earned > purse.cash:
            return None
        points, earned = begun.points + leg.points, begun.earned + pay - leg.rent
        ahead = hopes = 0
        for other in aboard:
            order = other.order
            hopes += order.pay
            if leg.steps[order.city] > ahead:
                ahead = leg.steps[order.city]
        turns = max((points + ahead) / purse.speed, spent / purse.limit)
        worth = earned + hopes - (1 - KEEPS) * spent - purse.pace * turns
        return Step(worth, begun, leg, errand, aboard, points, spent, earned)

    def _go(self, step: Step) -> Begun:
        """The beginning with this step."""
        before, leg, errand, aboard = step.before, step.leg, step.errand, step.aboard
        builds = before.builds.union(leg.builds) if leg.builds else before.builds
        spare, served = before.spare, before.served
        if step.brings:
            served = (*served, errand)
            if len(aboard) == len(before.aboard):
                at = spare.index(errand.order.good)
                spare = (*spare[:at], *spare[at + 1 :])
        else:
            spare = spare[: self.purse.holds - len(aboard)]  # goods that nobody asked for make room
        return Begun(
            leg.post, leg.joins, step.points, step.spent, step.earned, builds, spare, aboard, served, step
        )


def trip_of(last: Step, board: Board) -> Trip:
    """The trip, from the first step on."""
    steps = [last]
    while (before := steps[-1].before.last) is not None:
        steps.append(before)
    hops: tuple[Hop, ...] = ()
    stops: list[Stop] = []
    for step in reversed(steps):
        hops += step.leg.hops
        stops.append(Stop(len(hops), board.place_at[step.leg.post], step.errand, step.brings))
    return Trip(hops, tuple(stops))


def _worth(step: Step) -> float:
    return step.worth

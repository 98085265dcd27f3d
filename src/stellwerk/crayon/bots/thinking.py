"""Which trip brings the win soonest: the best of those rehearsed, and what a better train would change."""

from __future__ import annotations

from functools import cached_property
from typing import Final

from msgspec import Struct

from stellwerk.crayon.bots.errands import errands
from stellwerk.crayon.bots.goal import Joining, joining, with_built
from stellwerk.crayon.bots.legs import Legs
from stellwerk.crayon.bots.rehearsal import Outcome, Rehearsal
from stellwerk.crayon.bots.trips import KEEPS, Purse, Trip, Trips
from stellwerk.crayon.search import FAR
from stellwerk.crayon.state import CrayonView
from stellwerk.crayon.title import Title

PACE: Final = 12.0
LOOKED_AT: Final = 4  # of the best trips: what they leave to be built for the big cities, exactly
FASTER: Final = 0.75  # a train twice as fast earns so many doublings more
ROOMIER: Final = 0.12  # what another hold brings
SHUT: Final = 60  # what it is worth not to be shut out of a big city
LEAST: Final = 0.5  # turns that even the shortest trip takes


class Judged(Struct, frozen=True):
    """An outcome, what it is worth in money, and the turns until the win if it is chosen."""

    outcome: Outcome
    gain: float
    turns: float

    @property
    def rate(self) -> float:
        """Money per turn."""
        return self.gain / max(LEAST, self.outcome.turns)


class Thinking:
    """About one position."""

    def __init__(self, title: Title, view: CrayonView, earlier: Legs | None = None) -> None:
        assert view.seat is not None and view.hand is not None
        self.title, self.view, self.seat, self.hand = title, view, view.seat, view.hand
        self.public = view.public
        self.player = self.public.players[self.seat]
        self.rehearsal = Rehearsal(title, view)
        self.legs = Legs(title, self.public, self.seat, earlier)

    @cached_property
    def joining(self) -> Joining:
        return joining(self.title, self.public, self.seat)

    @cached_property
    def need(self) -> float:
        """The money that is missing to win, with what the big cities cost."""
        return self.title.rules.win_sum - self.hand.cash + cost(self.joining)

    @cached_property
    def judged(self) -> list[Judged]:
        """The trips that were rehearsed to their end, the soonest win first."""
        rules, train = self.title.rules, self.title.rules.trains[self.player.kind]
        usual = self.pace(self.player.kind)
        purse = Purse(self.hand.cash, train.speed, train.holds, rules.build_limit, usual)
        trips = Trips(self.legs, errands(self.title, self.view), purse)
        outcomes = [self.rehearsal.play(trip) for trip in trips.find(self.player.goods)]
        rough = [self._judge(found, self._still(found), usual) for found in outcomes if found is not None]
        # When nothing is as good as usual, turns are worth no more than the best trip makes of them.
        pace = min(usual, max((found.rate for found in rough), default=usual))
        pace = max(pace, usual / 4)
        rough = sorted((self._judge(found.outcome, self._still(found.outcome), pace) for found in rough), key=soonest)
        best = [self._judge(found.outcome, self._left(found.outcome), pace) for found in rough[:LOOKED_AT]]
        return sorted(best, key=soonest) + rough[LOOKED_AT:]

    @property
    def best(self) -> Judged | None:
        return self.judged[0] if self.judged else None

    @property
    def worse(self) -> float:
        """How many turns the best trip loses against what turns usually bring, all track being there."""
        usual = self.pace(self.player.kind)
        trips = (found.outcome for found in self.judged)
        return min((trip.turns - (trip.income - trip.rent) / usual for trip in trips), default=FAR)

    def upgraded(self, trip: Trip, kind: int) -> float:
        """How many turns sooner the win is if this train is ordered now."""
        usual, changed = self.rehearsal.play(trip), self.rehearsal.play(trip, kind)
        if usual is None or changed is None:
            return 0.0
        now = self._judge(usual, self._left(usual), self.pace(self.player.kind))
        then = self._judge(changed, self._left(changed), self.pace(kind))
        return now.turns - then.turns

    def pace(self, kind: int) -> float:
        """Money that a turn usually brings."""
        trains = self.title.rules.trains
        faster = (trains[kind].speed / trains[0].speed) ** FASTER
        return PACE * faster * (1 + ROOMIER * (trains[kind].holds - trains[0].holds))

    def _still(self, outcome: Outcome) -> float:
        """What the big cities still cost afterwards, if they are joined the way that is cheapest now."""
        return cost(self.joining) - sum(self.joining.builds.get(build, 0) for build in outcome.built)

    def _left(self, outcome: Outcome) -> float:
        """The same, by the way that is cheapest then."""
        if not outcome.built or not cost(self.joining):
            return cost(self.joining)
        return cost(joining(self.title, with_built(self.public, self.seat, outcome.built), self.seat))

    def _judge(self, outcome: Outcome, left: float, pace: float) -> Judged:
        joined = cost(self.joining) - left
        # Track serves later trips too, the less the nearer the end.
        kept = KEEPS * max(0.0, outcome.building - joined) * min(1.0, max(0.0, self.need) / self.title.rules.win_sum)
        gain = outcome.cash - self.hand.cash + joined + kept
        return Judged(outcome, gain, outcome.turns + max(0.0, self.need - gain) / pace)


def cost(joining: Joining) -> float:
    return joining.price + SHUT * joining.shut


def soonest(judged: Judged) -> float:
    return judged.turns

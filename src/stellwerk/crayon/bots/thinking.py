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
from stellwerk.crayon.state import CrayonView
from stellwerk.crayon.title import Title

PACE: Final = 11.0
LOOKED_AT: Final = 4  # of the best trips: what they leave to be built for the big cities, exactly
FASTER: Final = 0.75  # a train twice as fast earns so many doublings more
ROOMIER: Final = 0.12  # what another hold brings
SHUT: Final = 60  # what it is worth not to be shut out of a big city


class Judged(Struct, frozen=True):
    """An outcome, and the turns until the win if it is chosen."""

    outcome: Outcome
    turns: float

    @property
    def rate(self) -> float:
        """Money per turn."""
        it = self.outcome
        return (it.income - it.rent - it.building) / max(1.0, it.turns)


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
    def judged(self) -> list[Judged]:
        """The trips that were rehearsed to their end, the soonest win first."""
        rules, train = self.title.rules, self.title.rules.trains[self.player.kind]
        purse = Purse(self.hand.cash, train.speed, train.holds, rules.build_limit, self.pace(self.player.kind))
        trips = Trips(self.legs, errands(self.title, self.view), purse)
        outcomes = [self.rehearsal.play(trip) for trip in trips.find(self.player.goods)]
        judged = sorted((self._roughly(found) for found in outcomes if found is not None), key=turns_of)
        first = sorted((self._exactly(found.outcome) for found in judged[:LOOKED_AT]), key=turns_of)
        return first + judged[LOOKED_AT:]

    @property
    def best(self) -> Judged | None:
        return self.judged[0] if self.judged else None

    @property
    def now(self) -> float:
        """Turns until the win as things usually go."""
        return self._plain(self.hand.cash, self.player.kind)

    def upgraded(self, trip: Trip, kind: int) -> float:
        """How many turns sooner the win is if this train is ordered now."""
        usual, changed = self.rehearsal.play(trip), self.rehearsal.play(trip, kind)
        if usual is None or changed is None:
            return 0.0
        return self._exactly(usual).turns - self._exactly(changed, kind).turns

    def pace(self, kind: int) -> float:
        """Money that a turn usually brings."""
        trains = self.title.rules.trains
        faster = (trains[kind].speed / trains[0].speed) ** FASTER
        return PACE * faster * (1 + ROOMIER * (trains[kind].holds - trains[0].holds))

    def _plain(self, cash: int, kind: int) -> float:
        return self._rest(cash, self.joining.price, self.joining.shut, 0, kind)

    def _roughly(self, outcome: Outcome) -> Judged:
        """What is built for the big cities on the way counts only where it is the way that is cheapest now."""
        base = self.joining
        price = sum(price for build, price in base.builds.items() if build not in outcome.built)
        rest = self._rest(outcome.cash, price, base.shut, outcome.building, self.player.kind)
        return Judged(outcome, outcome.turns + rest)

    def _exactly(self, outcome: Outcome, kind: int | None = None) -> Judged:
        left = self.joining
        if outcome.built and (left.builds or left.shut):
            left = joining(self.title, with_built(self.public, self.seat, outcome.built), self.seat)
        kind = self.player.kind if kind is None else kind
        rest = self._rest(outcome.cash, left.price, left.shut, outcome.building, kind)
        return Judged(outcome, outcome.turns + rest)

    def _rest(self, cash: float, price: int, shut: bool, building: int, kind: int) -> float:
        """Turns from there on: the money that is missing at the usual pace, and the big cities."""
        rules = self.title.rules
        need = rules.win_sum - cash + price + SHUT * shut
        kept = KEEPS * building * min(1.0, max(0.0, need) / rules.win_sum)
        return max(0.0, (need - kept) / self.pace(kind), price / rules.build_limit)


def turns_of(judged: Judged) -> float:
    return judged.turns

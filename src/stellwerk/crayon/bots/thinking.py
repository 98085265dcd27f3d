"""Which trip brings the win soonest: the best of those rehearsed, and what a better train would change."""

from __future__ import annotations

from functools import cached_property
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from stellwerk.crayon.bots.errands import STAYS, errands
from stellwerk.crayon.bots.goal import Joining, joining, with_built
from stellwerk.crayon.bots.legs import Legs
from stellwerk.crayon.bots.pace import pace
from stellwerk.crayon.bots.rehearsal import Outcome, Rehearsal
from stellwerk.crayon.bots.trips import KEEPS, Purse, Trip, Trips
from stellwerk.crayon.search import FAR
from stellwerk.crayon.state import CrayonView
from stellwerk.crayon.title import Title

LOOKED_AT: Final = 4  # of the best trips: what they leave to be built for the big cities, exactly
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
    """About one position; `stays`: chance that a public order is still there a turn later."""

    def __init__(self, title: Title, view: CrayonView, earlier: Legs | None = None, stays: float = STAYS) -> None:
        assert view.seat is not None and view.hand is not None
        self.title, self.view, self.seat, self.hand = title, view, view.seat, view.hand
        self.public, self.stays = view.public, stays
        self.player = self.public.players[self.seat]
        self.rehearsal = Rehearsal(title, view)
        self.pace = pace(title, self.player.kind)
        self.legs = Legs(title, self.public, self.seat, earlier)

    @property
    def room(self) -> bool:
        """Whether a hold is empty."""
        return len(self.player.goods) < self.title.rules.trains[self.player.kind].holds

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
        purse = Purse(self.hand.cash, train.speed, train.holds, rules.build_limit, self.pace)
        trips = Trips(self.legs, errands(self.title, self.view, self.stays), purse).find(self.player.goods)
        played = [
            (found, self._still(found)) for trip in trips if (found := self.rehearsal.play(trip)) is not None
        ]
        # When nothing is as good as usual, turns are worth no more than the best trip makes of them.
        best = max((self._judge(found, left, self.pace).rate for found, left in played), default=self.pace)
        worth = min(self.pace, max(best, self.pace / 4))
        rough = sorted((self._judge(found, left, worth) for found, left in played), key=soonest)
        first = [self._judge(it.outcome, self._left(it.outcome), worth) for it in rough[:LOOKED_AT]]
        return sorted(first, key=soonest) + rough[LOOKED_AT:]

    @property
    def best(self) -> Judged | None:
        return self.judged[0] if self.judged else None

    @property
    def worse(self) -> float:
        """How many turns the best trip loses against what turns usually bring, all track being there."""
        trips = (found.outcome for found in self.judged)
        return min((trip.turns - (trip.income - trip.rent) / self.pace for trip in trips), default=FAR)

    def upgraded(self, trip: Trip, kind: int) -> float:
        """How many turns sooner the win is if this train is ordered now; 0 if after the trip were better."""
        usual, changed = self.rehearsal.play(trip), self.rehearsal.play(trip, kind)
        if usual is None or changed is None:
            return 0.0
        faster, left = pace(self.title, kind), self._left(usual)
        never = self._judge(usual, left, self.pace)
        later = self._judge(replace(usual, cash=usual.cash - self.title.rules.upgrade), left, faster)
        now = self._judge(changed, self._left(changed), faster)
        return never.turns - now.turns if now.turns <= later.turns else 0.0

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
        kept = (
            KEEPS * max(0.0, outcome.building - joined) * min(1.0, max(0.0, self.need) / self.title.rules.win_sum)
        )
        gain = outcome.cash - self.hand.cash + joined + kept
        return Judged(outcome, gain, outcome.turns + max(0.0, self.need - gain) / pace)


def cost(joining: Joining) -> float:
    return joining.price + SHUT * bool(joining.shut)


def soonest(judged: Judged) -> float:
    return judged.turns

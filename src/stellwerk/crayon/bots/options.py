"""What a strategist chooses between: trips, a new hand, a better train; each with a look ahead from its end."""

from __future__ import annotations

from collections import Counter
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from stellwerk.crayon.actions import Upgrade
from stellwerk.crayon.bots.afterwards import after_swap, after_trip
from stellwerk.crayon.bots.foresight import Foresight, Later
from stellwerk.crayon.bots.goal import Joining, joining
from stellwerk.crayon.bots.legs import Legs
from stellwerk.crayon.bots.pace import turns_for
from stellwerk.crayon.bots.rehearsal import Outcome
from stellwerk.crayon.bots.thinking import Judged, Thinking, cost
from stellwerk.crayon.bots.trips import Trip

TRIPS: Final = 10
ALIKE: Final = 3  # trips that are the same up to their first payment
RASH: Final = 1.0  # turns that a train seems to cost which the planner would not order yet
POOR: Final = 0.5  # turns that a hand must be worse than usual until a new one is weighed


class Option(Struct, frozen=True):
    """Make this trip, or go on with the one that is being made and order this train."""

    ahead: Foresight
    found: Judged | None = None
    train: Upgrade | None = None
    first: float = 0.0  # turns until the win at first sight, by what the trip itself brings


class Options:
    """In one position; ways are searched once for each network that options lead to."""

    def __init__(self, position: Thinking) -> None:
        self.position = position
        self._networks: dict[object, tuple[Legs, Joining]] = {}

    def trips(self) -> list[Option]:
        """The planner's choice, and then the best ones by what they bring themselves."""
        if self.position.best is None:
            return []
        usual, *others = self.position.judged
        found = [self._trip(usual)]
        begun: Counter[object] = Counter((beginning(usual.outcome),))
        ends = {end(usual.outcome)}
        for it in sorted(others, key=self._at_first):
            begun[beginning(it.outcome)] += 1
            if begun[beginning(it.outcome)] > ALIKE or end(it.outcome) in ends:
                continue
            ends.add(end(it.outcome))
            found.append(self._trip(it))
            if len(found) == TRIPS:
                break
        return found

    def swap(self) -> Foresight | None:
        """To draw a new hand, where this one is poor."""
        return self._look(after_swap(self.position)) if self.position.worse > POOR else None

    def trains(self, trip: Trip, upgrades: list[Upgrade]) -> list[Option]:
        """To go on with the trip, with this train and with each that could be ordered (DK-60)."""
        position, usual = self.position, self.position.player.kind
        outcome = position.rehearsal.play(trip)
        if outcome is None:
            return []
        first = outcome.turns + turns_for(position.title, usual, position.need - outcome.cash + position.hand.cash)
        found = [Option(self._look(after_trip(position, outcome, usual)), first=first)]
        for upgrade in upgrades:
            if (changed := position.rehearsal.play(trip, upgrade.kind)) is not None:
                sooner = position.upgraded(trip, upgrade.kind) or -RASH
                ahead = self._look(after_trip(position, changed, upgrade.kind))
                found.append(Option(ahead, None, upgrade, first - sooner))
        return found

    def _trip(self, it: Judged) -> Option:
        ahead = self._look(after_trip(self.position, it.outcome, self.position.player.kind))
        return Option(ahead, it, first=self._at_first(it))

    def _at_first(self, found: Judged) -> float:
        position = self.position
        return found.outcome.turns + turns_for(position.title, position.player.kind, position.need - found.gain)

    def _look(self, later: Later) -> Foresight:
        title, seat, public = self.position.title, self.position.seat, later.view.public
        key = public.owner, public.lines, public.players[seat].kind
        earlier, joined = self._networks.get(key, (self.position.legs, None))
        legs = Legs(title, public, seat, earlier)
        if joined is None:
            joined = joining(title, public, seat)
            self._networks[key] = legs, joined
        joined_by_then = cost(self.position.joining) - cost(joined)
        track = max(0.0, later.track - joined_by_then)
        return Foresight(title, replace(later, track=track), legs, joined)


def beginning(outcome: Outcome) -> object:
    """What is done up to the first payment."""
    stops = outcome.trip.stops
    first = next(number for number, stop in enumerate(stops) if stop.brings)
    return tuple((stop.city, stop.errand.card, stop.good, stop.brings) for stop in stops[: first + 1])


def end(outcome: Outcome) -> object:
    """Where a trip leads: two that differ only by what is done first in a city lead to the same."""
    served = frozenset(stop.errand.card for stop in outcome.trip.stops if stop.brings)
    return served, outcome.trip.stops[-1].city, outcome.turns, round(outcome.cash), outcome.built

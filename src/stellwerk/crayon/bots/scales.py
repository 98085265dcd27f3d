"""Options weighed within a budget: of seconds, or of looks, with which the same turn gets the same answer."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from time import perf_counter

from msgspec import Struct

from stellwerk.crayon.bots.fates import Fate, fate
from stellwerk.crayon.bots.options import Option
from stellwerk.crayon.bots.racing import Race
from stellwerk.crayon.state import CrayonView
from stellwerk.crayon.title import Title


class Budget(Struct, frozen=True):
    """`looks`: a fixed amount of work instead of seconds."""

    seconds: float
    looks: int | None = None


class Weighed(Struct, frozen=True):
    """An option, and how many turns it takes to win on average."""

    option: Option
    turns: float


class Scales:
    """For one decision; the clock runs from now on."""

    def __init__(self, title: Title, view: CrayonView, chance: float, budget: Budget) -> None:
        self.title, self.view, self.budget = title, view, budget
        self._began, self._rng = perf_counter(), Random(chance)

    def fates(self) -> Iterator[Fate]:
        while True:
            yield fate(self.title, self.view, self._rng)

    def weigh(self, options: list[Option], share: float = 1.0) -> list[Weighed]:
        """The options, the soonest win first; `share`: of the time, what may be gone afterwards."""
        race = Race(options, self.fates())
        seconds, looks = self.budget.seconds * share, self.budget.looks
        race.run(lambda seen: perf_counter() - self._began > seconds if looks is None else seen >= looks)
        return [Weighed(options[number], race.turns(number)) for number in race.ranked()]

"""Options race: all meet the same fates, and whoever falls behind is out, so that time goes where it is close."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import sqrt
from statistics import fmean, pstdev
from typing import Final

from stellwerk.crayon.bots.fates import Fate
from stellwerk.crayon.bots.options import Option

LEAST: Final = 4  # fates before anybody is out
MOST: Final = 24  # fates after which more would tell nothing new
CLEAR: Final = 2.0  # standard errors by which one is behind who is out
FIRST: Final = 0.5  # how much the first sight counts: a look ahead sees further, but in a narrow search
HAIR: Final = 0.02  # turns: less is no difference


class Race:
    """Turns until the win, for every option and fate. The first option stands if there is no time for any look."""

    def __init__(self, options: Sequence[Option], fates: Iterator[Fate]) -> None:
        self.options, self._fates = options, fates
        self.alive = list(range(len(options)))
        self.seen: list[list[float]] = [[] for _ in options]
        self.looks = 0

    def run(self, over: Callable[[int], bool]) -> None:
        """Until one is left, nothing more is to be learnt, or it is over after so many looks."""
        for number in range(MOST):
            fate = next(self._fates)
            for option in self.alive:
                if over(self.looks):
                    return
                self.seen[option].append(self._look(self.options[option], fate))
                self.looks += 1
            if number + 1 >= LEAST:
                self._drop()
            if len(self.alive) == 1:
                return

    def _look(self, option: Option, fate: Fate) -> float:
        return FIRST * option.first + (1 - FIRST) * option.ahead.soonest(fate)

    def _drop(self) -> None:
        best = self.ranked()[0]
        self.alive = [option for option in self.alive if option == best or not self._beaten(option, best)]

    def _beaten(self, option: int, best: int) -> bool:
        behind = [mine - its for mine, its in zip(self.seen[option], self.seen[best], strict=True)]
        doubt = pstdev(behind) / sqrt(len(behind))
        return fmean(behind) > CLEAR * doubt + HAIR or (len(behind) >= MOST // 2 and doubt <= HAIR)

    def ranked(self) -> list[int]:
        """All options, the soonest win first, by the fates that all have met; those that are out come last."""
        met = min(len(self.seen[option]) for option in self.alive)
        if not met:
            return list(range(len(self.options)))
        alive = sorted(self.alive, key=lambda option: fmean(self.seen[option][:met]))
        out = [option for option in range(len(self.options)) if option not in self.alive]
        return [*alive, *sorted(out, key=self.turns)]

    def turns(self, option: int) -> float:
        """Until the win, on average over the fates that it has met."""
        return fmean(self.seen[option] or [self.options[option].first])

"""Candidates for a decision race: each batch of worlds is played for all of them with the same luck, so that they
differ by the decision alone, and whoever has no prospects any more is out.

The first of them is the usual one: it stands unless another is better beyond doubt. Out is who can hardly become
the choice by what is left of the budget, and after every round the worse half (successive halving). So a race
whose outcome is clear, or of no matter, ends early.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil, erf, exp, log2, pi, sqrt
from typing import Final

import numpy as np
from numpy.typing import NDArray

from stellwerk.core.game import Seat
from stellwerk.turbo.rollouts import Rollouts
from stellwerk.turbo.worlds import Worlds

BATCH: Final = 8  # worlds that are played before the clock is looked at
DOUBT: Final = 1.0  # standard errors by which another choice must be better than the usual one
LEAST: Final = 24  # worlds before anybody is out: fewer tell too little
TRIFLE: Final = 0.001  # of a win that the rest of the budget must promise a candidate to stay
SPREAD: Final = 0.02  # of the difference between two candidates, at least: what was seen may be too even

Values = NDArray[np.float64]


class Race:
    """What became of each candidate so far."""

    def __init__(self, rollouts: Rollouts, worlds: Worlds, seat: Seat, codes: Sequence[int], seed: int) -> None:
        self.codes = self.alive = list(codes)
        self.played = 0
        self._rollouts, self._worlds, self._seat, self._seed = rollouts, worlds, seat, seed
        self._seen: dict[int, list[Values]] = {code: [] for code in codes}  # value and win, by world

    def run(self, spent: Callable[[], float]) -> None:
        """Rounds of equal cost, each with half as many candidates; `spent` is the part of the budget gone."""
        rounds = max(1, ceil(log2(len(self.codes))))
        for number in range(1, rounds + 1):
            gone = 0.0
            while gone < number / rounds:
                self._batch()
                gone = spent()
                self._drop(gone)
                if len(self.alive) == 1:
                    return
            half = self.best()[: max(2, len(self.alive) // 2)]
            self.alive = [code for code in self.alive if code in half or code == self.codes[0]]

    def _batch(self) -> None:
        results = self._rollouts.play(self._worlds.some(BATCH), self._seat, self.alive, self._seed, self.played)
        self.played += BATCH * len(self.alive)
        for code, values in zip(self.alive, results, strict=True):
            self._seen[code].append(values)

    def _drop(self, gone: float) -> None:
        """Whoever may hope for a trifle at most."""
        worlds = BATCH * len(self._seen[self.alive[0]])
        if worlds < LEAST:
            return
        more = max(0.0, 1 / gone - 1) * self.played / len(self.alive)  # worlds that the budget still has
        leader = self.best()[0]
        self.alive = [
            code
            for code in self.alive
            if code == leader or self._hope(code, leader, worlds, worlds + more) >= TRIFLE
        ]

    def _hope(self, code: int, leader: int, worlds: float, at_last: float) -> float:
        """What a candidate may be expected to gain on the leader's place by the end, if it gets there at all."""
        usual = self.codes[0]
        ahead = self.value(code) - self.value(leader)
        spread = max(SPREAD, float(ahead.std()))
        doubt = DOUBT * spread / sqrt(at_last)
        margin = float(ahead.mean()) - (doubt if leader == usual else -doubt if code == usual else 0.0)
        return _expected(margin, spread * sqrt(1 / worlds - 1 / at_last))

    def value(self, code: int) -> Values:
        return np.concatenate(self._seen[code])[:, 0]

    def wins(self, code: int) -> float:
        return float(np.concatenate(self._seen[code])[:, 1].mean())

    def best(self) -> list[int]:
        """Those still in the race, best first: before the usual one only what is better beyond doubt."""
        usual = self.codes[0]
        if usual not in self.alive:
            return sorted(self.alive, key=lambda code: -float(self.value(code).mean()))
        base = self.value(usual)

        def gain(code: int) -> float:
            more = self.value(code) - base
            return float(more.mean() - DOUBT * more.std() / sqrt(len(more))) if code != usual else 0.0

        return sorted(self.alive, key=lambda code: -gain(code))

    def ranked(self) -> list[int]:
        """All of them: behind the best those that went out, by what was seen of them."""
        out = [code for code in self.codes if code not in self.alive]
        return [*self.best(), *sorted(out, key=lambda code: -float(self.value(code).mean()))]


def _expected(mean: float, spread: float) -> float:
    """Of a normally distributed gain, losses counted as nothing."""
    if spread <= 0:
        return max(0.0, mean)
    z = mean / spread
    return mean * (1 + erf(z / sqrt(2))) / 2 + spread * exp(-z * z / 2) / sqrt(2 * pi)

"""The race of candidates: who wins it, and when it ends. The values are made up; nothing is compiled."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from stellwerk.turbo.racing import Race

BUDGET = 4000  # games


class Fixed:
    """Worlds and rollouts at once: decision `code` is worth `means[code]` on average, with some luck."""

    def __init__(self, *means: float) -> None:
        self.means = means
        self.rng = np.random.default_rng(1)

    def some(self, number: int) -> Any:
        return self.rng.normal(0, 0.2, number)

    def play(self, worlds: Any, seat: int, codes: list[int], seed: int, first: int) -> Any:
        own = self.rng.normal(0, 0.2, (len(codes), len(worlds)))
        value = np.array([self.means[code] for code in codes])[:, None] + worlds + own
        return np.stack((value, value), axis=2)


def raced(*means: float) -> Race:
    fixed: Any = Fixed(*means)
    race = Race(fixed, fixed, 0, range(len(means)), 0)
    race.run(lambda: race.played / BUDGET)
    return race


@pytest.mark.parametrize("best", [0, 1, 3])
def test_who_is_clearly_better_wins_before_the_budget_is_gone(best: int) -> None:
    race = raced(*(0.8 if code == best else 0.3 for code in range(5)))
    assert race.best() == [best]
    assert race.played < BUDGET / 8


def test_what_makes_no_difference_is_not_weighed_to_the_last() -> None:
    race = raced(0.5, 0.5, 0.5, 0.5)
    assert race.played < BUDGET
    assert sorted(race.ranked()) == [0, 1, 2, 3]


def test_a_little_better_is_found_with_time() -> None:
    assert raced(0.5, 0.56).best()[0] == 1


def test_with_next_to_no_time_the_usual_one_stands() -> None:
    fixed: Any = Fixed(0.5, 0.5)
    race = Race(fixed, fixed, 0, [0, 1], 0)
    race.run(lambda: 1.0)
    assert race.best()[0] == 0

"""Intervals that hold, and verdicts that say what they know."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from stellwerk.core.statistics import Estimate, clustered
from stellwerk.report.verdict import judged
from stellwerk.study import sums
from stellwerk.study.chapter import Claim


def test_an_interval_of_clustered_values_holds_95_times_of_100() -> None:
    """Four seatings of a deal share its luck: taken one by one they would look surer than they are."""
    rng = Random(1)
    held = 0
    for _ in range(400):
        values = []
        for deal in range(40):
            luck = rng.gauss(10, 3)
            values += [(deal, luck + rng.gauss(0, 1)) for _ in range(4)]
        of = clustered(values)
        held += of.low <= 10 <= of.high
    assert 0.91 <= held / 400 <= 0.99


@pytest.mark.parametrize("rate", [0.02, 0.3, 0.5])
def test_an_interval_of_a_rate_holds(rate: float) -> None:
    rng = Random(2)
    held = 0
    for _ in range(400):
        values = []
        for deal in range(60):
            same = rng.random() < rate
            values += [(deal, float(same if rng.random() < 0.5 else rng.random() < rate)) for _ in range(3)]
        of = clustered(values, bounded=True)
        assert 0 <= of.low <= of.value <= of.high <= 1
        held += of.low <= rate <= of.high
    assert 0.9 <= held / 400 <= 1.0


def test_a_rate_is_the_mean_however_few_looks_its_clusters_are_worth() -> None:
    values = [(deal, float(won)) for deal, wins in enumerate(((1, 1, 0), (0, 0, 0), (1, 0, 0))) for won in wins]
    assert clustered(values, bounded=True).value == pytest.approx(1 / 3)


@pytest.mark.parametrize("bounded", [False, True])
def test_columns_are_summed_as_single_values_are(bounded: bool) -> None:
    rng = Random(3)
    for count in (0, 1, 60):
        values = [(rng.randrange(12), float(rng.random() < 0.2)) for _ in range(count)]
        one = clustered(values, bounded=bounded)
        numbers = np.array(values, dtype=np.float64).reshape(-1, 2)
        other = sums.clustered(numbers[:, 0].astype(np.int64), numbers[:, 1], bounded=bounded)
        assert (one.value, one.low, one.high) == pytest.approx((other.value, other.low, other.high))


def test_what_never_happened_may_still_happen() -> None:
    assert clustered(((n, 0.0) for n in range(30)), bounded=True).high > 0.05
    assert clustered([], bounded=True) == Estimate(0.0, 0.0, 1.0)


@pytest.mark.parametrize(
    ("value", "at_most", "light", "needed"),
    [
        (Estimate(0.02, 0.01, 0.03), True, "green", None),
        (Estimate(0.12, 0.10, 0.14), True, "red", None),
        (Estimate(0.04, 0.02, 0.06), True, "amber", 400),
        (Estimate(0.05, 0.02, 0.08), True, "amber", None),
        (Estimate(0.60, 0.55, 0.65), False, "green", None),
        (Estimate(0.04, 0.03, 0.05), False, "red", None),
    ],
)
def test_a_claim_is_judged_by_its_whole_interval(
    value: Estimate, at_most: bool, light: str, needed: int | None
) -> None:
    limit = 0.05 if at_most or value.value < 0.05 else 0.5
    verdict = judged(
        Claim("x", "x", value, limit + (0.001 if light == "red" and not at_most else 0), at_most), 100
    )
    assert (verdict.light, verdict.needed) == (light, needed)

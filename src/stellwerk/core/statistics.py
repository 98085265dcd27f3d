"""What can be said from so many games, and how surely: 95 % intervals."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from math import sqrt
from statistics import NormalDist, fmean, stdev
from typing import Final

from msgspec import Struct

Z: Final = NormalDist().inv_cdf(0.975)


class Estimate(Struct, frozen=True):
    """A figure, and between which bounds it lies with 95 % certainty."""

    value: float
    low: float
    high: float


def share(part: float, of: int) -> Estimate:
    """A rate, by Wilson: its bounds stay between 0 and 1 and hold for few games and for rare wins too."""
    if not of:
        return Estimate(0.0, 0.0, 1.0)
    rate, weight = part / of, Z * Z / of
    middle = (rate + weight / 2) / (1 + weight)
    reach = Z * sqrt(rate * (1 - rate) / of + weight / of / 4) / (1 + weight)
    return Estimate(rate, max(0.0, min(rate, middle - reach)), min(1.0, max(rate, middle + reach)))


def mean(numbers: Sequence[float]) -> Estimate:
    """By the normal distribution; one number alone says nothing of its bounds."""
    middle = fmean(numbers)
    reach = Z * stdev(numbers) / sqrt(len(numbers)) if len(numbers) > 1 else 0.0
    return Estimate(middle, middle - reach, middle + reach)


def clustered(values: Iterable[tuple[Hashable, float]], *, bounded: bool = False) -> Estimate:
    """A mean of values that come in clusters, such as the seatings of one deal: values of a cluster may well be
    alike, so it counts as one look at the world. `bounded`: a rate, from 0 to 1."""
    sums: dict[Hashable, list[float]] = {}
    for cluster, value in values:
        sums.setdefault(cluster, []).append(value)
    count = sum(map(len, sums.values()))
    if not count:
        return Estimate(0.0, 0.0, 1.0) if bounded else Estimate(0.0, 0.0, 0.0)
    middle = sum(map(sum, sums.values())) / count
    apart = sum((sum(each) - middle * len(each)) ** 2 for each in sums.values())
    many = len(sums)
    if bounded:  # Wilson, with as many looks as the clusters are worth
        plain = middle * (1 - middle)
        worth = plain * count * count / apart if apart and plain else many
        looks = max(1, round(min(worth, count)))
        return share(middle * looks, looks)
    reach = Z * sqrt(apart * many / max(many - 1, 1)) / count if many > 1 else 0.0
    return Estimate(middle, middle - reach, middle + reach)

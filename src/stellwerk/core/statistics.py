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
    sums: dict[Hashable, float] = {}
    sizes: dict[Hashable, int] = {}
    for cluster, value in values:
        sums[cluster] = sums.get(cluster, 0.0) + value
        sizes[cluster] = sizes.get(cluster, 0) + 1
    count = sum(sizes.values())
    middle = sum(sums.values()) / count if count else 0.0
    apart = sum((total - middle * sizes[cluster]) ** 2 for cluster, total in sums.items())
    return estimated(middle, apart, count, len(sizes), bounded)


def estimated(middle: float, apart: float, count: int, clusters: int, bounded: bool) -> Estimate:
    """A mean of so many values in so many clusters. `apart`: squares of how far each cluster is from what the mean
    would make it, added up."""
    if not count:
        return Estimate(0.0, 0.0, 1.0) if bounded else Estimate(0.0, 0.0, 0.0)
    if bounded:  # Wilson, with as many looks as the clusters are worth
        plain = middle * (1 - middle)
        worth = plain * count * count / apart if apart and plain else clusters
        looks = max(1, round(min(worth, count)))
        return share(middle * looks, looks)
    reach = Z * sqrt(apart * clusters / max(clusters - 1, 1)) / count if clusters > 1 else 0.0
    return Estimate(middle, middle - reach, middle + reach)

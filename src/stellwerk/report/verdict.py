"""Red, amber or green for every claim, and how many games would settle the undecided."""

from __future__ import annotations

from math import ceil, floor, log10
from typing import Literal, TypeAlias

from msgspec import Struct

from stellwerk.study.chapter import Claim

Light: TypeAlias = Literal["green", "amber", "red"]
MOST = 10_000_000  # beyond it the figure lies on the limit, and no number of games will tell


class Verdict(Struct, frozen=True):
    """`needed` games in all would decide; None: it is decided, or nobody can."""

    claim: Claim
    light: Light
    needed: int | None = None


def judged(claim: Claim, games: int) -> Verdict:
    low, high = claim.value.low, claim.value.high
    good, bad = (
        (high <= claim.limit, low > claim.limit) if claim.at_most else (low >= claim.limit, high < claim.limit)
    )
    if good or bad:
        return Verdict(claim, "green" if good else "red")
    return Verdict(claim, "amber", _needed(claim, games))


def _needed(claim: Claim, games: int) -> int | None:
    """Intervals shrink with the root of the number of games."""
    of = claim.value
    away, reach = abs(claim.limit - of.value), of.value - of.low if claim.limit < of.value else of.high - of.value
    if not away or (many := games * (reach / away) ** 2) > MOST:
        return None
    step: int = 10 ** max(0, floor(log10(max(many, 1))) - 1)
    return max(games + 1, ceil(many / step) * step)

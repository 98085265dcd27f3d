"""Ratings by openskill: one number for each bot, whoever has met whom."""

from __future__ import annotations

from collections.abc import Iterable
from statistics import fmean

from msgspec import Struct

from stellwerk.arena.match import Result


class Rating(Struct, frozen=True):
    """Plackett and Luce: strength and how uncertain it is. Newcomers have 25 and 8.3."""

    mu: float
    sigma: float


def ratings(results: Iterable[Result]) -> dict[str, Rating] | None:
    """In the order of the results, so give them sorted; None where openskill is not installed."""
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        return None
    model = PlackettLuce()
    known: dict[str, Rating] = {}
    for result in results:
        if len(set(result.bots)) == 1:
            continue  # a bot learns nothing about itself from itself
        old = [known.get(bot, Rating(model.mu, model.sigma)) for bot in result.bots]
        rated = model.rate(
            [[model.rating(mu=each.mu, sigma=each.sigma)] for each in old],
            ranks=[float(rank) for rank in result.ranks],
        )
        for bot in set(result.bots):  # one that holds several seats learns what they learn on average
            own = [team[0] for team, name in zip(rated, result.bots, strict=True) if name == bot]
            known[bot] = Rating(fmean(each.mu for each in own), fmean(each.sigma for each in own))
    return known

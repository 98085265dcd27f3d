"""What a turn usually brings: the measure of trips, trains and hands, taken from the board's own orders."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from stellwerk.crayon.title import Title

LADEN: Final = 0.75  # of what a train makes that always carries one order straight to its city
FASTER: Final = 0.75  # a train twice as fast earns so many doublings more
ROOMIER: Final = 0.12  # what another hold brings
SHORT: Final = 0.4  # turns that it takes more, however little is missing: one more order must be served
REALLY: Final = 0.87  # of the pace is what planners make of their turns from a trip's end to the win


def pace(title: Title, kind: int) -> float:
    """Money per turn with this train."""
    first, train = title.rules.trains[0], title.rules.trains[kind]
    faster: float = (train.speed / first.speed) ** FASTER
    return LADEN * pay_per_step(title) * first.speed * faster * (1 + ROOMIER * (train.holds - first.holds))


def turns_for(title: Title, kind: int, money: float) -> float:
    """How long so much money takes, better trains being bought on the way where that is sooner (DK-60)."""
    if money <= 0:
        return 0.0
    rules, level = title.rules, title.rules.trains[kind].level
    return SHORT + min(
        (money + rules.upgrade * (train.level - level)) / (REALLY * pace(title, number))
        for number, train in enumerate(rules.trains)
        if number == kind or train.level > level
    )


@lru_cache(16)
def pay_per_step(title: Title) -> float:
    """Over all orders, each brought from a city that supplies its good."""
    board = title.board
    ways = [
        (order.pay, sum(title.steps(source)[order.city] for source in sources) / len(sources))
        for orders in board.cards
        for order in orders
        if (sources := board.supplied[order.good])
    ]
    return sum(pay for pay, _ in ways) / max(1.0, sum(steps for _, steps in ways))

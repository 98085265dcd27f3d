"""What a turn usually brings: the measure of trips, trains and hands, taken from the board's own orders."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from stellwerk.crayon.title import Title

LADEN: Final = 0.75  # of what a train makes that always carries one order straight to its city
FASTER: Final = 0.75  # a train twice as fast earns so many doublings more
ROOMIER: Final = 0.12  # what another hold brings


def pace(title: Title, kind: int) -> float:
    """Money per turn with this train."""
    first, train = title.rules.trains[0], title.rules.trains[kind]
    faster: float = (train.speed / first.speed) ** FASTER
    return LADEN * pay_per_step(title) * first.speed * faster * (1 + ROOMIER * (train.holds - first.holds))


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

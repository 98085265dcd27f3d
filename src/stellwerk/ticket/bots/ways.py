"""Cheapest ways over a priced board: the one search that all plans are made of."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from heapq import heappop, heappush
from math import inf
from typing import TypeAlias

from stellwerk.ticket.progress import neighbours
from stellwerk.ticket.title import Title

Costs: TypeAlias = Sequence[float]  # one per route; inf: not to be had


@lru_cache(64)
def ends_of(title: Title) -> frozenset[int]:
    """Places that no way runs through."""
    return frozenset(index for index, city in enumerate(title.board.cities) if not city.through)


class Reach:
    """What every place costs from some starts, and by which route it is entered."""

    def __init__(
        self, title: Title, prices: Costs, starts: Sequence[int], goals: frozenset[int] = frozenset()
    ) -> None:
        graph, dead = neighbours(title), ends_of(title)
        cost = [inf] * len(graph)
        entered = [-1] * len(graph)
        came = [-1] * len(graph)
        queue = [(0.0, city) for city in starts]
        for city in starts:
            cost[city] = 0.0
        self.goal = -1
        while queue:
            now, city = heappop(queue)
            if now > cost[city]:
                continue
            if city in goals:
                self.goal = city
                break
            if city in dead and city not in starts:
                continue
            for other, route in graph[city]:
                then = now + prices[route]
                if then < cost[other]:
                    cost[other], entered[other], came[other] = then, route, city
                    heappush(queue, (then, other))
        self.cost, self._entered, self._came = cost, entered, came

    def way(self, city: int) -> tuple[int, ...]:
        """The routes to this place, from its end backwards."""
        routes: list[int] = []
        while self._came[city] >= 0:
            routes.append(self._entered[city])
            city = self._came[city]
        return tuple(routes)


def cheapest_way(
    title: Title, prices: Costs, starts: Sequence[int], goals: frozenset[int]
) -> tuple[float, tuple[int, ...]] | None:
    """From the nearest start to the nearest goal; None: there is no way."""
    reach = Reach(title, prices, starts, goals)
    if reach.goal < 0:
        return None
    return reach.cost[reach.goal], reach.way(reach.goal)

"""How far cities are from each other on the finished map, in steps; a ferry counts as some steps."""

from __future__ import annotations

import math
from heapq import heappop, heappush

from stellwerk.crayon.boardfile import City, Edge, Ferry, Point
from stellwerk.crayon.generator.recipe import Payout


def distances(
    cities: tuple[City, ...], edges: tuple[Edge, ...], ferries: tuple[Ferry, ...], lengths: dict[str, float],
    payout: Payout,
) -> dict[str, dict[str, float]]:  # fmt: skip
    """From every city to every city that can be reached. `lengths`: the ferries' lengths in spacings."""
    near: dict[str, list[tuple[str, float]]] = {}
    for edge in edges:
        near.setdefault(edge.a, []).append((edge.b, 1.0))
        near.setdefault(edge.b, []).append((edge.a, 1.0))
    for ferry in ferries:
        steps = payout.ferry + payout.ferry_step * lengths[ferry.id]
        near.setdefault(ferry.a, []).append((ferry.b, steps))
        near.setdefault(ferry.b, []).append((ferry.a, steps))
    return {city.id: _from(city, cities, near) for city in cities}


def _from(city: City, cities: tuple[City, ...], near: dict[str, list[tuple[str, float]]]) -> dict[str, float]:
    best = dict.fromkeys(city.posts, 0.0)
    todo = [(0.0, post) for post in city.posts]
    while todo:
        steps, post = heappop(todo)
        if steps > best[post]:
            continue
        for there, more in near.get(post, ()):
            if steps + more < best.get(there, math.inf):
                best[there] = steps + more
                heappush(todo, (steps + more, there))
    return {to.id: min(best.get(post, math.inf) for post in to.posts) for to in cities}


def ferry_lengths(ferries: tuple[Ferry, ...], where: dict[str, Point], spacing: float) -> dict[str, float]:
    return {ferry.id: math.dist(where[ferry.a], where[ferry.b]) / spacing for ferry in ferries}

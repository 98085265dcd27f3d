"""The way that a ticket would take if nobody were in it."""

from __future__ import annotations

from functools import lru_cache

from stellwerk.core.graph import labels_to, shortest
from stellwerk.ticket.title import Title


@lru_cache(4)
def ways(title: Title) -> tuple[frozenset[int], ...]:
    """Routes on a shortest way of each ticket over the empty board."""
    graph: dict[int, list[tuple[int, int, int]]] = {city: [] for city in range(len(title.board.cities))}
    for number, route in enumerate(title.board.routes):
        graph[route.a].append((route.b, route.length, number))
        graph[route.b].append((route.a, route.length, number))
    found = []
    for ticket in title.board.tickets:
        passable = {c: edges for c, edges in graph.items() if c == ticket.a or title.board.cities[c].through}
        _, before = shortest(passable, [ticket.a])
        found.append(frozenset(labels_to(ticket.b, before)))
    return tuple(found)


def near(title: Title) -> tuple[frozenset[int], ...]:
    """For each ticket the routes that somebody who has it would like to have: those of its way and those beside
    them."""
    return tuple(
        way | frozenset(other for route in way for other in title.board.parallel[route]) for way in ways(title)
    )

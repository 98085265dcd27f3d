"""The way that a ticket would take if nobody were in it, and who came to stand in it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from stellwerk.core.game import Seat
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


def wanted(title: Title, tickets: Iterable[int]) -> frozenset[int]:
    """Routes that somebody with these tickets would like to have, or those beside them."""
    routes = {route for ticket in tickets for route in ways(title)[ticket]}
    return frozenset(routes | {other for route in routes for other in title.board.parallel[route]})


def closer(title: Title, seats: int, claims: Sequence[tuple[int, Seat]], seat: Seat, ticket: int) -> Seat | None:
    """Whoever closed the shortest way of a ticket to this seat first. A route is closed when another has it and
    none beside it is the seat's or left (T-26, T-27)."""
    way = ways(title)[ticket]
    owner: dict[int, Seat] = {}
    for route, who in claims:
        owner[route] = who
        beside = (route, *title.board.parallel[route])
        if who == seat or way.isdisjoint(beside) or any(owner.get(each) == seat for each in beside):
            continue
        if title.few(seats) or all(each in owner for each in beside):
            return who
    return None

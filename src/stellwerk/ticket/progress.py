"""How far a seat is with its tickets: what is done, and what the cheapest completion still takes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import TypeAlias

from msgspec import Struct

from stellwerk.core.game import Seat
from stellwerk.core.graph import labels_to, shortest
from stellwerk.ticket.state import FREE, Hand, Public
from stellwerk.ticket.stations import borrow
from stellwerk.ticket.title import Title

Ways: TypeAlias = Mapping[int, Sequence[tuple[int, int, int]]]


class Progress(Struct, frozen=True):
    """`missing`: routes to claim, None if there is no way any more; `trains`: what they take together. Numbers are
    indexes, as in views."""

    ticket: int
    done: bool
    missing: tuple[int, ...] | None
    trains: int


def progress(title: Title, public: Public, hand: Hand, seat: Seat) -> tuple[Progress, ...]:
    """For each ticket in hand and on offer. Made only of what the seat sees."""
    tickets = (*hand.tickets, *hand.offer)
    trains = public.players[seat].trains
    return _progress(title, public.owner, public.stations, len(public.players), seat, trains, tickets)


@lru_cache(8192)  # asked at every move, and most moves change nothing of it
def _progress(
    title: Title, owner: bytes, stations: bytes, seats: int, seat: Seat, trains: int, tickets: tuple[int, ...]
) -> tuple[Progress, ...]:
    done = borrow(title, owner, stations, seat, tickets).done
    cost = costs(title, owner, seats, seat)
    onward = ways(title, cost) if len(done) < len(tickets) else {}
    found = []
    for ticket in tickets:
        path = [] if ticket in done else cheapest(title, onward, ticket)
        new = [index for index in path or () if owner[index] == FREE]
        length = sum(cost[index] for index in new)
        missing = None if path is None or length > trains else tuple(new)
        found.append(Progress(ticket, ticket in done, missing, length))
    return tuple(found)


def costs(title: Title, owner: bytes, seats: int, seat: Seat) -> dict[int, int]:
    """What each route that this seat owns or may still claim costs in trains."""
    routes = title.board.routes
    mask = title.tables.open_routes(owner, seat, title.few(seats))
    is_open = mask.to_bytes(len(routes), "little")
    return {
        index: 0 if owner[index] == seat else route.length
        for index, route in enumerate(routes)
        if owner[index] == seat or is_open[index]
    }


def ways(title: Title, cost: Mapping[int, int]) -> Ways:
    """From every city along the routes that have a cost: where to, for how many trains, by which route."""
    routes = title.board.routes
    return {
        city: [(routes[i].other(city), cost[i], i) for i in from_here if i in cost]
        for city, from_here in enumerate(title.routes_from)
    }


def cheapest(title: Title, ways: Ways, ticket: int) -> list[int] | None:
    """Routes from end to end, never through a country (DE-10); None: there is no way."""
    board = title.board
    start, goal = board.tickets[ticket].a, board.tickets[ticket].b
    graph = {city: onward for city, onward in ways.items() if city == start or board.cities[city].through}
    reached, before = shortest(graph, [start])
    return labels_to(goal, before) if goal in reached else None

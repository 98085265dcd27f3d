"""The shortest free paths that would complete a hand of tickets."""

from __future__ import annotations

from msgspec import Struct

from stellwerk.core.game import Seat
from stellwerk.core.graph import labels_to, shortest
from stellwerk.ticket.network import Network
from stellwerk.ticket.state import FREE, Public
from stellwerk.ticket.title import Title


class Plan(Struct, frozen=True):
    """Routes still to claim, and what they cost; tickets that can and cannot be completed."""

    routes: tuple[int, ...]
    trains: int
    possible: tuple[int, ...]
    hopeless: tuple[int, ...]


def make_plan(title: Title, public: Public, seat: Seat, tickets: tuple[int, ...]) -> Plan:
    """Tickets one by one, cheapest first; a route planned for one is free for the next."""
    board, owner = title.board, public.owner
    few = title.few(len(public.players))
    is_open = title.tables.open_routes(owner, seat, few).to_bytes(len(board.routes), "little")
    network = Network(title, owner, seat)
    usable = [index for index in range(len(board.routes)) if owner[index] == seat or is_open[index]]
    cost = {index: 0 if owner[index] == seat else board.routes[index].length for index in usable}
    possible = [t for t in tickets if network.joins(board.tickets[t])]
    hopeless: list[int] = []
    todo = {t: _path(title, cost, t) for t in tickets if t not in possible}
    planned: list[int] = []
    trains = public.players[seat].trains
    while todo:
        ticket = min(todo, key=lambda t: sum(cost[index] for index in todo[t] or ()) if todo[t] else 999)
        path = _path(title, cost, ticket) if planned else todo[ticket]
        del todo[ticket]
        new = [index for index in path or () if cost[index]]
        if path is None or sum(cost[index] for index in new) > trains:
            hopeless.append(ticket)
            continue
        trains -= sum(cost[index] for index in new)
        for index in new:
            cost[index] = 0
        planned += [index for index in new if owner[index] == FREE]
        possible.append(ticket)
    used = public.players[seat].trains - trains
    return Plan(tuple(planned), used, tuple(possible), tuple(hopeless))


def _path(title: Title, cost: dict[int, int], ticket: int) -> list[int] | None:
    """Routes from end to end, never through a country (DE-10); None: there is no way."""
    board = title.board
    start, goal = board.tickets[ticket].a, board.tickets[ticket].b
    graph = {
        city: [(board.routes[i].other(city), cost[i], i) for i in routes if i in cost]
        for city, routes in enumerate(title.routes_from)
        if city == start or board.cities[city].through
    }
    costs, before = shortest(graph, [start])
    return labels_to(goal, before) if goal in costs else None

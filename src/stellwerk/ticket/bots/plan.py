"""The shortest free paths that would complete a hand of tickets."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from stellwerk.core.game import Seat
from stellwerk.ticket.network import Network
from stellwerk.ticket.progress import cheapest, costs, ways
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
    return _plan(title, public.owner, len(public.players), seat, public.players[seat].trains, tickets)


@lru_cache(4096)  # asked at every move, and cards alone change nothing of it
def _plan(title: Title, owner: bytes, seats: int, seat: Seat, trains: int, tickets: tuple[int, ...]) -> Plan:
    board = title.board
    network = Network(title, owner, seat)
    cost = costs(title, owner, seats, seat)
    possible = [t for t in tickets if network.joins(board.tickets[t])]
    hopeless: list[int] = []
    onward = ways(title, cost)
    todo = {t: cheapest(title, onward, t) for t in tickets if t not in possible}
    planned: list[int] = []
    left = trains
    while todo:
        ticket = min(todo, key=lambda t: sum(cost[index] for index in todo[t] or ()) if todo[t] else 999)
        path = cheapest(title, onward, ticket) if planned else todo[ticket]
        del todo[ticket]
        new = [index for index in path or () if cost[index]]
        if path is None or sum(cost[index] for index in new) > left:
            hopeless.append(ticket)
            continue
        left -= sum(cost[index] for index in new)
        for index in new:
            cost[index] = 0
        ends = {end for index in new for end in (board.routes[index].a, board.routes[index].b)}
        onward |= ways(title, cost, ends)  # elsewhere nothing has changed
        planned += [index for index in new if owner[index] == FREE]
        possible.append(ticket)
    return Plan(tuple(planned), trains - left, tuple(possible), tuple(hopeless))

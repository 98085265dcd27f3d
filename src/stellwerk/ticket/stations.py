"""EU-42: which rival route each station borrows, chosen exactly: most ticket points, then most tickets.

Own track falls into pieces; a station can join its piece to those that a rival route of its city leads to. All
combinations of the distinct joins are tried, at most a few hundred. Of equals the lowest routes are taken.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from msgspec import Struct

from stellwerk.core.game import Seat
from stellwerk.ticket.network import Network
from stellwerk.ticket.state import FREE
from stellwerk.ticket.title import Title


class Borrowing(Struct, frozen=True):
    """The completed tickets, and the route that each station borrows which helps to complete one."""

    done: frozenset[int]
    routes: tuple[tuple[int, int], ...] = ()  # (city, route)


class _Join(Struct, frozen=True):
    city: int
    route: int
    one: int  # pieces
    other: int


def borrow(title: Title, owner: bytes, stations: bytes, seat: Seat, tickets: tuple[int, ...]) -> Borrowing:
    """The best assignment of this seat's stations for these tickets."""
    network, board = Network(title, owner, seat), title.board
    done = frozenset(t for t in tickets if network.joins(board.tickets[t]))
    label = network.label
    missing = [
        (t, label[board.tickets[t].a], label[board.tickets[t].b], board.tickets[t].points)
        for t in tickets
        if t not in done
    ]
    choices = [
        joins
        for city, holder in enumerate(stations)
        if holder == seat and (joins := list(_joins(title, network, owner, seat, city)))
    ]
    if not missing or not choices:
        return Borrowing(done)

    def completed(joins: tuple[_Join, ...]) -> dict[int, int]:
        """The points of the tickets that these joins complete."""
        name = _merged(joins)
        return {t: points for t, one, other, points in missing if name.get(one, one) == name.get(other, other)}

    best, helped = (0, 0), dict[int, int]()
    chosen: tuple[_Join, ...] = ()
    for combination in product(*choices):
        gained = completed(combination)
        worth = (sum(gained.values()), len(gained))
        if worth > best:
            best, helped, chosen = worth, gained, combination
    for join in chosen:  # a station that adds nothing borrows nothing
        rest = tuple(other for other in chosen if other != join)
        if completed(rest) == helped:
            chosen = rest
    return Borrowing(done | helped.keys(), tuple((join.city, join.route) for join in chosen))


def _joins(title: Title, network: Network, owner: bytes, seat: Seat, city: int) -> Iterator[_Join]:
    """One rival route for each piece that this station could reach (EU-43: unclaimed ones give nothing)."""
    seen = {network.label[city]}
    for index in title.routes_from[city]:
        if owner[index] not in (FREE, seat):
            other = network.label[title.board.routes[index].other(city)]
            if other not in seen:
                seen.add(other)
                yield _Join(city, index, network.label[city], other)


def _merged(joins: tuple[_Join, ...]) -> dict[int, int]:
    """New names of the pieces that these joins make one; others keep theirs."""
    name: dict[int, int] = {}
    for join in joins:
        one, other = name.get(join.one, join.one), name.get(join.other, join.other)
        if one != other:
            name = {piece: one if now == other else now for piece, now in name.items()}
            name[other] = name[join.one] = name[join.other] = one
    return name

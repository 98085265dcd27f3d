"""How far a seat is with its tickets: what is done, and what the cheapest completion still takes."""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Final, TypeAlias

from msgspec import Struct

from stellwerk.core.game import Seat
from stellwerk.core.graph import labels_to, shortest
from stellwerk.ticket.state import FREE, Hand, Public
from stellwerk.ticket.stations import borrow
from stellwerk.ticket.title import Title

OWN: Final = [bytes([holder == seat for holder in range(256)]) for seat in range(9)]  # routes of a seat as a mask
Ways: TypeAlias = dict[int, list[tuple[int, int, int]]]


class Progress(Struct, frozen=True):
    """`missing`: routes to claim, None if there is no way any more; `trains`: what they take together. Numbers are
    indexes, as in views."""

    ticket: int
    done: bool
    missing: tuple[int, ...] | None
    trains: int


class Known(Struct, frozen=True):
    """How far a seat was at an earlier position: it is asked at every move, and most moves change little of it."""

    public: Public
    progress: tuple[Progress, ...]


def progress(
    title: Title, public: Public, hand: Hand, seat: Seat, last: Known | None = None
) -> tuple[Progress, ...]:
    """For each ticket in hand and on offer. Made only of what the seat sees; `last` only saves work."""
    tickets = (*hand.tickets, *hand.offer)
    if last is not None and last.public.owner.translate(OWN[seat]) != public.owner.translate(OWN[seat]):
        last = None  # with other track of its own all is different
    done = None if last is None else _still_done(title, public, seat, tickets, last)
    if done is None:
        done = borrow(title, public.owner, public.stations, seat, tickets).done
    known = {} if last is None else _still_known(title, public, seat, last)
    todo = [ticket for ticket in tickets if ticket not in known or known[ticket].done != (ticket in done)]
    found = {**known, **_computed(title, public, seat, todo, done)}
    return tuple(found[ticket] for ticket in tickets)


def _still_done(
    title: Title, public: Public, seat: Seat, tickets: Sequence[int], last: Known
) -> frozenset[int] | None:
    """The tickets that were complete, if nothing that decides about them has changed; else None."""
    before, after = last.public, public
    if {each.ticket for each in last.progress} != set(tickets):
        return None  # stations serve the tickets that are worth most
    if before.stations.translate(OWN[seat]) != after.stations.translate(OWN[seat]):
        return None
    for city, holder in enumerate(after.stations):
        if holder == seat and any(before.owner[r] != after.owner[r] for r in title.routes_from[city]):
            return None
    return frozenset(each.ticket for each in last.progress if each.done)


def _still_known(title: Title, public: Public, seat: Seat, last: Known) -> dict[int, Progress]:
    """What holds since then. Others' claims only close ways: one that was the cheapest and is open still is."""
    open_now = _open(title, public, seat)
    if last.public.players[seat].trains != public.players[seat].trains:
        return {}
    if open_now & ~_open(title, last.public, seat):
        return {}  # a claim was taken back
    return {each.ticket: each for each in last.progress if _holds(each, open_now)}


def _holds(known: Progress, open_now: int) -> bool:
    if known.missing is None:
        return not known.trains  # there was no way; what was only too long may have become another
    return all(open_now >> 8 * route & 1 for route in known.missing)


def _computed(
    title: Title, public: Public, seat: Seat, tickets: Sequence[int], done: Container[int]
) -> dict[int, Progress]:
    owner, trains, found = public.owner, public.players[seat].trains, dict[int, Progress]()
    cost = costs(title, owner, len(public.players), seat) if tickets else {}
    onward = ways(title, cost) if any(ticket not in done for ticket in tickets) else {}
    for ticket in tickets:
        path = [] if ticket in done else cheapest(title, onward, ticket)
        new = [index for index in path or () if owner[index] == FREE]
        length = sum(cost[index] for index in new)
        missing = None if path is None or length > trains else tuple(new)
        found[ticket] = Progress(ticket, ticket in done, missing, length)
    return found


def _open(title: Title, public: Public, seat: Seat) -> int:
    """Free routes that this seat may claim, a byte each."""
    return title.tables.open_routes(public.owner, seat, title.few(len(public.players)))


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


@lru_cache(64)
def neighbours(title: Title) -> list[list[tuple[int, int]]]:
    """For each city the cities next to it, and by which route."""
    routes = title.board.routes
    return [[(routes[index].other(city), index) for index in near] for city, near in enumerate(title.routes_from)]


def ways(title: Title, cost: Mapping[int, int], cities: Iterable[int] | None = None) -> Ways:
    """From all or these cities along the routes that have a cost: where to, for how many trains, by which."""
    near = neighbours(title)
    return {
        city: [(other, cost[index], index) for other, index in near[city] if index in cost]
        for city in (range(len(near)) if cities is None else cities)
    }


def cheapest(title: Title, ways: Ways, ticket: int) -> list[int] | None:
    """Routes from end to end, never through a country (DE-10); None: there is no way."""
    start, goal = title.board.tickets[ticket].a, title.board.tickets[ticket].b
    barred = title.countries - {start}
    graph = {city: onward for city, onward in ways.items() if city not in barred} if barred else ways
    reached, before = shortest(graph, [start], goal)
    return labels_to(goal, before) if goal in reached else None

"""What rivals seem to want: tickets that fit their track, and how soon a route may be theirs."""

from __future__ import annotations

from functools import lru_cache
from math import inf

from msgspec import Struct

from stellwerk.core.game import Seat
from stellwerk.ticket.board import GREY
from stellwerk.ticket.bots.sight import Sight
from stellwerk.ticket.bots.ways import Reach
from stellwerk.ticket.state import FREE
from stellwerk.ticket.title import Title

DOUBT = 0.12  # belief in a ticket that the track says nothing of
CLAIMS = 0.45  # of a player's turns that are claims
AT_WORK = 2.0  # tickets that a rival is still busy with
UNKNOWN = 0.2  # how far an unseen card in a rival's hand counts as one of the wanted colour


@lru_cache(64)
def _lengths(title: Title) -> dict[int, float]:
    """How long the shortest way of every ticket is on an empty board."""
    prices = [float(route.length) for route in title.board.routes]
    found: dict[int, float] = {}
    for start, tickets in _by_start(title).items():
        reach = Reach(title, prices, (start,))
        for index in tickets:
            found[index] = reach.cost[title.board.tickets[index].b]
    return found


@lru_cache(64)
def _by_start(title: Title) -> dict[int, list[int]]:
    found: dict[int, list[int]] = {}
    for index, ticket in enumerate(title.board.tickets):
        found.setdefault(ticket.a, []).append(index)
    return found


class Wish(Struct, frozen=True):
    """How far a player's track speaks for a ticket, and the free routes that are missing for it."""

    belief: float
    missing: tuple[int, ...]


@lru_cache(512)
def _wishes(title: Title, owner: bytes, seats: int, seat: Seat, trains: int) -> dict[int, Wish]:
    """By ticket; those that the player can no longer complete are left out."""
    routes = title.board.routes
    is_open = title.tables.open_routes(owner, seat, title.few(seats)).to_bytes(len(routes), "little")
    prices = [
        0.0 if owner[index] == seat else float(route.length) if is_open[index] else inf
        for index, route in enumerate(routes)
    ]
    lengths = _lengths(title)
    begun = seat in owner
    found: dict[int, Wish] = {}
    for start, tickets in _by_start(title).items():
        reach = Reach(title, prices, (start,))
        for index in tickets:
            end = title.board.tickets[index].b
            left = reach.cost[end]
            if left <= trains:
                covered = max(0.0, 1 - left / lengths[index]) if begun else 0.0
                missing = tuple(route for route in reach.way(end) if owner[route] == FREE)
                found[index] = Wish(DOUBT + covered * covered, missing)
    return found


@lru_cache(512)
def demand(title: Title, owner: bytes, seats: int, seat: Seat, trains: int) -> tuple[float, ...]:
    """For each free route how much a player with this track seems to want it: 1 is a need of nearly every
    ticket that fits."""
    wanted = [0.0] * len(title.board.routes)
    total = 0.0
    for wish in _wishes(title, owner, seats, seat, trains).values():
        if wish.missing:
            total += wish.belief
            for route in wish.missing:
                wanted[route] += wish.belief
    return tuple(value / total if total else 0.0 for value in wanted)


def threat(sight: Sight, route: int) -> float:
    """The chance that somebody takes this route, or closes it, before the next turn of this seat."""
    free = 1.0
    for rival in sight.rivals:
        free *= 1 - _taken_by(sight, rival, route)
    return 1 - free


def _taken_by(sight: Sight, rival: Seat, index: int) -> float:
    title, public = sight.title, sight.public
    player = public.players[rival]
    wanted = demand(title, public.owner, len(public.players), rival, player.trains)
    closing = (index, *title.board.parallel[index]) if title.few(len(public.players)) else (index,)
    chance = 0.0
    for each in closing:
        route = title.board.routes[each]
        if public.owner[each] != FREE or route.length > player.trains or route.length > player.cards:
            continue
        known = max(player.known[:-1]) if route.colour == GREY else player.known[route.colour]
        unknown = player.cards - sum(player.known)
        share = UNKNOWN * (2 if route.colour == GREY else 1)
        can = min(1.0, (known + player.known[-1] + share * unknown) / route.length)
        chance += min(1.0, AT_WORK * wanted[each]) * can * CLAIMS
    return min(0.9, chance)

"""Towards rates that a designer wishes for: ticket values for how well their holders do, lengths of routes for how
often tickets are completed and routes are claimed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final

import numpy as np

from stellwerk.core.statistics import Estimate, share
from stellwerk.study.dials import Change, Reached, Turned, Wish, asked_for, nearer
from stellwerk.study.notes import Notes
from stellwerk.study.sums import per_game, per_thing, rate, things
from stellwerk.ticket.game import TicketGame
from stellwerk.ticket.study.ways import ways
from stellwerk.ticket.title import Title

WISHES: Final[Mapping[str, Callable[[TicketGame], tuple[str, ...]]]] = {
    "completed": lambda game: tuple(game.title.ticket_at),
    "edge": lambda game: tuple(game.title.ticket_at),
    "claimed": lambda game: tuple(game.title.route_at),
}
STEP: Final = 4  # points towards which a ticket goes half of the way


def wished(game: TicketGame, notes: Notes, wishes: Sequence[Wish], bounds: tuple[int, int]) -> Turned:
    """Whatever is surely not as wished, one step nearer; wishes that pull a number both ways leave it alone."""
    title, found = game.title, _found(game.title, notes)
    reached: list[Reached] = []
    values: Counter[int] = Counter()  # by ticket: how many wishes want more, less those that want less
    lengths: Counter[int] = Counter()  # by route
    for wish in wishes:
        for thing, each in asked_for(wish, found[wish.what]):
            reached.append(each)
            if not each.off:
                continue
            more = 1 if each.now.value < each.wished else -1
            if wish.what == "edge":
                values[title.ticket_at[thing]] += more
            elif wish.what == "claimed":
                lengths[title.route_at[thing]] -= more
            elif (route := _route_of(title, title.ticket_at[thing], -more, bounds)) is not None:
                lengths[route] -= more
    changes = (*_values(title, values, bounds), *_lengths(title, lengths, bounds))
    return Turned(changes, share(sum(each.off for each in reached), len(reached)), tuple(reached))


def _found(title: Title, notes: Notes) -> dict[str, dict[str, Estimate]]:
    """Every rate that one can wish for, as games have it now."""
    shown = notes.tables["tickets"]
    held = shown.where(shown["kept"])
    each, used = things(held, "ticket"), per_game(notes, things(notes.tables["routes"], "route"))
    never = rate(notes, np.zeros(len(notes), dtype=np.bool_))
    return {
        "completed": per_thing(notes, each, held["completed"], bounded=True),
        "edge": per_thing(notes, each, held["won"] * notes.players[held.game]),
        "claimed": {route.id: used.get(route.id, never) for route in title.board.routes},
    }


def _values(title: Title, pulls: Counter[int], bounds: tuple[int, int]) -> Iterator[Change]:
    place = {ticket.id: number for number, ticket in enumerate(title.file.tickets)}
    for number, pull in pulls.items():
        ticket = title.board.tickets[number]
        new = nearer(ticket.points, ticket.points + (STEP if pull > 0 else -STEP), bounds)
        if pull and new != ticket.points:
            yield Change(("tickets", place[ticket.id], "points"), ticket.id, ticket.points, new)


def _lengths(title: Title, pulls: Counter[int], bounds: tuple[int, int]) -> Iterator[Change]:
    """Routes side by side stay as long as each other (T-28)."""
    routes, groups = title.board.routes, title.board.parallel
    together: Counter[int] = Counter()
    for number, pull in pulls.items():
        together[min((number, *groups[number]))] += pull
    for first, pull in together.items():
        new = routes[first].length + (pull > 0) - (pull < 0)
        if pull and _possible(title, first, new, bounds):
            for number in (first, *groups[first]):
                name, old = routes[number].id, routes[number].length
                yield Change(("routes", number, "length"), name, old, new, drawn=True)


def _route_of(title: Title, ticket: int, longer: int, bounds: tuple[int, int]) -> int | None:
    """The route of a ticket's way that is next to change: the longest is cut first, the shortest grows first."""
    routes = title.board.routes
    free = [n for n in sorted(ways(title)[ticket]) if _possible(title, n, routes[n].length + longer, bounds)]
    return min(free, key=lambda n: longer * routes[n].length, default=None)


def _possible(title: Title, number: int, length: int, bounds: tuple[int, int]) -> bool:
    """Within bounds, and a length that scores and that trains and symbols of the whole group fit."""
    routes = title.board.routes
    known = title.points or range(1, max(route.length for route in routes) + 1)
    symbols = max(routes[each].locos for each in (number, *title.board.parallel[number]))
    return bounds[0] <= length <= bounds[1] and length in known and symbols <= length <= title.rules.trains

"""What is wrong with a board beyond the form of its fields."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from stellwerk.core.faults import because
from stellwerk.core.findings import Problem
from stellwerk.core.graph import shortest
from stellwerk.ticket.boardfile import GREY, BoardFile


def board_problems(board: BoardFile) -> list[Problem]:
    """Problems of the board itself, errors first."""
    found = [*_repeated(board), *_dangling(board)]
    if not found:  # the rest needs ends that exist
        found = [*_groups(board), *_unreached(board), *_crowded(board), *_values(board)]
    return sorted(found, key=lambda problem: problem.harmless)


def _repeated(board: BoardFile) -> Iterator[Problem]:
    for name, ids in (
        ("cities", [city.id for city in board.cities]),
        ("routes", [route.id for route in board.routes]),
        ("tickets", [ticket.id for ticket in board.tickets]),
    ):
        count = Counter(ids)
        for index, one in enumerate(ids):
            if count[one] > 1:
                reason = because("repeated", "{name!r} is used {n} times", name=one, n=count[one])
                yield Problem((name, index, "id"), reason)
    for index, colour in enumerate(board.colours):
        if board.colours.count(colour) > 1:
            yield Problem(("colours", index), because("colour-twice", "{name!r} is named twice", name=colour))


def _dangling(board: BoardFile) -> Iterator[Problem]:
    cities = {city.id: city for city in board.cities}
    for name, ends in (
        ("routes", [(route.a, route.b) for route in board.routes]),
        ("tickets", [(ticket.a, ticket.b) for ticket in board.tickets]),
    ):
        for index, pair in enumerate(ends):
            for end, city in zip("ab", pair, strict=True):
                if city not in cities:
                    yield Problem((name, index, end), because("no-city", "there is no city {name!r}", name=city))
            if pair[0] == pair[1]:
                yield Problem((name, index, "b"), because("both-ends", "both ends are {name!r}", name=pair[0]))
    colours = {*board.colours, GREY}
    for index, route in enumerate(board.routes):
        if route.colour not in colours:
            known = ", ".join(sorted(colours))
            told = "{name!r} is not one of {known}"
            yield Problem(("routes", index, "colour"), because("not-of", told, name=route.colour, known=known))
        if route.locos > route.length:
            told = "{locos} symbols on {spaces} spaces"
            reason = because("symbols", told, locos=route.locos, spaces=route.length)
            yield Problem(("routes", index, "locos"), reason)
        if route.locos and (route.tunnel or route.colour != GREY):
            reason = because("ferry-grey", "a ferry is grey and no tunnel (EU-10)")
            yield Problem(("routes", index, "locos"), reason)
        if all(end in cities and not cities[end].through for end in (route.a, route.b)):
            reason = because("two-countries", "a route joins two countries, where nothing passes through")
            yield Problem(("routes", index, "b"), reason)


def _groups(board: BoardFile) -> Iterator[Problem]:
    first: dict[str, int] = {}
    alone: dict[frozenset[str], int] = {}  # routes by their ends
    for index, route in enumerate(board.routes):
        beside = board.routes[alone.setdefault(frozenset((route.a, route.b)), index)]
        if route.group is None or beside.group is None:
            if beside is not route:
                told = (
                    "runs beside {other!r} but not in its group: one player may own both, however few play (T-28)"
                )
                reason = because("beside", told, other=beside.id)
                yield Problem(("routes", index, "id"), reason, harmless=True)
            continue
        head = board.routes[first.setdefault(route.group, index)]
        if {route.a, route.b} != {head.a, head.b} or route.length != head.length:
            told = "parallel routes have the same ends and length; {other} of {group!r} differs (T-28)"
            reason = because("group-differs", told, other=head.id, group=route.group)
            yield Problem(("routes", index, "group"), reason)
    size = Counter(route.group for route in board.routes)
    for index, route in enumerate(board.routes):
        if route.group is not None and size[route.group] == 1:
            reason = because("group-of-one", "{group!r} has only one route", group=route.group)
            yield Problem(("routes", index, "group"), reason)


def _graph(board: BoardFile) -> dict[int, list[tuple[int, int, int]]]:
    at = {city.id: index for index, city in enumerate(board.cities)}
    graph: dict[int, list[tuple[int, int, int]]] = {index: [] for index in at.values()}
    for index, route in enumerate(board.routes):
        a, b = at[route.a], at[route.b]
        graph[a].append((b, route.length, index))
        graph[b].append((a, route.length, index))
    return graph


def _distances(board: BoardFile, start: int) -> dict[int, int]:
    """Spaces from one place to all others; nothing passes through a country (DE-10)."""
    passable = {
        city: edges for city, edges in _graph(board).items() if city == start or board.cities[city].through
    }
    return shortest(passable, [start])[0]


def spaces_between(board: BoardFile, a: str, b: str) -> int | None:
    """Of the shortest path between two cities, the usual value of a ticket; None where there is none."""
    at = {city.id: index for index, city in enumerate(board.cities)}
    if a not in at or b not in at or next(_dangling(board), None):
        return None
    return _distances(board, at[a]).get(at[b])


def _unreached(board: BoardFile) -> Iterator[Problem]:
    start = next((index for index, city in enumerate(board.cities) if city.through), 0)
    reached = _distances(board, start)
    for index, city in enumerate(board.cities):
        if index not in reached:
            told, name = "{name!r} cannot be reached from {other!r}", board.cities[start].id
            yield Problem(("cities", index, "id"), because("unreached", told, name=city.id, other=name))


def _crowded(board: BoardFile) -> Iterator[Problem]:
    """Two cities at one point: no map can show both."""
    first: dict[tuple[float, float], str] = {}
    for index, city in enumerate(board.cities):
        other = first.setdefault((city.lat, city.lon), city.id)
        if other != city.id:
            reason = because("same-point", "{name!r} lies where {other!r} lies", name=city.id, other=other)
            yield Problem(("cities", index, "lat"), reason)


def _values(board: BoardFile) -> Iterator[Problem]:
    at = {city.id: index for index, city in enumerate(board.cities)}
    for index, ticket in enumerate(board.tickets):
        if not ticket.points:
            continue
        path = _distances(board, at[ticket.a]).get(at[ticket.b])
        if path is not None and (path != ticket.points) != ticket.off_path:
            if ticket.off_path:
                told = "{name}: value {points} is marked off_path but equals the shortest path of {path} spaces"
                reason = because("off-path", told, name=ticket.id, points=ticket.points, path=path)
            else:
                told = "{name}: value {points} differs from the shortest path of {path} spaces"
                reason = because("value", told, name=ticket.id, points=ticket.points, path=path)
            yield Problem(("tickets", index, "points"), reason, harmless=True)

"""What is wrong with a board or a ruleset beyond the form of its fields."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from stellwerk.core.findings import Problem
from stellwerk.core.graph import shortest
from stellwerk.ticket.board import make_board
from stellwerk.ticket.boardfile import GREY, LOCO, BoardFile
from stellwerk.ticket.bonuses import Crossing
from stellwerk.ticket.rules import Offers, OpenHand, Ruleset


def board_problems(board: BoardFile) -> list[Problem]:
    """Problems of the board itself, errors first."""
    found = [*_repeated(board), *_dangling(board)]
    if not found:  # the rest needs ends that exist
        found = [*_groups(board), *_unreached(board), *_values(board)]
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
                yield Problem((name, index, "id"), f"{one!r} is used {count[one]} times")


def _dangling(board: BoardFile) -> Iterator[Problem]:
    cities = {city.id: city for city in board.cities}
    for name, ends in (
        ("routes", [(route.a, route.b) for route in board.routes]),
        ("tickets", [(ticket.a, ticket.b) for ticket in board.tickets]),
    ):
        for index, pair in enumerate(ends):
            for end, city in zip("ab", pair, strict=True):
                if city not in cities:
                    yield Problem((name, index, end), f"there is no city {city!r}")
            if pair[0] == pair[1]:
                yield Problem((name, index, "b"), f"both ends are {pair[0]!r}")
    colours = {*board.colours, GREY}
    for index, colour in enumerate(board.colours):
        if colour in (GREY, LOCO) or board.colours.count(colour) > 1:
            yield Problem(("colours", index), f"{colour!r} cannot be a card colour, or is named twice")
    for index, route in enumerate(board.routes):
        if route.colour not in colours:
            known = ", ".join(sorted(colours))
            yield Problem(("routes", index, "colour"), f"{route.colour!r} is not one of {known}")
        if route.locos > route.length:
            yield Problem(("routes", index, "locos"), f"{route.locos} symbols on {route.length} spaces")
        if route.locos and (route.tunnel or route.colour != GREY):
            yield Problem(("routes", index, "locos"), "a ferry is grey and no tunnel (EU-10)")
        if all(end in cities and not cities[end].through for end in (route.a, route.b)):
            yield Problem(("routes", index, "b"), "a route joins two countries, where nothing passes through")


def _groups(board: BoardFile) -> Iterator[Problem]:
    first: dict[str, int] = {}
    for index, route in enumerate(board.routes):
        if route.group is None:
            continue
        head = board.routes[first.setdefault(route.group, index)]
        if {route.a, route.b} != {head.a, head.b} or route.length != head.length:
            reason = f"parallel routes have the same ends and length; {head.id} of {route.group!r} differs (T-28)"
            yield Problem(("routes", index, "group"), reason)
    size = Counter(route.group for route in board.routes)
    for group, index in first.items():
        if size[group] == 1:
            yield Problem(("routes", index, "group"), f"{group!r} has only one route")


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


def _unreached(board: BoardFile) -> Iterator[Problem]:
    start = next((index for index, city in enumerate(board.cities) if city.through), 0)
    reached = _distances(board, start)
    for index, city in enumerate(board.cities):
        if index not in reached:
            name = board.cities[start].id
            yield Problem(("cities", index, "id"), f"{city.id!r} cannot be reached from {name!r}")


def _values(board: BoardFile) -> Iterator[Problem]:
    at = {city.id: index for index, city in enumerate(board.cities)}
    for index, ticket in enumerate(board.tickets):
        if not ticket.points:
            continue
        path = _distances(board, at[ticket.a]).get(at[ticket.b])
        if path is not None and (path != ticket.points) != ticket.off_path:
            said = "is marked off_path but equals" if ticket.off_path else "differs from"
            reason = f"{ticket.id}: value {ticket.points} {said} the shortest path of {path} spaces"
            yield Problem(("tickets", index, "points"), reason, harmless=True)


def title_problems(file: BoardFile, rules: Ruleset) -> list[str]:
    """What a ruleset asks for that its board does not have; the first is told to the designer."""
    return [
        *_seat_problems(rules),
        *_ticket_problems(file, rules),
        *_material_problems(file, rules),
    ]


def _seat_problems(rules: Ruleset) -> Iterator[str]:
    if rules.fewest_seats > rules.most_seats:
        yield f"rules.fewest_seats: {rules.fewest_seats} is more than most_seats {rules.most_seats}"
    if rules.row and rules.row.flush_at > rules.row.size:
        yield f"rules.row.flush_at: {rules.row.flush_at} locomotives never lie in a row of {rules.row.size}"


def _ticket_problems(file: BoardFile, rules: Ruleset) -> Iterator[str]:
    board = make_board(file, rules)
    held = [sum(ticket.pile == pile for ticket in board.tickets) for pile in range(len(rules.piles))]
    for pile, count in zip(rules.piles, held, strict=True):
        if not count:
            yield f"rules.piles: no ticket of the board fits pile {pile.name!r}"
    if isinstance(rules.tickets, OpenHand):
        if len(rules.piles) != 1:
            yield f"rules.piles: an open hand draws from one pile, not {len(rules.piles)}"
        wanted: Sequence[Sequence[int]] = [(rules.tickets.size,)]
    else:
        wanted = _opening_draws(rules.tickets, len(rules.piles))
        for draw in (*(offer.draw for offer in rules.tickets.opening), rules.tickets.play.draw):
            if not isinstance(draw, int) and len(draw) != len(rules.piles):
                yield f"rules.tickets: draw {list(draw)} does not name every pile"
                return
        for name in rules.tickets.boxed:
            if name not in board.piles:
                yield f"rules.tickets.boxed: there is no pile {name!r}"
    for number, pile in enumerate(rules.piles):
        need = rules.most_seats * sum(draw[number] for draw in wanted if number < len(draw))
        if need > held[number]:
            yield f"rules.piles: pile {pile.name!r} has {held[number]} tickets, the opening deals {need}"


def _opening_draws(tickets: Offers, piles: int) -> list[Sequence[int]]:
    """What each player is dealt from each pile at most."""
    return [(offer.draw,) * piles if isinstance(offer.draw, int) else offer.draw for offer in tickets.opening]


def _material_problems(file: BoardFile, rules: Ruleset) -> Iterator[str]:
    countries = [city.id for city in file.cities if not city.through]
    if rules.stations and countries:
        yield f"rules.stations: a board with countries ({countries[0]}) has no stations"
    if rules.points or isinstance(rules.tickets, Offers):
        for length in sorted({route.length for route in file.routes}):
            if str(length) not in rules.points:
                yield f"rules.points: no points for a route of {length} spaces"
    for key in rules.points:
        if not key.isdecimal():
            yield f"rules.points: {key!r} is not a length"
    deck = rules.cards * len(file.colours) + rules.locos
    need = rules.most_seats * rules.opening_cards + (rules.row.size if rules.row else 0)
    if need > deck:
        yield f"rules.cards: the opening needs {need} cards, the deck has {deck}"
    if rules.passengers:
        places, bag = sum(city.passengers for city in file.cities), sum(rules.passengers.values())
        if places > bag:
            yield f"rules.passengers: the board has places for {places}, the bag holds {bag}"
    for bonus in rules.bonuses:
        if isinstance(bonus, Crossing):
            for mark in (bonus.one, bonus.other):
                if not any(mark in city.marks for city in file.cities):
                    yield f"rules.bonuses: no city is marked {mark!r}"

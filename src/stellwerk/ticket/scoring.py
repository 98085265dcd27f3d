"""The final count: a breakdown for every player, bonuses, and who is ahead."""

from __future__ import annotations

from typing import assert_never

from stellwerk.core.game import Line, Seat, Standing
from stellwerk.core.trail import Trail, longest_trail
from stellwerk.ticket.rules import Bonus, Crossing, LongestPath, MostPassengers, MostTickets, OpenHand
from stellwerk.ticket.state import TicketState
from stellwerk.ticket.stations import Borrowing, borrow
from stellwerk.ticket.title import Title


def standings(title: Title, state: TicketState) -> tuple[Standing, ...]:
    """Every seat's result, in seat order; equal ranks share the place (EU-51, DE-14, FJ-10)."""
    public, rules = state.public, title.rules
    seats = range(len(public.players))
    sheets: list[list[Line]] = [[] for _ in seats]
    completed = [_tickets(title, state, seat, sheets[seat]) for seat in seats]
    trails = [0 for _ in seats]
    if any(isinstance(bonus, LongestPath) for bonus in rules.bonuses):
        trails = [longest_path(title, public.owner, seat).length for seat in seats]
    for bonus in rules.bonuses:
        for seat, lines in enumerate(_bonus(title, state, bonus, completed, trails)):
            sheets[seat] += lines
    totals = [sum(line.points for line in sheet) for sheet in sheets]
    measure = {
        "points": totals,
        "tickets": completed,
        "longest-path": trails,
        "passengers": [sum(player.passengers) for player in public.players],
    }
    keys = [tuple(measure[criterion][seat] for criterion in rules.ranking) for seat in seats]
    return tuple(
        Standing(seat, 1 + sum(key > keys[seat] for key in keys), totals[seat], tuple(sheets[seat]))
        for seat in seats
    )


def longest_path(title: Title, owner: bytes, seat: Seat) -> Trail:
    """The longest continuous path of this player's trains, with its routes in order (EU-50, EU-44)."""
    board = title.board
    own = [index for index, holder in enumerate(owner) if holder == seat]
    edges = []
    for index in own:
        route = board.routes[index]
        # A path cannot run through a country, so every route into one gets a country of its own (DE-10).
        a, b = (
            city if board.cities[city].through else -1 - 2 * index - side
            for side, city in enumerate((route.a, route.b))
        )
        edges.append((a, b, route.length))
    trail = longest_trail(edges)
    return Trail(trail.length, tuple(own[edge] for edge in trail.edges))


def borrowed(title: Title, state: TicketState, seat: Seat) -> Borrowing:
    """The completed tickets of a seat, with what its stations borrow for them."""
    public = state.public
    return borrow(title, public.owner, public.stations, seat, state.hands[seat].tickets)


def _tickets(title: Title, state: TicketState, seat: Seat, sheet: list[Line]) -> int:
    """Writes routes, tickets and stations on the sheet; the number of completed tickets (T-32, T-41)."""
    board, rules, player = title.board, title.rules, state.public.players[seat]
    if isinstance(rules.tickets, OpenHand):
        sheet += [Line("ticket", 1, board.tickets[ticket].id) for ticket in player.done]
        sheet += [Line("ticket", 0, board.tickets[ticket].id) for ticket in state.hands[seat].tickets]
        return len(player.done) + player.bonus
    owned = [route for route, holder in zip(board.routes, state.public.owner, strict=True) if holder == seat]
    sheet.append(Line("routes", sum(title.points[route.length] for route in owned), count=len(owned)))
    result = borrowed(title, state, seat)
    for ticket in state.hands[seat].tickets:
        value = board.tickets[ticket].points
        sheet.append(Line("ticket", value if ticket in result.done else -value, board.tickets[ticket].id))
    if rules.stations:
        for city, route in result.routes:
            sheet.append(Line("borrowed", 0, f"{board.cities[city].id}/{board.routes[route].id}"))
        sheet.append(Line("stations", rules.stations.unbuilt * player.stations, count=player.stations))
    return len(result.done)


def _bonus(
    title: Title, state: TicketState, bonus: Bonus, completed: list[int], trails: list[int]
) -> list[list[Line]]:
    """The lines that this bonus writes on each sheet."""
    players = state.public.players
    match bonus:
        case LongestPath(points):
            return [[Line("longest-path", points * won, count=n)] for won, n in _leaders(trails)]
        case MostTickets(points):
            return [[Line("most-tickets", points * won, count=n)] for won, n in _leaders(completed)]
        case MostPassengers(first, second):
            sheets: list[list[Line]] = [[] for _ in players]
            for colour, name in enumerate(title.board.guests):
                counts = [player.passengers[colour] for player in players]
                for seat, points in enumerate(_places(counts, first, second)):
                    sheets[seat].append(Line("passengers", points, name, counts[seat]))
            return sheets
        case Crossing():
            return [[Line("crossing", player.bonus)] for player in players]
        case other:
            assert_never(other)


def _leaders(counts: list[int]) -> list[tuple[bool, int]]:
    """Who has most; nobody with none (EU-50R, DE-12R). All who tie lead."""
    return [(count > 0 and count == max(counts), count) for count in counts]


def _places(counts: list[int], first: int, second: int) -> list[int]:
    """DE-13: with a tie for most there is no second place; nobody is placed without a passenger (DE-13R)."""
    most = max(counts)
    below = [count for count in counts if count < most]
    runner_up = max(below) if below and counts.count(most) == 1 else 0
    return [
        0 if not count else first if count == most else second if count == runner_up else 0 for count in counts
    ]

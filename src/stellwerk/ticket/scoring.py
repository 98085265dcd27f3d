"""The final count: a breakdown for every player, bonuses, and who is ahead."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import assert_never

from stellwerk.core.game import Line, Seat, Standing
from stellwerk.core.trail import Trail, longest_trail
from stellwerk.ticket.rules import Criterion, OpenHand
from stellwerk.ticket.state import TicketState
from stellwerk.ticket.stations import Borrowing, borrow
from stellwerk.ticket.title import Title


class Reckoning:
    """A game that is over, with what its bonuses count: completed tickets and longest paths, by seat."""

    def __init__(self, title: Title, state: TicketState, completed: Sequence[int]) -> None:
        self.title = title
        self.state = state
        self.completed = completed

    @cached_property
    def trails(self) -> list[int]:
        public = self.state.public
        return [longest_path(self.title, public.owner, seat).length for seat in range(len(public.players))]

    def measure(self, criterion: Criterion, totals: Sequence[int]) -> Sequence[int]:
        """What decides who is ahead, by seat."""
        match criterion:
            case "points":
                return totals
            case "tickets":
                return self.completed
            case "longest-path":
                return self.trails
            case "passengers":
                return [sum(player.passengers) for player in self.state.public.players]
            case other:
                assert_never(other)


def standings(title: Title, state: TicketState) -> tuple[Standing, ...]:
    """Every seat's result, in seat order; equal ranks share the place (EU-51, DE-14, FJ-10)."""
    seats = range(len(state.public.players))
    sheets: list[list[Line]] = [[] for _ in seats]
    reckoning = Reckoning(title, state, [_tickets(title, state, seat, sheets[seat]) for seat in seats])
    for bonus in title.rules.bonuses:
        for sheet, lines in zip(sheets, bonus.lines(reckoning), strict=True):
            sheet += lines
    totals = [sum(line.points for line in sheet) for sheet in sheets]
    measures = [reckoning.measure(criterion, totals) for criterion in title.rules.ranking]
    keys = [tuple(measure[seat] for measure in measures) for seat in seats]
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

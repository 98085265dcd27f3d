"""A sheet of the compiled count as the standings that everybody else knows."""

from __future__ import annotations

from stellwerk.core.game import Line, Standing
from stellwerk.ticket.bonuses import Crossing, LongestPath, MostPassengers, MostTickets
from stellwerk.ticket.rules import OpenHand
from stellwerk.ticket.state import TicketState
from stellwerk.turbo import layout as at
from stellwerk.turbo.tables import Flat

NAMES = {LongestPath: "longest-path", MostTickets: "most-tickets"}
COUNTED = {LongestPath: at.TRAIL, MostTickets: at.COMPLETED}


def standings(flat: Flat, state: TicketState, sheet: at.Sheet) -> tuple[Standing, ...]:
    """Every seat's result with its breakdown; the state says who held what."""
    s: list[int] = sheet.tolist()
    size = flat[at.SHEET_SEAT]
    return tuple(
        Standing(seat, s[seat * size + at.RANK], s[seat * size + at.SUM], tuple(_lines(flat, state, s, seat)))
        for seat in range(flat.seats)
    )


def _lines(flat: Flat, state: TicketState, s: list[int], seat: int) -> list[Line]:
    mine = s[seat * flat[at.SHEET_SEAT] : (seat + 1) * flat[at.SHEET_SEAT]]
    return [*_own_lines(flat, state, s, mine, seat), *_bonus_lines(flat, state, mine, seat)]


def _own_lines(flat: Flat, state: TicketState, s: list[int], mine: list[int], seat: int) -> list[Line]:
    title, hand, player = flat.title, state.hands[seat], state.public.players[seat]
    tickets = title.board.tickets
    if isinstance(title.rules.tickets, OpenHand):
        done = [Line("ticket", 1, tickets[ticket].id) for ticket in player.done]
        return [*done, *(Line("ticket", 0, tickets[ticket].id) for ticket in hand.tickets)]
    lines = [Line("routes", mine[at.TRACK], count=mine[at.ROUTE_COUNT])]
    for ticket in hand.tickets:
        points = tickets[ticket].points
        complete = s[flat[at.SHEET_TICKETS] + ticket]
        lines.append(Line("ticket", points if complete else -points, tickets[ticket].id))
    if title.rules.stations:
        for city, holder in enumerate(state.public.stations):
            route = s[flat[at.SHEET_BORROWED] + city] - 1
            if holder == seat and route >= 0:
                name = f"{title.board.cities[city].id}/{title.board.routes[route].id}"
                lines.append(Line("borrowed", 0, name))
        lines.append(Line("stations", mine[at.STATION_POINTS], count=player.stations))
    return lines


def _bonus_lines(flat: Flat, state: TicketState, mine: list[int], seat: int) -> list[Line]:
    lines: list[Line] = []
    slots = iter(mine[at.EXTRAS :])
    for bonus in flat.title.rules.bonuses:
        if isinstance(bonus, MostPassengers):
            counts = state.public.players[seat].passengers
            named = zip(flat.title.board.guests, counts, strict=True)
            lines += [Line("passengers", next(slots), colour, count) for colour, count in named]
        elif isinstance(bonus, Crossing):
            lines.append(Line("crossing", next(slots)))
        else:
            kind = type(bonus)
            lines.append(Line(NAMES[kind], next(slots), count=mine[COUNTED[kind]]))
    return lines

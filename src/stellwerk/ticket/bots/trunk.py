"""Lines that tickets still to come are likely to need: in a race whoever holds them completes those at once."""

from __future__ import annotations

from collections.abc import Sequence

from stellwerk.ticket.bots.sight import Sight
from stellwerk.ticket.bots.ways import Reach
from stellwerk.ticket.rules import OpenHand, Race


def to_come(sight: Sight) -> float:
    """How many tickets this seat is still to draw, if it goes on to the end (FJ-06)."""
    ending, tickets = sight.title.rules.ending, sight.title.rules.tickets
    if not isinstance(ending, Race) or not isinstance(tickets, OpenHand):
        return 0.0
    return max(0.0, ending.tickets - len(sight.me.done) - sight.me.bonus - tickets.size)


def shares(sight: Sight, prices: Sequence[float]) -> list[float]:
    """For each route the part of the tickets that may be drawn whose cheapest way leads over it."""
    board, fresh = sight.title.board, sight.drawable
    found = [0.0] * len(board.routes)
    reaches: dict[int, Reach] = {}
    for ticket in (board.tickets[index] for index in fresh):
        if ticket.a not in reaches:
            reaches[ticket.a] = Reach(sight.title, prices, (ticket.a,))
        for route in reaches[ticket.a].way(ticket.b):
            found[route] += 1 / len(fresh)
    return found

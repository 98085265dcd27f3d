"""Ticket values that come nearer to what their tickets are worth."""

from __future__ import annotations

from stellwerk.core.statistics import share
from stellwerk.study.dials import Change, Turned, nearer
from stellwerk.study.notes import Notes
from stellwerk.ticket.game import TicketGame
from stellwerk.ticket.study.values import fair_values


def ticket_values(game: TicketGame, notes: Notes, bounds: tuple[int, int]) -> Turned:
    """Whatever is printed surely otherwise than it is worth, moved half of the way."""
    title = game.title
    printed = {ticket.id: ticket.points for ticket in title.board.tickets}
    fair = fair_values(notes, notes.tables["tickets"], printed)
    place = {ticket.id: number for number, ticket in enumerate(title.file.tickets)}
    changes, off = [], 0
    for name, of in fair.items():
        if of.low - 0.5 <= printed[name] <= of.high + 0.5:
            continue
        off += 1
        new = nearer(printed[name], of.value, bounds)
        if new != printed[name]:
            changes.append(Change(("tickets", place[name], "points"), name, printed[name], new))
    return Turned(tuple(changes), share(off, len(fair)))

"""Ticket values that come nearer to what their tickets are worth."""

from __future__ import annotations

from collections.abc import Sequence

from stellwerk.core.statistics import share
from stellwerk.study.dials import Change, Turned, nearer
from stellwerk.study.sums import entries
from stellwerk.study.watched import Game
from stellwerk.ticket.game import TicketGame
from stellwerk.ticket.study.columns import COLUMNS
from stellwerk.ticket.study.values import fair_values


def ticket_values(game: TicketGame, games: Sequence[Game], bounds: tuple[int, int]) -> Turned:
    """Whatever is printed surely otherwise than it is worth, moved half of the way."""
    title = game.title
    printed = {ticket.id: ticket.points for ticket in title.board.tickets}
    fair = fair_values(list(entries(games, "tickets", COLUMNS["tickets"])), printed)
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

"""Names for the numbers in a view: sent once, so that views stay small. One function per family."""

from __future__ import annotations

from typing import Any

import msgspec

from stellwerk.core.game import AnyGame
from stellwerk.ticket.game import TicketGame


def catalogue(game: AnyGame) -> dict[str, Any]:
    """Lists whose indexes are the numbers in views and news; empty for a family that names things itself."""
    lists: dict[str, Any] = _ticket(game) if isinstance(game, TicketGame) else {}
    return {"game": game.name, "options": game.options, "rules": game.version, "digest": game.digest, **lists}


def _ticket(game: TicketGame) -> dict[str, Any]:
    board, title = game.title.board, game.title
    cities = [city.id for city in board.cities]
    return {
        "kinds": list(board.kinds),
        "guests": list(board.guests),
        "piles": list(board.piles),
        "cities": [msgspec.to_builtins(city) for city in board.cities],
        "routes": [
            {**msgspec.to_builtins(route), "a": cities[route.a], "b": cities[route.b]} for route in board.routes
        ],
        "tickets": [
            {**msgspec.to_builtins(ticket), "a": cities[ticket.a], "b": cities[ticket.b]}
            for ticket in board.tickets
        ],
        "trains": title.rules.trains,
        "stations": title.has_stations,
        "points": title.points,
    }

"""What a family of games says about a position beyond the rules' own words: help for whoever looks at it."""

from __future__ import annotations

from typing import Any

from stellwerk.core.game import AnyGame, Seat
from stellwerk.ticket.game import TicketGame
from stellwerk.ticket.progress import progress
from stellwerk.ticket.scoring import longest_path


def ticket_notes(game: AnyGame, public: Any, hand: Any, seat: Seat | None) -> tuple[Any, ...]:
    """How far this seat is with its tickets; made of nothing but its own view."""
    if not isinstance(game, TicketGame) or hand is None or seat is None:
        return ()
    return progress(game.title, public, hand, seat)


def trails(game: AnyGame, public: Any) -> tuple[tuple[str, ...], ...]:
    """The routes of each seat's longest path, in order."""
    if not isinstance(game, TicketGame):
        return ()
    routes = game.title.board.routes
    paths = (longest_path(game.title, public.owner, seat) for seat in range(len(public.players)))
    return tuple(tuple(routes[index].id for index in path.edges) for path in paths)


def closed(game: AnyGame, public: Any) -> tuple[str, ...]:
    """Free routes that nobody may claim any more (T-27)."""
    if not isinstance(game, TicketGame):
        return ()
    routes = game.title.board.routes
    return tuple(routes[index].id for index in game.title.closed(public.owner, len(public.players)))

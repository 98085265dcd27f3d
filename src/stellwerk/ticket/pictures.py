"""Pictures of the Ticket family. Loaded when something is to be drawn: drawing needs more than playing does."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

import msgspec

from stellwerk.core.record import Record
from stellwerk.draw.board import draw_board
from stellwerk.draw.example import Example, draw_example
from stellwerk.draw.film import ticket_film
from stellwerk.draw.position import layout_beside, layout_for, ticket_board, ticket_position
from stellwerk.draw.sheet import sheet_of_file
from stellwerk.draw.tokens import Theme
from stellwerk.family import Pictures
from stellwerk.ticket.game import TicketGame
from stellwerk.ticket.loading import load_board_file
from stellwerk.ticket.state import Public, TicketState, TicketView
from stellwerk.words import Words


def _board(game: TicketGame, theme: Theme, words: Words, live: bool) -> str:
    return ticket_board(game, theme, words, live=live)


def _position(
    game: TicketGame,
    position: TicketState | TicketView,
    theme: Theme,
    words: Words,
    players: Sequence[str],
    with_tray: bool,
) -> str:
    return ticket_position(game, position, theme, words, players=players, with_tray=with_tray)


def _film(game: TicketGame, record: Record, theme: Theme, words: Words) -> str:
    return ticket_film(game, record, theme, words)


def _example(game: TicketGame, shown: Mapping[str, object], theme: Theme, words: Words) -> str:
    return draw_example(game, msgspec.convert(shown, Example), theme, words)


def _file(path: Path, theme: Theme, words: Words) -> str:
    """A board file without a title: what is printed on it."""
    board = load_board_file(path)
    return draw_board(sheet_of_file(board), layout_beside(path), theme, words)


def shown(game: TicketGame, words: Words) -> list[str]:
    """The cities as the board prints them: by its own names, or by those of the reader's language."""
    local = layout_for(game).plan.names == "local"
    return [
        city.name if local and city.through else words.called("city", city.id, city)
        for city in game.title.board.cities
    ]


PICTURES: Final = Pictures[TicketGame, TicketState, TicketView, Public](
    board=_board, position=_position, film=_film, example=_example, file=_file, stands=lambda public: public.owner
)

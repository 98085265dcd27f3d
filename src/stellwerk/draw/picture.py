"""Board, position and film of every game, and a picture that shows itself in a notebook."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from stellwerk.core.game import AnyGame, Seat, State, View, view_of
from stellwerk.core.record import Record
from stellwerk.denmark.game import DenmarkGame
from stellwerk.draw.board import Names
from stellwerk.draw.crayon.film import crayon_film
from stellwerk.draw.crayon.position import crayon_board, crayon_position
from stellwerk.draw.film import ticket_film
from stellwerk.draw.layout import Layout
from stellwerk.draw.position import ticket_board, ticket_position
from stellwerk.draw.svg import private
from stellwerk.draw.tokens import Theme
from stellwerk.ticket.game import TicketGame


class CannotDrawError(ValueError):
    """A game for which there is no board."""

    def __init__(self, game: AnyGame) -> None:
        super().__init__(f"{game.name} has no board that could be drawn")


def board_svg(
    game: AnyGame,
    theme: Theme = "light",
    lang: str = "en",
    *,
    names: Names | None = None,
    layout: Layout | None = None,
    live: bool = False,
) -> str:
    """The empty board. `layout` is that of a designer's board; `names` are the board's own or the language's.

    A `live` board of the Ticket family holds every piece that may come to stand on it, unseen.
    """
    match game:
        case TicketGame():
            return ticket_board(game, theme, lang, names, layout, live=live)
        case DenmarkGame():
            return crayon_board(game, theme, lang)
        case _:
            raise CannotDrawError(game)


def position_svg(
    game: AnyGame,
    position: State[Any, Any, Any] | View[Any, Any],
    theme: Theme = "light",
    lang: str = "en",
    *,
    names: Names | None = None,
    layout: Layout | None = None,
    players: Sequence[str] = (),
    with_tray: bool = True,
) -> str:
    """The board with everything on it, below it players and open cards. A view also shows its seat's hand.

    `players` are the names to print; without them the colours' names stand there.
    """
    match game:
        case TicketGame():
            return ticket_position(
                game, position, theme, lang, names, layout, players=players, with_tray=with_tray
            )
        case DenmarkGame():
            return crayon_position(game, position, theme, lang, players=players, with_tray=with_tray)
        case _:
            raise CannotDrawError(game)


def film_svg(
    game: AnyGame, record: Record, theme: Theme = "light", lang: str = "en", *, layout: Layout | None = None
) -> str:
    """A game as an animated SVG that begins again and again; where nothing moves it shows the last position."""
    match game:
        case TicketGame():
            return ticket_film(game, record, theme, lang, layout)
        case DenmarkGame():
            return crayon_film(game, record, theme, lang)
        case _:
            raise CannotDrawError(game)


class Picture:
    """A position with the game it belongs to: states are plain values and know no board. Notebooks show it."""

    def __init__(
        self,
        game: AnyGame,
        position: State[Any, Any, Any] | View[Any, Any] | None = None,
        *,
        seat: Seat | None = None,
        theme: Theme = "light",
        lang: str = "en",
    ) -> None:
        self.game = game
        self.position = view_of(position, seat) if isinstance(position, State) and seat is not None else position
        self.theme: Theme = theme
        self.lang = lang

    def svg(self) -> str:
        if self.position is None:
            return board_svg(self.game, self.theme, self.lang)
        return position_svg(self.game, self.position, self.theme, self.lang)

    def _repr_svg_(self) -> str:
        return private(self.svg())

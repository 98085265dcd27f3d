"""A Ticket position on its board."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache
from typing import Any

from stellwerk.core.game import State, StellwerkError, View
from stellwerk.draw import pieces
from stellwerk.draw.board import Names, draw_board
from stellwerk.draw.layout import Layout, layout_path, read_layout
from stellwerk.draw.sheet import Sheet, sheet_of_board
from stellwerk.draw.tokens import Lang, Theme
from stellwerk.draw.tray import tray
from stellwerk.draw.words import player_names
from stellwerk.ticket.bonuses import Crossing
from stellwerk.ticket.game import TicketGame
from stellwerk.ticket.state import FREE, Hand, Public
from stellwerk.ticket.title import Title


class MissingLayoutError(StellwerkError, ValueError):
    """A board whose layout was never computed."""


def layout_for(game: TicketGame) -> Layout:
    """The stored layout of the game's board: it lies beside the board's file."""
    board = game.title.board_file
    path = None if board is None else layout_path(board)
    if path is None or not path.exists():
        name = game.title.board.name
        raise MissingLayoutError(f"board {name!r} has no layout: run `stellwerk layout` on its file")
    return _read(path)


_read = cache(read_layout)


@cache
def sheet_for(title: Title) -> Sheet:
    return sheet_of_board(title.board)


def ticket_board(
    game: TicketGame,
    theme: Theme = "light",
    lang: Lang = "de",
    names: Names | None = None,
    layout: Layout | None = None,
) -> str:
    """The empty board, with the cities marked that this way to play marks."""
    title = game.title
    return draw_board(
        sheet_for(title), layout or layout_for(game), theme, lang,
        names=names, marks=marks_of(title), points=title.points,
    )  # fmt: skip


def ticket_position(
    game: TicketGame,
    position: State[Public, Hand, Any] | View[Public, Hand],
    theme: Theme = "light",
    lang: Lang = "de",
    names: Names | None = None,
    layout: Layout | None = None,
    *,
    players: Sequence[str] = (),
    with_tray: bool = True,
) -> str:
    """The board with everything on it. A state shows what all see, a view also the hand of its seat."""
    title, public = game.title, position.public
    hand = position.hand if isinstance(position, View) else None
    layout = layout or layout_for(game)
    sheet = sheet_for(title)
    width, height = layout.plan.size
    below, extra = ("", 0.0)
    if with_tray:
        called = player_names(players, len(public.players), lang)
        below, extra = tray(title, sheet, public, hand, (width, height), called, lang)
    return draw_board(
        sheet, layout, theme, lang, names=names, marks=marks_of(title), points=title.points,
        over=_on_routes(title, sheet, layout, public, lang), top=_on_cities(title, sheet, layout, public, lang),
        below=below, extra=extra,
    )  # fmt: skip


def marks_of(title: Title) -> frozenset[str]:
    """Marks of cities that matter in this way to play: big cities, or the two ends of a crossing."""
    marks = {pile.mark for pile in title.rules.piles if pile.mark}
    for bonus in title.rules.bonuses:
        if isinstance(bonus, Crossing):
            marks |= {bonus.one, bonus.other}
    return frozenset(marks)


def _on_routes(title: Title, sheet: Sheet, layout: Layout, public: Public, lang: Lang) -> str:
    cities = {city.id: city for city in sheet.cities}
    parts = []
    closed = title.closed(public.owner, len(public.players))
    for index, (route, owner) in enumerate(zip(sheet.routes, public.owner, strict=True)):
        if owner != FREE:
            parts.append(pieces.wagons(layout, route, cities, owner, lang))
        elif index in closed:
            parts.append(pieces.closed(layout, route))
    return f'<g class="pieces">{"".join(parts)}</g>'


def _on_cities(title: Title, sheet: Sheet, layout: Layout, public: Public, lang: Lang) -> str:
    parts = [
        pieces.station(layout, city, owner, lang)
        for city, owner in zip(sheet.cities, public.stations, strict=True) if owner != FREE
    ]  # fmt: skip
    for city, waiting in zip(sheet.cities, public.waiting, strict=True):
        colours = [colour for colour, count in zip(title.board.guests, waiting, strict=True) for _ in range(count)]
        if colours:
            feet = layout.cities[city.id].label.figures if city.through else layout.countries[city.id][0].figures
            parts.append(pieces.figures(feet, colours, layout.plan.figure, lang))
    if layout.plan.track:
        on_cell: Counter[int] = Counter()
        for seat, player in enumerate(public.players):
            parts.append(pieces.score_marker(layout.plan, seat, player.score, on_cell[player.score % 100], lang))
            on_cell[player.score % 100] += 1
    return f'<g class="pieces">{"".join(parts)}</g>'

"""A Ticket position on its board."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path

from stellwerk.core.game import View
from stellwerk.draw import pieces
from stellwerk.draw.board import Names, draw_board
from stellwerk.draw.coats import coat
from stellwerk.draw.layout import Layout, MissingLayoutError, layout_path, read_layout
from stellwerk.draw.live import on_cities, on_routes
from stellwerk.draw.sheet import Sheet, sheet_of_board
from stellwerk.draw.tokens import Theme
from stellwerk.draw.tray import tray
from stellwerk.draw.words import owned, passenger, player_names, scored, station_of
from stellwerk.ticket.bonuses import Crossing
from stellwerk.ticket.game import TicketGame
from stellwerk.ticket.state import FREE, Public, TicketState, TicketView
from stellwerk.ticket.title import Title
from stellwerk.words import Words


def layout_for(game: TicketGame) -> Layout:
    """The stored layout of the game's board: it lies beside the board's file."""
    board = game.title.board_file
    if board is None:
        raise MissingLayoutError(game.title.board.name)
    return layout_beside(board)


def layout_beside(board: Path) -> Layout:
    """The stored layout of a board file."""
    path = layout_path(board)
    if not path.exists():
        raise MissingLayoutError(board.name)
    return _read(path)


_read = lru_cache(64)(read_layout)


@lru_cache(64)
def sheet_for(title: Title) -> Sheet:
    return sheet_of_board(title.board)


def ticket_board(
    game: TicketGame,
    theme: Theme,
    words: Words,
    names: Names | None = None,
    layout: Layout | None = None,
    *,
    live: bool = False,
) -> str:
    """The empty board, with the cities marked that this way to play marks; `live` with every piece, unseen."""
    title, sheet, layout = game.title, sheet_for(game.title), layout or layout_for(game)
    over, top = (on_routes(title, sheet, layout), on_cities(title, sheet, layout)) if live else ("", "")
    return draw_board(
        sheet, layout, theme, words, names=names, marks=marks_of(title), points=title.points, over=over, top=top
    )


def ticket_position(
    game: TicketGame,
    position: TicketState | TicketView,
    theme: Theme,
    words: Words,
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
        called = player_names(players, len(public.players), words)
        below, extra = tray(title, sheet, public, hand, (width, height), called, words)
    return draw_board(
        sheet, layout, theme, words, names=names, marks=marks_of(title), points=title.points,
        over=_on_routes(title, sheet, layout, public, words), top=_on_cities(title, sheet, layout, public, words),
        below=below, extra=extra,
    )  # fmt: skip


def marks_of(title: Title) -> frozenset[str]:
    """Marks of cities that matter in this way to play: big cities, or the two ends of a crossing."""
    marks = {pile.mark for pile in title.rules.piles if pile.mark}
    for bonus in title.rules.bonuses:
        if isinstance(bonus, Crossing):
            marks |= {bonus.one, bonus.other}
    return frozenset(marks)


def _on_routes(title: Title, sheet: Sheet, layout: Layout, public: Public, words: Words) -> str:
    cities = {city.id: city for city in sheet.cities}
    closed = title.closed(public.owner, len(public.players))
    parts = [pieces.shapes(layout, title.board.guests, len(public.players))]
    for index, (route, owner) in enumerate(zip(sheet.routes, public.owner, strict=True)):
        if owner != FREE:
            parts.append(pieces.wagons(layout, route, coat(owner), owned(route, cities, owner, words)))
        elif index in closed:
            parts.append(pieces.closed(layout, route, ""))
    return pieces.layer(parts)


def _on_cities(title: Title, sheet: Sheet, layout: Layout, public: Public, words: Words) -> str:
    parts = [
        pieces.station(layout, city, coat(owner), station_of(city, owner, words))
        for city, owner in zip(sheet.cities, public.stations, strict=True) if owner != FREE
    ]  # fmt: skip
    for city, waiting in zip(sheet.cities, public.waiting, strict=True):
        colours = [colour for colour, count in zip(title.board.guests, waiting, strict=True) for _ in range(count)]
        standing = zip(pieces.feet(layout, city), colours, strict=False)
        for number, (foot, colour) in enumerate(standing, start=1):
            parts.append(pieces.guest(city, number, foot, colour, passenger(colour, words)))
    if layout.plan.track:
        on_cell: Counter[int] = Counter()
        for seat, player in enumerate(public.players):
            cell, spoken = player.score % 100, scored(seat, player.score, words)
            parts.append(pieces.marker(layout.plan, seat, player.score, on_cell[cell], coat(seat), spoken))
            on_cell[cell] += 1
    return pieces.layer(parts)

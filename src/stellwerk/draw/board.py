"""A whole Ticket board as SVG, empty or with layers of a position on it."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

from stellwerk.draw.cities import city_svg, country_svg
from stellwerk.draw.layout import Layout
from stellwerk.draw.lines import beds, route_svg
from stellwerk.draw.paper import frame, ground, lettering
from stellwerk.draw.style import sheet
from stellwerk.draw.svg import esc
from stellwerk.draw.tokens import Lang, Theme, symbols, tokens
from stellwerk.draw.words import say
from stellwerk.ticket.boardfile import BoardFile

Names = Literal["local", "language"]


def draw_board(
    board: BoardFile,
    layout: Layout,
    theme: Theme = "light",
    lang: Lang = "de",
    *,
    names: Names | None = None,
    marks: frozenset[str] = frozenset(),
    over: str = "",
    title: str = "",
) -> str:
    """The board as one SVG; `over` is drawn on top of the routes, below the cities' names and the frame."""
    width, height = layout.plan.size
    below, above, defs = _layers(_Same(board), _Same(layout), lang, names or layout.plan.names, marks)
    name = esc(title or f"{board.name}, {say('board', lang)}")
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" class="stellwerk board {theme}" '
        f'lang="{lang}" role="group" aria-label="{name}"><title>{name}</title><style>{sheet(theme)}</style>'
        f"{defs}{below}{over}{above}</svg>"
    )


class _Same:
    """Compares by identity: boards are large, loaded once, and never change."""

    def __init__(self, value: object) -> None:
        self.value = value

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Same) and other.value is self.value

    def __hash__(self) -> int:
        return id(self.value)


@lru_cache(maxsize=32)
def _layers(
    board_: _Same, layout_: _Same, lang: Lang, names: Names, marks: frozenset[str]
) -> tuple[str, str, str]:
    """Everything that no position changes: below the pieces, above them, and definitions."""
    board, layout = board_.value, layout_.value
    assert isinstance(board, BoardFile)
    assert isinstance(layout, Layout)
    cities = {city.id: city for city in board.cities}
    routes = "".join(route_svg(layout, route, cities, lang) for route in board.routes)
    below = f'{ground(layout)}{lettering(layout, lang)}<g class="routes">{beds(layout, board.routes)}{routes}</g>'
    towns = "".join(
        city_svg(layout, city, lang, names, marks) if city.through else country_svg(layout, city, lang)
        for city in board.cities
    )
    above = f'<g class="cities">{towns}</g>{frame(layout.plan)}'
    return below, above, f"<defs>{symbols(_needed(board))}</defs>"


def _needed(board: BoardFile) -> set[str]:
    """Symbols that this board or any position on it may use."""
    known = tokens()
    needed = {look.mark for name, look in known.route.items() if look.mark and name in board.colours}
    needed |= {look.pattern for look in known.player.values()} | {"mark-locomotive", "station"}
    if any(city.passengers for city in board.cities):
        needed |= {look.shape for look in known.passenger.values()}
    return needed

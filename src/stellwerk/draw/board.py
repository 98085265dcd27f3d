"""A whole Ticket board as SVG, empty or with layers of a position on it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Literal

from stellwerk.draw.cards import needed_symbols
from stellwerk.draw.cartouche import cartouche
from stellwerk.draw.cities import city_svg, country_svg
from stellwerk.draw.coats import coats
from stellwerk.draw.layout import Layout
from stellwerk.draw.lines import beds, route_svg, stamps
from stellwerk.draw.paper import frame, ground, lettering
from stellwerk.draw.sheet import Sheet
from stellwerk.draw.style import sheet as style_sheet
from stellwerk.draw.svg import esc, num
from stellwerk.draw.tokens import Theme, symbols, tokens
from stellwerk.draw.tray import SYMBOLS as TRAY_SYMBOLS
from stellwerk.words import Words

Names = Literal["local", "language"]


def draw_board(
    sheet: Sheet,
    layout: Layout,
    theme: Theme,
    words: Words,
    *,
    names: Names | None = None,
    marks: frozenset[str] = frozenset(),
    points: Mapping[int, int] | None = None,
    over: str = "",
    top: str = "",
    below: str = "",
    extra: float = 0,
) -> str:
    """The board as one SVG.

    `over` is drawn on top of the routes, `top` on top of everything, `below` in a margin of `extra` under the
    board; `points` are printed in a corner if the layout has room for them.
    """
    width, height = layout.plan.size
    base, above, defs = _layers(_Same(sheet), _Same(layout), words, names or layout.plan.names, marks)
    name = esc(f"{sheet.name}, {words.say('picture-board')}")
    if below:
        defs += f"<defs>{symbols((needed_symbols() | TRAY_SYMBOLS) - _needed(sheet))}</defs>"
    plate = cartouche(layout, points or {}, words)
    css = style_sheet(theme, "map", "lines", "pieces", "cartouche", *(("cards", "tray") if below else ()))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {num(height + extra)}" '
        f'class="stellwerk board {theme}" lang="{words.lang}" role="group" aria-label="{name}">'
        f"<title>{name}</title><style>{css}</style>{defs}{base}{plate}{over}{above}{top}{below}</svg>"
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
    sheet_: _Same, layout_: _Same, words: Words, names: Names, marks: frozenset[str]
) -> tuple[str, str, str]:
    """Everything that no position changes: below the pieces, above them, and definitions."""
    sheet, layout = sheet_.value, layout_.value
    assert isinstance(sheet, Sheet)
    assert isinstance(layout, Layout)
    cities = {city.id: city for city in sheet.cities}
    routes = "".join(route_svg(layout, route, cities, words) for route in sheet.routes)
    below = f'{ground(layout)}{lettering(layout, words)}<g class="routes">{beds(layout, sheet.routes)}{routes}</g>'
    towns = "".join(
        city_svg(layout, city, words, names, marks) if city.through else country_svg(layout, city, words)
        for city in sheet.cities
    )
    above = f'<g class="cities">{towns}</g>{frame(layout.plan)}'
    width = layout.plan.space[1]
    return below, above, f"<defs>{symbols(_needed(sheet))}{stamps(sheet.colours, width)}{coats(width)}</defs>"


def _needed(sheet: Sheet) -> set[str]:
    """Symbols that this board or any position on it may use."""
    known = tokens()
    needed = {look.mark for name, look in known.route.items() if look.mark and name in sheet.colours}
    needed |= {"mark-locomotive", "station"}
    if any(city.passengers for city in sheet.cities):
        needed |= {look.shape for look in known.passenger.values()}
    return needed

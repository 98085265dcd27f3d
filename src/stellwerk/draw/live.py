"""Everything that can stand on a Ticket board, each in its place and unseen: a client shows it by classes."""

from __future__ import annotations

from stellwerk.draw import pieces
from stellwerk.draw.layout import Layout
from stellwerk.draw.sheet import Sheet
from stellwerk.ticket.title import Title


def on_routes(title: Title, sheet: Sheet, layout: Layout) -> str:
    """Wagons for every route, and a veil for those that a parallel one may close (T-27)."""
    parts = [pieces.shapes(layout, title.board.guests, title.rules.most_seats)]
    for route, parallel in zip(sheet.routes, title.board.parallel, strict=True):
        parts.append(pieces.wagons(layout, route))
        if parallel:
            parts.append(pieces.closed(layout, route))
    return pieces.layer(parts)


def on_cities(title: Title, sheet: Sheet, layout: Layout) -> str:
    """A station for every city, somebody for every place to wait, and a marker for every seat."""
    parts = []
    for city in sheet.cities:
        if title.has_stations and city.through:
            parts.append(pieces.station(layout, city))
        places = enumerate(pieces.feet(layout, city), start=1)
        parts += [pieces.guest(city, number, foot) for number, foot in places]
    if layout.plan.track:
        parts += [pieces.marker(layout.plan, seat, 0, 0) for seat in range(title.rules.most_seats)]
    return pieces.layer(parts)

"""Small examples for a page of rules: a few routes of the real board with what lies on and beside them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from msgspec import Struct

from stellwerk.draw import pieces
from stellwerk.draw.cards import HEIGHT, WIDTH, card_back, needed_symbols, ticket_card, train_card
from stellwerk.draw.cities import city_svg
from stellwerk.draw.coats import coat, coats
from stellwerk.draw.layout import Layout, Point
from stellwerk.draw.lines import beds, route_svg, stamps
from stellwerk.draw.position import layout_for, sheet_for
from stellwerk.draw.sheet import City, Route
from stellwerk.draw.style import sheet as style_sheet
from stellwerk.draw.svg import num
from stellwerk.draw.tokens import Theme, symbols, tokens
from stellwerk.ticket.game import TicketGame
from stellwerk.words import Words

BACK: Final = "back"  # a card face down
_MARGIN: Final = 22.0
_GAP: Final = 8.0
_CARD: Final = 1.15  # cards beside the map, in parts of their own size
_LEAST: Final = 420.0  # a picture is never narrower, or a single card would fill the page


class Example(Struct, frozen=True, forbid_unknown_fields=True):
    """What a picture shows; seats are numbers, whatever else is an id of the board."""

    routes: tuple[str, ...] = ()
    owned: dict[str, int] = {}
    closed: tuple[str, ...] = ()
    stations: dict[str, int] = {}
    guests: dict[str, tuple[str, ...]] = {}
    tickets: tuple[str, ...] = ()
    cards: tuple[tuple[str, ...], ...] = ()  # rows of them


def draw_example(game: TicketGame, example: Example, theme: Theme, words: Words) -> str:
    """The example as one small SVG."""
    layout = layout_for(game)
    sheet = sheet_for(game.title)
    routes = tuple(route for route in sheet.routes if route.id in example.routes)
    cities = {city.id: city for city in sheet.cities}
    ends = [city for city in sheet.cities if any(city.id in (route.a, route.b) for route in routes)]
    left, top, right, bottom = _box(layout, routes, ends)
    beside = list(_beside(game, example, cities, words))
    drawn, width, height = _rows(beside, max(right - left, _LEAST))
    middle = (left + right) / 2
    left, right = middle - width / 2, middle + width / 2
    name = words.say("picture-example")
    width_of_space = layout.plan.space[1]
    needed = {look.mark for look in tokens().route.values() if look.mark} | needed_symbols()
    needed |= {"mark-locomotive", "station"} | {look.shape for look in tokens().passenger.values()}
    ground = "sea" if routes and all(route.locos for route in routes) else "land"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{num(left)} {num(top)} {num(width)} '
        f'{num(bottom - top + height)}" class="stellwerk {theme}" lang="{words.lang}" role="img" '
        f'aria-label="{name}">'
        f"<style>{style_sheet(theme, 'map', 'lines', 'pieces', 'cards')}</style>"
        f"<defs>{symbols(needed)}{stamps(sheet.colours, width_of_space)}{coats(width_of_space)}</defs>"
        + (f'<rect class="{ground}" x="{num(left)}" y="{num(top)}" width="{num(width)}" '
           f'height="{num(bottom - top)}" rx="10"/>' if routes else "")
        + _map(game, layout, routes, ends, cities, example, words)
        + f'<g transform="translate({num(left)} {num(bottom)})">{drawn}</g></svg>'
    )  # fmt: skip


def _map(
    game: TicketGame,
    layout: Layout,
    routes: tuple[Route, ...],
    ends: list[City],
    cities: dict[str, City],
    example: Example,
    words: Words,
) -> str:
    if not routes:
        return ""
    on = [pieces.shapes(layout, game.title.board.guests, 0)]
    on += [
        pieces.wagons(layout, route, coat(example.owned[route.id]))
        for route in routes
        if route.id in example.owned
    ]
    on += [pieces.closed(layout, route, "") for route in routes if route.id in example.closed]
    towns = "".join(city_svg(layout, city, words, layout.plan.names, frozenset()) for city in ends)
    above = [pieces.station(layout, cities[city], coat(seat)) for city, seat in example.stations.items()]
    for city, guests in example.guests.items():
        places = enumerate(zip(pieces.feet(layout, cities[city]), guests, strict=False), start=1)
        above += [pieces.guest(cities[city], number, foot, colour) for number, (foot, colour) in places]
    lines = "".join(route_svg(layout, route, cities, words) for route in routes)
    return f"{beds(layout, routes)}{lines}{pieces.layer(on)}{towns}{pieces.layer(above)}"


def _box(layout: Layout, routes: Iterable[Route], ends: Iterable[City]) -> tuple[float, float, float, float]:
    """Around everything that is drawn of the map; nothing at all has no size."""
    points: list[Point] = [(x, y) for route in routes for x, y, _ in layout.routes[route.id].spaces]
    for city in ends:
        spot = layout.cities[city.id]
        points += [(spot.x, spot.y), *spot.label.figures]
        points += [
            (spot.label.x, spot.label.y),
            (spot.label.x + spot.label.width, spot.label.y + spot.label.height),
        ]
    if not points:
        return 0.0, 0.0, 0.0, 0.0
    across, down = zip(*points, strict=True)
    return min(across) - _MARGIN, min(down) - _MARGIN, max(across) + _MARGIN, max(down) + _MARGIN


def _beside(game: TicketGame, example: Example, cities: dict[str, City], words: Words) -> Iterator[list[str]]:
    """What lies under the map, row by row."""
    board = game.title.board
    tickets = [board.tickets[game.title.ticket_at[ticket]] for ticket in example.tickets]
    if tickets:
        named = [(cities[board.cities[each.a].id], cities[board.cities[each.b].id]) for each in tickets]
        yield [ticket_card(a, b, each.points, words) for (a, b), each in zip(named, tickets, strict=True)]
    for row in example.cards:
        yield [card_back(words) if kind == BACK else train_card(kind, words) for kind in row]


def _rows(rows: list[list[str]], width: float) -> tuple[str, float, float]:
    """Rows of cards, each in the middle; how wide and how high it all is."""
    step, tall = WIDTH * _CARD + _GAP, HEIGHT * _CARD + _GAP
    width = max([width, *(len(row) * step + _GAP for row in rows)])
    drawn = ""
    for number, row in enumerate(rows):
        first = (width - len(row) * step + _GAP) / 2
        for place, card in enumerate(row):
            at = f"translate({num(first + place * step)} {num(_GAP + number * tall)})scale({_CARD})"
            drawn += f'<g transform="{at}">{card}</g>'
    return drawn, width, len(rows) * tall + _GAP if rows else 0.0

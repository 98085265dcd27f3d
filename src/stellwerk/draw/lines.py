"""Routes: their bed, and every space in the colour and with the mark of its route."""

from __future__ import annotations

from stellwerk.draw.layout import Layout, Line, Place, Point
from stellwerk.draw.sheet import City, Route
from stellwerk.draw.svg import esc, num, smooth, turned, upright, use
from stellwerk.draw.tokens import colour_of
from stellwerk.draw.words import describe, route_name
from stellwerk.words import Words


def beds(layout: Layout, routes: tuple[Route, ...]) -> str:
    """The thin line that ties spaces to their cities; dotted at sea."""
    parts = []
    for route in routes:
        kind = "bed ferry" if route.locos else "bed"
        stops = tuple((x, y) for x, y, _ in layout.routes[route.id].spaces)
        course = (_end(layout, route, route.a), *stops, _end(layout, route, route.b))
        parts.append(f'<path class="{kind}" d="{smooth(course)}"/>')
    return f'<g aria-hidden="true">{"".join(parts)}</g>'


def _end(layout: Layout, route: Route, city: str) -> Point:
    """Where a route meets a city, or the border of a country."""
    spot = layout.cities.get(city) or layout.ends[route.id]
    return spot.x, spot.y


def route_svg(layout: Layout, route: Route, cities: dict[str, City], words: Words) -> str:
    """One route with all its spaces."""
    line = layout.routes[route.id]
    colour_of(route.colour)
    name = route_name(route, cities)
    lead = loco_spaces(route)
    spaces = []
    for k, place in enumerate(line.spaces, start=1):
        spaces.append(
            f'<g id="space:{route.id}:{k}" class="space" transform="{turned(place)}" role="img" '
            f'aria-label="{esc(words.say("picture-space", route=name, k=k, n=route.length))}">'
            + _space(layout, line, route, place, k in lead) + "</g>"
        )  # fmt: skip
    kinds = ["route", route.colour] + ["tunnel"] * route.tunnel + ["ferry"] * bool(route.locos)
    title = esc(describe(route, cities, words))
    return (
        f'<g id="route:{route.id}" class="{" ".join(kinds)}" role="group" aria-label="{title}">'
        f"<title>{title}</title>{''.join(spaces)}</g>"
    )


def stamps(colours: tuple[str, ...], width: float) -> str:
    """The marks in the size of this board's spaces, and the wheel that asks for a locomotive."""
    parts = [
        # the wheel stands on its own disc: it must be found at a glance
        f'<g id="stamp-loco"><circle class="need" r="{num(width * 0.44)}"/>'
        f"{use('mark-locomotive', width * 0.76, 'wheel')}</g>"
    ]
    for colour in colours:
        mark = colour_of(colour).mark
        if mark:
            parts.append(f'<g id="stamp-{colour}">{use(mark, width * 0.62)}</g>')
            parts.append(f'<g id="stamp-{colour}-small">{use(mark, width * 0.5)}</g>')
    return "".join(parts)


def loco_spaces(route: Route) -> set[int]:
    """The spaces that show a locomotive: in the middle of the ferry, numbered from 1."""
    first = (route.length - route.locos) // 2
    return set(range(first + 1, first + 1 + route.locos))


def _space(layout: Layout, line: Line, route: Route, place: Place, loco: bool) -> str:
    # Free spaces are printed on the map: flat, and smaller than the wagons that will stand on them.
    length, width = line.length - 1.5, layout.plan.space[1] * 0.84
    look = colour_of(route.colour)
    if route.tunnel:
        edge = width * 0.16
        box = _rect("wall", length, width, 3) + _rect("teeth", length - edge, width - edge, 2)
        box += _rect("slot", length - 2.1 * edge, width - 2.1 * edge, 1.5)
    else:
        box = _rect("slot", length, width, width * 0.5 if route.locos else 2.2)
    stamp = "loco" if loco else route.colour + "-small" * route.tunnel if look.mark else ""
    # marks stay upright, however the space is turned
    turn = f' transform="rotate({num(-upright(place[2]))})"'
    return box + f'<use href="#stamp-{stamp}" class="mark"{turn}/>' if stamp else box


def _rect(css: str, length: float, width: float, radius: float) -> str:
    return (
        f'<rect class="{css}" x="{num(-length / 2)}" y="{num(-width / 2)}" width="{num(length)}" '
        f'height="{num(width)}" rx="{num(radius)}"/>'
    )

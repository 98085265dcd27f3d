"""Routes: their bed, and every space in the colour and with the mark of its route."""

from __future__ import annotations

from stellwerk.draw.layout import Layout, Line, Place
from stellwerk.draw.svg import cubic, esc, num, upright, use
from stellwerk.draw.tokens import Lang, colour_of
from stellwerk.draw.words import describe, route_name, say
from stellwerk.ticket.boardfile import CityEntry, RouteEntry


def beds(layout: Layout, routes: tuple[RouteEntry, ...]) -> str:
    """The thin line that ties spaces to their cities; dotted at sea."""
    parts = []
    for route in routes:
        kind = "bed ferry" if route.locos else "bed"
        parts.append(f'<path class="{kind}" d="{cubic(layout.routes[route.id].curve)}"/>')
    return f'<g aria-hidden="true">{"".join(parts)}</g>'


def route_svg(layout: Layout, route: RouteEntry, cities: dict[str, CityEntry], lang: Lang) -> str:
    """One route with all its spaces."""
    line = layout.routes[route.id]
    colour_of(route.colour)
    name = route_name(route, cities)
    lead = loco_spaces(route)
    spaces = []
    for k, place in enumerate(line.spaces, start=1):
        spaces.append(
            f'<g id="space:{route.id}:{k}" class="space" transform="{_at(place)}" role="img" '
            f'aria-label="{esc(say("space", lang, route=name, k=k, n=route.length))}">'
            + _space(layout, line, route, place, k in lead) + "</g>"
        )  # fmt: skip
    kinds = ["route", route.colour] + ["tunnel"] * route.tunnel + ["ferry"] * bool(route.locos)
    title = esc(describe(route, cities, lang))
    return (
        f'<g id="route:{route.id}" class="{" ".join(kinds)}" role="group" aria-label="{title}">'
        f'<title>{title}</title>{"".join(spaces)}</g>'
    )


def loco_spaces(route: RouteEntry) -> set[int]:
    """The spaces that show a locomotive: in the middle of the ferry, numbered from 1."""
    first = (route.length - route.locos) // 2
    return set(range(first + 1, first + 1 + route.locos))


def _at(place: Place) -> str:
    x, y, angle = place
    return f"translate({num(x)} {num(y)})rotate({num(upright(angle))})"


def _space(layout: Layout, line: Line, route: RouteEntry, place: Place, loco: bool) -> str:
    length, width = line.length, layout.plan.space[1]
    look = colour_of(route.colour)
    if route.tunnel:
        edge = width * 0.16
        box = _rect("wall", length, width, 3) + _rect("teeth", length - edge, width - edge, 2)
        box += _rect("slot", length - 2.1 * edge, width - 2.1 * edge, 1.5)
        size = width * 0.56
    else:
        box = _rect("slot", length - 1.5, width - 1.5, width * 0.42 if route.locos else 2.6)
        size = width * 0.72
    turn = f' transform="rotate({num(-upright(place[2]))})"'
    if loco:
        # the wheel stands on its own disc: it must be found at a glance
        wheel = use("mark-locomotive", width * 0.78, "wheel")
        return box + f'<g{turn}><circle class="need" r="{num(width * 0.46)}"/>{wheel}</g>'
    if look.mark:
        return box + f"<g{turn}>{use(look.mark, size, 'mark')}</g>"
    return box


def _rect(css: str, length: float, width: float, radius: float) -> str:
    return (
        f'<rect class="{css}" x="{num(-length / 2)}" y="{num(-width / 2)}" width="{num(length)}" '
        f'height="{num(width)}" rx="{num(radius)}"/>'
    )

"""What players put on a Ticket board: wagons, stations, passengers, score markers, and veils on closed routes.

Every shape is defined once, around the origin and in nobody's colour; a piece is a use of it that wears a class.
A piece that wears `free` is not there: a client shows it by another class.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from stellwerk.draw.coats import dressed
from stellwerk.draw.layout import Layout, Line, Plan, Point
from stellwerk.draw.paper import score_point
from stellwerk.draw.sheet import City, Route
from stellwerk.draw.svg import group, num, placed, turned, use
from stellwerk.draw.tokens import tokens

FREE: Final = "free"
_FAN: Final = (5, -2)  # how far each disc on a cell of the score track lies from the one below


def layer(pieces: Iterable[str]) -> str:
    return f'<g class="pieces">{"".join(pieces)}</g>'


# ---- shapes


def shapes(layout: Layout, guests: Iterable[str], seats: int) -> str:
    """The definitions of everything that may stand on a board."""
    plan = layout.plan
    lengths = {num(line.length): line.length for line in layout.routes.values()}
    drawn = []
    for name, length in sorted(lengths.items()):
        drawn.append(f'<g id="wagon-{name}">{_wagon(length, plan)}</g>')
        drawn.append(f'<g id="veil-{name}">{_veil(length, plan)}</g>')
    drawn.append(f'<g id="hut">{_hut(plan)}</g>')
    drawn += [f'<g id="guest-{colour}">{_guest(colour, plan)}</g>' for colour in guests]
    if plan.track:
        drawn.append(_discs(plan, seats))
    return f"<defs>{''.join(drawn)}</defs>"


def _wagon(space: float, plan: Plan) -> str:
    """A piece that stands on the map, seen from above: shadow, couplers, the body in its coat, a lit roof."""
    length, width = space - 2.4, plan.space[1] * 1.24
    shadow = f'<rect {_box(length, width, 1.6, 2.6)} rx="3.4" fill="#000" opacity=".34"/>'
    couplers = f'<path d="M{num(-space / 2)} 0H{num(space / 2)}" stroke="var(--outline)" stroke-width="3"/>'
    roof = f'<rect {_box(length - 5, width * 0.2, 0, -width * 0.28)} rx="1.6" fill="#fff" opacity=".42"/>'
    skirt = f'<rect {_box(length - 4, width * 0.16, 0, width * 0.36)} rx="1.2" fill="#000" opacity=".28"/>'
    body = dressed("rect", f'{_box(length, width)} rx="3.4"', 2)
    return shadow + couplers + body + skirt + roof


def _box(length: float, width: float, x: float = 0, y: float = 0) -> str:
    """The attributes of a rectangle around a point."""
    return f'x="{num(x - length / 2)}" y="{num(y - width / 2)}" width="{num(length)}" height="{num(width)}"'


def _veil(space: float, plan: Plan) -> str:
    """Over a space of a parallel route that few players may no longer use, and a stroke through it."""
    half, width = space / 2, plan.space[1]
    return (
        f'<rect x="{num(-half)}" y="{num(-width / 2)}" width="{num(space)}" height="{num(width)}" rx="2.6" '
        f'fill="var(--land)" opacity=".72"/>'
        f'<path d="M{num(-half + 4)} 0H{num(half - 4)}" stroke="var(--text-2)" stroke-width="1.6"/>'
    )


def _hut(plan: Plan) -> str:
    """A station: the player's coat around a small house."""
    r = plan.city * 1.7
    size = f'r="{num(r)}"'
    plate = f'<circle r="{num(r * 0.7)}" fill="var(--surface)"/>'
    house = f'<g color="var(--text)">{use("station", r * 1.08)}</g>'
    return dressed("circle", size, 1.4) + plate + house


def _guest(colour: str, plan: Plan) -> str:
    """A passenger with the hat of its colour; its feet are on the origin."""
    look, height = tokens().passenger[colour], plan.figure
    body = use(look.shape, height, at=(0, -height / 2))
    return f'<g color="{look.fill}" stroke="var(--outline)" stroke-width="1.1" stroke-linejoin="round">{body}</g>'


def _discs(plan: Plan, seats: int) -> str:
    """Markers by their place in the fan that several on one cell make; a ring: the second time around."""
    r = plan.track * 0.36
    ring = f'<circle r="{num(r * 0.5)}" fill="var(--surface)" stroke="var(--outline)"/>'
    size = f'r="{num(r)}"'
    disc = dressed("circle", size, 1.4)
    fan = "".join(
        f'<use id="{name}-{k}" href="#{name}" x="{num(k * _FAN[0])}" y="{num(k * _FAN[1])}"/>'
        for name in ("disc", "lap")
        for k in range(seats)
    )
    return f'<g id="disc">{disc}</g><g id="lap">{disc}{ring}</g>{fan}'


# ---- pieces


def wagons(layout: Layout, route: Route, wears: str = FREE, title: str = "") -> str:
    """Wagons on every space of a route."""
    return group(f"trains:{route.id}", f"trains {wears}", title, _along(layout.routes[route.id], "wagon"))


def closed(layout: Layout, route: Route, wears: str = FREE) -> str:
    """A veil on every space of a route."""
    return group(f"closed:{route.id}", f"closed {wears}".rstrip(), "", _along(layout.routes[route.id], "veil"))


def _along(line: Line, shape: str) -> str:
    name = f"{shape}-{num(line.length)}"
    return "".join(f'<use href="#{name}" transform="{turned(place)}"/>' for place in line.spaces)


def station(layout: Layout, city: City, wears: str = FREE, title: str = "") -> str:
    spot = layout.cities[city.id]
    return placed(f"station:{city.id}", f"station {wears}", title, "hut", (spot.x, spot.y))


def feet(layout: Layout, city: City) -> tuple[Point, ...]:
    """Where passengers stand: at the name of a city, or at the first one of a country."""
    if city.through:
        return layout.cities[city.id].label.figures
    return next((name.figures for name in layout.countries.get(city.id, ())), ())


def guest(city: City, number: int, foot: Point, colour: str = "", title: str = "") -> str:
    """A passenger on one of the places that are printed for them, counted from 1; without a colour nobody."""
    shape, css = (f"guest-{colour}", "figure") if colour else ("", f"figure {FREE}")
    return placed(f"guest:{city.id}:{number}", css, title, shape, foot)


def marker(plan: Plan, seat: int, score: int, stacked: int, wears: str = FREE, title: str = "") -> str:
    """A disc on the score track."""
    shape = f"{'lap' if score >= 100 else 'disc'}-{stacked}"
    return placed(f"score-of:{seat}", f"marker {wears}", title, shape, score_point(plan, score))

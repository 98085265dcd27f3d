"""What players put on a Ticket board: wagons, stations, passengers, score markers, each with pattern or shape."""

from __future__ import annotations

from collections.abc import Iterable

from stellwerk.draw.coats import dressed
from stellwerk.draw.layout import Layout, Plan, Point
from stellwerk.draw.paper import score_point
from stellwerk.draw.sheet import City, Route
from stellwerk.draw.svg import esc, group, num, upright, use
from stellwerk.draw.tokens import tokens
from stellwerk.draw.words import passenger_name, player_name, route_name
from stellwerk.words import Words


def wagons(layout: Layout, route: Route, cities: dict[str, City], seat: int, words: Words) -> str:
    """Wagons on every space of a claimed route."""
    line = layout.routes[route.id]
    length, width = line.length - 0.6, layout.plan.space[1] * 1.14
    box = f'x="{num(-length / 2)}" y="{num(-width / 2)}" width="{num(length)}" height="{num(width)}" rx="3"'
    wagon = (
        f'<g id="wagon:{route.id}">{dressed("rect", box, "wagon", seat)}'
        f'<rect class="roof" x="{num(-length / 2 + 3)}" y="{num(-width / 2 + 1.6)}" '
        f'width="{num(length - 6)}" height="{num(width * 0.17)}" rx="1.4"/></g>'
    )
    places = "".join(
        f'<use href="#wagon:{route.id}" transform="translate({num(x)} {num(y)})rotate({num(upright(angle))})"/>'
        for x, y, angle in line.spaces
    )
    title = f"{route_name(route, cities)}, {words.say('picture-owner', player=player_name(seat, words))}"
    return group(f"trains:{route.id}", f"trains p{seat + 1}", title, f"<defs>{wagon}</defs>{places}")


def closed(layout: Layout, route: Route) -> str:
    """A parallel route that few players may no longer use: veiled and struck out."""
    line, width = layout.routes[route.id], layout.plan.space[1]
    parts = []
    for x, y, angle in line.spaces:
        half = line.length / 2
        parts.append(
            f'<g transform="translate({num(x)} {num(y)})rotate({num(upright(angle))})">'
            f'<rect class="veil" x="{num(-half)}" y="{num(-width / 2)}" width="{num(line.length)}" '
            f'height="{num(width)}" rx="2.6"/><path class="strike" d="M{num(-half + 4)} 0H{num(half - 4)}"/></g>'
        )
    return f'<g class="closed" aria-hidden="true">{"".join(parts)}</g>'


def station(layout: Layout, city: City, seat: int, words: Words) -> str:
    """A station on its city: the player's coat around a small house."""
    spot, r = layout.cities[city.id], layout.plan.city * 1.7
    at = f'cx="{num(spot.x)}" cy="{num(spot.y)}"'
    whole = f'{at} r="{num(r)}"'
    title = f"{city.name}, {words.say('picture-station', player=player_name(seat, words))}"
    house = use("station", r * 1.08, "house", (spot.x, spot.y))
    disc = dressed("circle", whole, "hut", seat)
    plate = f'<circle class="plate" {at} r="{num(r * 0.7)}"/>'
    return group(f"station:{city.id}", f"station p{seat + 1}", title, disc + plate + house)


def figure(colour: str, foot: Point, height: float, words: Words) -> str:
    """A passenger with the hat of its colour, standing on a point."""
    look = tokens().passenger[colour]
    x, y = foot[0] - height / 2, foot[1] - height
    title = esc(words.say("picture-passenger", colour=passenger_name(colour, words)))
    return (
        f'<use href="#{look.shape}" class="figure" color="{look.fill}" x="{num(x)}" y="{num(y)}" '
        f'width="{num(height)}" height="{num(height)}" role="img" aria-label="{title}"/>'
    )


def figures(feet: tuple[Point, ...], colours: Iterable[str], height: float, words: Words) -> str:
    """As many passengers as wait, on the places that are printed for them."""
    return "".join(figure(colour, foot, height, words) for foot, colour in zip(feet, colours, strict=False))


def score_marker(plan: Plan, seat: int, score: int, stacked: int, words: Words) -> str:
    """A disc on the score track; those on one cell lie like a fan. A ring: the second time around."""
    x, y = score_point(plan, score)
    x, y = x + stacked * 5, y - stacked * 2
    r = plan.track * 0.36
    title = f"{player_name(seat, words)}, {words.say('points', n=score)}"
    ring = f'<circle class="lap" cx="{num(x)}" cy="{num(y)}" r="{num(r * 0.5)}"/>' if score >= 100 else ""
    at = f'cx="{num(x)}" cy="{num(y)}" r="{num(r)}"'
    disc = dressed("circle", at, "hut", seat)
    return group(f"score-of:{seat}", f"marker p{seat + 1}", title, disc + ring)

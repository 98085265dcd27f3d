"""Cities with their names, and countries as signs at the end of a route."""

from __future__ import annotations

from typing import Final

from stellwerk.draw.layout import Label, Layout, Point, Spot
from stellwerk.draw.lettering import text_width
from stellwerk.draw.sheet import City
from stellwerk.draw.svg import esc, num, squeezed
from stellwerk.draw.words import city_name, spoken
from stellwerk.words import Words

# marks of cities that are spoken of
MARKS: Final = {"big-city": "picture-big-city", "west": "picture-west", "east": "picture-east"}


def city_svg(layout: Layout, city: City, words: Words, names: str, marks: frozenset[str]) -> str:
    """A disc with its name; marked cities stand out when the way to play needs it."""
    spot, r = layout.cities[city.id], layout.plan.city
    shown = [mark for mark in city.marks if mark in marks]
    signs = [words.say(MARKS[mark]) for mark in shown if mark in MARKS]
    title = esc(", ".join([spoken(city.name, words.called("city", city.id, city)), *signs]))
    kinds = " ".join(["city", *shown] + ["big"] * bool(shown))
    at = f'cx="{num(spot.x)}" cy="{num(spot.y)}"'
    ring = f'<circle class="ring" {at} r="{num(r * 1.42)}"/>' if shown else ""
    return (
        f'<g id="city:{city.id}" class="{kinds}" role="img" aria-label="{title}"><title>{title}</title>{ring}'
        f'<circle class="disc" {at} r="{num(r - r * 0.11)}" stroke-width="{num(r * 0.22)}"/>'
        f'<circle class="dot" {at} r="{num(r * 0.4)}"/>{_name(spot, city_name(city, words, names), layout)}'
        f"{stands(spot.label.figures, layout.plan.figure)}</g>"
    )


def _name(spot: Spot, text: str, layout: Layout) -> str:
    box, font = spot.label, layout.plan.font
    width = text_width(text, font)
    size = font
    beside = layout.plan.figure_step if len(box.figures) == 1 and layout.plan.figure else 0.0
    room = box.width - 3 - beside
    if width > room:
        # a longer name of the other language: a little smaller, then a little narrower
        size = max(font * 0.84, font * room / width)
        width = min(text_width(text, size), room)
    x, y = _baseline(box, font, beside)
    return (
        f'<text class="city-name" x="{num(x)}" y="{num(y)}" font-size="{num(size)}" '
        f'text-anchor="{box.anchor}" {squeezed(width)}>{esc(text)}</text>'
    )


def stands(feet: tuple[Point, ...], height: float) -> str:
    """Printed places where passengers stand."""
    return "".join(
        f'<ellipse class="stand" cx="{num(x)}" cy="{num(y - height * 0.14)}" rx="{num(height * 0.34)}" '
        f'ry="{num(height * 0.15)}"/>'
        for x, y in feet
    )


def _baseline(box: Label, font: float, beside: float) -> Point:
    """Where the text is anchored; a single passenger stands at the far side of the name."""
    middle = box.x + (box.width - beside) / 2
    x = {"start": box.x + 2, "middle": middle, "end": box.x + box.width - 2}[box.anchor]
    return x, box.y + font * 0.8


def country_svg(layout: Layout, country: City, words: Words) -> str:
    """A sign with the country's letters at every end of its routes."""
    ends = [end for end in layout.ends.values() if end.country == country.id]
    r = layout.plan.city
    code = layout.plan.codes.get(country.id, country.id[:3].upper())
    width = max(r * 2.5, text_width(code, r * 1.4) + r)
    title = esc(
        f"{spoken(country.name, words.called('city', country.id, country))}, {words.say('picture-country')}"
    )
    signs = "".join(
        f'<rect class="sign" x="{num(e.x - width / 2)}" y="{num(e.y - r * 0.85)}" width="{num(width)}" '
        f'height="{num(r * 1.7)}" rx="3"/>'
        f'<text class="sign-n" x="{num(e.x)}" y="{num(e.y + r * 0.5)}" font-size="{num(r * 1.4)}">{code}</text>'
        for e in ends
    )
    places = "".join(stands(name.figures, layout.plan.figure) for name in layout.countries.get(country.id, ()))
    return (
        f'<g id="city:{country.id}" class="city country" role="img" aria-label="{title}">'
        f"<title>{title}</title>{signs}{places}</g>"
    )

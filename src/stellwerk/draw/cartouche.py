"""The title plate of a map: its name, a compass rose, and what routes are worth."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from stellwerk.draw.layout import Layout, Plan
from stellwerk.draw.lettering import SERIF, text_width
from stellwerk.draw.svg import esc, num, spaced
from stellwerk.words import Words

_ROWS: Final = 8.8  # heights of a line that the plate has with four lines of its table


def cartouche_size(plan: Plan) -> tuple[float, float]:
    return plan.font * 11.4, plan.font * _ROWS


def cartouche(layout: Layout, points: Mapping[int, int], words: Words) -> str:
    """The plate, if the layout has found a place for it."""
    if layout.cartouche is None:
        return ""
    plan, (x, y) = layout.plan, layout.cartouche
    width, height = cartouche_size(plan)
    height -= plan.font * (1.22 * (4 - math.ceil(len(points) / 2)) if points else _ROWS - 3.4)
    font = plan.font
    text = words.own(plan.title).upper()
    room = width - font * 4.3
    size = min(font * 1.5, font * 1.5 * room / (text_width(text, font * 1.5, 0.12) * SERIF))
    letters = min(text_width(text, size, 0.16) * SERIF, room)
    edge = font * 0.28
    plate = _box("cartouche", 0, width, height) + _box("hair", edge, width, height)
    heading = (
        f'<text class="map-title" x="{num(font * 0.9)}" y="{num(font * 2.15)}" font-size="{num(size)}" '
        f"{spaced(letters)}>{esc(text)}</text>"
    )
    rose = _rose(width - font * 1.9, font * 1.75, font * 1.25)
    table = _table(points, width, font, words) if points else ""
    corner = f"{num(x - width / 2)} {num(y - cartouche_size(plan)[1] / 2)}"
    return f'<g class="plate-of-map" transform="translate({corner})">{plate}{heading}{rose}{table}</g>'


def _box(css: str, edge: float, width: float, height: float) -> str:
    return (
        f'<rect class="{css}" x="{num(edge)}" y="{num(edge)}" width="{num(width - 2 * edge)}" '
        f'height="{num(height - 2 * edge)}"/>'
    )


def _table(points: Mapping[int, int], width: float, font: float, words: Words) -> str:
    """One line per length in two columns: a row of small spaces, and its points."""
    lengths = sorted(points)
    per = math.ceil(len(lengths) / 2)
    parts = [f'<path class="hair" d="M{num(font * 0.9)} {num(font * 3.1)}H{num(width - font * 0.9)}"/>']
    longest = max(lengths)
    unit = min((width / 2 - font * 2.4) / longest, font * 0.55)
    for k, length in enumerate(lengths):
        x = font * 0.9 + (k // per) * (width / 2 - font * 0.5)
        y = font * (4.25 + (k % per) * 1.22)
        cars = "".join(
            f'<rect class="length" x="{num(x + i * unit)}" y="{num(y - font * 0.5)}" width="{num(unit * 0.84)}" '
            f'height="{num(font * 0.42)}" rx="1"/>'
            for i in range(length)
        )
        label = esc(words.say("picture-length", n=length, points=words.say("points", n=points[length])))
        parts.append(
            f'<g role="img" aria-label="{label}">{cars}<text x="{num(x + width / 2 - font * 1.1)}" '
            f'y="{num(y)}" font-size="{num(font * 0.86)}" text-anchor="end">{points[length]}</text></g>'
        )
    return "".join(parts)


def _rose(x: float, y: float, r: float) -> str:
    """Eight points, half of each filled, and an N."""
    parts = []
    for k in (1, 3, 5, 7, 0, 2, 4, 6):
        long = r if k % 2 == 0 else r * 0.62
        for side, css in ((1, "rose"), (-1, "rose pale")):
            tip, hip = k * math.pi / 4, k * math.pi / 4 + side * math.pi / 4
            shape = [(0.0, 0.0), (math.sin(tip) * long, -math.cos(tip) * long),
                     (math.sin(hip) * r * 0.26, -math.cos(hip) * r * 0.26)]  # fmt: skip
            parts.append(
                f'<path class="{css}" d="M' + "L".join(f"{num(x + a)} {num(y + b)}" for a, b in shape) + 'z"/>'
            )
    return "".join(parts)

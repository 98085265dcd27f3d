"""What is still wrong with a layout: one sentence per fault, none on a good board."""

from __future__ import annotations

import math
from typing import Final

import numpy as np
from msgspec import Struct

from stellwerk.draw.layout import Label, Layout
from stellwerk.draw.lettering import country_width, sea_width
from stellwerk.draw.solver.geometry import Floats, disc_gaps, gaps, inside, near_pairs
from stellwerk.draw.solver.spaces import Spaces, as_arrays

APART: Final = 1.5  # pixels that two routes must keep between them


class Collision(Struct, frozen=True):
    """Two things in each other's way, or one thing in the wrong place."""

    kind: str
    one: str
    other: str = ""
    amount: float = 0.0  # pixels missing

    def __str__(self) -> str:
        text = _SENTENCES[self.kind].format(one=self.one, other=self.other)
        return f"{text} ({self.amount:.1f} px)" if self.amount else text


_SENTENCES: Final = {
    "space-space": "spaces of {one} and {other} overlap or touch",
    "space-city": "a space of {one} lies on the city {other}",
    "label-space": "the name of {one} lies on a space of {other}",
    "label-label": "the names of {one} and {other} overlap",
    "label-city": "the name of {one} lies on the city {other}",
    "off-canvas": "{one} leaves the map",
    "city-wet": "the city {one} stands in the water",
    "lettering": "the lettering {one} lies on {other}",
}


def report(layout: Layout) -> list[Collision]:
    """All faults, worst kinds first; spaces of one group may come as close as their lane."""
    spaces = as_arrays(layout.routes, layout.plan.space[1])
    names, boxes = _boxes(layout)
    discs = np.array([(s.x, s.y) for s in layout.cities.values()]).reshape(-1, 2)
    return [
        *_space_space(spaces), *_space_city(layout, spaces, discs), *_label_label(names, boxes),
        *_label_space(names, boxes, spaces), *_label_city(layout, names, boxes, discs),
        *_off_canvas(layout, spaces, names, boxes), *_wet(layout, discs),
        *_lettering(layout, spaces, names, boxes, discs),
    ]  # fmt: skip


def _boxes(layout: Layout) -> tuple[list[str], Floats]:
    """Names with the middle and half size of their boxes."""
    rows: list[tuple[str, Label]] = [(city, spot.label) for city, spot in layout.cities.items()]
    numbers = [(b.x + b.width / 2, b.y + b.height / 2, b.width / 2, b.height / 2) for _, b in rows]
    return [name for name, _ in rows], np.array(numbers, float).reshape(-1, 4)


def _worst(kind: str, pairs: list[tuple[str, str]], missing: Floats) -> list[Collision]:
    """One collision per pair, with the largest amount."""
    found: dict[tuple[str, str], float] = {}
    for pair, lack in zip(pairs, missing, strict=True):
        found[pair] = max(found.get(pair, 0.0), float(lack))
    return [Collision(kind, one, other, round(lack, 1)) for (one, other), lack in sorted(found.items())]


def _space_space(s: Spaces) -> list[Collision]:
    i, j = near_pairs(s.at, s.at, 2 * float(s.half.max()) + 8)
    i, j = i[i < j], j[i < j]
    apart = gaps(s.at[i], s.half[i], s.angle[i], s.at[j], s.half[j], s.angle[j])
    need = np.where(s.group[i] == s.group[j], 0.3, APART)
    bad = apart < need
    pairs = [(s.route[a], s.route[b]) for a, b in zip(i[bad], j[bad], strict=True)]
    return _worst("space-space", pairs, (need - apart)[bad])


def _space_city(layout: Layout, s: Spaces, discs: Floats) -> list[Collision]:
    i, j = near_pairs(discs, s.at, float(s.half.max()) + layout.plan.city + 8)
    lack = -disc_gaps(discs[i], np.full(len(i), layout.plan.city + 0.5), s.at[j], s.half[j], s.angle[j])
    names, bad = list(layout.cities), lack > 0
    return _worst("space-city", [(s.route[b], names[a]) for a, b in zip(i[bad], j[bad], strict=True)], lack[bad])


def _label_space(names: list[str], boxes: Floats, s: Spaces) -> list[Collision]:
    i, j = near_pairs(boxes[:, :2], s.at, float(boxes[:, 2].max() + s.half.max()) + 8)
    lack = -gaps(boxes[i, :2], boxes[i, 2:], np.zeros(len(i)), s.at[j], s.half[j], s.angle[j])
    bad = lack > 0
    return _worst("label-space", [(names[a], s.route[b]) for a, b in zip(i[bad], j[bad], strict=True)], lack[bad])


def _label_label(names: list[str], boxes: Floats) -> list[Collision]:
    depth = (boxes[:, None, 2:] + boxes[None, :, 2:] - np.abs(boxes[:, None, :2] - boxes[None, :, :2])).min(2)
    i, j = np.nonzero(np.triu(depth > 0, 1))
    return _worst("label-label", [(names[a], names[b]) for a, b in zip(i, j, strict=True)], depth[i, j])


def _label_city(layout: Layout, names: list[str], boxes: Floats, discs: Floats) -> list[Collision]:
    i, j = near_pairs(boxes[:, :2], discs, float(boxes[:, 2].max()) + layout.plan.city + 4)
    lack = -disc_gaps(discs[j], np.full(len(j), layout.plan.city), boxes[i, :2], boxes[i, 2:], np.zeros(len(i)))
    bad, cities = lack > 0, list(layout.cities)
    return _worst("label-city", [(names[a], cities[b]) for a, b in zip(i[bad], j[bad], strict=True)], lack[bad])


def _off_canvas(layout: Layout, s: Spaces, names: list[str], boxes: Floats) -> list[Collision]:
    size, edge = np.array(layout.plan.size, float), layout.plan.track + 2
    cos, sin = np.abs(np.cos(s.angle)), np.abs(np.sin(s.angle))
    reach = np.column_stack([s.half[:, 0] * cos + s.half[:, 1] * sin, s.half[:, 0] * sin + s.half[:, 1] * cos])
    over = np.maximum(edge - (s.at - reach), s.at + reach - size + edge).max(1)
    found = {s.route[k]: float(over[k]) for k in np.flatnonzero(over > 0)}
    over = np.maximum(edge - (boxes[:, :2] - boxes[:, 2:]), boxes[:, :2] + boxes[:, 2:] - size + edge).max(1)
    found |= {names[k]: float(over[k]) for k in np.flatnonzero(over > 0)}
    return [Collision("off-canvas", name, "", round(lack, 1)) for name, lack in sorted(found.items())]


def _wet(layout: Layout, discs: Floats) -> list[Collision]:
    if not layout.land:
        return []
    dry = inside(discs, [np.array(ring) for ring in layout.land])
    return [Collision("city-wet", city) for city, on_land in zip(layout.cities, dry, strict=True) if not on_land]


def _lettering(layout: Layout, s: Spaces, names: list[str], boxes: Floats, discs: Floats) -> list[Collision]:
    """Names of seas and countries lie on nothing that the game needs."""
    n, r = len(discs), layout.plan.city
    # everything that may lie in the way, as rectangles with a name
    at = np.vstack([s.at, boxes[:, :2], discs])
    half = np.vstack([s.half, boxes[:, 2:], np.full((n, 2), r)])
    angle = np.concatenate([s.angle, np.zeros(len(boxes) + n)])
    things = [*s.route, *names, *layout.cities]
    free = [(sea, sea_width) for sea in layout.seas]
    free += [(name, country_width) for group in layout.countries.values() for name in group]
    found = []
    for name, measure in free:
        width = max(measure(text, name.size) for text in (name.de, name.en))
        middle = np.tile([name.x, name.y], (len(at), 1))
        size = np.tile([width / 2, name.size * 0.4], (len(at), 1))
        lack = -gaps(middle, size, np.full(len(at), math.radians(name.angle)), at, half, angle)
        bad = np.flatnonzero(lack > 0)
        found += _worst("lettering", [(name.en, things[k]) for k in bad], lack[bad])
    return found

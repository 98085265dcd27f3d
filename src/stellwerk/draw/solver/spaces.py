"""Where the spaces stand: evenly along their curve, parallel lines side by side."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np

from stellwerk.draw.layout import Line
from stellwerk.draw.solver.curves import Curves
from stellwerk.draw.solver.geometry import Floats, Ints, bezier


@dataclass
class Spaces:
    """All spaces of a board as arrays, with the route and group of each."""

    at: Floats
    half: Floats
    angle: Floats
    route: list[str]
    group: Ints


def place(curves: Curves) -> dict[str, Line]:
    lines: dict[str, Line] = {}
    for group in range(len(curves.graph.groups)):
        lines |= _group(curves, group)
    return lines


def _group(curves: Curves, index: int) -> dict[str, Line]:
    g, plan = curves.graph.groups[index], curves.plan
    points = bezier(curves.control(index), np.linspace(0, 1, 400))
    along = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(points, axis=0).T))])
    pitch, length, lead = curves.extent(index, along[-1])

    def at(s: Floats) -> Floats:
        return np.column_stack([np.interp(s, along, points[:, 0]), np.interp(s, along, points[:, 1])])

    middle: Floats = lead + length / 2 + pitch * np.arange(g.length, dtype=np.float64)
    first, last = at(middle - length / 2), at(middle + length / 2)
    way = (last - first) / np.hypot(*(last - first).T)[:, None]
    # half way between the curve and its chord: the space covers the curve evenly
    centre: Floats = (first + last) / 4 + at(middle) / 2
    lines = {}
    for k, route in enumerate(g.routes):
        off = (k - (len(g.routes) - 1) / 2) * (plan.space[1] + plan.lane)
        spots = centre + off * np.column_stack([-way[:, 1], way[:, 0]])
        places = [
            (round(float(x), 1), round(float(y), 1), round(math.degrees(math.atan2(w[1], w[0])), 1))
            for (x, y), w in zip(spots, way, strict=True)
        ]
        if (route.a, route.b) != (g.routes[0].a, g.routes[0].b):
            places.reverse()
        lines[route.id] = Line(g.name, tuple(places), round(float(length), 1))
    return lines


def as_arrays(lines: dict[str, Line], width: float) -> Spaces:
    """The same spaces for measuring."""
    groups = {name: i for i, name in enumerate(dict.fromkeys(line.group for line in lines.values()))}
    rows = [(x, y, math.radians(angle), line.length / 2, width / 2, groups[line.group], name)
            for name, line in lines.items() for x, y, angle in line.spaces]  # fmt: skip
    numbers = np.array([row[:6] for row in rows], float).reshape(-1, 6)
    names = [row[6] for row in rows]
    return Spaces(numbers[:, :2], numbers[:, 3:5], numbers[:, 2], names, numbers[:, 5].astype(int))

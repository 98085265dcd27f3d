"""A place for every name: sixteen around the city at three distances, chosen until nobody wants to move."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

import numpy as np
from numpy.typing import NDArray

from stellwerk.draw.layout import Label, Plan, Point
from stellwerk.draw.solver.curves import Curves
from stellwerk.draw.solver.geometry import Floats, Ints, disc_gaps, gaps, near_pairs
from stellwerk.draw.solver.graph import LABEL_EDGE, Node
from stellwerk.draw.solver.spaces import Spaces

# horizontal side, vertical side, cost of taste: the compass points first, then the places between them
_SIDES = (
    (1, 0, 0), (-1, 0, 0.5), (0, 1, 0.9), (0, -1, 0.6), (1, -1, 0.4), (1, 1, 0.6), (-1, -1, 0.8), (-1, 1, 1.0),
    (1, -0.5, 0.3), (1, 0.5, 0.4), (-1, -0.5, 0.7), (-1, 0.5, 0.8),
    (0.5, -1, 0.7), (-0.5, -1, 0.8), (0.5, 1, 0.9), (-0.5, 1, 1.0),
)  # fmt: skip
_RINGS = ((0, 0.0), (6, 2.0), (13, 4.0))
PLACES = len(_SIDES) * len(_RINGS)


@dataclass
class Choice:
    """Where a name stands relative to its city, and which place that is."""

    dx: float
    dy: float
    width: float
    height: float
    anchor: Literal["start", "middle", "end"]
    place: int


def choose(
    curves: Curves, spaces: Spaces, grudge: Floats, before: dict[int, Choice], loyalty: float
) -> dict[int, Choice]:
    """One place per named node. `before` and `loyalty` stop names from flickering between two equal places."""
    nodes = curves.graph.nodes
    named = [i for i, node in enumerate(nodes) if node.label is not None]
    spots = [_places(curves.plan, nodes[i]) for i in named]
    size = np.array([nodes[i].label for i in named], float)
    city = curves.x[named]
    middle = city[:, None] + np.array([[(s.dx, s.dy) for s, _ in row] for row in spots])
    cost = np.array([[taste for _, taste in row] for row in spots])
    cost += _covering(curves, spaces, middle, size, named) + grudge[named]
    for n, i in enumerate(named):
        if i in before:
            cost[n, before[i].place] -= loyalty
    pick = cost.argmin(1)
    half = size / 2
    for _ in range(8):
        old = pick.copy()
        for n in range(len(named)):
            pick[n] = int((cost[n] + _clashes(middle, half, pick, n)).argmin())
        if (pick == old).all():
            break
    return {i: spots[n][pick[n]][0] for n, i in enumerate(named)}


def label_of(plan: Plan, node: Node, choice: Choice, at: Floats) -> Label:
    """The finished label: its box on the canvas and where passengers put their feet."""
    left, top = at[0] + choice.dx - choice.width / 2, at[1] + choice.dy - choice.height / 2
    step, count = plan.figure_step, node.figures
    if count == 1:
        beside = left + (step / 2 if choice.anchor == "end" else choice.width - step / 2)
        feet: tuple[Point, ...] = ((round(float(beside), 1), round(float(top + choice.height - 1), 1)),)
        return _label(left, top, choice, feet)
    start = {
        "start": left + LABEL_EDGE / 2 + step / 2,
        "middle": left + choice.width / 2 - (count - 1) * step / 2,
        "end": left + choice.width - LABEL_EDGE / 2 - (count - 0.5) * step,
    }[choice.anchor]
    feet = tuple((round(float(start + k * step), 1), round(float(top + choice.height), 1)) for k in range(count))
    return _label(left, top, choice, feet)


def _label(left: float, top: float, choice: Choice, feet: tuple[Point, ...]) -> Label:
    x, y, width, height = (round(float(v), 1) for v in (left, top, choice.width, choice.height))
    return Label(x, y, width, height, choice.anchor, feet)


def _places(plan: Plan, node: Node) -> list[tuple[Choice, float]]:
    assert node.label is not None
    width, height = node.label
    found: list[tuple[Choice, float]] = []
    for far, extra in _RINGS:
        for right, down, taste in _SIDES:
            r = plan.city + 3 + far
            if abs(right) == 1 and abs(down) == 1:
                dx, dy = right * (r * 0.72 + width / 2), down * (r * 0.62 + height / 2)
            elif abs(right) == 1:
                dx, dy = right * (r + width / 2), down * height
            else:
                dx, dy = right * width * 0.6, down * (r + height / 2)
            anchor: Literal["start", "middle", "end"] = (
                "start" if right == 1 else "end" if right == -1 else "middle"
            )
            found.append((Choice(dx, dy, width, height, anchor, len(found)), taste + extra))
    return found


def _covering(curves: Curves, spaces: Spaces, middle: Floats, size: Floats, named: list[int]) -> Floats:
    """What each place costs for the spaces, tracks, cities and frame that it covers."""
    plan, per = curves.plan, middle.shape[1]
    flat, half = middle.reshape(-1, 2), np.repeat(size / 2, per, axis=0)
    cost = np.zeros(len(flat))
    level = np.zeros(len(flat))
    i, j = near_pairs(flat, spaces.at, float(half.max()) + plan.space[0])
    deep = 1.5 - gaps(flat[i], half[i], level[i], spaces.at[j], spaces.half[j], spaces.angle[j])
    hit = deep > 0
    np.add.at(cost, i[hit], 0.6 + deep[hit] * 1.6)
    cost += _tracks(curves, flat, half, named, per)
    places = curves.x[: curves.count]
    i, j = near_pairs(flat, places, float(half.max()) + plan.city + 8)
    own = np.array(named)[i // per] == j
    plain_nodes = np.array([n.label is None for n in curves.graph.nodes])
    plain = plain_nodes[j] & np.array([n.landmark for n in curves.graph.nodes])[j]
    close = -disc_gaps(places[j], np.full(len(j), plan.city + 3.0), flat[i], half[i], level[i])
    np.add.at(cost, i, np.maximum(close, 0) * 3 * ~(own | plain))
    cost += _ambiguous(flat, half, places, np.repeat(named, per), plan.city, plain_nodes)
    edge = plan.track + 6
    over = np.maximum(edge - flat + half, 0) + np.maximum(flat + half - np.array(plan.size) + edge, 0)
    cost += over.sum(1) * 6
    return cost.reshape(len(named), per)


def _ambiguous(
    flat: Floats, half: Floats, places: Floats, owner: Ints, radius: float, nameless: NDArray[np.bool_]
) -> Floats:
    """A name no nearer to its own city than to another's would be read as the other's."""
    gap = np.maximum(np.abs(flat[:, None] - places[None]) - half[:, None], 0)
    away = np.hypot(gap[..., 0], gap[..., 1])
    own = away[np.arange(len(flat)), owner]
    away[np.arange(len(flat)), owner] = np.inf
    away[:, nameless] = np.inf
    short = np.maximum(own + 2.2 * radius - away.min(1), 0)
    result: Floats = 0.22 * short
    return result


def _tracks(curves: Curves, flat: Floats, half: Floats, named: list[int], per: int) -> Floats:
    """Covered track, and track of others between a name and its city, which would cut the two apart."""
    cost, points = np.zeros(len(flat)), curves.samples()
    i, j = near_pairs(flat, points, float(half.max()) + 20)
    within = (np.abs(flat[i] - points[j]) < half[i] + 2).all(1)
    np.add.at(cost, i[within], 0.45)
    owner: Ints = np.array(named)[i // per]
    mine = (curves.ends[curves.of[j]] == owner[:, None]).any(1)
    city = curves.x[owner]
    sight = np.clip(city, flat[i] - half[i], flat[i] + half[i]) * 0.7 + flat[i] * 0.3 - city
    along = np.clip(((points[j] - city) * sight).sum(1) / np.maximum((sight**2).sum(1), 1e-6), 0, 1)
    off = np.hypot(*(points[j] - city - sight * along[:, None]).T)
    cuts = ~mine & (along > 0.05) & (along < 0.98) & (off < 8)
    np.add.at(cost, i[cuts], 2.5)
    return cost


def _clashes(middle: Floats, half: Floats, pick: Ints, n: int) -> Floats:
    """For every place of name n: what it costs against the others' present choices."""
    others = np.arange(len(pick)) != n
    theirs = middle[np.arange(len(pick)), pick][others]
    depth = half[n] + half[others] + 3 - np.abs(middle[n][:, None] - theirs)
    hit = (depth > 0).all(2)
    result: Floats = (hit * (20 + np.maximum(depth, 0).prod(2) / 5)).sum(1)
    return result

"""The unknowns of the relaxation: places, and two inner control points per group of lines."""

from __future__ import annotations

import numpy as np

from stellwerk.draw.solver.geometry import Floats, Ints, crossing, near_pairs
from stellwerk.draw.solver.graph import Graph

PER_SPACE = 4  # samples
STRETCH = 1.25  # spaces of a route may stand this much further apart than they need
LONGER = 1.25  # and be this much longer


class Curves:
    """Places and control points (as offsets from the chord's thirds).

    Every sample point is a fixed linear mixture of them, S = A X: a force on samples has the exact gradient Aᵀ F.
    """

    def __init__(self, graph: Graph, home: Floats) -> None:
        self.graph, self.plan, self.home = graph, graph.plan, home
        groups, count = graph.groups, len(graph.nodes)
        self.count = count
        samples = [PER_SPACE * g.length + 5 for g in groups]
        self.of: Ints = np.repeat(np.arange(len(groups)), samples)
        self.t = np.concatenate([np.linspace(0, 1, n) for n in samples])
        self.mix = np.zeros((len(self.of), count + 2 * len(groups)))
        row, t = np.arange(len(self.of)), self.t
        self.ends: Ints = np.array([(g.a, g.b) for g in groups])
        self.mix[row, self.ends[self.of, 0]] = 1 - t
        self.mix[row, self.ends[self.of, 1]] = t
        self.mix[row, count + 2 * self.of] = 3 * t * (1 - t) ** 2
        self.mix[row, count + 2 * self.of + 1] = 3 * t**2 * (1 - t)
        same = self.of[1:] == self.of[:-1]
        self.links: Ints = np.flatnonzero(same)  # from sample k to k + 1 of one group
        self.middles: Ints = self.links[1:][np.diff(self.links) == 1]  # samples with both neighbours
        self.half = np.array([g.width / 2 for g in groups])
        self.ferry = np.array([g.ferry for g in groups])
        self.x = np.zeros((count + 2 * len(groups), 2))
        self.x[:count] = home
        self.measure_needs()

    def measure_needs(self) -> None:
        """How long each curve must be: its spaces, and the rings around both cities."""
        nodes, plan = self.graph.nodes, self.plan
        self.need = np.array([
            g.length * plan.space[0] + (g.length - 1) * plan.gap + nodes[g.a].trim + nodes[g.b].trim
            for g in self.graph.groups
        ])  # fmt: skip

    def samples(self) -> Floats:
        result: Floats = self.mix @ self.x
        return result

    def control(self, group: int) -> Floats:
        a, b = self.x[self.ends[group]]
        offset = self.x[self.count + 2 * group : self.count + 2 * group + 2]
        return np.array([a, (2 * a + b) / 3 + offset[0], (a + 2 * b) / 3 + offset[1], b])

    def extent(self, group: int, total: float) -> tuple[float, float, float]:
        """On a curve of this length: pitch, length of a space, distance from end a to the first space."""
        g, plan = self.graph.groups[group], self.plan
        lead, tail = self.graph.nodes[g.a].trim, self.graph.nodes[g.b].trim
        room = total - lead - tail
        pitch = (room + plan.gap) / g.length
        pitch = max(min(pitch, (plan.space[0] * LONGER + plan.gap) * STRETCH), plan.space[0] + 0.6)
        space = min(max(pitch - plan.gap, plan.space[0]), plan.space[0] * LONGER)
        return pitch, space, lead + (room - ((g.length - 1) * pitch + space)) / 2

    def active(self) -> Ints:
        """Samples that lie under spaces."""
        points, under = self.samples(), np.zeros(len(self.of), bool)
        for group, g in enumerate(self.graph.groups):
            k = np.flatnonzero(self.of == group)
            along = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(points[k], axis=0).T))])
            pitch, space, lead = self.extent(group, along[-1])
            under[k] = (along >= lead - 3) & (along <= lead + (g.length - 1) * pitch + space + 3)
        return np.flatnonzero(under)

    def crossings(self, only: int | None = None) -> list[tuple[int, int]]:
        """Groups that cross each other away from a shared city."""
        points = self.samples()
        lines = [points[self.of == group] for group in range(len(self.graph.groups))]
        first = range(len(lines)) if only is None else [only]
        found = []
        for i in first:
            for j in range(len(lines)) if only is not None else range(i + 1, len(lines)):
                if i != j and self._cross(lines[i], lines[j], i, j):
                    found.append((i, j))
        return found

    def _cross(self, one: Floats, two: Floats, i: int, j: int) -> bool:
        if (one.max(0) < two.min(0)).any() or (two.max(0) < one.min(0)).any():
            return False
        at = crossing(one, two)
        shared = self.x[list(set(self.ends[i]) & set(self.ends[j]))]
        if not len(at):
            return False
        return not len(shared) or len(set(near_pairs(at, shared, 6.0)[0])) < len(at)


def uncross(curves: Curves, swings: dict[str, float]) -> None:
    """Before relaxing, which keeps the topology it is given: bulge curves until nothing crosses."""
    for index, group in enumerate(curves.graph.groups):
        if group.name in swings:
            _bulge(curves, index, swings[group.name])
    for _ in range(8):
        bad = curves.crossings()
        if not bad:
            return
        worst = int(np.bincount(np.ravel(bad), minlength=len(curves.half)).argmax())
        tries = []
        for part in np.arange(-0.6, 0.61, 0.05):
            _bulge(curves, worst, part)
            tries.append((len(curves.crossings(worst)), abs(part), part))
        _bulge(curves, worst, min(tries)[2] * 1.15)


def _bulge(curves: Curves, group: int, part: float) -> None:
    """Push both inner control points to the right of the chord by this part of its length."""
    a, b = curves.x[curves.ends[group]]
    right = np.array([-(b - a)[1], (b - a)[0]])
    curves.x[curves.count + 2 * group : curves.count + 2 * group + 2] = right * part

"""Forces between curves, cities, names and frame: squares of an excess, so that good enough costs nothing."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from stellwerk.draw.solver.coast import Shore
from stellwerk.draw.solver.curves import Curves
from stellwerk.draw.solver.geometry import Floats, Ints, near_pairs, scatter

SLACK = 26.0  # pixels that things may move before the lists of neighbours are renewed


@dataclass
class Weights:
    """How much each force counts."""

    geo: float = 0.02  # stay near home
    bearing: float = 0.25  # keep the compass direction to neighbours
    bend: float = 0.02  # a bulge is cheap
    twist: float = 0.06  # an S is dear
    curve: float = 5.0  # no tight bends
    chord: float = 0.3  # cities far enough apart for a nearly straight route
    short: float = 1.0  # room for all spaces
    long: float = 0.08
    rep: float = 1.0  # curves keep clear of each other
    city: float = 1.5  # and of other cities
    label: float = 1.0  # and of names
    apart: float = 1.0  # cities keep apart
    frame: float = 2.0
    land: float = 0.05  # land routes prefer land
    sea: float = 0.12  # ferries prefer the sea


class Field:
    """One relaxation problem: the curves, where names stand at the moment, and the shore."""

    def __init__(self, curves: Curves) -> None:
        self.curves, self.plan = curves, curves.plan
        nodes, groups = curves.graph.nodes, curves.graph.groups
        self.weights = Weights()
        self.stiff = np.ones(len(groups))  # a jammed curve gets stiffer
        self.loud = np.ones(len(nodes))  # an overlapped name gets more room
        self.labels = np.full((len(nodes), 4), -1e6)  # dx, dy, half width, half height
        self.shore: Shore | None = None
        self.radius = np.array([n.radius for n in nodes])
        self.landmark = np.array([n.landmark for n in nodes])
        self.anchored = np.array([0.5 if n.country else 1.0 for n in nodes])
        home = curves.home
        self.pairs = _neighbours(home, curves.ends)
        way = home[self.pairs[:, 1]] - home[self.pairs[:, 0]]
        self.distance = np.hypot(*way.T)
        self.way = way / self.distance[:, None]
        # where the printed length contradicts the map, rather a bow than a displaced city
        real = np.hypot(*(home[curves.ends[:, 0]] - home[curves.ends[:, 1]]).T)
        tension = np.clip((real / curves.need) ** 0.45, 0.8, 1)
        most = np.where(curves.ferry | np.array([g.length >= 6 for g in groups]), 0.86, 0.94)
        self.straight = most * tension
        self.renew()

    def renew(self) -> None:
        """Lists of what may come near what, valid for a while."""
        c, plan = self.curves, self.plan
        points, places = c.samples(), c.x[: c.count]
        self.active = c.active()
        reach = 2 * c.half.max() + plan.clear + SLACK
        i, j = near_pairs(points[self.active], points[self.active], reach)
        i, j = self.active[i], self.active[j]
        keep = c.of[i] < c.of[j]
        self.close: tuple[Ints, Ints] = (i[keep], j[keep])
        i, j = near_pairs(points, places, c.half.max() + self.radius.max() + plan.clear + SLACK)
        keep = (j != c.ends[c.of[i], 0]) & (j != c.ends[c.of[i], 1])
        self.passing: tuple[Ints, Ints] = (i[keep], j[keep])
        middle = places + self.labels[:, :2]
        i, j = near_pairs(points[self.active], middle, self.labels[:, 2].max() + c.half.max() + SLACK)
        self.under: tuple[Ints, Ints] = (self.active[i], j)

    def energy(self, flat: Floats) -> tuple[float, Floats]:
        x = flat.reshape(-1, 2)
        points = self.curves.mix @ x
        on_points, on_x = np.zeros_like(points), np.zeros_like(x)
        total = (
            self._geography(x, on_x) + self._lengths(points, on_points) + self._chords(x, on_x)
            + self._gentle(x, on_x) + self._tight(points, on_points) + self._routes_apart(points, on_points)
            + self._pass_cities(x, points, on_x, on_points) + self._pass_labels(x, points, on_x, on_points)
            + self._cities_apart(x, on_x) + self._frame(x, points, on_x, on_points)
            + self._shores(points, on_points)
        )  # fmt: skip
        on_x += self.curves.mix.T @ on_points
        return total, on_x.ravel()

    def _geography(self, x: Floats, on_x: Floats) -> float:
        n, w = self.curves.count, self.weights
        d = x[:n] - self.curves.home
        pull = self.anchored[:, None] * w.geo
        on_x[:n] += 2 * pull * d
        i, j = self.pairs.T
        d2 = x[j] - x[i]
        off = d2[:, 0] * self.way[:, 1] - d2[:, 1] * self.way[:, 0]
        c = w.bearing * 60 / self.distance
        push = (2 * c * off)[:, None] * np.column_stack([self.way[:, 1], -self.way[:, 0]])
        scatter(on_x, j, push)
        scatter(on_x, i, -push)
        return float((pull * d * d).sum() + (c * off**2).sum())

    def _lengths(self, points: Floats, on_points: Floats) -> float:
        c, w, k = self.curves, self.weights, self.curves.links
        step = points[k + 1] - points[k]
        size = np.hypot(*step.T) + 1e-9
        total = np.bincount(c.of[k], size, len(c.need))
        short, long = np.maximum(c.need + 2 - total, 0), np.maximum(total - 1.1 * c.need, 0)
        force = (2 * w.long * long - 2 * w.short * short)[c.of[k]]
        push = step * (force / size)[:, None]
        scatter(on_points, k + 1, push)
        scatter(on_points, k, -push)
        return float(w.short * (short**2).sum() + w.long * (long**2).sum())

    def _chords(self, x: Floats, on_x: Floats) -> float:
        a, b = self.curves.ends.T
        d = x[b] - x[a]
        chord = np.hypot(*d.T) + 1e-9
        lack = np.maximum(self.straight * self.curves.need - chord, 0)
        push = (-2 * self.weights.chord * lack / chord)[:, None] * d
        scatter(on_x, b, push)
        scatter(on_x, a, -push)
        return float(self.weights.chord * (lack**2).sum())

    def _gentle(self, x: Floats, on_x: Floats) -> float:
        n, w = self.curves.count, self.weights
        one, two = x[n::2], x[n + 1 :: 2]
        ease = (np.where(self.curves.ferry, 0.5, 1.0) * 150 / self.curves.need)[:, None]
        bulge, twist = one + two, one - two
        on_x[n::2] += 2 * ease * (w.bend * bulge + w.twist * twist)
        on_x[n + 1 :: 2] += 2 * ease * (w.bend * bulge - w.twist * twist)
        return float((ease * (w.bend * bulge**2 + w.twist * twist**2)).sum())

    def _tight(self, points: Floats, on_points: Floats) -> float:
        c, m = self.curves, self.curves.middles
        turn = points[m + 1] - 2 * points[m] + points[m - 1]
        weight = (self.weights.curve * self.stiff[c.of[m]] * (1 + c.half[c.of[m]] / 12))[:, None]
        push = 2 * weight * turn
        scatter(on_points, m + 1, push)
        scatter(on_points, m - 1, push)
        scatter(on_points, m, -2 * push)
        return float((weight * turn**2).sum())

    def _routes_apart(self, points: Floats, on_points: Floats) -> float:
        c, (a, b) = self.curves, self.close
        d = points[a] - points[b]
        away = np.hypot(*d.T) + 1e-6
        lack = np.maximum(c.half[c.of[a]] + c.half[c.of[b]] + self.plan.clear + 1 - away, 0)
        push = (-2 * self.weights.rep * lack / away)[:, None] * d
        scatter(on_points, a, push)
        scatter(on_points, b, -push)
        return float(self.weights.rep * (lack**2).sum())

    def _pass_cities(self, x: Floats, points: Floats, on_x: Floats, on_points: Floats) -> float:
        c, (a, b) = self.curves, self.passing
        d = points[a] - x[b]
        away = np.hypot(*d.T) + 1e-6
        lack = np.maximum(c.half[c.of[a]] + self.radius[b] + self.plan.clear + 3 - away, 0)
        push = (-2 * self.weights.city * lack / away)[:, None] * d
        scatter(on_points, a, push)
        scatter(on_x, b, -push)
        return float(self.weights.city * (lack**2).sum())

    def _pass_labels(self, x: Floats, points: Floats, on_x: Floats, on_points: Floats) -> float:
        """The deeper of two penetrations hardly counts, and there is no kink at the rim."""
        c, (a, b) = self.curves, self.under
        box = self.labels[b]
        rx, ry = (points[a] - x[b] - box[:, :2]).T
        half = c.half[c.of[a]] + 4  # aim for more than is needed: penalties leave a rest
        px, py = box[:, 2] + half - np.abs(rx), box[:, 3] + half - np.abs(ry)
        hit = (px > 0) & (py > 0)
        a, b, px, py, rx, ry = a[hit], b[hit], px[hit], py[hit], rx[hit], ry[hit]
        weight, square = self.weights.label * self.loud[b], px**2 + py**2
        gx = -2 * weight * px * py**4 / square**2 * np.sign(rx)
        gy = -2 * weight * py * px**4 / square**2 * np.sign(ry)
        push = np.column_stack([gx, gy])
        scatter(on_points, a, push)
        scatter(on_x, b, -push)
        return float(((px * py) ** 2 / square * weight).sum())

    def _cities_apart(self, x: Floats, on_x: Floats) -> float:
        n = self.curves.count
        d = x[:n, None] - x[None, :n]
        away = np.hypot(d[..., 0], d[..., 1]) + np.eye(n) * 1e6
        want = self.radius[:, None] + self.radius[None] + self.plan.space[0] * 1.1
        want = np.where(self.landmark[:, None] | self.landmark[None], 0, want)
        lack = np.maximum(want - away, 0)
        on_x[:n] += ((-2 * self.weights.apart * lack / away)[..., None] * d).sum(1)
        return float(self.weights.apart * (lack**2).sum() / 2)

    def _frame(self, x: Floats, points: Floats, on_x: Floats, on_points: Floats) -> float:
        n, w, plan = self.curves.count, self.weights.frame, self.plan
        left, top, right, bottom = plan.margin
        size = np.array(plan.size, float)
        inner = plan.track + 8
        town = ~self.landmark[:, None]
        total = 0.0
        boxes = [
            (x[:n], on_x[:n], np.array([left, top]) * 0.6 + inner * 0.4,
             size - np.array([right, bottom]) * 0.6 - inner * 0.4, town),
            (points, on_points, np.full(2, inner + 18.0), size - inner - 18, 1.0),
            (x[:n] + self.labels[:, :2], on_x[:n], inner + self.labels[:, 2:], size - inner - self.labels[:, 2:],
             self.labels[:, 2:] > 0),
        ]  # fmt: skip
        for where, push, low, high, counts in boxes:
            under, over = np.maximum(low - where, 0) * counts, np.maximum(where - high, 0) * counts
            push += 2 * w * (over - under)
            total += w * float((under**2).sum() + (over**2).sum())
        return total

    def _shores(self, points: Floats, on_points: Floats) -> float:
        if self.shore is None:
            return 0.0
        c, w = self.curves, self.weights
        out, uphill = self.shore(points)
        under = np.zeros(len(points), bool)
        under[self.active] = True
        wet = np.clip(out - 2, 0, 40) * (~c.ferry[c.of] & under)
        dry = np.clip(10 - out, 0, 60) * (c.ferry[c.of] & (np.abs(c.t - 0.5) < 0.34))
        on_points += (2 * w.land * wet * (out < 42) - 2 * w.sea * dry * (out > -50))[:, None] * uphill
        return float(w.land * (wet**2).sum() + w.sea * (dry**2).sum())


def _neighbours(home: Floats, ends: Ints) -> Ints:
    """Pairs with nobody between them (Gabriel's graph), and the ends of every route."""
    square = ((home[:, None] - home[None]) ** 2).sum(2)
    free = np.ones_like(square, bool)
    for k in range(len(home)):
        between = square[:, k][:, None] + square[k][None] < square
        between[k], between[:, k] = False, False
        free &= ~between
    pairs = {(int(i), int(j)) for i, j in zip(*np.nonzero(free), strict=True) if i < j}
    pairs |= {(int(min(e)), int(max(e))) for e in ends}
    return np.array(sorted(pairs))

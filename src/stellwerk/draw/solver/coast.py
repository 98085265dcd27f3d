"""The coast follows the cities by a thin-plate spline; a raster knows the distance to the shore."""

from __future__ import annotations

import numpy as np

from stellwerk.draw.layout import Plan, Ring
from stellwerk.draw.maps import Map
from stellwerk.draw.solver.geometry import Floats, inside

STEP = 6  # pixels per cell of the raster
FAR = 16  # cells: no force looks further


class Warp:
    """Carries every city from its projected to its final place and leaves the far frame alone."""

    def __init__(self, plan: Plan, source: Floats, target: Floats) -> None:
        width, height = plan.size
        self.low = np.array([-0.22 * width, -0.22 * height])
        self.high = np.array([1.22 * width, 1.22 * height])
        frame = _ring_of_points(self.low, self.high, 9)
        self.knots = np.vstack([source, frame])
        shift = np.vstack([target - source, np.zeros_like(frame)])
        n = len(self.knots)
        plane = np.column_stack([np.ones(n), self.knots])
        system = np.zeros((n + 3, n + 3))
        system[:n, :n] = _bend(self.knots, self.knots)
        system[:n, n:], system[n:, :n] = plane, plane.T
        self.weights = np.linalg.solve(system, np.vstack([shift, np.zeros((3, 2))]))

    def __call__(self, points: Floats) -> Floats:
        at = np.clip(points, self.low, self.high)
        terms = np.column_stack([_bend(at, self.knots), np.ones(len(at)), at])
        result: Floats = points + terms @ self.weights
        return result


def _bend(one: Floats, two: Floats) -> Floats:
    square = ((one[:, None] - two[None]) ** 2).sum(2)
    result: Floats = square * np.log(np.maximum(square, 1e-12)) / 2
    return result


def _ring_of_points(low: Floats, high: Floats, count: int) -> Floats:
    xs, ys = (np.linspace(low[k], high[k], count) for k in (0, 1))
    return np.array([(x, y) for x in xs for y in ys if x in (xs[0], xs[-1]) or y in (ys[0], ys[-1])])


class Shore:
    """Signed distance to the shore, positive out at sea, with its gradient."""

    def __init__(self, plan: Plan, rings: list[Floats]) -> None:
        land = fill(rings, int(plan.size[0] // STEP) + 1, int(plan.size[1] // STEP) + 1)
        distance = np.sqrt(_squares(~land)) - np.sqrt(_squares(land))
        for _ in range(2):  # smooth: a force with kinks stops the minimiser
            for axis in (0, 1):
                distance = (np.roll(distance, 1, axis) + 2 * distance + np.roll(distance, -1, axis)) / 4
        self.distance = distance * STEP
        self.dy, self.dx = np.gradient(self.distance, STEP)

    def __call__(self, points: Floats) -> tuple[Floats, Floats]:
        rows, columns = self.distance.shape
        x = np.clip(points[:, 0] / STEP - 0.5, 0, columns - 1.001)
        y = np.clip(points[:, 1] / STEP - 0.5, 0, rows - 1.001)
        i, j = y.astype(int), x.astype(int)
        u, v = x - j, y - i

        def look(raster: Floats) -> Floats:
            upper = raster[i, j] * (1 - u) + raster[i, j + 1] * u
            lower = raster[i + 1, j] * (1 - u) + raster[i + 1, j + 1] * u
            result: Floats = upper * (1 - v) + lower * v
            return result

        return look(self.distance), np.column_stack([look(self.dx), look(self.dy)])


def ashore(points: Floats, rings: list[Floats], room: float = 3.0) -> Floats:
    """The same points, those in the water or at its very edge moved to the nearest place on dry land."""
    turns = np.arange(24) * np.pi / 12
    around = np.column_stack([np.cos(turns), np.sin(turns)])
    near = np.vstack([np.zeros((1, 2)), *(around * r for r in range(2, 60, 2))])
    feet = np.vstack([np.zeros((1, 2)), around[::3] * room])
    moved = points.copy()
    for i, point in enumerate(points):
        spots = point + near
        if inside(point + feet, rings).all():
            continue
        dry = inside((spots[:, None] + feet).reshape(-1, 2), rings).reshape(len(spots), -1).all(1)
        if dry.any():
            moved[i] = spots[int(dry.argmax())]
    return moved


def fill(rings: list[Floats], columns: int, rows: int) -> np.ndarray[tuple[int, ...], np.dtype[np.bool_]]:
    """Cells whose centre is land."""
    grid = np.zeros((rows, columns), bool)
    a = np.vstack(rings) if rings else np.zeros((0, 2))
    b = np.vstack([np.roll(r, -1, axis=0) for r in rings]) if rings else a
    for row in range(rows):
        y = (row + 0.5) * STEP
        cut = (a[:, 1] > y) != (b[:, 1] > y)
        p, q = a[cut], b[cut]
        xs = np.sort(p[:, 0] + (y - p[:, 1]) / (q[:, 1] - p[:, 1]) * (q[:, 0] - p[:, 0]))
        grid[row] = np.searchsorted(xs, (np.arange(columns) + 0.5) * STEP) % 2 == 1
    return grid


def _squares(outside: np.ndarray[tuple[int, ...], np.dtype[np.bool_]]) -> Floats:
    """Squared distance in cells to the nearest cell that is not outside, at most FAR."""
    square = np.where(outside, float(FAR * FAR), 0.0)
    for axis in (0, 1):
        best = square.copy()
        for k in range(1, FAR):
            shifted = np.roll(square, k, axis)
            back = np.roll(square, -k, axis)
            if axis == 0:
                shifted[:k], back[-k:] = np.inf, np.inf
            else:
                shifted[:, :k], back[:, -k:] = np.inf, np.inf
            best = np.minimum(best, np.minimum(shifted, back) + k * k)
        square = best
    return np.minimum(square, FAR * FAR)


def outward(rings: tuple[Ring, ...], chart: Map) -> list[Floats]:
    """Rings as arrays; what was cut at the map's edge is pushed far out."""
    west, south, east, north = chart.bbox
    edges = ((0, west, west - 25), (0, east, east + 25), (1, south, south - 14), (1, north, north + 9))
    pushed = []
    for ring in rings:
        points = np.array(ring, float)
        for axis, edge, far in edges:
            points[np.abs(points[:, axis] - edge) < 1e-6, axis] = far
        pushed.append(points)
    return pushed

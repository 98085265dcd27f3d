"""A small L-BFGS minimiser: the solver's only need from a numerical library."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

import numpy as np

from stellwerk.draw.solver.geometry import Floats


def minimise(
    energy: Callable[[Floats], tuple[float, Floats]],
    x: Floats,
    steps: int,
    memory: int = 20,
    late: Callable[[], bool] = lambda: False,
) -> Floats:
    """Go downhill for at most so many steps, or until it is late; the energy must return its value and its
    gradient."""
    value, slope = energy(x)
    past: deque[tuple[Floats, Floats, float]] = deque(maxlen=memory)
    for _ in range(steps):
        if late():
            break
        way = _direction(slope, past)
        fall = float(way @ slope)
        if fall > -1e-9:
            break
        # nothing is known about scale yet: the first step moves no point by more than a pixel or so
        size = 1.0 if past else min(1.0, 4.0 / float(np.abs(way).max()))
        for _ in range(25):
            there = x + size * way
            value_there, slope_there = energy(there)
            if value_there <= value + 1e-4 * size * fall:
                break
            size *= 0.5
        else:
            break
        moved, turned = there - x, slope_there - slope
        bend = float(moved @ turned)
        if bend > 1e-10 * float(turned @ turned):
            past.append((moved, turned, 1 / bend))
        done = value - value_there < 1e-7 * max(abs(value), 1)
        x, value, slope = there, value_there, slope_there
        if done:
            break
    return x


def _direction(slope: Floats, past: deque[tuple[Floats, Floats, float]]) -> Floats:
    """The usual two loops over what was learned of the curvature."""
    way = -slope
    weights: list[float] = []
    for moved, turned, inverse in reversed(past):
        weight = inverse * float(moved @ way)
        weights.append(weight)
        way = way - weight * turned
    if past:
        moved, turned, inverse = past[-1]
        way = way / (inverse * float(turned @ turned))
    for (moved, turned, inverse), weight in zip(past, reversed(weights), strict=True):
        way = way + moved * (weight - inverse * float(turned @ way))
    return way

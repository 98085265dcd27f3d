"""From longitude and latitude to the canvas: Lambert's conformal cone, then a fit into the frame."""

from __future__ import annotations

import math

import numpy as np

from stellwerk.draw.layout import Plan
from stellwerk.draw.solver.geometry import Floats


def lambert(lonlat: Floats, parallels: tuple[float, float], meridian: float) -> Floats:
    """Lambert's conformal conic projection of the sphere; y grows downwards."""
    lon, lat = np.radians(lonlat[:, 0]), np.radians(np.clip(lonlat[:, 1], -20, 85))
    one, two = (math.radians(p) for p in parallels)
    steep = [math.tan(math.pi / 4 + p / 2) for p in (one, two)]
    cone = math.sin(one) if one == two else math.log(math.cos(one) / math.cos(two)) / math.log(steep[1] / steep[0])
    radius = math.cos(one) * steep[0] ** cone / cone / np.tan(np.pi / 4 + lat / 2) ** cone
    turn = cone * (lon - math.radians(meridian))
    return np.column_stack([radius * np.sin(turn), radius * np.cos(turn)])


class Canvas:
    """The projection and the linear map that lets the cities fill the frame."""

    def __init__(self, plan: Plan, cities: Floats) -> None:
        self.plan = plan
        flat = lambert(cities, plan.parallels, plan.meridian)
        left, top, right, bottom = plan.margin
        room = np.array([plan.size[0] - left - right, plan.size[1] - top - bottom])
        self.low = flat.min(0)
        self.scale = room / np.maximum(flat.max(0) - self.low, 1e-9)
        # a board may be stretched a little to fill its frame, not turned into another country
        narrow = self.scale.min()
        self.scale = np.minimum(self.scale, narrow * 1.25)
        self.offset = np.array([left, top]) + (room - (flat.max(0) - self.low) * self.scale) / 2

    def __call__(self, lonlat: Floats) -> Floats:
        flat = lambert(np.asarray(lonlat, float).reshape(-1, 2), self.plan.parallels, self.plan.meridian)
        result: Floats = (flat - self.low) * self.scale + self.offset
        return result

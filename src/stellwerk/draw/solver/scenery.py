"""Land, borders, rivers and seas on the canvas, carried along when cities move."""

from __future__ import annotations

import msgspec
import numpy as np

from stellwerk.draw.layout import Layout, Name, Plan, Ring
from stellwerk.draw.maps import Map
from stellwerk.draw.solver.coast import Warp, outward
from stellwerk.draw.solver.geometry import Floats, area, clip, simplify
from stellwerk.draw.solver.projection import Canvas

SPECK = 14.0  # square pixels: smaller islands are left out
FINE = 0.45  # pixels that a simplified coast may differ
DENSE = 14.0  # pixels: longer edges are divided before they are bent


class Scenery:
    """A map on a canvas, undistorted and warped."""

    def __init__(self, chart: Map, canvas: Canvas, plan: Plan) -> None:
        self.chart, self.plan = chart, plan
        self.flat = [_divided(canvas(ring)) for ring in outward(chart.land, chart)]
        self.countries = {
            name: [_divided(canvas(ring)) for ring in outward(rings, chart)]
            for name, rings in chart.countries.items()
        }
        self.rivers = [_divided(canvas(np.array(line)), False) for line in chart.rivers.values()]
        self.graticule = [canvas(line) for line in _graticule(chart.bbox, plan.graticule)]
        self.home = self.countries.get(plan.home, [])
        self.land = self.flat
        self.warp: Warp | None = None
        self._seas = canvas(np.array([(s.lon, s.lat) for s in chart.seas]).reshape(-1, 2))

    def follow(self, source: Floats, target: Floats) -> None:
        self.warp = Warp(self.plan, source, target)
        self.land = [self.warp(ring) for ring in self.flat]

    @property
    def seas(self) -> list[Name]:
        """The seas' names where geography would write them."""
        at = self.warp(self._seas) if self.warp else self._seas
        size = self.plan.font * 1.2
        return [
            Name(sea.de, sea.en, float(x), float(y), sea.angle, round(size, 1))
            for sea, (x, y) in zip(self.chart.seas, at, strict=True)
        ]

    def into(self, layout: Layout) -> Layout:
        """The layout with land, borders and rivers."""
        assert self.warp is not None
        warp = self.warp
        borders = {name: self._rings([warp(r) for r in rings]) for name, rings in self.countries.items()}
        return msgspec.structs.replace(
            layout,
            land=self._rings(self.land),
            borders={name: rings for name, rings in borders.items() if rings},
            graticule=tuple(line for grat in self.graticule for line in self._line(warp(grat))),
            rivers=tuple(line for river in self.rivers for line in self._line(warp(river))),
        )

    def _rings(self, rings: list[Floats]) -> tuple[Ring, ...]:
        """Clipped a little outside the canvas, without specks, few points."""
        low, high = np.full(2, -12.0), np.array(self.plan.size) + 12.0
        kept = []
        for ring in rings:
            shape = clip(ring, low, high)
            if len(shape) >= 3 and area(shape) >= SPECK:
                closed = simplify(np.vstack([shape, shape[:1]]), FINE)[:-1]
                kept.append(_points(closed))
        return tuple(ring for ring in kept if len(ring) >= 3)

    def _line(self, line: Floats) -> list[Ring]:
        size = np.array(self.plan.size)
        on = ((line > -12) & (line < size + 12)).all(1)
        return [_points(simplify(line[on], FINE))] if on.sum() > 2 else []


def _divided(ring: Floats, closed: bool = True) -> Floats:
    """The same line with no edge longer than DENSE, as long as it is near the canvas."""
    ends = np.roll(ring, -1, axis=0) if closed else ring[1:]
    parts = []
    for p, q in zip(ring, ends, strict=closed):
        count = int(min(max(np.hypot(*(q - p)) // DENSE, 0), 60)) + 1
        parts.append(p + (q - p) * (np.arange(count) / count)[:, None])
    if not closed:
        parts.append(ring[-1:])
    return np.vstack(parts)


def _points(line: Floats) -> Ring:
    return tuple((round(float(x), 1), round(float(y), 1)) for x, y in line)


def _graticule(bbox: tuple[float, float, float, float], step: float) -> list[Floats]:
    """Meridians and parallels every `step` degrees, a little beyond the map."""
    west, south, east, north = bbox
    lons, lats = np.arange(west - 25, east + 25.1, 0.5), np.arange(south - 10, north + 8.1, 0.5)
    lines = [np.column_stack([np.full_like(lats, lon), lats]) for lon in lons if lon % step == 0]
    return lines + [np.column_stack([lons, np.full_like(lons, lat)]) for lat in lats if lat % step == 0]

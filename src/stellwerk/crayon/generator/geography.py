"""From longitude and latitude to kilometres, and what is land."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from typing import Final

from msgspec import Struct

from stellwerk.core.coast import Outline
from stellwerk.crayon.boardfile import Point
from stellwerk.crayon.generator.plane import Span, area, clip, contains, covered, crossing, distance, near_span

DEGREE_EAST: Final = 111.32  # kilometres at the equator
DEGREE_NORTH: Final = 111.2
NEAR_ISLAND: Final = 2.0  # kilometres by which a point may miss the island that it means


class Projection(Struct, frozen=True):
    """Degrees become kilometres east and south of a centre: true enough for a country of a few hundred."""

    lon: float
    lat: float

    def km(self, point: Point) -> Point:
        east = DEGREE_EAST * math.cos(math.radians(self.lat))
        return ((point[0] - self.lon) * east, (self.lat - point[1]) * DEGREE_NORTH)

    def line(self, points: Iterable[Point]) -> tuple[Point, ...]:
        return tuple(self.km(point) for point in points)


class Island(Struct, frozen=True):
    """A piece of land in kilometres."""

    country: str
    shore: tuple[Point, ...]
    lakes: tuple[tuple[Point, ...], ...]

    @property
    def area(self) -> float:
        return area(self.shore) - sum(map(area, self.lakes))

    def is_at(self, point: Point) -> bool:
        if contains(self.shore, point):
            return True
        shore = pairwise([*self.shore, self.shore[0]])
        return any(distance(point, c, d) < NEAR_ISLAND for c, d in shore)


def islands_of(coast: Iterable[Outline], projection: Projection) -> list[Island]:
    return [
        Island(piece.country, projection.line(piece.shore), tuple(map(projection.line, piece.lakes)))
        for piece in coast
    ]


class Land:
    """Where mileposts can stand. Shores are kept by bands of latitude, so that questions stay cheap."""

    def __init__(self, islands: Sequence[Island], band: float) -> None:
        self._band = band
        self._rings = [(ring, sign) for isle in islands for ring, sign in _signed(isle)]
        self._shores: dict[int, list[tuple[Point, Point]]] = {}
        for ring, _ in self._rings:
            for c, d in pairwise([*ring, ring[0]]):
                for number in self._bands(min(c[1], d[1]), max(c[1], d[1])):
                    self._shores.setdefault(number, []).append((c, d))

    def _bands(self, low: float, high: float) -> range:
        return range(math.floor(low / self._band), math.floor(high / self._band) + 1)

    def has(self, point: Point) -> bool:
        x, y = point
        odd = False
        for (x1, y1), (x2, y2) in self._shores.get(math.floor(y / self._band), ()):
            if (y1 > y) != (y2 > y) and x < x1 + (y - y1) / (y2 - y1) * (x2 - x1):
                odd = not odd
        return odd

    def row(self, north: float, south: float) -> LandRow:
        """What lies between two latitudes."""
        box = ((-1e6, north), (1e6, north), (1e6, south), (-1e6, south))
        return LandRow([(piece, sign) for ring, sign in self._rings if (piece := clip(ring, box))])

    def water_on(self, a: Point, b: Point, shore: float) -> float:
        """Kilometres of the way from a to b that are water, not counting `shore` kilometres off the coast."""
        spans: list[Span] = []
        cuts = [0.0, 1.0]
        west, east = min(a[0], b[0]) - shore, max(a[0], b[0]) + shore
        for number in self._bands(min(a[1], b[1]) - shore, max(a[1], b[1]) + shore):
            for c, d in self._shores.get(number, ()):
                if max(c[0], d[0]) < west or min(c[0], d[0]) > east:
                    continue
                if (cut := crossing(a, b, c, d)) is not None:
                    cuts.append(cut)
                if span := near_span(a, b, c, d, shore):
                    spans.append(span)
        for low, high in pairwise(sorted(cuts)):
            middle = (low + high) / 2
            if self.has((a[0] + middle * (b[0] - a[0]), a[1] + middle * (b[1] - a[1]))):
                spans.append((low, high))
        return math.dist(a, b) * (1 - covered(spans))


class LandRow:
    """The land of one row of mileposts."""

    def __init__(self, pieces: list[tuple[list[Point], int]]) -> None:
        self._pieces = [(min(xs), max(xs), piece, sign) for piece, sign in pieces if (xs := [x for x, _ in piece])]

    def share(self, corners: Sequence[Point]) -> float:
        """How much of a convex shape is land."""
        west, east = min(x for x, _ in corners), max(x for x, _ in corners)
        land = sum(
            sign * area(clip(piece, corners))
            for low, high, piece, sign in self._pieces
            if low <= east and high >= west
        )
        return land / area(corners)


def _signed(island: Island) -> Iterator[tuple[tuple[Point, ...], int]]:
    yield island.shore, 1
    for lake in island.lakes:
        yield lake, -1

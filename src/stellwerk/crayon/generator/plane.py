"""Plane geometry on points in kilometres: areas, crossings, clipping, simplifying."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Literal, TypeAlias

from stellwerk.crayon.boardfile import Point

Ring: TypeAlias = Sequence[Point]  # closed: the last point is followed by the first
Span: TypeAlias = tuple[float, float]  # part of a segment, its whole being 0 to 1
Side: TypeAlias = tuple[Literal[0, 1], float, Literal[1, -1]]  # axis, where, which side is kept


def area(ring: Ring) -> float:
    """The area of a ring, whichever way round it runs."""
    return abs(sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in pairwise([*ring, ring[0]]))) / 2 if ring else 0.0


def contains(ring: Ring, point: Point) -> bool:
    """Does the ring go round the point?"""
    x, y = point
    odd = False
    for (x1, y1), (x2, y2) in pairwise([*ring, ring[0]]):
        if (y1 > y) != (y2 > y) and x < x1 + (y - y1) / (y2 - y1) * (x2 - x1):
            odd = not odd
    return odd


def crosses(a: Point, b: Point, line: Sequence[Point]) -> bool:
    """Does the segment from a to b meet the line anywhere?"""
    return any(_meet(a, b, c, d) for c, d in pairwise(line))


def _meet(a: Point, b: Point, c: Point, d: Point) -> bool:
    if max(a[0], b[0]) < min(c[0], d[0]) or max(c[0], d[0]) < min(a[0], b[0]):
        return False
    if max(a[1], b[1]) < min(c[1], d[1]) or max(c[1], d[1]) < min(a[1], b[1]):
        return False
    return _turn(a, b, c) * _turn(a, b, d) <= 0 and _turn(c, d, a) * _turn(c, d, b) <= 0


def _turn(a: Point, b: Point, c: Point) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def crossing(a: Point, b: Point, c: Point, d: Point) -> float | None:
    """How far along a-b the line c-d cuts it, 0 to 1."""
    (px, py), (qx, qy) = (b[0] - a[0], b[1] - a[1]), (d[0] - c[0], d[1] - c[1])
    across = px * qy - py * qx
    if across == 0:
        return None
    t = ((c[0] - a[0]) * qy - (c[1] - a[1]) * qx) / across
    u = ((c[0] - a[0]) * py - (c[1] - a[1]) * px) / across
    return t if 0 <= t <= 1 and 0 <= u <= 1 else None


def near_span(a: Point, b: Point, c: Point, d: Point, reach: float) -> Span | None:
    """The part of a-b that lies within `reach` of the segment c-d; one span, for distance to it is convex."""
    spans = [*_disc(a, b, c, reach), *_disc(a, b, d, reach), *_strip(a, b, c, d, reach)]
    low = max(0.0, min((s[0] for s in spans), default=1.0))
    high = min(1.0, max((s[1] for s in spans), default=0.0))
    return (low, high) if low < high else None


def _disc(a: Point, b: Point, centre: Point, reach: float) -> list[Span]:
    dx, dy, fx, fy = b[0] - a[0], b[1] - a[1], a[0] - centre[0], a[1] - centre[1]
    square, half = dx * dx + dy * dy, fx * dx + fy * dy
    under = half * half - square * (fx * fx + fy * fy - reach * reach)
    if under < 0 or square == 0:
        return []
    root = math.sqrt(under)
    return [((-half - root) / square, (-half + root) / square)]


def _strip(a: Point, b: Point, c: Point, d: Point, reach: float) -> list[Span]:
    """The part of the line through a and b that is beside c-d, at most `reach` away."""
    length = math.dist(c, d)
    if length == 0:
        return []
    ex, ey = (d[0] - c[0]) / length, (d[1] - c[1]) / length
    low, high = -math.inf, math.inf
    for ux, uy, least, most in ((ex, ey, 0.0, length), (-ey, ex, -reach, reach)):
        start = (a[0] - c[0]) * ux + (a[1] - c[1]) * uy
        speed = (b[0] - a[0]) * ux + (b[1] - a[1]) * uy
        if speed == 0:
            if not least <= start <= most:
                return []
        else:
            first, last = sorted(((least - start) / speed, (most - start) / speed))
            low, high = max(low, first), min(high, last)
    return [(low, high)] if low < high else []


def covered(spans: Iterable[Span]) -> float:
    """How much of a segment the spans cover together."""
    total, end = 0.0, 0.0
    for low, high in sorted(spans):
        if high > end:
            total += high - max(low, end)
            end = high
    return total


def clip(ring: Ring, corners: Ring) -> list[Point]:
    """What lies within a convex shape with clockwise corners (y grows downward); good for areas.

    Separate pieces stay joined by seams along the shape's sides.
    """
    found = list(ring)
    for a, b in pairwise([*corners, corners[0]]):
        if not found:
            break
        kept: list[Point] = []
        for p, q in pairwise([found[-1], *found]):
            one, two = _turn(a, b, p), _turn(a, b, q)
            if (one >= 0) != (two >= 0):
                share = one / (one - two)
                kept.append((p[0] + share * (q[0] - p[0]), p[1] + share * (q[1] - p[1])))
            if two >= 0:
                kept.append(q)
        found = kept
    return found


def pieces(ring: Ring, sides: Iterable[Side]) -> list[list[Point]]:
    """What is left of a ring when everything beyond the sides is cut off, piece by piece."""
    found = [list(ring)]
    for side in sides:
        found = [piece for whole in found for piece in _halve(whole, side)]
    return found


def _halve(ring: list[Point], side: Side) -> list[list[Point]]:
    axis, where, sign = side
    held = [(point[axis] - where) * sign >= 0 for point in ring]
    if all(held):
        return [ring]
    # The runs of points on this side, each with the points where it enters and leaves.
    runs: list[list[Point]] = []
    start = held.index(False)
    turned = ring[start:] + ring[: start + 1]
    for p, q in pairwise(turned):
        inside, comes = (p[axis] - where) * sign >= 0, (q[axis] - where) * sign >= 0
        if inside != comes:
            share = (where - p[axis]) / (q[axis] - p[axis])
            cut = (p[0] + share * (q[0] - p[0]), p[1] + share * (q[1] - p[1]))
            if comes:
                runs.append([cut])
            else:
                runs[-1].append(cut)
        if comes:
            runs[-1].append(q)
    # Along the cut, land lies between the first and the second end, the third and the fourth, ...
    ends = sorted((run[at][1 - axis], number, at) for number, run in enumerate(runs) for at in (0, -1))
    across = {}
    for (_, *one), (_, *two) in zip(ends[::2], ends[1::2], strict=True):
        across[tuple(one)], across[tuple(two)] = two, one
    found, left = [], set(range(len(runs)))
    while left:
        piece: list[Point] = []
        number, at = min(left), -1
        while number in left:
            left.discard(number)
            piece += runs[number] if at == -1 else runs[number][::-1]
            number, at = across[number, at]
            at = -1 if at == 0 else 0
        found.append(piece)
    return found


def simplify(ring: Ring, tolerance: float) -> list[Point]:
    """The ring with fewer points, none of those left out farther than `tolerance` from it."""
    far = max(range(len(ring)), key=lambda n: math.dist(ring[0], ring[n]))
    return [*_thin(ring[: far + 1], tolerance)[:-1], *_thin([*ring[far:], ring[0]], tolerance)[:-1]]


def _thin(line: Sequence[Point], tolerance: float) -> list[Point]:
    kept, todo = {0, len(line) - 1}, [(0, len(line) - 1)]
    while todo:
        a, b = todo.pop()
        off = [distance(point, line[a], line[b]) for point in line[a + 1 : b]]
        if max(off, default=0.0) > tolerance:
            worst = a + 1 + off.index(max(off))
            kept.add(worst)
            todo += [(a, worst), (worst, b)]
    return [line[n] for n in sorted(kept)]


def distance(point: Point, a: Point, b: Point) -> float:
    """From the point to the nearest place on the segment a-b."""
    square = math.dist(a, b) ** 2
    if square == 0:
        return math.dist(point, a)
    along = ((point[0] - a[0]) * (b[0] - a[0]) + (point[1] - a[1]) * (b[1] - a[1])) / square
    along = min(1.0, max(0.0, along))
    return math.dist(point, (a[0] + along * (b[0] - a[0]), a[1] + along * (b[1] - a[1])))

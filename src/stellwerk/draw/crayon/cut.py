"""A piece of a crayon map: the board's file with nothing in it that lies elsewhere."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np
from msgspec import Struct
from msgspec.structs import replace

from stellwerk.crayon.boardfile import BoardFile
from stellwerk.draw.crayon.land import FONT, ICON, SCALE, at
from stellwerk.draw.layout import Point
from stellwerk.draw.lettering import text_width
from stellwerk.draw.solver.geometry import Floats, clip

_SIDE: Final = 64.0  # room for half a town's name
_ABOVE: Final = 58.0  # for a train
_BELOW: Final = 46.0  # for a town's goods
_BEYOND: Final = 40.0  # what is drawn beyond the edge, so that no shore ends at it


class Box(Struct, frozen=True):
    """A rectangle of the canvas."""

    left: float
    top: float
    right: float
    bottom: float

    @property
    def width(self) -> float:
        return self.right - self.left

    @property
    def height(self) -> float:
        return self.bottom - self.top

    def holds(self, point: Point) -> bool:
        x, y = point
        return self.left < x < self.right and self.top < y < self.bottom

    def holds_town(self, centre: Point, name: str) -> bool:
        """Whether a town lies inside with its name above and its goods below."""
        x, y = centre
        half = text_width(name, FONT) / 2
        return self.holds((x - half, y - FONT - 15)) and self.holds((x + half, y + ICON + 15))


def around(points: Sequence[Point], least: float) -> Box:
    """The box with room for what stands at these points, at least so wide; no points: no height either."""
    if not points:
        return Box(0, 0, least, 0)
    across, down = zip(*points, strict=True)
    middle, half = (min(across) + max(across)) / 2, (max(across) - min(across)) / 2 + _SIDE
    half = max(half, least / 2)
    return Box(middle - half, min(down) - _ABOVE, middle + half, max(down) + _BELOW)


def cut(board: BoardFile, box: Box) -> BoardFile:
    """The board inside the box: towns that fit in with their names, ferries with both ports, no names of seas."""
    posts = {post.id: at((post.x, post.y)) for post in board.posts}
    towns = {place.posts[0]: place.name for place in board.places}
    left_out = {post for post, name in towns.items() if not box.holds_town(posts[post], name)}
    inside = {post for post, place in posts.items() if box.holds(place)} - left_out
    low = np.array([box.left - _BEYOND, box.top - _BEYOND]) / SCALE
    high = np.array([box.right + _BEYOND, box.bottom + _BEYOND]) / SCALE
    shores = [replace(shore, points=_clipped(shore.points, low, high)) for shore in board.art.coast]
    courses = [course for course in board.art.waters if any(_within(point, low, high) for point in course.points)]
    cities = [city for city in board.cities if city.posts[0] in inside]
    kept = inside | {post for city in cities for post in city.posts}
    return replace(
        board,
        posts=tuple(post for post in board.posts if post.id in kept),
        cities=tuple(cities),
        ports=tuple(port for port in board.ports if port.id in inside),
        ferries=tuple(ferry for ferry in board.ferries if {ferry.a, ferry.b} <= inside),
        art=replace(
            board.art, coast=tuple(shore for shore in shores if shore.points), waters=tuple(courses), seas=()
        ),
    )


def _within(point: Point, low: Floats, high: Floats) -> bool:
    return bool((low < point).all() and (point < high).all())


def _clipped(points: Sequence[Point], low: Floats, high: Floats) -> tuple[Point, ...]:
    return tuple((float(x), float(y)) for x, y in clip(np.array(points), low, high))

"""The points of a triangular grid and their names: columns are letters, rows are numbers, `k12`."""

from __future__ import annotations

import math
import re
from typing import Final, TypeAlias

from msgspec import Struct

from stellwerk.crayon.boardfile import Point

Spot: TypeAlias = tuple[int, int]  # column and row, counted from 1
_NAME: Final = re.compile(r"([a-z]+)([0-9]+)")


def grid_name(spot: Spot) -> str:
    """a1 … z1, aa1, ab1 …"""
    col, letters = spot[0], ""
    while col:
        col, letter = divmod(col - 1, 26)
        letters = chr(ord("a") + letter) + letters
    return f"{letters}{spot[1]}"


def grid_place(name: str) -> Spot:
    """The spot of that name; (0, 0) if it is no name."""
    found = _NAME.fullmatch(name)
    if not found:
        return 0, 0
    col = 0
    for letter in found[1]:
        col = 26 * col + ord(letter) - ord("a") + 1
    return col, int(found[2])


class Lattice(Struct, frozen=True):
    """Every spot of the grid, land or not; odd rows stand half a step to the right."""

    spacing: float
    corner: Point  # of a1
    columns: int
    rows: int
    nudge: dict[Spot, Point]

    @property
    def height(self) -> float:
        """From one row to the next."""
        return self.spacing * math.sqrt(3) / 2

    def spots(self) -> list[Spot]:
        return [(col, row) for row in range(1, self.rows + 1) for col in range(1, self.columns + 1)]

    def at(self, spot: Spot) -> Point:
        col, row = spot
        east, south = self.nudge.get(spot, (0.0, 0.0))
        x = self.corner[0] + self.spacing * (col - 1 - (0.5 if row % 2 == 0 else 0.0))
        return x + east, self.corner[1] + self.height * (row - 1) + south

    def nearest(self, point: Point) -> Spot:
        return min(self.spots(), key=lambda spot: math.dist(self.at(spot), point))

    def hexagon(self, spot: Spot) -> list[Point]:
        """The surroundings of a spot, clockwise from the south."""
        x, y = self.at(spot)
        reach = self.spacing / math.sqrt(3)
        turns = [k * math.pi / 3 for k in range(6)]
        return [(x - reach * math.sin(turn), y + reach * math.cos(turn)) for turn in turns]


def later_neighbours(spot: Spot) -> list[Spot]:
    """The neighbours that come after the spot, row by row."""
    col, row = spot
    west = col - 1 if row % 2 == 0 else col
    return [(col + 1, row), (west, row + 1), (west + 1, row + 1)]

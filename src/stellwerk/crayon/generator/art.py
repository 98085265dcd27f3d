"""What the map shows: coasts, waters and names, in kilometres from the north-west corner of the board."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from stellwerk.crayon.boardfile import Art, Course, Point, Sea, Shore
from stellwerk.crayon.generator.geography import Island, Projection
from stellwerk.crayon.generator.plane import Side, area, pieces, simplify
from stellwerk.crayon.generator.recipe import Frame, Recipe


class Sheet(Struct, frozen=True):
    """The paper: its north-west corner and its size."""

    west: float
    north: float
    width: float
    height: float

    def place(self, point: Point) -> Point:
        return round(point[0] - self.west, 1), round(point[1] - self.north, 1)


def sheet_of(frame: Frame, posts: Iterable[Point]) -> Sheet:
    """Paper that holds all mileposts, with margins."""
    xs, ys = zip(*posts, strict=True)
    west, north, east, south = frame.margins
    left, top = min(xs) - west, min(ys) - north
    return Sheet(left, top, round(max(xs) + east - left, 1), round(max(ys) + south - top, 1))


def art_of(recipe: Recipe, islands: list[Island], projection: Projection, sheet: Sheet) -> Art:
    east, south = sheet.west + sheet.width, sheet.north + sheet.height
    sides: list[Side] = [(0, sheet.west, 1), (0, east, -1), (1, sheet.north, 1), (1, south, -1)]
    coast: list[Shore] = []
    for island in islands:
        for ring in (island.shore, *island.lakes):  # a shore inside a shore is a lake
            for piece in pieces(ring, sides):
                if area(piece) > recipe.map.specks:
                    points = [sheet.place(point) for point in simplify(piece, recipe.map.detail)]
                    coast.append(Shore(island.country, (*points, points[0])))
    waters = [
        Course(stream.id, tuple(map(sheet.place, projection.line(stream.line))))
        for stream in (*recipe.rivers, *recipe.bays)
    ]
    seas = [Sea(sea.name, sheet.place(projection.km(sea.at))) for sea in recipe.seas]
    return Art(tuple(coast), tuple(waters), tuple(seas))

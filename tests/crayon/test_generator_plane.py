"""The geometry under the generator, checked against shapes whose answers are known."""

from __future__ import annotations

import math
from random import Random

import pytest

from stellwerk.crayon.boardfile import Point
from stellwerk.crayon.generator.geography import Island, Land, Projection
from stellwerk.crayon.generator.lattice import Lattice, grid_name, grid_place, later_neighbours
from stellwerk.crayon.generator.plane import Side, area, clip, contains, crosses, near_span, pieces, simplify

SQUARE: list[Point] = [(0.0, 0.0), (10.0, 0.0), (10.0, 10.0), (0.0, 10.0)]
# Two legs that reach down from a bar, like a table seen from the side.
TABLE: list[Point] = [(0, 0), (10, 0), (10, 8), (7, 8), (7, 3), (3, 3), (3, 8), (0, 8)]


def test_area_and_inside() -> None:
    assert area(SQUARE) == area(SQUARE[::-1]) == 100
    assert area(TABLE) == 30 + 2 * 15
    assert contains(TABLE, (1, 7)) and not contains(TABLE, (5, 7))


def test_lines_cross_when_they_touch() -> None:
    assert crosses((0, 0), (4, 4), [(0, 4), (4, 0)])
    assert crosses((0, 0), (4, 0), [(2, 0), (2, 5)])
    assert not crosses((0, 0), (4, 0), [(5, -1), (5, 1)])


def test_a_shape_is_clipped_by_a_convex_one() -> None:
    assert area(clip(TABLE, [(0, 4), (10, 4), (10, 9), (0, 9)])) == pytest.approx(24)
    assert clip(SQUARE, [(20, 20), (30, 20), (30, 30), (20, 30)]) == []


def test_a_cut_leaves_separate_pieces() -> None:
    below: Side = (1, 5.0, 1)
    legs = pieces(TABLE, [below])
    assert sorted(area(leg) for leg in legs) == [9, 9]
    assert all(y >= 5 for leg in legs for _, y in leg)
    assert [area(piece) for piece in pieces(TABLE, [(1, 5.0, -1)])] == [60 - 18]
    assert pieces(TABLE, [(0, 20.0, 1)]) == []


def test_cut_off_and_left_over_make_the_whole() -> None:
    rng = Random(3)
    for _ in range(100):
        turns = sorted(rng.uniform(0, 2 * math.pi) for _ in range(12))
        ring = [(r * math.cos(t), r * math.sin(t)) for t in turns if (r := rng.uniform(1, 9))]
        where = rng.uniform(-4, 4)
        halves = [*pieces(ring, [(0, where, 1)]), *pieces(ring, [(0, where, -1)])]
        assert sum(map(area, halves)) == pytest.approx(area(ring))


def test_near_a_shore() -> None:
    low, high = near_span((0, 5), (10, 5), (4, 0), (4, 4), 2.0) or (0.0, 0.0)
    assert low == pytest.approx(0.4 - math.sqrt(3) / 10)
    assert high == pytest.approx(0.4 + math.sqrt(3) / 10)
    assert near_span((0, 5), (10, 5), (4, 0), (4, 2), 2.0) is None


def test_simplifying_keeps_the_shape() -> None:
    round_lake = [(9 * math.cos(n / 50 * math.pi), 9 * math.sin(n / 50 * math.pi)) for n in range(100)]
    thin = simplify(round_lake, 0.3)
    assert len(thin) < 30
    assert area(thin) == pytest.approx(area(round_lake), rel=0.05)


def test_land_with_a_lake() -> None:
    lake: tuple[Point, ...] = ((4.0, 4.0), (6.0, 4.0), (6.0, 6.0), (4.0, 6.0))
    land = Land([Island("", tuple(SQUARE), (lake,))], band=3.0)
    assert land.has((2, 5)) and not land.has((5, 5)) and not land.has((12, 5))
    assert land.row(0, 10).share(SQUARE) == pytest.approx(0.96)
    assert land.water_on((1, 5), (9, 5), 0.0) == pytest.approx(2)
    assert land.water_on((1, 5), (9, 5), 0.5) == pytest.approx(1)
    assert land.water_on((5, 5), (15, 5), 0.25) == pytest.approx(0.75 + 4.75)


def test_names_of_mileposts() -> None:
    for spot, name in (((1, 1), "a1"), ((26, 3), "z3"), ((27, 3), "aa3"), ((53, 10), "ba10")):
        assert grid_name(spot) == name
        assert grid_place(name) == spot
    assert grid_place("north") == grid_place("A1") == (0, 0)


def test_neighbours_are_one_step_away() -> None:
    lattice = Lattice(10.0, (0.0, 0.0), 9, 9, {})
    for spot in ((3, 3), (3, 4)):
        for other in later_neighbours(spot):
            assert math.dist(lattice.at(spot), lattice.at(other)) == pytest.approx(10)
    assert area(lattice.hexagon((2, 2))) == pytest.approx(10 * lattice.height)


def test_degrees_become_kilometres() -> None:
    x, y = Projection(10.0, 60.0).km((11.0, 61.0))
    assert x == pytest.approx(55.66)
    assert y == pytest.approx(-111.2)

"""The solver on a designer's own board, and what it says about a bad one."""

from __future__ import annotations

from pathlib import Path

import msgspec
import numpy as np
import pytest

from draw.boards import small_board
from stellwerk.core.faults import FileError
from stellwerk.draw.checks import check_board
from stellwerk.draw.collisions import Collision
from stellwerk.draw.layout import Plan, read_layout
from stellwerk.draw.maps import read_map
from stellwerk.draw.plan import lay_out, plain_plan
from stellwerk.draw.solver.coast import Warp
from stellwerk.draw.solver.geometry import clip, gaps, inside, simplify
from stellwerk.draw.solver.lbfgs import minimise
from stellwerk.draw.solver.solve import solve


def _plan(**wishes: object) -> Plan:
    return msgspec.convert(plain_plan(small_board(), wishes), Plan)


def test_a_designers_board_is_laid_out_and_stored(tmp_path: Path) -> None:
    path = tmp_path / "small.json"
    path.write_bytes(msgspec.json.encode(small_board()))
    target, faults = lay_out(path, seeds=1)
    assert (target, faults) == (tmp_path / "small.layout.json", [])
    assert check_board(small_board(), read_layout(target)) == []


def test_the_same_board_gives_the_same_layout() -> None:
    assert solve(small_board(), None, _plan(), 1) == solve(small_board(), None, _plan(), 1)


def test_a_board_without_room_is_reported_in_sentences() -> None:
    cramped = _plan(size=(330, 280), margin=(40, 40, 40, 40))
    layout = solve(small_board(), None, cramped, 1)
    faults = [str(fault) for fault in check_board(small_board(), layout)]
    assert any("overlap or touch" in fault or "leaves the map" in fault for fault in faults), faults
    assert all(
        any(city in fault for city in ("aachen", "bonn", "celle", "dachau", "erlangen")) for fault in faults
    )


def test_a_layout_of_another_board_is_refused_with_a_hint() -> None:
    layout = solve(small_board(), None, _plan(), 1)
    longer = tuple(
        msgspec.structs.replace(route, length=2) if route.id == "aachen-bonn-1" else route
        for route in small_board().routes
    )
    faults = check_board(small_board(routes=longer), layout)
    assert [fault.message for fault in faults] == ["route aachen-bonn-1 has 1 spaces in the layout, 2 by rule"]


def test_an_unknown_colour_is_named() -> None:
    layout = solve(small_board(), None, _plan(), 1)
    faults = check_board(small_board(colours=("teal",)), layout)
    assert faults[0].message.startswith("colour 'teal' has no look; known are black, blue")


def test_wishes_are_checked(tmp_path: Path) -> None:
    path = tmp_path / "small.json"
    path.write_bytes(msgspec.json.encode(small_board(layout={"sise": 3})))
    with pytest.raises(FileError, match="sise"):
        lay_out(path, seeds=1)


def test_a_collision_says_how_much_is_missing() -> None:
    assert str(Collision("label-label", "bonn", "celle", 2.5)) == "the names of bonn and celle overlap (2.5 px)"


def test_geometry() -> None:
    square = np.array([[0.0, 0], [10, 0], [10, 10], [0, 10]])
    assert inside(np.array([[5.0, 5], [15, 5]]), [square]).tolist() == [True, False]
    assert clip(square, np.array([5.0, 5.0]), np.array([20.0, 20.0])).min() == 5
    assert len(simplify(np.array([[0.0, 0], [1, 0.01], [2, 0], [2, 5]]), 0.1)) == 3
    one, half, level = np.array([[0.0, 0.0]]), np.array([[5.0, 1.0]]), np.zeros(1)
    assert gaps(one, half, level, np.array([[13.0, 0.0]]), half, level)[0] == pytest.approx(3)
    assert gaps(one, half, level, np.array([[0.0, 5.0]]), half, np.array([np.pi / 2]))[0] == pytest.approx(-1)


def test_the_minimiser_finds_the_bottom_of_a_valley() -> None:
    def valley(x: np.ndarray) -> tuple[float, np.ndarray]:
        a, b = x
        value = (1 - a) ** 2 + 100 * (b - a * a) ** 2
        return float(value), np.array([-2 * (1 - a) - 400 * a * (b - a * a), 200 * (b - a * a)])

    assert minimise(valley, np.array([-1.2, 1.0]), 200) == pytest.approx([1, 1], abs=1e-3)


def test_an_unknown_map_is_named_with_those_there_are() -> None:
    with pytest.raises(FileError, match="there are europe, germany"):
        read_map("atlantis")


def test_the_coast_follows_its_cities() -> None:
    """The spline passes through every city, so a port stays on its shore."""
    corners = np.array([(0.0, 0), (1800, 0), (0, 1200), (1800, 1200), (900, 600)])
    warp = Warp(Plan(), corners, corners + np.array([0.0, 20.0]))
    assert warp(corners) == pytest.approx(corners + np.array([0.0, 20.0]), abs=1e-6)

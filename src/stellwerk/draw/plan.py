"""`stellwerk layout BOARD`: read a board file, solve its layout, store it, tell what is still wrong."""

from __future__ import annotations

from collections.abc import Callable
from math import inf
from pathlib import Path

import msgspec
import numpy as np

from stellwerk.core.shapes import faults
from stellwerk.core.textfile import fault, line_in
from stellwerk.draw.collisions import Collision, report
from stellwerk.draw.layout import Plan, layout_path, read_layout, write_layout
from stellwerk.draw.maps import read_map
from stellwerk.draw.solver.projection import lambert
from stellwerk.draw.solver.solve import Step, solve
from stellwerk.ticket.boardfile import BoardFile
from stellwerk.ticket.loading import load_board_file

_ROOM = 0.93  # how much of a route's length on the map its spaces should need, by experience
_MARGIN = 120.0


def lay_out(
    path: Path, seeds: int = 4, tell: Callable[[Step], None] | None = None, seconds: float = inf
) -> tuple[Path, list[Collision]]:
    """Solve the board's layout and write it beside the board; returns the file and the faults that remain.

    After `seconds` the best so far is taken."""
    board = load_board_file(path)
    target = layout_path(path)
    plan = plan_of(board, path, target)
    chart = read_map(plan.map, path.parent) if plan.map else None
    layout = solve(board, chart, plan, seeds, tell, seconds)
    write_layout(target, layout)
    return target, report(layout)


def plan_of(board: BoardFile, path: Path, stored: Path) -> Plan:
    """The wishes: those in the board file, else those of the layout solved before, else from experience."""
    if board.layout:
        if wrong := list(faults(board.layout, Plan, ("layout",))):
            raise fault(path, wrong, lambda place: line_in(path, place))
        return msgspec.convert(plain_plan(board, board.layout), Plan)
    if stored.exists():
        return read_layout(stored).plan
    return msgspec.convert(plain_plan(board, {}), Plan)


def plain_plan(board: BoardFile, wishes: dict[str, object]) -> dict[str, object]:
    """Wishes completed: a projection for where the cities lie, and a canvas on which their routes have room."""
    cities = np.array([(city.lon, city.lat) for city in board.cities])
    west, south, east, north = (float(side) for side in np.concatenate([cities.min(0), cities.max(0)]))
    fit = {
        "parallels": (round(south + (north - south) / 6, 1), round(north - (north - south) / 6, 1)),
        "meridian": round((west + east) / 2, 1),
        "graticule": 5.0 if max(east - west, north - south) > 15 else 1.0,
    }
    plan = msgspec.convert(fit | wishes, Plan)
    if "size" in wishes:
        return fit | wishes
    flat = lambert(cities, plan.parallels, plan.meridian)
    at = {city.id: flat[i] for i, city in enumerate(board.cities)}
    real = np.array([np.hypot(*(at[r.a] - at[r.b])) for r in board.routes])
    need = np.array([r.length * (plan.space[0] + plan.gap) + 3.5 * plan.city for r in board.routes])
    scale = float(np.median(need / np.maximum(real, 1e-9))) / _ROOM
    width, height = (flat.max(0) - flat.min(0)) * scale + 2 * _MARGIN
    margin = (_MARGIN,) * 4
    return {"margin": margin} | fit | wishes | {"size": (max(int(width), 600), max(int(height), 450))}

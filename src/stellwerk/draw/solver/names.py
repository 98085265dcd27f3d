"""Free-standing names, of countries and seas: the free place nearest to where they belong."""

from __future__ import annotations

import math

import msgspec
import numpy as np
from numpy.typing import NDArray

from stellwerk.draw.cartouche import cartouche_size
from stellwerk.draw.layout import Layout, Name, Point
from stellwerk.draw.lettering import country_width, sea_width
from stellwerk.draw.solver.coast import STEP, fill
from stellwerk.draw.solver.geometry import Floats, disc_gaps
from stellwerk.ticket.boardfile import BoardFile, CityEntry

Raster = NDArray[np.bool_]
_NEARBY = 72.0  # a sea's name further away than this would name another sea
_FAR_APART = 260.0  # ends of one country further apart than this get a name each


def country_names(layout: Layout, board: BoardFile) -> Layout:
    """A name near the ends of each country's routes; its passengers stand by the first."""
    names: dict[str, tuple[Name, ...]] = {}
    plan = layout.plan
    for country in (c for c in board.cities if not c.through):
        ends = [(e.x, e.y) for e in layout.ends.values() if e.country == country.id]
        clusters = sorted(_clusters(ends), key=len, reverse=True)
        placed: list[Name] = []
        for cluster in clusters:
            taken = _taken(layout, [n for group in names.values() for n in group] + placed)
            home = _raster(layout, layout.borders.get(plan.home, ()))
            figures = country.passengers if plan.figure and not placed else 0
            name = _country(layout, country, np.array(cluster), figures, taken, home)
            if name:
                placed.append(name)
        names[country.id] = tuple(placed)
    return msgspec.structs.replace(layout, countries=names)


def _country(
    layout: Layout, country: CityEntry, ends: Floats, figures: int, taken: Raster, home: Raster
) -> Name | None:
    plan = layout.plan
    size = round(plan.font * 0.9, 1)
    width = max(country_width(t, size) for t in (country.de, country.en)) + 8
    height = size * 1.1 + (plan.figure * 1.1 if figures else 0)
    found = _nearest(layout, ends.mean(0), (width, height), 0, taken, home, 400)
    if found is None:
        return None
    x, y = found
    step = plan.figure_step
    feet = tuple((round(x + (k - (figures - 1) / 2) * step, 1), round(y + height / 2, 1)) for k in range(figures))
    top = y - height / 2 + size * 0.55
    return Name(country.de, country.en, x, round(top, 1), 0, size, feet)


def cartouche_place(layout: Layout) -> Layout:
    """A free place for the title and its table, near where the plan wants it."""
    plan = layout.plan
    if not plan.title.de:
        return layout
    taken, wish = _taken(layout, _names(layout)), np.array(plan.cartouche, float)
    found = _nearest(layout, wish, cartouche_size(plan), 0, taken, _raster(layout, ()), 160)
    return msgspec.structs.replace(layout, cartouche=found)


def _names(layout: Layout) -> list[Name]:
    return [name for group in layout.countries.values() for name in group]


def sea_names(layout: Layout, seas: list[Name]) -> Layout:
    """Each sea's name on free water, smaller if need be, left out if there is none."""
    land = _raster(layout, layout.land)
    placed: list[Name] = []
    for sea in seas:
        taken = _taken(layout, _names(layout) + placed)
        for shrink in (1.0, 0.85, 0.72):
            size = round(sea.size * shrink, 1)
            box = (max(sea_width(t, size) for t in (sea.de, sea.en)) + 14, size * 1.15)
            found = _nearest(layout, np.array([sea.x, sea.y]), box, sea.angle, taken | land, land, _NEARBY)
            if found:
                placed.append(msgspec.structs.replace(sea, x=found[0], y=found[1], size=size))
                break
    return msgspec.structs.replace(layout, seas=tuple(placed))


def _nearest(
    layout: Layout,
    wish: Floats,
    box: tuple[float, float],
    angle: float,
    taken: Raster,
    unwanted: Raster,
    far: float,
) -> Point | None:
    """The middle of the free turned box nearest to a wish."""
    turn = math.radians(angle)
    u, v = np.meshgrid(np.linspace(-0.5, 0.5, 24) * box[0], np.linspace(-0.5, 0.5, 7) * box[1])
    cells = np.column_stack([
        (u * math.cos(turn) - v * math.sin(turn)).ravel(), (u * math.sin(turn) + v * math.cos(turn)).ravel()
    ])  # fmt: skip
    steps = np.arange(-far, far + 1, STEP)
    offsets = np.array([(x, y) for x in steps for y in steps if math.hypot(x, y) <= far])
    points = wish + offsets[:, None] + cells
    edge = layout.plan.track + 6
    within = ((points > edge) & (points < np.array(layout.plan.size) - edge)).all((1, 2))
    at = np.clip(points / STEP, 0, np.array(taken.shape[::-1]) - 1).astype(int)
    free = within & ~taken[at[..., 1], at[..., 0]].any(1)
    if not free.any():
        return None
    cost = np.hypot(*offsets.T) + unwanted[at[..., 1], at[..., 0]].mean(1) * 300 + ~free * 1e9
    x, y = wish + offsets[int(cost.argmin())]
    return round(float(x), 1), round(float(y), 1)


def _raster(layout: Layout, rings: tuple[tuple[Point, ...], ...]) -> Raster:
    columns, rows = (int(side // STEP) + 1 for side in layout.plan.size)
    return fill([np.array(ring) for ring in rings], columns, rows)


def _taken(layout: Layout, names: list[Name]) -> Raster:
    """Cells near a space, a city, an end or a name."""
    plan = layout.plan
    columns, rows = (int(side // STEP) + 1 for side in plan.size)
    grid = np.zeros((rows, columns), bool)
    for line in layout.routes.values():
        for x, y, angle in line.spaces:
            _block(grid, (x, y), (line.length, plan.space[1]), angle, 4)
    for spot in layout.cities.values():
        box = spot.label
        _block(grid, (box.x + box.width / 2, box.y + box.height / 2), (box.width, box.height), 0, 4)
        _block(grid, (spot.x, spot.y), (0, 0), 0, plan.city + 3)
    for end in layout.ends.values():
        _block(grid, (end.x, end.y), (plan.city * 2.6, plan.city * 1.8), 0, 4)
    if layout.cartouche:
        _block(grid, layout.cartouche, cartouche_size(plan), 0, 6)
    for name in names:
        width = max(measure(t, name.size) for t in (name.de, name.en) for measure in (sea_width, country_width))
        _block(grid, (name.x, name.y), (width, name.size), name.angle, 6)
        for x, y in name.figures:
            _block(grid, (x, y - plan.figure / 2), (plan.figure, plan.figure), 0, 3)
    return grid


def _block(grid: Raster, at: Point, size: tuple[float, float], angle: float, edge: float) -> None:
    reach = math.hypot(*size) / 2 + edge + STEP
    rows, columns = grid.shape
    i = np.arange(max(int((at[1] - reach) // STEP), 0), min(int((at[1] + reach) // STEP) + 1, rows))
    j = np.arange(max(int((at[0] - reach) // STEP), 0), min(int((at[0] + reach) // STEP) + 1, columns))
    x, y = np.meshgrid((j + 0.5) * STEP, (i + 0.5) * STEP)
    cells = np.column_stack([x.ravel(), y.ravel()])
    n = len(cells)
    half = np.tile(np.array(size) / 2, (n, 1))
    near = disc_gaps(cells, np.full(n, edge), np.tile(at, (n, 1)), half, np.full(n, math.radians(angle))) < 0
    grid[np.ix_(i, j)] |= near.reshape(len(i), len(j))


def _clusters(points: list[Point]) -> list[list[Point]]:
    found: list[list[Point]] = []
    for p in points:
        near = [c for c in found if min(math.dist(p, q) for q in c) < _FAR_APART]
        if near:
            near[0].append(p)
        else:
            found.append([p])
    return found

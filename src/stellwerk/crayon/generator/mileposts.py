"""Which spots of the grid become mileposts, and on which of them the cities and ports stand."""

from __future__ import annotations

import math

from msgspec import Struct

from stellwerk.core.faults import because
from stellwerk.crayon.boardfile import Point
from stellwerk.crayon.generator.geography import Island, Land, Projection
from stellwerk.crayon.generator.lattice import Lattice, Spot, grid_name, grid_place
from stellwerk.crayon.generator.recipe import Grid, Recipe, RecipeError


class Ground(Struct, frozen=True):
    """The land and the mileposts on it; `towns` are the spots of cities and ports by id."""

    lattice: Lattice
    land: Land
    posts: dict[Spot, Point]
    towns: dict[str, Spot]


def lattice_of(grid: Grid, projection: Projection) -> Lattice:
    nudge = {grid_place(name): by for name, by in grid.nudge.items()}
    return Lattice(grid.spacing, projection.km(grid.corner), grid.columns, grid.rows, nudge)


def settle_land(recipe: Recipe, islands: list[Island], projection: Projection) -> Ground:
    """Mileposts wherever there is land enough, where the recipe adds them, and under every town."""
    grid = recipe.grid
    lattice = lattice_of(grid, projection)
    land = Land(_large(grid, islands, projection), grid.spacing)
    posts: dict[Spot, Point] = {}
    for row in range(1, lattice.rows + 1):
        y = lattice.at((1, row))[1]
        reach = grid.spacing + max((math.hypot(*by) for by in lattice.nudge.values()), default=0.0)
        nearby = land.row(y - reach, y + reach)
        for col in range(1, lattice.columns + 1):
            if nearby.share(lattice.hexagon((col, row))) >= grid.land:
                posts[col, row] = lattice.at((col, row))
    for name in grid.add:
        posts[grid_place(name)] = lattice.at(grid_place(name))
    for name in grid.remove:
        posts.pop(grid_place(name), None)
    towns: dict[str, Spot] = {}
    for field, place in recipe.places.items():
        spot = _home(field, place.id, projection.km((place.lon, place.lat)), lattice)
        for other, taken in towns.items():
            if taken == spot:
                told = "{name!r} stands on milepost {post}, as does {other!r}"
                raise RecipeError(
                    field, because("same-post", told, name=place.id, post=grid_name(spot), other=other)
                )
        towns[place.id] = spot
        posts[spot] = lattice.at(spot)
    return Ground(lattice, land, posts, towns)


def _home(field: str, name: str, at: Point, lattice: Lattice) -> Spot:
    spot = lattice.nearest(at)
    away = math.dist(lattice.at(spot), at)
    if away > lattice.spacing:
        told = "{name!r} lies {km} km away from the grid; check lon and lat, or the grid"
        raise RecipeError(field, because("off-grid", told, name=name, km=f"{away:.0f}"))
    return spot


def _large(grid: Grid, islands: list[Island], projection: Projection) -> list[Island]:
    named = projection.line(grid.islands)
    for number, point in enumerate(named):
        if not any(island.is_at(point) for island in islands):
            reason = because("no-land", "there is no land at {at}", at=str(list(grid.islands[number])))
            raise RecipeError(f"grid.islands[{number}]", reason)
    return [
        island
        for island in islands
        if island.area >= grid.smallest_island or any(island.is_at(point) for point in named)
    ]

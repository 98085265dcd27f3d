"""Which neighbouring mileposts track may join, and what water lies between them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from msgspec import Struct

from stellwerk.core.faults import because
from stellwerk.crayon.boardfile import Point
from stellwerk.crayon.generator.geography import Projection
from stellwerk.crayon.generator.lattice import Spot, grid_name, grid_place, later_neighbours
from stellwerk.crayon.generator.mileposts import Ground
from stellwerk.crayon.generator.plane import crosses
from stellwerk.crayon.generator.recipe import Recipe, RecipeError


class Section(Struct, frozen=True):
    """Two neighbouring spots and the id of the water between them."""

    a: Spot
    b: Spot
    water: str | None


def lay_out(recipe: Recipe, ground: Ground, projection: Projection) -> tuple[list[Spot], list[Section]]:
    """The mileposts that some town can use, row by row, and all sections between them."""
    sections = _between(recipe, ground, projection)
    reached = _reached(ground.towns.values(), sections)
    posts = [spot for spot in sorted(ground.posts, key=lambda spot: (spot[1], spot[0])) if spot in reached]
    sections = [section for section in sections if section.a in reached]
    posts, sections = _without_stubs(posts, sections, set(ground.towns.values()))
    ends = {spot for section in sections for spot in (section.a, section.b)}
    for field, place in recipe.places.items():
        spot = ground.towns[place.id]
        if spot not in ends:
            told = "no section leads to {name!r} on milepost {post}"
            raise RecipeError(field, because("no-section", told, name=place.id, post=grid_name(spot)))
    for number, name in enumerate(recipe.grid.add):
        if grid_place(name) not in posts:
            reason = because("stub", "milepost {post} leads nowhere: it needs two neighbours", post=name)
            raise RecipeError(f"grid.add[{number}]", reason)
    return posts, sections


def _between(recipe: Recipe, ground: Ground, projection: Projection) -> list[Section]:
    grid = recipe.grid
    bays = [(bay.id, projection.line(bay.line)) for bay in recipe.bays]
    rivers = [(river.id, projection.line(river.line)) for river in recipe.rivers]
    barriers = [projection.line(line) for line in recipe.barriers]
    joined = {frozenset(map(grid_place, pair)) for pair in grid.join}
    found: list[Section] = []
    for spot in sorted(ground.posts, key=lambda spot: (spot[1], spot[0])):
        for other in later_neighbours(spot):
            if other not in ground.posts:
                continue
            a, b = ground.posts[spot], ground.posts[other]
            if any(crosses(a, b, line) for line in barriers):
                continue
            wet = ground.land.water_on(a, b, grid.shore)
            if wet > grid.widest * grid.spacing and frozenset((spot, other)) not in joined:
                continue
            water = _first(a, b, bays)
            if water is None:
                water = grid.inlet.id if wet > grid.bay else _first(a, b, rivers)
            found.append(Section(spot, other, water))
    known = {frozenset((section.a, section.b)) for section in found}
    for number, pair in enumerate(grid.join):
        if frozenset(map(grid_place, pair)) not in known:
            reason = because("no-neighbours", "{a} and {b} are no neighbouring mileposts", a=pair[0], b=pair[1])
            raise RecipeError(f"grid.join[{number}]", reason)
    return found


def _first(a: Point, b: Point, waters: Iterable[tuple[str, tuple[Point, ...]]]) -> str | None:
    return next((name for name, line in waters if crosses(a, b, line)), None)


def _reached(starts: Iterable[Spot], sections: list[Section]) -> set[Spot]:
    near: dict[Spot, list[Spot]] = {}
    for section in sections:
        near.setdefault(section.a, []).append(section.b)
        near.setdefault(section.b, []).append(section.a)
    reached, todo = set(starts), list(starts)
    while todo:
        for spot in near.get(todo.pop(), ()):
            if spot not in reached:
                reached.add(spot)
                todo.append(spot)
    return reached


def _without_stubs(
    posts: list[Spot], sections: list[Section], towns: set[Spot]
) -> tuple[list[Spot], list[Section]]:
    """A milepost with one neighbour leads nowhere unless it is a town."""
    while True:
        ways = Counter(spot for section in sections for spot in (section.a, section.b))
        stubs = {spot for spot in posts if spot not in towns and ways[spot] < 2}
        if not stubs:
            return posts, sections
        posts = [spot for spot in posts if spot not in stubs]
        sections = [section for section in sections if section.a not in stubs and section.b not in stubs]

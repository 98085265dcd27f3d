"""A whole country from its recipe."""

from __future__ import annotations

from collections.abc import Iterable
from math import inf
from pathlib import Path

from msgspec.structs import replace

from stellwerk.core.coast import Outline
from stellwerk.core.faults import FileError, because, field
from stellwerk.core.textfile import line_in
from stellwerk.crayon.boardfile import FORMAT, BoardFile, City, Edge, Good, Port, Post, Region, Water
from stellwerk.crayon.generator.art import art_of, sheet_of
from stellwerk.crayon.generator.distances import distances, ferry_lengths
from stellwerk.crayon.generator.faults import faults
from stellwerk.crayon.generator.geography import Projection, islands_of
from stellwerk.crayon.generator.lattice import Spot, grid_name
from stellwerk.crayon.generator.mileposts import settle_land
from stellwerk.crayon.generator.orders import make_cards
from stellwerk.crayon.generator.recipe import Recipe, RecipeError, read_recipe
from stellwerk.crayon.generator.regions import regions_of
from stellwerk.crayon.generator.sections import Section, lay_out
from stellwerk.crayon.generator.writing import write_board
from stellwerk.crayon.lint import board_problems
from stellwerk.crayon.loading import usual_rules


def generate_file(recipe_path: Path, out_path: Path) -> BoardFile:
    """Reads a recipe, writes its board; FileError says in one line what is wrong, and then nothing is written."""
    recipe, coast = read_recipe(recipe_path)
    try:
        board = generate(recipe, coast)
    except RecipeError as error:
        raise FileError(recipe_path, error.reason, error.place, line_in(recipe_path, error.place)) from error
    try:
        out_path.write_text(write_board(board), encoding="utf-8")
    except OSError as error:
        reason = because("unwritten", "cannot be written: {text}", text=error.strerror or str(error))
        raise FileError(out_path, reason) from error
    return board


def generate(recipe: Recipe, coast: Iterable[Outline]) -> BoardFile:
    """The board of a recipe, the same whenever it is made; RecipeError if it could not be played."""
    for place, reason in faults(recipe):
        raise RecipeError(place, reason)
    projection = Projection(*recipe.map.centre)
    islands = islands_of(coast, projection)
    ground = settle_land(recipe, islands, projection)
    spots, sections = lay_out(recipe, ground, projection)
    where = {spot: ground.posts[spot] for spot in spots}
    region = regions_of(recipe.regions, where, projection)
    sheet = sheet_of(recipe.map, where.values())

    town = {spot: name for name, spot in ground.towns.items()}
    names = {spot: town.get(spot, grid_name(spot)) for spot in spots}
    cities = _cities(recipe, ground.towns, sections, names)
    edges = _edges(cities, sections, names)
    ferries = tuple(
        replace(line, via=tuple(map(sheet.place, projection.line(line.via)))) for line in recipe.ferries
    )
    lengths = ferry_lengths(ferries, {names[spot]: at for spot, at in where.items()}, recipe.grid.spacing)
    steps = distances(cities, edges, ferries, lengths, recipe.payout)
    _require_ferries(recipe, steps)
    cards = make_cards(recipe, steps, {city.id: region[ground.towns[city.id]] for city in cities})
    board = BoardFile(
        format=FORMAT,
        id=recipe.id,
        name=recipe.name,
        de=recipe.de,
        en=recipe.en,
        provenance=recipe.provenance,
        width=sheet.width,
        height=sheet.height,
        regions=tuple(Region(part.id, part.name, part.de, part.en) for part in recipe.regions),
        waters=_waters(recipe, edges),
        posts=tuple(Post(names[spot], *spot, *sheet.place(at), region[spot]) for spot, at in where.items()),
        cities=cities,
        ports=tuple(Port(port.id, port.name, port.de, port.en) for port in recipe.ports),
        edges=edges,
        ferries=ferries,
        goods=tuple(Good(good.id, good.name, good.de, good.en, good.chips) for good in recipe.goods),
        cards=cards,
        events=recipe.events,
        art=art_of(recipe, islands, projection, sheet),
    )
    if found := board_problems(board, usual_rules()):
        told = "the board made of it, {field}: {reason} ({n} in all)"
        first = found[0]
        named = str(first.place[0]) if str(first.place[0]) in recipe.__struct_fields__ else "grid"
        raise RecipeError(
            named, because("made-of-it", told, field=field(first.place), reason=first.reason, n=len(found))
        )
    return board


def _require_ferries(recipe: Recipe, steps: dict[str, dict[str, float]]) -> None:
    """Every city must be reached, over land or by sea."""
    first = recipe.cities[0]
    for number, city in enumerate(recipe.cities):
        if steps[first.id].get(city.id, inf) == inf:
            told = "no section and no ferry leads from {other!r} to {name!r}: its island needs a ferry"
            raise RecipeError(f"cities[{number}]", because("island", told, name=city.id, other=first.id))


def _cities(
    recipe: Recipe, towns: dict[str, Spot], sections: list[Section], names: dict[Spot, str]
) -> tuple[City, ...]:
    """A metro takes in all mileposts around its centre."""
    found: list[City] = []
    for plan in recipe.cities:
        spot = towns[plan.id]
        posts = [plan.id]
        if plan.size == "metro":
            around = {section.b if section.a == spot else section.a
                      for section in sections if spot in (section.a, section.b)}  # fmt: skip
            posts += [names[there] for there in names if there in around]
        found.append(
            City(plan.id, plan.name, plan.de, plan.en, plan.size, tuple(posts), plan.goods, plan.big, plan.start)
        )
    return tuple(found)


def _edges(cities: tuple[City, ...], sections: list[Section], names: dict[Spot, str]) -> tuple[Edge, ...]:
    """Inside a city no track is needed, and no water counts."""
    inside = {frozenset((a, b)) for city in cities for a in city.posts for b in city.posts}
    return tuple(
        Edge(names[one.a], names[one.b], None if {names[one.a], names[one.b]} in inside else one.water)
        for one in sections
    )


def _waters(recipe: Recipe, edges: tuple[Edge, ...]) -> tuple[Water, ...]:
    inlet = recipe.grid.inlet
    return (
        *(Water(river.id, river.name, "river") for river in recipe.rivers),
        *(Water(bay.id, bay.name, "bay") for bay in recipe.bays),
        *([Water(inlet.id, inlet.name, "bay")] if any(edge.water == inlet.id for edge in edges) else []),
    )

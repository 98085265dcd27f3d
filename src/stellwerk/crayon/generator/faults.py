"""What is wrong with a recipe before anything is made of it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Final

from stellwerk.core.faults import Reason, because
from stellwerk.crayon.boardfile import PER_CARD, Point
from stellwerk.crayon.generator.lattice import grid_place
from stellwerk.crayon.generator.recipe import FORMAT, Recipe

MOST_WEIGHT: Final = 1000
_TOWN: Final = re.compile(r"[a-z][a-z0-9]*")


def faults(recipe: Recipe) -> Iterator[tuple[str, Reason]]:
    """The field, and what is wrong with it."""
    if recipe.format != FORMAT:
        told = "{format} is unknown; this program reads format {ours}"
        yield "format", because("format", told, format=str(recipe.format), ours=str(FORMAT))
    yield from _numbers(recipe)
    yield from _points(recipe)
    yield from _names(recipe)


def _numbers(recipe: Recipe) -> Iterator[tuple[str, Reason]]:
    grid, orders, payout = recipe.grid, recipe.orders, recipe.payout
    for place, value, low, high in (
        ("map.detail", recipe.map.detail, 0.0, 50.0),
        ("map.specks", recipe.map.specks, 0.0, 1e6),
        ("grid.spacing", grid.spacing, 0.1, 1000.0),
        ("grid.columns", grid.columns, 2, 200),
        ("grid.rows", grid.rows, 2, 200),
        ("grid.land", grid.land, 0.01, 1.0),
        ("grid.smallest_island", grid.smallest_island, 0.0, 1e6),
        ("grid.shore", grid.shore, 0.0, grid.spacing),
        ("grid.bay", grid.bay, 0.0, 1000.0),
        ("grid.widest", grid.widest, 0.0, 1.0),
        ("orders.cards", orders.cards, 1, 500),
        ("orders.nearest", orders.nearest, 1.0, 1000.0),
        ("orders.repeats", orders.repeats, 1, 20),
        ("payout.base", payout.base, 0.0, 1000.0),
        ("payout.step", payout.step, 0.0, 100.0),
        ("payout.ferry", payout.ferry, 0.0, 1000.0),
        ("payout.ferry_step", payout.ferry_step, 0.0, 100.0),
        ("payout.spread[1]", payout.spread[1], 0.0, 10.0),
        ("payout.spread[0]", payout.spread[0], 0.0, payout.spread[1]),
        ("payout.single", payout.single, 0.0, 1000.0),
        ("payout.least", payout.least, 1, 1000),
        *((f"payout.regions.{name}", factor, 0.1, 10.0) for name, factor in payout.regions.items()),
        *((f"map.margins[{n}]", margin, 0.0, 1000.0) for n, margin in enumerate(recipe.map.margins)),
        *((f"grid.nudge.{name}", max(map(abs, by)), 0.0, grid.spacing) for name, by in grid.nudge.items()),
        *((f"goods[{n}].chips", good.chips, 1, 99) for n, good in enumerate(recipe.goods)),
        *((f"goods[{n}].pays", good.pays, 0.1, 10.0) for n, good in enumerate(recipe.goods)),
        *((f"cities[{n}].pays", city.pays, 0.1, 10.0) for n, city in enumerate(recipe.cities)),
    ):
        if not low <= value <= high:
            yield (
                place,
                because(
                    "range", "{value} is not from {low} to {high}", value=f"{value}", low=f"{low}", high=f"{high}"
                ),
            )
    weights = recipe.orders.weights
    for place, weight in (
        *((f"cities[{n}].weight", city.weight) for n, city in enumerate(recipe.cities)),
        *((f"goods[{n}].weight", good.weight) for n, good in enumerate(recipe.goods)),
        *((f"orders.weights.{size}", getattr(weights, size)) for size in weights.__struct_fields__),
    ):
        if weight is not None and not 0 < weight <= MOST_WEIGHT:
            told = "{value} is not above 0 and up to {most}"
            yield place, because("weight", told, value=f"{weight}", most=MOST_WEIGHT)


def _points(recipe: Recipe) -> Iterator[tuple[str, Reason]]:
    def lines() -> Iterator[tuple[str, Iterable[Point]]]:
        yield "map.centre", (recipe.map.centre,)
        yield "grid.corner", (recipe.grid.corner,)
        yield "grid.islands", recipe.grid.islands
        for n, barrier in enumerate(recipe.barriers):
            yield f"barriers[{n}]", barrier
        for kind, streams in (("rivers", recipe.rivers), ("bays", recipe.bays)):
            for n, stream in enumerate(streams):
                yield f"{kind}[{n}].line", stream.line
        for place, town in recipe.places.items():
            yield place, ((town.lon, town.lat),)
        for n, region in enumerate(recipe.regions):
            yield f"regions[{n}].outline", region.outline
        for n, ferry in enumerate(recipe.ferries):
            yield f"ferries[{n}].via", ferry.via
        for n, sea in enumerate(recipe.seas):
            yield f"seas[{n}].at", (sea.at,)

    for place, points in lines():
        for point in points:
            if not (-180 <= point[0] <= 180 and -89 <= point[1] <= 89):
                yield place, because("no-point", "{point} is not [longitude, latitude]", point=str(list(point)))
    grid = recipe.grid
    for place, names in (
        ("grid.add", grid.add),
        ("grid.remove", grid.remove),
        ("grid.nudge", tuple(grid.nudge)),
        ("grid.join", tuple(name for pair in grid.join for name in pair)),
    ):
        for name in names:
            col, row = grid_place(name)
            if not (1 <= col <= grid.columns and 1 <= row <= grid.rows):
                told = "{name!r} is no milepost of {columns} columns and {rows} rows"
                yield place, because("no-post", told, name=name, columns=grid.columns, rows=grid.rows)


def _names(recipe: Recipe) -> Iterator[tuple[str, Reason]]:
    goods = {good.id for good in recipe.goods}
    places = {place.id for place in recipe.places.values()}
    regions = {region.id for region in recipe.regions}
    for kind, count, least in (
        ("cities", len(recipe.cities), PER_CARD),
        ("goods", len(recipe.goods), PER_CARD),
        ("regions", len(recipe.regions), 1),
    ):
        if count < least:
            yield kind, because("too-few", "{n} are too few; there must be {least}", n=count, least=least)
    for field, town in recipe.places.items():
        if not _TOWN.fullmatch(town.id) or grid_place(town.id) != (0, 0):
            told = "{name!r} must be lower-case ascii letters and digits, unlike a milepost's name"
            yield f"{field}.id", because("town-id", told, name=town.id)
    for n, city in enumerate(recipe.cities):
        for good in city.goods:
            if good not in goods:
                yield f"cities[{n}].goods", because("no-good", "good {name!r} is not among the goods", name=good)
    for n, freight in enumerate(recipe.goods):
        if not recipe.sources(freight.id):
            yield f"goods[{n}]", because("no-supply", "no city supplies {name!r}", name=freight.id)
    for n, ferry in enumerate(recipe.ferries):
        for end, name in (("a", ferry.a), ("b", ferry.b)):
            if name not in places:
                yield f"ferries[{n}].{end}", because("no-harbour", "{name!r} is no city and no port", name=name)
    for name in recipe.payout.regions:
        if name not in regions:
            yield f"payout.regions.{name}", because("no-region", "there is no region {name!r}", name=name)
    for kind, names in (
        ("regions", [entry.id for entry in recipe.regions]),
        ("goods", [entry.id for entry in recipe.goods]),
        ("rivers", [entry.id for entry in (*recipe.rivers, *recipe.bays)] + [recipe.grid.inlet.id]),
        ("cities", [entry.id for entry in recipe.places.values()]),
        ("ferries", [entry.id for entry in recipe.ferries]),
    ):
        for name in names:
            if names.count(name) > 1:
                reason = because("named-twice", "{name!r} is given {n} times", name=name, n=names.count(name))
                yield kind, reason

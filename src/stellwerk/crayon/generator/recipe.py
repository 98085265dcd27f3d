"""The recipe of a country: what a designer writes. Points are [longitude, latitude]."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from msgspec import Struct, field

from stellwerk.core.coast import Outline, read_coast
from stellwerk.core.faults import Place, Reason
from stellwerk.core.textfile import read_toml
from stellwerk.crayon.boardfile import EventCard, Ferry, Point, Sea, Size

FORMAT: Final = 1


class RecipeError(ValueError):
    """A recipe that makes no board; says which field is to blame."""

    def __init__(self, place: str, reason: Reason) -> None:
        super().__init__(f"{place}: {reason}")
        self.place: Place = tuple(
            int(step) if step.isdecimal() else step for step in re.findall(r"[^.\[\]]+", place)
        )
        self.reason = reason


class Frame(Struct, frozen=True, forbid_unknown_fields=True):
    """How the map lies on paper: kilometres are measured from `centre`, `margins` lie around the mileposts."""

    centre: Point  # kilometres are truest here
    margins: tuple[float, float, float, float] = (26.0, 16.0, 26.0, 16.0)  # west, north, east, south
    detail: float = 0.45  # kilometres by which the drawn coast may differ from the file's
    specks: float = 3.0  # square kilometres: smaller pieces of land are not drawn


class Inlet(Struct, frozen=True, forbid_unknown_fields=True):
    """What water is called that no bay of the recipe names."""

    id: str = "inlet"  # by which events name it
    name: str = "Inlet"  # as the map prints it


class Grid(Struct, frozen=True, forbid_unknown_fields=True):
    """Where mileposts stand and which of them are neighbours; the last five fields correct single places."""

    spacing: float  # kilometres between neighbours
    corner: Point  # where a1 stands, the milepost of the first column and row
    columns: int  # of mileposts, 2 to 200
    rows: int  # of mileposts, 2 to 200
    land: float = 0.42  # a milepost needs this share of land around it
    smallest_island: float = 285.0  # square kilometres: smaller ones have no mileposts
    shore: float = 0.4  # kilometres off the coast that still count as land
    bay: float = 4.0  # kilometres of water on a section that cost as much as a bay
    widest: float = 0.72  # a section with a larger share of water cannot be built
    inlet: Inlet = field(default_factory=Inlet)  # what nameless water is called
    islands: tuple[Point, ...] = ()  # smaller islands that have mileposts all the same
    add: tuple[str, ...] = ()  # mileposts where there is not enough land
    remove: tuple[str, ...] = ()  # mileposts that are not wanted
    nudge: dict[str, Point] = field(default_factory=dict)  # kilometres east and south
    join: tuple[tuple[str, str], ...] = ()  # sections over water that is too wide


class Part(Struct, frozen=True, forbid_unknown_fields=True):
    """A region: all mileposts within the outline that no earlier region has; without an outline, all the rest."""

    id: str  # lower-case letters and digits
    name: str  # as the country calls it
    de: str  # in German
    en: str  # in English
    outline: tuple[Point, ...] = ()  # around it; none: all the rest


class Stream(Struct, frozen=True, forbid_unknown_fields=True):
    """A river or a bay, drawn along the water: sections that meet the line cost more."""

    id: str  # by which events name it
    name: str  # as the map prints it
    line: tuple[Point, ...]  # along the water


class Town(Struct, frozen=True, forbid_unknown_fields=True):
    """A city; `weight` is its share of the orders, by default that of its size.

    `pays` changes no card but for the sums: a board that has been played can be balanced with it.
    """

    id: str  # lower-case letters and digits
    name: str  # as the country calls it
    de: str  # in German
    en: str  # in English
    size: Size  # decides cost and places
    lon: float  # degrees east
    lat: float  # degrees north
    goods: tuple[str, ...]  # what can be loaded here
    big: bool = False  # must be joined to win (DK-71)
    start: int = 0  # players who may begin here (DK-04)
    weight: float | None = None  # share of the orders; none: that of its size
    pays: float = 1.0  # factor of what its orders pay, once the cards are made


class Harbour(Struct, frozen=True, forbid_unknown_fields=True):
    """A ferry port that is no city."""

    id: str  # lower-case letters and digits
    name: str  # as the country calls it
    de: str  # in German
    en: str  # in English
    lon: float  # degrees east
    lat: float  # degrees north


class Freight(Struct, frozen=True, forbid_unknown_fields=True):
    """A good; `weight` is its share of the orders, by default its number of chips; `pays` as for a city."""

    id: str  # lower-case letters and digits
    name: str  # as the country calls it
    de: str  # in German
    en: str  # in English
    chips: int  # pieces on the way at the same time, 1 to 99
    weight: float | None = None  # share of the orders; none: its chips
    pays: float = 1.0  # factor of what orders for it pay, once the cards are made


class Weights(Struct, frozen=True, forbid_unknown_fields=True):
    """Shares of the orders by size of the city; `big` is for the big cities that are no metro."""

    small: float = 7  # small towns
    medium: float = 10  # medium towns
    big: float = 12  # big cities that are no metropolis
    metro: float = 14  # metropolises


class Orders(Struct, frozen=True, forbid_unknown_fields=True):
    """How many cards there are and what they ask for."""

    cards: int = 63  # three orders each, 1 to 500
    nearest: float = 5.0  # steps that an order's city is at least away from every source of the good
    repeats: int = 1  # how often a city may ask for the same good in the whole pile
    weights: Weights = field(default_factory=Weights)  # shares of the cities


class Payout(Struct, frozen=True, forbid_unknown_fields=True):
    """An order pays `base + step * distance`, times luck within `spread`, times the region's factor."""

    base: float = 3.5  # of every order
    step: float = 1.16  # for each step of the way
    ferry: float = 5.0  # steps that a ferry is worth, whatever its length
    ferry_step: float = 0.35  # steps for every spacing of its length
    spread: tuple[float, float] = (0.93, 1.09)  # lowest and highest luck
    single: float = 1.0  # more for a good that only one city supplies
    least: int = 6  # no order pays less
    regions: dict[str, float] = field(default_factory=dict)  # factor by the region of the city delivered to


class Recipe(Struct, frozen=True, forbid_unknown_fields=True):
    """A whole country; `coast` is a GeoJSON file beside the recipe."""

    format: int  # of this file
    id: str  # by which records and commands call it
    name: str  # as the country calls itself
    de: str  # in German
    en: str  # in English
    provenance: str  # where the facts come from
    coast: str  # GeoJSON file beside the recipe
    seed: int  # another number deals other cards
    map: Frame  # how it lies on paper
    grid: Grid  # where mileposts stand
    regions: tuple[Part, ...]  # that events name
    cities: tuple[Town, ...]  # towns of every size
    goods: tuple[Freight, ...]  # kinds of freight
    rivers: tuple[Stream, ...] = ()  # 2 more to cross, by Denmark's rules (DK-51)
    bays: tuple[Stream, ...] = ()  # 3 more to cross (DK-51)
    barriers: tuple[tuple[Point, ...], ...] = ()  # lines on the open sea that no section crosses
    ports: tuple[Harbour, ...] = ()  # harbours that are no cities
    ferries: tuple[Ferry, ...] = ()  # as in a board file; `via` in degrees
    orders: Orders = field(default_factory=Orders)  # how many cards, and who asks
    payout: Payout = field(default_factory=Payout)  # what orders pay
    events: tuple[EventCard, ...] = ()  # as in a board file
    seas: tuple[Sea, ...] = ()  # names on the water

    @property
    def places(self) -> dict[str, Town | Harbour]:
        """Cities and ports by the field that holds them: `cities[3]`."""
        cities = {f"cities[{number}]": city for number, city in enumerate(self.cities)}
        return cities | {f"ports[{number}]": port for number, port in enumerate(self.ports)}

    def sources(self, good: str) -> list[str]:
        return [city.id for city in self.cities if good in city.goods]


def read_recipe(path: Path) -> tuple[Recipe, tuple[Outline, ...]]:
    """A recipe and its coastline; FileError names the file and the field that does not fit."""
    recipe = read_toml(path, Recipe)
    return recipe, read_coast(path.parent / recipe.coast)

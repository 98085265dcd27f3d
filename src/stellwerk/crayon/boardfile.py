"""The format of a board file: what a designer writes. Everything has an id and is referred to by it."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final, Literal, TypeAlias, get_args

from msgspec import Meta, Struct

from stellwerk.core.textfile import read_json, read_text

FORMAT: Final = 1
PER_CARD: Final = 3  # orders on a card
Point: TypeAlias = tuple[float, float]
Id = Annotated[str, Meta(min_length=1, max_length=60)]
Name = Annotated[str, Meta(min_length=1, max_length=60)]
Told = Annotated[str, Meta(min_length=1, max_length=400)]
Size: TypeAlias = Literal["small", "medium", "metro"]


class Region(Struct, frozen=True, forbid_unknown_fields=True):
    """A part of the country that events can name."""

    id: Id  # by which others name it
    name: Name  # as the country calls it
    de: Name  # in German
    en: Name  # in English


class Water(Struct, frozen=True, forbid_unknown_fields=True):
    """A river, or a bay, sound or lake: sections across it cost more."""

    id: Id  # by which sections and events name it
    name: Name  # as the map prints it
    kind: Literal["river", "bay"]  # what crossing it costs (DK-51)


class Post(Struct, frozen=True, forbid_unknown_fields=True):
    """A milepost; in odd rows the columns stand half a step to the right.

    The centre of a city bears the city's id, a port that is no city the port's.
    """

    id: Id  # `k17`, or that of its city or port
    col: int  # column
    row: int  # row
    x: float  # from the west, in the units of `width`
    y: float  # from the north
    region: str  # that it lies in


class City(Struct, frozen=True, forbid_unknown_fields=True):
    """A town; its first post is the centre. `start`: how many players may begin here."""

    id: Id  # by which others name it
    name: Name  # as the country calls it
    de: Name  # in German
    en: Name  # in English
    size: Size  # decides cost and places (DK-51, DK-56)
    posts: tuple[str, ...]  # its mileposts, the centre first
    goods: tuple[str, ...]  # what can be loaded here (DK-30)
    big: bool = False  # must be joined to win (DK-53, DK-71)
    start: int = 0  # players who may begin here (DK-04)


class Port(Struct, frozen=True, forbid_unknown_fields=True):
    """A ferry port that is no city; the milepost of the same id."""

    id: Id  # by which others name it
    name: Name  # as the country calls it
    de: Name  # in German
    en: Name  # in English

    @property
    def posts(self) -> tuple[str, ...]:
        return (self.id,)


class Edge(Struct, frozen=True, forbid_unknown_fields=True):
    """Two neighbouring mileposts that track may join; inside one city they are joined from the start."""

    a: str  # one milepost
    b: str  # its neighbour
    water: str | None = None  # that a section crosses (DK-51)


class Ferry(Struct, frozen=True, forbid_unknown_fields=True):
    """A line between two ports; `via` is for drawing."""

    id: Id  # by which others name it
    name: Name  # as the country calls it
    de: Name  # in German
    en: Name  # in English
    a: str  # one port
    b: str  # the other
    cost: int  # what the line costs (DK-55)
    via: tuple[Point, ...] = ()  # bends of the line on the map


class Good(Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of freight and its number of chips."""

    id: Id  # by which others name it
    name: Name  # as the country calls it
    de: Name  # in German
    en: Name  # in English
    chips: int  # pieces on the way at the same time (DK-31)


class OrderEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """One of the orders of a card."""

    city: str  # to which
    good: str  # is to be brought
    pay: int  # for so much (DK-33)


class OrderCard(Struct, frozen=True, forbid_unknown_fields=True):
    """A card, known by its number, of which one order can be served."""

    id: int  # its number
    orders: tuple[OrderEntry, ...]  # three of them


class Area(Struct, frozen=True, forbid_unknown_fields=True):
    """All mileposts of the regions, and all within `radius` steps of the cities."""

    cities: tuple[str, ...] = ()  # centres of the area
    radius: int = 0  # mileposts around them
    regions: tuple[str, ...] = ()  # whole regions


class NoLoading(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="no-loading"):
    """Nothing is loaded, dropped or delivered in these cities."""

    cities: tuple[str, ...]  # that are hit


class HalfSpeed(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="half-speed"):
    """Trains that are in the area or enter it have half their speed, rounded up."""

    area: Area  # that is hit


class FerryClosed(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="ferry-closed"):
    """These lines do not run."""

    ferries: tuple[str, ...]  # that are hit


class NoBuilding(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="no-building"):
    """No section or ferry is built that ends in the area."""

    area: Area  # that is hit


class NoCrossing(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="no-crossing"):
    """These waters are neither crossed nor built across."""

    waters: tuple[str, ...]  # that are hit


class Washout(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="washout"):
    """All sections across these waters are gone."""

    waters: tuple[str, ...]  # that are hit


class Derail(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="derail"):
    """Trains in the area lose so many goods and miss their next movement."""

    area: Area  # that is hit
    goods: int  # lost


class Tax(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="tax"):
    """Everybody pays this share of their cash to the bank, rounded down."""

    percent: int  # of the cash


class Bonus(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="bonus"):
    """Every delivery to these cities earns so much more."""

    cities: tuple[str, ...]  # that pay more
    sum: int  # more


Lasting: TypeAlias = NoLoading | HalfSpeed | FerryClosed | NoBuilding | NoCrossing | Bonus
AtOnce: TypeAlias = Washout | Tax | Derail
Effect: TypeAlias = Lasting | AtOnce
AT_ONCE: Final = get_args(AtOnce)


class Text(Struct, frozen=True, forbid_unknown_fields=True):
    """The words on a card."""

    de: Told  # in German
    en: Told  # in English


class EventCard(Struct, frozen=True, forbid_unknown_fields=True):
    """An event: `round` effects last for one round, `now` effects happen at once (DK-41)."""

    id: Id  # by which others name it
    name: Name  # as the country calls it
    de: Name  # in German
    en: Name  # in English
    when: Literal["round", "now"]  # how long (DK-41)
    effects: tuple[Effect, ...]  # what it does
    text: Text  # what it says


class Shore(Struct, frozen=True, forbid_unknown_fields=True):
    """A piece of land, for drawing; inside another piece of the same country it is a lake."""

    country: str  # to tint countries apart
    points: tuple[Point, ...]  # closed ring


class Course(Struct, frozen=True, forbid_unknown_fields=True):
    """Where a water runs, for drawing."""

    water: str  # its id
    points: tuple[Point, ...]  # along it


class Sea(Struct, frozen=True, forbid_unknown_fields=True):
    """The name of a sea and where it is written."""

    name: Name  # as the map prints it
    at: Point  # the middle of its name


class Art(Struct, frozen=True, forbid_unknown_fields=True):
    """What the map shows and the rules never ask for."""

    coast: tuple[Shore, ...]  # pieces of land
    waters: tuple[Course, ...]  # rivers and bays
    seas: tuple[Sea, ...]  # their names


class BoardFile(Struct, frozen=True, forbid_unknown_fields=True):
    """A whole board. `x` and `y` of posts and art lie within `width` and `height`, y grows southward."""

    format: Annotated[int, Meta(ge=FORMAT, le=FORMAT)]  # of this file
    id: Id  # by which records and commands call it
    name: Name  # as the country calls itself
    de: Name  # in German
    en: Name  # in English
    provenance: str  # where the facts come from
    width: float  # of the map
    height: float  # of the map
    regions: tuple[Region, ...]  # of the country
    waters: tuple[Water, ...]  # rivers and bays
    posts: Annotated[tuple[Post, ...], Meta(min_length=2, max_length=4000)]  # all mileposts
    cities: Annotated[tuple[City, ...], Meta(min_length=2, max_length=200)]  # towns of every size
    ports: tuple[Port, ...]  # harbours that are no cities
    edges: Annotated[tuple[Edge, ...], Meta(max_length=12000)]  # where track may be laid (DK-51)
    ferries: tuple[Ferry, ...]  # lines (DK-55)
    goods: Annotated[tuple[Good, ...], Meta(max_length=100)]  # kinds of freight
    cards: Annotated[tuple[OrderCard, ...], Meta(max_length=500)]  # orders (DK-33)
    events: Annotated[tuple[EventCard, ...], Meta(max_length=100)]  # that turn up among the orders (DK-40)
    art: Art  # what only the eye needs

    @property
    def places(self) -> tuple[City | Port, ...]:
        return (*self.cities, *self.ports)


def read_board(path: Path) -> BoardFile:
    """The board in a file; FileError names the field that does not fit."""
    return read_json(path, read_text(path), BoardFile)

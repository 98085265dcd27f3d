"""The format of a board file: what a designer writes. Everything has an id and is referred to by it."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final, Literal, TypeAlias, get_args

from msgspec import Meta, Struct

from stellwerk.core.textfile import read_json, read_text

FORMAT: Final = 1
PER_CARD: Final = 3  # orders on a card
Point: TypeAlias = tuple[float, float]
Size: TypeAlias = Literal["small", "medium", "metro"]


class Region(Struct, frozen=True, forbid_unknown_fields=True):
    """A part of the country that events can name."""

    id: str
    name: str
    de: str
    en: str


class Water(Struct, frozen=True, forbid_unknown_fields=True):
    """A river, or a bay, sound or lake: sections across it cost more."""

    id: str
    name: str
    kind: Literal["river", "bay"]


class Post(Struct, frozen=True, forbid_unknown_fields=True):
    """A milepost; in odd rows the columns stand half a step to the right.

    The centre of a city bears the city's id, a port that is no city the port's.
    """

    id: str
    col: int
    row: int
    x: float
    y: float
    region: str


class City(Struct, frozen=True, forbid_unknown_fields=True):
    """A town; its first post is the centre. `start`: how many players may begin here."""

    id: str
    name: str
    de: str
    en: str
    size: Size
    posts: tuple[str, ...]
    goods: tuple[str, ...]
    big: bool = False
    start: int = 0


class Port(Struct, frozen=True, forbid_unknown_fields=True):
    """A ferry port that is no city; the milepost of the same id."""

    id: str
    name: str
    de: str
    en: str

    @property
    def posts(self) -> tuple[str, ...]:
        return (self.id,)


class Edge(Struct, frozen=True, forbid_unknown_fields=True):
    """Two neighbouring mileposts that track may join; inside one city they are joined from the start."""

    a: str
    b: str
    water: str | None = None


class Ferry(Struct, frozen=True, forbid_unknown_fields=True):
    """A line between two ports; `via` is for drawing."""

    id: str
    name: str
    de: str
    en: str
    a: str
    b: str
    cost: int
    via: tuple[Point, ...] = ()


class Good(Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of freight and its number of chips."""

    id: str
    name: str
    de: str
    en: str
    chips: int


class OrderEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """One of the orders of a card."""

    city: str
    good: str
    pay: int


class OrderCard(Struct, frozen=True, forbid_unknown_fields=True):
    """A card, known by its number, of which one order can be served."""

    id: int
    orders: tuple[OrderEntry, ...]


class Area(Struct, frozen=True, forbid_unknown_fields=True):
    """All mileposts of the regions, and all within `radius` steps of the cities."""

    cities: tuple[str, ...] = ()
    radius: int = 0
    regions: tuple[str, ...] = ()


class NoLoading(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="no-loading"):
    """Nothing is loaded, dropped or delivered in these cities."""

    cities: tuple[str, ...]


class HalfSpeed(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="half-speed"):
    """Trains that are in the area or enter it have half their speed, rounded up."""

    area: Area


class FerryClosed(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="ferry-closed"):
    """These lines do not run."""

    ferries: tuple[str, ...]


class NoBuilding(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="no-building"):
    """No section or ferry is built that ends in the area."""

    area: Area


class NoCrossing(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="no-crossing"):
    """These waters are neither crossed nor built across."""

    waters: tuple[str, ...]


class Washout(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="washout"):
    """All sections across these waters are gone."""

    waters: tuple[str, ...]


class Derail(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="derail"):
    """Trains in the area lose so many goods and miss their next movement."""

    area: Area
    goods: int


class Tax(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="tax"):
    """Everybody pays this share of their cash to the bank, rounded down."""

    percent: int


class Bonus(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="bonus"):
    """Every delivery to these cities earns so much more."""

    cities: tuple[str, ...]
    sum: int


Lasting: TypeAlias = NoLoading | HalfSpeed | FerryClosed | NoBuilding | NoCrossing | Bonus
AtOnce: TypeAlias = Washout | Tax | Derail
Effect: TypeAlias = Lasting | AtOnce
AT_ONCE: Final = get_args(AtOnce)


class Text(Struct, frozen=True, forbid_unknown_fields=True):
    """The words on a card."""

    de: str
    en: str


class EventCard(Struct, frozen=True, forbid_unknown_fields=True):
    """An event: `round` effects last for one round, `now` effects happen at once (DK-41)."""

    id: str
    name: str
    de: str
    en: str
    when: Literal["round", "now"]
    effects: tuple[Effect, ...]
    text: Text


class Shore(Struct, frozen=True, forbid_unknown_fields=True):
    """A piece of land, for drawing; inside another piece of the same country it is a lake."""

    country: str
    points: tuple[Point, ...]


class Course(Struct, frozen=True, forbid_unknown_fields=True):
    """Where a water runs, for drawing."""

    water: str
    points: tuple[Point, ...]


class Sea(Struct, frozen=True, forbid_unknown_fields=True):
    """The name of a sea and where it is written."""

    name: str
    at: Point


class Art(Struct, frozen=True, forbid_unknown_fields=True):
    """What the map shows and the rules never ask for."""

    coast: tuple[Shore, ...]
    waters: tuple[Course, ...]
    seas: tuple[Sea, ...]


class BoardFile(Struct, frozen=True, forbid_unknown_fields=True):
    """A whole board. `x` and `y` of posts and art lie within `width` and `height`, y grows southward."""

    format: Annotated[int, Meta(ge=FORMAT, le=FORMAT)]
    id: str
    name: str
    de: str
    en: str
    provenance: str
    width: float
    height: float
    regions: tuple[Region, ...]
    waters: tuple[Water, ...]
    posts: tuple[Post, ...]
    cities: tuple[City, ...]
    ports: tuple[Port, ...]
    edges: tuple[Edge, ...]
    ferries: tuple[Ferry, ...]
    goods: tuple[Good, ...]
    cards: tuple[OrderCard, ...]
    events: tuple[EventCard, ...]
    art: Art

    @property
    def places(self) -> tuple[City | Port, ...]:
        return (*self.cities, *self.ports)


def read_board(path: Path) -> BoardFile:
    """The board in a file; FileError names the field that does not fit."""
    return read_json(path, read_text(path), BoardFile)

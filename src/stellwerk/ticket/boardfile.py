"""The format of a board file: the facts of a printed board, with names, as a designer writes them."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final, Literal

from msgspec import Meta, Struct, field

from stellwerk.core.textfile import read_json, read_text
from stellwerk.core.title import Slug

FORMAT: Final = 1
GREY: Final = "grey"  # the colour of a route that takes any one colour
LOCO: Final = "loco"  # the joker among the train cards

Colour = Literal["black", "white", "red", "orange", "yellow", "green", "blue", "pink"]  # those that have a look
Name = Annotated[str, Meta(min_length=1, max_length=60)]


class CityEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """A city, or a country at the edge (`through` is false: routes end there, DE-10)."""

    id: Slug
    name: Name  # as the board spells it
    de: Name
    en: Name
    lat: Annotated[float, Meta(ge=-90, le=90)]
    lon: Annotated[float, Meta(ge=-180, le=180)]
    marks: tuple[Slug, ...] = ()
    passengers: Annotated[int, Meta(ge=0, le=20)] = 0
    through: bool = True


class RouteEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """A route; those with the same `group` run side by side (T-28)."""

    id: Slug
    a: Slug
    b: Slug
    length: Annotated[int, Meta(ge=1, le=12)]
    colour: Slug
    locos: Annotated[int, Meta(ge=0, le=12)] = 0  # locomotive symbols: a ferry (EU-10)
    tunnel: bool = False
    group: Slug | None = None


class TicketEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """A ticket card. `deck` is the set it was printed in, `kind` decides its pile."""

    id: Slug
    a: Slug
    b: Slug
    deck: Slug
    kind: Slug
    points: Annotated[int, Meta(ge=0, le=99)] = 0  # 0: the title counts tickets, not points
    marks: tuple[Slug, ...] = ()
    off_path: bool = False  # printed with another value than the shortest path: known and right
    verified: bool = True  # false: reconstructed by us, players are told


class BoardFile(Struct, frozen=True, forbid_unknown_fields=True):
    """A whole board."""

    format: Annotated[int, Meta(ge=FORMAT, le=FORMAT)]
    name: Slug
    provenance: tuple[str, ...]
    colours: Annotated[tuple[Colour, ...], Meta(min_length=1, max_length=8)]
    cities: Annotated[tuple[CityEntry, ...], Meta(min_length=2, max_length=200)]
    routes: Annotated[tuple[RouteEntry, ...], Meta(min_length=1, max_length=600)]
    tickets: Annotated[tuple[TicketEntry, ...], Meta(min_length=1, max_length=400)]
    layout: dict[str, object] = field(default_factory=dict)  # drawing only, no rule reads it


def read_board(path: Path) -> BoardFile:
    """The file's facts; FileError names line and field. `lint` tells whether they make sense together."""
    return read_json(path, read_text(path), BoardFile)

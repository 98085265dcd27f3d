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

    id: Slug  # by which routes, tickets and words name it
    name: Name  # as the board spells it
    de: Name  # in German
    en: Name  # in English
    lat: Annotated[float, Meta(ge=-90, le=90)]  # degrees north
    lon: Annotated[float, Meta(ge=-180, le=180)]  # degrees east
    marks: tuple[Slug, ...] = ()  # kinds of cities that bonuses and ways to play speak of (EU-63, FJ-08)
    passengers: Annotated[int, Meta(ge=0, le=20)] = 0  # places for passengers (DE-01)
    through: bool = True  # false: a country, where routes end (DE-10)


class RouteEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """A route; those with the same `group` run side by side (T-28)."""

    id: Slug  # by which records name it
    a: Slug  # one end
    b: Slug  # the other end
    length: Annotated[int, Meta(ge=1, le=12)]  # spaces (T-21)
    colour: Slug  # of its cards, or `grey` for any one colour (T-22)
    locos: Annotated[int, Meta(ge=0, le=12)] = 0  # locomotive symbols: a ferry (EU-10)
    tunnel: bool = False  # dug with an unknown surcharge (EU-20)
    group: Slug | None = None  # of routes side by side (T-28)


class TicketEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """A ticket card. `deck` is the set it was printed in, `kind` decides its pile."""

    id: Slug  # by which records name it
    a: Slug  # one end (T-31)
    b: Slug  # the other end
    deck: Slug  # the set it was printed in
    kind: Slug  # decides its pile
    points: Annotated[int, Meta(ge=0, le=99)] = 0  # 0: the title counts tickets, not points
    marks: tuple[Slug, ...] = ()  # a pile may ask for one of them (EU-63)
    off_path: bool = False  # printed with another value than the shortest path: known and right
    verified: bool = True  # false: reconstructed by us, players are told


class BoardFile(Struct, frozen=True, forbid_unknown_fields=True):
    """A whole board."""

    format: Annotated[int, Meta(ge=FORMAT, le=FORMAT)]  # of this file
    name: Slug  # of the board
    provenance: tuple[str, ...]  # where the facts come from, a line each
    colours: Annotated[tuple[Colour, ...], Meta(min_length=1, max_length=8)]  # of the train cards (T-01)
    cities: Annotated[tuple[CityEntry, ...], Meta(min_length=2, max_length=200)]  # and countries
    routes: Annotated[tuple[RouteEntry, ...], Meta(min_length=1, max_length=600)]  # all of them
    tickets: Annotated[tuple[TicketEntry, ...], Meta(min_length=1, max_length=400)]  # of every deck
    layout: dict[str, object] = field(default_factory=dict)  # drawing only, no rule reads it


def read_board(path: Path) -> BoardFile:
    """The file's facts; FileError names line and field. `lint` tells whether they make sense together."""
    return read_json(path, read_text(path), BoardFile)

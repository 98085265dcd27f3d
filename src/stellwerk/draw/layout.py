"""What a board looks like: the wishes a designer may state (Plan) and the solved positions (Layout), as files."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct

from stellwerk.core.codec import Json
from stellwerk.core.faults import because
from stellwerk.core.game import StellwerkError
from stellwerk.core.textfile import read_json, read_text

FORMAT: Final = 1
Point: TypeAlias = tuple[float, float]
Place: TypeAlias = tuple[float, float, float]  # x, y, angle in degrees clockwise
Ring: TypeAlias = tuple[Point, ...]
Positive = Annotated[float, Meta(gt=0)]


class MissingLayoutError(StellwerkError, ValueError):
    """A board whose layout was never computed."""

    def __init__(self, board: str) -> None:
        told = "board {board!r} has no layout: run `stellwerk layout` on its file"
        self.reason = because("no-layout", told, board=board)
        super().__init__(str(self.reason))
        self.board = board


class Landmark(Struct, frozen=True, forbid_unknown_fields=True):
    """A piece of coast that routes of others leave alone, such as the toe of Italy."""

    lon: float  # degrees east
    lat: float  # degrees north
    room: Positive = 20  # pixels kept free around it


class Heading(Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """A board's title in German and in English."""

    de: str = ""  # in German
    en: str = ""  # in English


class Plan(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """All wishes about a board's looks; lengths in pixels of the canvas, places as longitude and latitude."""

    map: str = ""  # the coast: one of ours, or a GeoJSON file beside the board; empty: plain paper
    size: tuple[int, int] = (1800, 1200)  # of the canvas
    margin: tuple[float, float, float, float] = (
        100,
        130,
        110,
        110,
    )  # left, top, right, bottom: where cities may be
    space: tuple[float, float] = (44, 15.5)  # length and width of one space
    gap: float = 4  # between two spaces of one line
    lane: float = 3.5  # between parallel lines
    clear: float = 6  # between different routes
    city: Positive = 11  # radius of a city's disc
    font: Positive = 22  # size of names
    figure: float = 0  # height of a passenger standing under a name; 0: nobody stands there
    track: float = 30  # width of the score track around the map; 0: none
    names: Literal["local", "language"] = "local"  # which of a city's names the map prints
    parallels: tuple[float, float] = (40, 57)  # of the Lambert projection
    meridian: float = 15  # in the middle of the map
    graticule: float = 5  # degrees between the thin lines on the sea
    ends: dict[str, Point] = {}  # "denmark-kiel": where Kiel's route meets the country
    codes: dict[str, str] = {}  # the letters on a country's sign
    home: str = ""  # the country of the map that the board is about: its cities stay inside its border
    swings: dict[str, float] = {}  # "brindisi-palermo": bulge to begin with, in parts of the chord; + is right
    landmarks: dict[str, Landmark] = {}  # by a name of your own
    title: Heading = Heading()  # what the cartouche says; empty: no cartouche
    cartouche: Point = (0, 0)  # where its middle would best be, in pixels

    @property
    def figure_step(self) -> float:
        """From one passenger to the next."""
        return self.figure * 0.92


class Label(Struct, frozen=True):
    """The box of a name on the canvas (left, top, width, height) and how the text is set in it."""

    x: float
    y: float
    width: float
    height: float
    anchor: Literal["start", "middle", "end"]
    figures: tuple[Point, ...] = ()  # feet of the passengers


class Spot(Struct, frozen=True):
    """A city on the canvas."""

    x: float
    y: float
    label: Label


class End(Struct, frozen=True):
    """Where a route meets a country."""

    x: float
    y: float
    country: str


class Line(Struct, frozen=True):
    """A route: its spaces from `a` to `b`, and the length of one."""

    group: str  # lines of one group run side by side
    spaces: tuple[Place, ...]
    length: float


class Name(Struct, frozen=True):
    """Free-standing lettering: a sea, a country."""

    de: str
    en: str
    x: float
    y: float
    angle: float = 0
    size: float = 24
    figures: tuple[Point, ...] = ()  # a country's passengers stand by its first name


class Layout(Struct, frozen=True):
    """A solved board; everything a renderer needs besides the board itself."""

    format: Annotated[int, Meta(ge=FORMAT, le=FORMAT)]
    board: str
    plan: Plan
    cities: dict[str, Spot]
    routes: dict[str, Line]
    ends: dict[str, End] = {}  # by route
    countries: dict[str, tuple[Name, ...]] = {}
    seas: tuple[Name, ...] = ()
    land: tuple[Ring, ...] = ()
    borders: dict[str, tuple[Ring, ...]] = {}
    rivers: tuple[Ring, ...] = ()
    cartouche: Point | None = None  # its middle
    graticule: tuple[Ring, ...] = ()  # meridians and parallels


def layout_path(board: Path) -> Path:
    """Where a board file's layout is stored: beside it."""
    return board.with_suffix(".layout.json")


def read_layout(path: Path) -> Layout:
    """FileError names what is wrong."""
    return read_json(path, read_text(path), Layout)


def write_layout(path: Path, layout: Layout) -> None:
    """One line per city, route and ring, so that a change can be read in a diff."""
    path.write_text(_text(msgspec.to_builtins(layout)), encoding="utf-8")


def _text(fields: Json) -> str:
    parts = [f'"{key}":{_block(value)}' for key, value in fields.items()]
    return "{" + ",\n".join(parts) + "}\n"


def _block(value: object) -> str:
    if isinstance(value, dict):
        return "{\n" + ",\n".join(f"{_dense(key)}:{_dense(entry)}" for key, entry in value.items()) + "}"
    if isinstance(value, list):
        return "[\n" + ",\n".join(map(_dense, value)) + "]"
    return _dense(value)


def _dense(value: object) -> str:
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)

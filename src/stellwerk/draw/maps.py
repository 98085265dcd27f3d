"""Coasts, borders, rivers and seas of the real world, as rings of longitude and latitude."""

from __future__ import annotations

from importlib import resources
from pathlib import Path

from msgspec import Struct

from stellwerk.core.coast import read_coast
from stellwerk.core.faults import FileError, because
from stellwerk.core.textfile import read_json, read_text
from stellwerk.draw.layout import Point, Ring


class Sea(Struct, frozen=True, forbid_unknown_fields=True):
    """A sea's names and where they are best written."""

    de: str
    en: str
    lon: float
    lat: float
    angle: float = 0


class Map(Struct, frozen=True, forbid_unknown_fields=True):
    """One region. Land cut at `bbox` is pushed outwards when drawn, so that it fills the corners of a canvas."""

    source: str
    bbox: tuple[float, float, float, float]  # west, south, east, north
    land: tuple[Ring, ...]
    countries: dict[str, tuple[Ring, ...]] = {}
    rivers: dict[str, tuple[Point, ...]] = {}
    seas: tuple[Sea, ...] = ()


def read_map(name: str, beside: Path = Path()) -> Map:
    """A map of ours by name, or the GeoJSON file of that name beside a board; FileError tells which there are."""
    if Path(name).suffix in (".json", ".geojson"):
        return _drawn(beside / Path(name).name)
    path = _folder() / f"{name}.json"
    if name not in map_names():  # whoever designs a board may not read other files by it
        known = ", ".join(map_names())
        raise FileError(path, because("no-map", "there is no such map; there are {known}", known=known))
    return read_json(path, read_text(path), Map)


def map_names() -> tuple[str, ...]:
    """Of the maps of ours."""
    return tuple(sorted(path.stem for path in _folder().glob("*.json")))


def _drawn(path: Path) -> Map:
    """A coast of a designer's own. It ends inside the map, so that no shore is taken for one cut off."""
    outlines = read_coast(path)
    points = [point for outline in outlines for point in outline.shore]
    (west, east), (south, north) = ((min(axis) - 1, max(axis) + 1) for axis in zip(*points, strict=True))
    rings = tuple(ring for outline in outlines for ring in (outline.shore, *outline.lakes))
    return Map(path.name, (west, south, east, north), rings)


def _folder() -> Path:
    with resources.as_file(resources.files("stellwerk.draw") / "data" / "maps") as folder:
        return folder

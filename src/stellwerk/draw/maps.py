"""Coasts, borders, rivers and seas of the real world, as rings of longitude and latitude."""

from __future__ import annotations

from importlib import resources
from pathlib import Path

from msgspec import Struct

from stellwerk.core.textfile import FileError, read_json, read_text
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


def read_map(name: str) -> Map:
    """A map of ours by name; FileError tells which there are."""
    path = _folder() / f"{name}.json"
    if not path.exists():
        known = ", ".join(sorted(other.stem for other in _folder().glob("*.json")))
        raise FileError(path, None, f"there is no such map; there are {known}")
    return read_json(path, read_text(path), Map)


def _folder() -> Path:
    with resources.as_file(resources.files("stellwerk.draw") / "data" / "maps") as folder:
        return folder

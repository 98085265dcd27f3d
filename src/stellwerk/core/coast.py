"""Coastline files: GeoJSON, as drawing tools write it, one feature per country."""

from __future__ import annotations

from pathlib import Path
from typing import Literal, TypeAlias

from msgspec import Struct, field

from stellwerk.core.faults import FileError, Place, because
from stellwerk.core.textfile import line_in, read_json, read_text

Point: TypeAlias = tuple[float, float]


class Outline(Struct, frozen=True):
    """A piece of land of a country: its shore, and the shores of its lakes. Points are [lon, lat]."""

    country: str
    shore: tuple[Point, ...]
    lakes: tuple[tuple[Point, ...], ...] = ()


class _Polygon(Struct, frozen=True, tag_field="type", tag="Polygon"):
    coordinates: list[list[list[float]]]


class _MultiPolygon(Struct, frozen=True, tag_field="type", tag="MultiPolygon"):
    coordinates: list[list[list[list[float]]]]


class _Properties(Struct, frozen=True):
    country: str = ""


class _Feature(Struct, frozen=True):
    type: Literal["Feature"]
    geometry: _Polygon | _MultiPolygon
    properties: _Properties = field(default_factory=_Properties)


class _Collection(Struct, frozen=True):
    type: Literal["FeatureCollection"]
    features: list[_Feature]


def read_coast(path: Path) -> tuple[Outline, ...]:
    """The pieces of land of a GeoJSON file; FileError names the line and field that does not fit."""
    collection = read_json(path, read_text(path), _Collection)
    found: list[Outline] = []
    for number, feature in enumerate(collection.features):
        where: Place = ("features", number, "geometry", "coordinates")
        shape = feature.geometry
        polygons = [shape.coordinates] if isinstance(shape, _Polygon) else shape.coordinates
        for rings in polygons:
            if not rings:
                raise FileError(path, because("no-ring", "a polygon without a ring"), where, line_in(path, where))
            shore, *lakes = (_ring(path, where, ring) for ring in rings)
            found.append(Outline(feature.properties.country, shore, tuple(lakes)))
    if not found:
        raise FileError(path, because("no-coast", "no land in it"), ("features",), line_in(path, ("features",)))
    return tuple(found)


def _ring(path: Path, where: Place, points: list[list[float]]) -> tuple[Point, ...]:
    ring: list[Point] = []
    for point in points:
        if len(point) < 2 or not (-180 <= point[0] <= 180 and -90 <= point[1] <= 90):
            reason = because("no-point", "{point} is not [longitude, latitude]", point=str(point))
            raise FileError(path, reason, where, line_in(path, where))
        ring.append((point[0], point[1]))
    if ring and ring[0] == ring[-1]:
        ring.pop()
    if len(ring) < 3:
        reason = because("small-ring", "a ring of {n} different points encloses nothing", n=len(ring))
        raise FileError(path, reason, where, line_in(path, where))
    return tuple(ring)

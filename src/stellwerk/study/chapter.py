"""What a report shows, as values: chapters of figures, tables and a map. Whoever makes a page draws them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, TypeAlias

from msgspec import Struct

from stellwerk.core.statistics import Estimate

Kind: TypeAlias = Literal["number", "percent"]


class Figure(Struct, frozen=True):
    """A figure with its interval; `fair` is what it is compared with."""

    name: str
    value: Estimate
    kind: Kind = "number"
    fair: float | None = None


class Row(Struct, frozen=True):
    """A thing with its figures; None where there is nothing to say."""

    id: str
    name: str
    cells: tuple[Estimate | str | float | None, ...]


class Table(Struct, frozen=True):
    """`columns` are heads in words; `kinds` say how the cells are written."""

    heading: str
    columns: tuple[str, ...]
    kinds: tuple[Kind, ...]
    rows: tuple[Row, ...]


class Layer(Struct, frozen=True):
    """One way to colour the map: a share from 0 to 1 for each thing on it, what it is in words, and what the
    palest and the darkest colour mean."""

    id: str
    name: str
    shades: Mapping[str, float]
    told: Mapping[str, str]
    least: str
    most: str


class Chapter(Struct, frozen=True):
    id: str
    heading: str
    about: str = ""
    figures: tuple[Figure, ...] = ()
    tables: tuple[Table, ...] = ()
    layers: tuple[Layer, ...] = ()


class Claim(Struct, frozen=True):
    """Something a good board should be able to say of itself: this figure is at most, or at least, so much."""

    id: str
    told: str
    value: Estimate
    limit: float
    at_most: bool = True
    kind: Kind = "percent"


class Findings(Struct, frozen=True):
    """What a family has to say of many games."""

    chapters: tuple[Chapter, ...]
    claims: tuple[Claim, ...]

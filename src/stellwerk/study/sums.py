"""Figures over many games, with intervals that know which games share their luck."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
from msgspec import Struct

from stellwerk.core.statistics import Estimate, estimated
from stellwerk.study.notes import Bools, Column, Ints, Notes, Table


def clustered(cluster: Ints, values: Column, *, bounded: bool = False) -> Estimate:
    """As `core.statistics.clustered`, of columns."""
    if not len(values):
        return estimated(0.0, 0.0, 0, 0, bounded)
    sizes = np.bincount(cluster)
    sums = np.bincount(cluster, weights=values)
    middle = float(sums.sum() / len(values))
    apart = float(np.square(sums - middle * sizes).sum())
    return estimated(middle, apart, len(values), int(np.count_nonzero(sizes)), bounded)


def mean(notes: Notes, values: Column, games: Bools | slice = slice(None), *, bounded: bool = False) -> Estimate:
    """Of a value for every game, or for some of them."""
    return clustered(notes.cluster[games], values[games], bounded=bounded)


def rate(notes: Notes, holds: Bools, games: Bools | slice = slice(None)) -> Estimate:
    """In how many of the games something holds."""
    return mean(notes, holds, games, bounded=True)


def number(notes: Notes, name: str) -> Estimate | None:
    """A number that is noted of whole games; None where none has it."""
    known = ~np.isnan(notes.numbers[name]) if name in notes.numbers else np.zeros(0, dtype=np.bool_)
    return mean(notes, notes.numbers[name], known) if known.any() else None


def over_rows(notes: Notes, rows: Table, values: Column, *, bounded: bool = False) -> Estimate:
    """The mean of a value for every row."""
    return clustered(notes.cluster[rows.game], values, bounded=bounded)


def share_of(notes: Notes, rows: Table, column: str) -> Estimate:
    """The mean of a column of shares over all rows."""
    return over_rows(notes, rows, rows[column], bounded=True)


class Things(Struct, frozen=True, eq=False):
    """Rows sorted by the thing that they are about."""

    rows: Table
    of: dict[str, Ints]  # the things that come up, each with the numbers of its rows


def things(rows: Table, key: str) -> Things:
    if key not in rows.names:  # nothing ever came up
        return Things(rows, {})
    order = np.argsort(rows[key], kind="stable")
    ends = np.cumsum(np.bincount(rows[key], minlength=len(rows.names[key])))
    apart = zip(rows.names[key], np.split(order, ends[:-1]), strict=True)
    return Things(rows, {name: some for name, some in apart if len(some)})


def per_thing(notes: Notes, each: Things, values: Column, *, bounded: bool = False) -> dict[str, Estimate]:
    """The mean of something over the rows of each thing."""
    cluster = notes.cluster[each.rows.game]
    return {name: clustered(cluster[some], values[some], bounded=bounded) for name, some in each.of.items()}


def per_game(notes: Notes, each: Things) -> dict[str, Estimate]:
    """In how many games each thing comes up at all."""
    return {name: rate(notes, seen) for name, seen in seen_in(notes, each)}


def seen_in(notes: Notes, each: Things) -> Iterator[tuple[str, Bools]]:
    """Of every game, whether the thing comes up there."""
    for name, some in each.of.items():
        seen = np.zeros(len(notes), dtype=np.bool_)
        seen[each.rows.game[some]] = True
        yield name, seen

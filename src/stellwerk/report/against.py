"""Two boards on the same deals: what differs, and how surely. Luck that both share cancels out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from msgspec import Struct

from stellwerk.core.statistics import Estimate
from stellwerk.family import Study
from stellwerk.study.chapter import Chapter, Kind, Row, Table
from stellwerk.study.notes import Bools, Column, Ints, Notes
from stellwerk.study.sums import clustered, seen_in, things
from stellwerk.words import Words

FIRST = "first-place"  # how often whoever begins wins
THINGS = 30  # of each kind, those that differ most


class Pairs(Struct, frozen=True, eq=False):
    """The same deal in the same seating on both boards: numbers of games."""

    ours: Notes
    theirs: Notes
    one: Ints
    other: Ints

    def both_have(self, name: str) -> bool:
        """Whether this number is known of any pair."""
        ours, theirs = self.ours.numbers, self.theirs.numbers
        return name in ours and name in theirs and bool(self.known(ours[name], theirs[name]).any())

    def known(self, ours: Column, theirs: Column) -> Bools:
        """Where both have a value."""
        unknown: Bools = np.isnan(ours[self.one]) | np.isnan(theirs[self.other])
        return ~unknown

    def row(self, id_: str, name: str, ours: Column, theirs: Column, *, bounded: bool = False) -> Row:
        """A value for every game of each, both means and that of the difference."""
        known = self.known(ours, theirs)
        mine, its = ours[self.one][known], theirs[self.other][known]
        cluster = self.ours.cluster[self.one][known]
        rates = (clustered(cluster, values, bounded=bounded) for values in (mine, its))
        return Row(id_, name, (*rates, clustered(cluster, mine.astype(np.float64) - its)))


def against_chapter(words: Words, study: Study[Any], ours: Notes, theirs: Notes, called: str) -> Chapter:
    """Every figure of both, and their difference; games are paired by deal and seating."""
    pairs = _paired(ours, theirs)
    tables = []
    for kind in ("number", "percent"):
        named = {name: words.say(f"{study.words}{name}") for name, each in study.figures.items() if each == kind}
        rows = [
            pairs.row(name, told, ours.numbers[name], theirs.numbers[name])
            for name, told in named.items()
            if name in ours.numbers
            and name in theirs.numbers
            and pairs.known(ours.numbers[name], theirs.numbers[name]).any()
        ]
        rows += _common(words, pairs) if kind == "number" else [_first(words, pairs)]
        tables.append(_table(words, words.say(f"report-against-{kind}"), kind, rows))
    for table, key in study.things.items():
        if rows := _things(pairs, table, key):
            tables.append(_table(words, words.say(f"{study.words}{table}"), "percent", rows))
    about = words.say("report-against-about", other=called)
    return Chapter("against", words.say("report-against", other=called), about, (), tuple(tables))


def _table(words: Words, heading: str, kind: str, rows: Sequence[Row]) -> Table:
    columns = tuple(words.say(f"report-column-{name}") for name in ("what", "ours", "theirs", "difference"))
    kinds: tuple[Kind, ...] = ("percent" if kind == "percent" else "number",) * 3
    return Table(heading, columns, kinds, tuple(rows))


def _paired(ours: Notes, theirs: Notes) -> Pairs:
    place = {match: number for number, match in enumerate(_matches(theirs))}
    found = [(number, place[match]) for number, match in enumerate(_matches(ours)) if match in place]
    return Pairs(ours, theirs, *np.array(found, dtype=np.int64).reshape(-1, 2).T)


def _matches(notes: Notes) -> list[tuple[int, tuple[str, ...]]]:
    seatings = [notes.seatings[number] for number in notes.seating.tolist()]
    return list(zip(notes.deal.tolist(), seatings, strict=True))


def _common(words: Words, pairs: Pairs) -> list[Row]:
    ours, theirs = pairs.ours, pairs.theirs
    return [
        pairs.row("turns", words.say("report-column-turns"), ours.turns, theirs.turns),
        pairs.row("choices", words.say("report-column-choices"), ours.choices, theirs.choices),
        pairs.row("score", words.say("report-column-score"), _score(ours), _score(theirs)),
    ]


def _score(notes: Notes) -> Column:
    """Of each game, on average over its players."""
    return np.bincount(notes.seats.game, weights=notes.seats["score"]) / notes.players


def _first(words: Words, pairs: Pairs) -> Row:
    return pairs.row(FIRST, words.say("report-first"), _begun(pairs.ours), _begun(pairs.theirs))


def _begun(notes: Notes) -> Column:
    """What whoever began has won; where nobody knows, the first seat."""
    begins = np.cumsum(notes.players) - notes.players
    won: Column = notes.seats["won"][begins + np.maximum(notes.starter, 0)]
    return won


def _things(pairs: Pairs, table: str, key: str) -> list[Row]:
    """Things of both boards that surely come up oftener on one of them."""
    ours, theirs = (dict(seen_in(notes, things(notes.tables[table], key))) for notes in (pairs.ours, pairs.theirs))
    rows = []
    for name in sorted(ours.keys() & theirs.keys()):
        row = pairs.row(name, name, ours[name], theirs[name], bounded=True)
        away = row.cells[-1]
        if isinstance(away, Estimate) and not away.low <= 0 <= away.high:
            rows.append(row)
    return sorted(rows, key=_size, reverse=True)[:THINGS]


def _size(row: Row) -> float:
    apart = row.cells[-1]
    return abs(apart.value) if isinstance(apart, Estimate) else 0.0

"""Two boards on the same deals: what differs, and how surely. Luck that both share cancels out."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from stellwerk.core.statistics import Estimate, clustered
from stellwerk.family import Study
from stellwerk.study.chapter import Chapter, Kind, Row, Table
from stellwerk.study.sums import entries
from stellwerk.study.watched import Game
from stellwerk.words import Words

FIRST = "first-place"  # how often whoever begins wins
THINGS = 30  # of each kind, those that differ most


def against_chapter(
    words: Words, study: Study[Any], ours: Sequence[Game], theirs: Sequence[Game], called: str
) -> Chapter:
    """Every figure of both, and their difference; games are paired by deal and seating."""
    pairs = list(_paired(ours, theirs))
    tables = []
    for kind in ("number", "percent"):
        named = {name: words.say(f"{study.words}{name}") for name, each in study.figures.items() if each == kind}
        rows = [row for name, told in named.items() if (row := _number(pairs, name, told)) is not None]
        rows += _common(words, pairs) if kind == "number" else [_first(words, pairs)]
        tables.append(_table(words, words.say(f"report-against-{kind}"), kind, rows))
    for table, key in study.things.items():
        if rows := _things(study, ours, theirs, table, key):
            tables.append(_table(words, words.say(f"{study.words}{table}"), "percent", rows))
    about = words.say("report-against-about", other=called)
    return Chapter("against", words.say("report-against", other=called), about, (), tuple(tables))


def _table(words: Words, heading: str, kind: str, rows: Sequence[Row]) -> Table:
    columns = tuple(words.say(f"report-column-{name}") for name in ("what", "ours", "theirs", "difference"))
    kinds: tuple[Kind, ...] = ("percent" if kind == "percent" else "number",) * 3
    return Table(heading, columns, kinds, tuple(rows))


def _paired(ours: Iterable[Game], theirs: Iterable[Game]) -> Iterable[tuple[Game, Game]]:
    other = {(game.deal, game.bots): game for game in theirs}
    for game in ours:
        if (game.deal, game.bots) in other:
            yield game, other[game.deal, game.bots]


def _row(pairs: Sequence[tuple[Game, Game]], id_: str, name: str, value: Callable[[Game], float]) -> Row:
    ours = clustered((one.cluster, value(one)) for one, _ in pairs)
    theirs = clustered((other.cluster, value(other)) for _, other in pairs)
    apart = clustered((one.cluster, value(one) - value(other)) for one, other in pairs)
    return Row(id_, name, (ours, theirs, apart))


def _number(pairs: Sequence[tuple[Game, Game]], name: str, told: str) -> Row | None:
    both = [pair for pair in pairs if all(name in game.watched.numbers for game in pair)]
    return _row(both, name, told, lambda game: game.watched.numbers[name]) if both else None


def _common(words: Words, pairs: Sequence[tuple[Game, Game]]) -> list[Row]:
    return [
        _row(pairs, "turns", words.say("report-column-turns"), lambda game: game.turns),
        _row(pairs, "choices", words.say("report-column-choices"), lambda game: game.choices),
        _row(pairs, "score", words.say("report-column-score"), lambda game: sum(game.scores) / game.players),
    ]


def _first(words: Words, pairs: Sequence[tuple[Game, Game]]) -> Row:
    return _row(pairs, FIRST, words.say("report-first"), lambda game: game.wins[game.starter or 0])


def _things(study: Study[Any], ours: Sequence[Game], theirs: Sequence[Game], table: str, key: str) -> list[Row]:
    """Things of both boards that surely come up oftener on one of them."""
    seen = [
        {
            (game.deal, game.bots): {row[key] for _, row in entries([game], table, study.columns[table])}
            for game in each
        }
        for each in (ours, theirs)
    ]
    both = [(game, (game.deal, game.bots)) for game in ours if (game.deal, game.bots) in seen[1]]
    names = set.union(set(), *seen[0].values()) & set.union(set(), *seen[1].values())
    rows = []
    for name in sorted(names):
        one, other = (
            clustered(((game.cluster, float(name in each[match])) for game, match in both), bounded=True)
            for each in seen
        )
        apart = clustered(
            (game.cluster, float(name in seen[0][match]) - float(name in seen[1][match])) for game, match in both
        )
        if not apart.low <= 0 <= apart.high:
            rows.append(Row(str(name), str(name), (one, other, apart)))
    return sorted(rows, key=_size, reverse=True)[:THINGS]


def _size(row: Row) -> float:
    apart = row.cells[-1]
    return abs(apart.value) if isinstance(apart, Estimate) else 0.0

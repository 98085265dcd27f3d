"""Figures over many games, with intervals that know which games share their luck."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, TypeAlias

from stellwerk.core.statistics import Estimate, clustered, occurring
from stellwerk.study.watched import Cell, Game

Entry: TypeAlias = Mapping[str, Any]  # a row of a table by its columns


def entries(games: Iterable[Game], table: str, columns: Sequence[str]) -> Iterator[tuple[Game, Entry]]:
    """Every row of a table, with its game."""
    for game in games:
        for row in game.watched.rows.get(table, ()):
            yield game, dict(zip(columns, row, strict=True))


def number(games: Iterable[Game], name: str) -> Estimate | None:
    """A number that is noted of whole games; None where none has it."""
    values = [(game.cluster, game.watched.numbers[name]) for game in games if name in game.watched.numbers]
    return clustered(values) if values else None


def rate(games: Iterable[Game], holds: Callable[[Game], bool]) -> Estimate:
    """In how many of the games something holds."""
    return clustered(((game.cluster, float(holds(game))) for game in games), bounded=True)


def share_of(rows: Iterable[tuple[Game, Entry]], name: str) -> Estimate:
    """The mean of a column of shares over all rows."""
    return clustered(((game.cluster, float(row[name])) for game, row in rows), bounded=True)


def per_thing(
    rows: Iterable[tuple[Game, Entry]], key: str, value: Callable[[Entry], float], *, bounded: bool = False
) -> dict[Cell, Estimate]:
    """The mean of something over the rows of each thing."""
    found: dict[Cell, list[tuple[tuple[int, int], float]]] = {}
    for game, row in rows:
        found.setdefault(row[key], []).append((game.cluster, value(row)))
    return {thing: clustered(values, bounded=bounded) for thing, values in found.items()}


def per_game(games: Sequence[Game], rows: Iterable[tuple[Game, Entry]], key: str) -> dict[Cell, Estimate]:
    """In how many games each thing comes up at all."""
    seen: dict[Cell, dict[int, Game]] = {}
    for game, row in rows:
        seen.setdefault(row[key], {})[id(game)] = game
    sizes = Counter(game.cluster for game in games)
    return {
        thing: occurring(Counter(game.cluster for game in having.values()), sizes)
        for thing, having in seen.items()
    }

"""The last lap: who begins it, whether that wins, and what it and the final count still change."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from stellwerk.core.game import Seat
from stellwerk.core.statistics import clustered
from stellwerk.study.chapter import Chapter, Figure, Row, Table
from stellwerk.study.sums import Entry, entries, rate, share_of
from stellwerk.study.watched import Game
from stellwerk.ticket.study.columns import COLUMNS
from stellwerk.words import Words

Lap: TypeAlias = tuple[Seat, float, bool, float, float]


def lap(seat: Seat, won: float, before: Sequence[int], after: Sequence[int], ranks: Sequence[int]) -> Lap:
    """Scores as all could see them when it began and when it was over, and the final ranks."""
    led = before[seat] == max(before)
    return seat, won, led, _moved(_ranks(before), _ranks(after)), _moved(_ranks(after), ranks)


def _ranks(points: Sequence[int]) -> list[int]:
    return [1 + sum(other > mine for other in points) for mine in points]


def _moved(one: Sequence[int], other: Sequence[int]) -> float:
    """The share of players whose rank is another."""
    return sum(a != b for a, b in zip(one, other, strict=True)) / len(one)


def lap_chapter(words: Words, games: Sequence[Game]) -> Chapter | None:
    """None where no game ends in one."""
    rows = list(entries(games, "laps", COLUMNS["laps"]))
    if not rows:
        return None
    counts = sorted({game.players for game, _ in rows})
    by_count = {players: [row for row in rows if row[0].players == players] for players in counts}
    figures = [
        Figure(words.say("study-lap-wins", players=players), share_of(some, "won"), "percent", 1 / players)
        for players, some in by_count.items()
    ]
    figures += [figure for players, some in by_count.items() for figure in _places(words, players, some)]
    lines = []
    for players, some in by_count.items():
        asked = [game for game in games if game.players == players]
        often = rate(asked, lambda game: bool(game.watched.rows["laps"]))
        cells = (often, *(share_of(some, name) for name in ("led", "moved", "counted")))
        lines.append(Row(str(players), words.say("study-players", players=players), cells))
    columns = tuple(words.say(f"study-column-{name}") for name in ("players", "lap", "led", "moved", "counted"))
    table = Table(words.say("study-laps"), columns, ("percent",) * 4, tuple(lines))
    return Chapter("laps", words.say("study-laps"), words.say("study-laps-about"), tuple(figures), (table,))


def _places(words: Words, players: int, rows: Sequence[tuple[Game, Entry]]) -> list[Figure]:
    """From which place in turn order it is begun."""
    known = [(game, row["seat"] - game.starter) for game, row in rows if game.starter is not None]
    return [
        Figure(
            words.say("study-lap-place", players=players, place=place + 1),
            clustered(((game.cluster, float(after % players == place)) for game, after in known), bounded=True),
            "percent",
            1 / players,
        )
        for place in range(players)
        if known
    ]

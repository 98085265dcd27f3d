"""What every family's games can be asked: who wins from which place, how long it takes, how it ends."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import numpy as np

from stellwerk import telling
from stellwerk.core.statistics import Estimate
from stellwerk.games import make
from stellwerk.report.fingerprint import Fingerprint
from stellwerk.study.chapter import Chapter, Claim, Figure, Row, Table
from stellwerk.study.notes import Notes
from stellwerk.study.sums import mean, over_rows, rate
from stellwerk.words import Words

EDGE = 0.05  # what a place in turn order may be worth
HOLES = 0.01  # games that print does not cover


def order_chapter(words: Words, notes: Notes) -> Chapter:
    """The win rate of every place in turn order, for every number of players."""
    figures = tuple(
        Figure(words.say("report-place", place=place + 1, players=players), of, "percent", 1 / players)
        for players, place, of in _places(notes)
    )
    return Chapter("order", words.say("report-order"), words.say("report-order-about"), figures)


def _places(notes: Notes) -> Iterator[tuple[int, int, Estimate]]:
    seats = notes.seats
    for players in notes.counts:
        at_table = seats.where(notes.players[seats.game] == players)
        for place in range(players):
            some = at_table.where(at_table["place"] == place)
            if len(some):
                yield players, place, over_rows(notes, some, some["won"], bounded=True)


def first_edge(notes: Notes) -> Estimate:
    """How many times as often as fair whoever begins wins."""
    first = notes.seats.where(notes.seats["place"] == 0)
    return over_rows(notes, first, first["won"] * notes.players[first.game])


def length_chapter(words: Words, notes: Notes, ending: Callable[[str], str]) -> Chapter:
    """Turns, choices and endings by number of players."""
    columns = ("players", "turns", "decisions", "choices", "score", "spread")
    seats, begins = notes.seats, np.cumsum(notes.players) - notes.players
    spread = np.maximum.reduceat(seats["score"], begins) - np.minimum.reduceat(seats["score"], begins)
    rows = []
    for players in notes.counts:
        games, some = notes.players == players, seats.where(notes.players[seats.game] == players)
        cells = (
            mean(notes, notes.turns, games),
            mean(notes, notes.decisions / np.maximum(notes.turns, 1), games),
            mean(notes, notes.choices, games),
            over_rows(notes, some, some["score"]),
            mean(notes, spread, games),
        )
        rows.append(Row(str(players), str(players), cells))
    table = Table(
        words.say("report-length"),
        tuple(words.say(f"report-column-{name}") for name in columns),
        ("number",) * 5,
        tuple(rows),
    )
    came: list[int] = np.unique(notes.ending).tolist()
    figures = tuple(
        Figure(ending(notes.endings[number]), rate(notes, notes.ending == number), "percent")
        for number in sorted(came, key=lambda number: notes.endings[number])
    )
    return Chapter("length", words.say("report-length"), words.say("report-length-about"), figures, (table,))


def styles_chapter(words: Words, made: Fingerprint, near: Sequence[tuple[Fingerprint, Estimate]]) -> Chapter:
    """Bots against each other: the fingerprint of a board, and which of our titles have one like it."""
    figures = tuple(
        Figure(words.say("report-style", bot=bot, players=players), of, "percent", 1 / players)
        for players, rates in made.rates.items()
        for bot, of in rates.items()
    )
    columns = tuple(words.say(f"report-column-{name}") for name in ("title", "distance"))
    names = {of.title: telling.called(make(of.title), words.lang) for of, _ in near}
    rows = tuple(Row(of.title, names[of.title], (apart,)) for of, apart in near)
    tables = (Table(words.say("report-nearest"), columns, ("percent",), rows),) if rows else ()
    return Chapter("styles", words.say("report-styles"), words.say("report-styles-about"), figures, tables)


def claims(words: Words, notes: Notes) -> Iterator[Claim]:
    """What is asked of every board."""
    places = list(_places(notes))
    for players in notes.counts:
        edges = [_edge(of, 1 / players) for seats, _, of in places if seats == players]
        if edges:
            worst = max(edges, key=lambda edge: edge.value)
            yield Claim(f"order-{players}", words.say("report-claim-order", players=players), worst, EDGE)
    stuck = np.zeros(len(notes), dtype=np.bool_)
    for seen in notes.holes.values():
        stuck |= seen
    yield Claim("holes", words.say("report-claim-holes"), rate(notes, stuck), HOLES)


def _edge(of: Estimate, fair: float) -> Estimate:
    """How far from fair, whichever way."""
    away, reach = abs(of.value - fair), (of.high - of.low) / 2
    return Estimate(away, max(0.0, away - reach), away + reach)

"""What every family's games can be asked: who wins from which place, how long it takes, how it ends."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from stellwerk import telling
from stellwerk.core.statistics import Estimate, clustered
from stellwerk.games import make
from stellwerk.report.fingerprint import Fingerprint
from stellwerk.study.chapter import Chapter, Claim, Figure, Row, Table
from stellwerk.study.sums import rate
from stellwerk.study.watched import Game
from stellwerk.words import Words

EDGE = 0.05  # what a place in turn order may be worth
HOLES = 0.01  # games that print does not cover


def order_chapter(words: Words, games: Sequence[Game]) -> Chapter:
    """The win rate of every place in turn order, for every number of players."""
    figures = tuple(
        Figure(words.say("report-place", place=place + 1, players=players), of, "percent", 1 / players)
        for players, place, of in _places(games)
    )
    return Chapter("order", words.say("report-order"), words.say("report-order-about"), figures)


def _places(games: Sequence[Game]) -> Iterator[tuple[int, int, Estimate]]:
    for players in sorted({game.players for game in games}):
        known = [game for game in games if game.players == players and game.starter is not None]
        for place in range(players):
            won = [(game.cluster, game.wins[((game.starter or 0) + place) % players]) for game in known]
            if won:
                yield players, place, clustered(won, bounded=True)


def first_edge(games: Sequence[Game]) -> Estimate:
    """How many times as often as fair whoever begins wins."""
    known = [(game, game.starter) for game in games if game.starter is not None]
    return clustered((game.cluster, game.wins[starter] * game.players) for game, starter in known)


def length_chapter(words: Words, games: Sequence[Game], ending: Callable[[str], str]) -> Chapter:
    """Turns, choices and endings by number of players."""
    columns = ("players", "turns", "decisions", "choices", "score", "spread")
    rows = []
    for players in sorted({game.players for game in games}):
        some = [game for game in games if game.players == players]
        cells = (
            clustered((game.cluster, game.turns) for game in some),
            clustered((game.cluster, game.decisions / max(game.turns, 1)) for game in some),
            clustered((game.cluster, game.choices) for game in some),
            clustered((game.cluster, score) for game in some for score in game.scores),
            clustered((game.cluster, max(game.scores) - min(game.scores)) for game in some),
        )
        rows.append(Row(str(players), str(players), cells))
    table = Table(
        words.say("report-length"),
        tuple(words.say(f"report-column-{name}") for name in columns),
        ("number",) * 5,
        tuple(rows),
    )
    ends = {game.ending for game in games}
    figures = tuple(
        Figure(ending(how), rate(games, lambda game, how=how: game.ending == how), "percent")  # type: ignore[misc]
        for how in sorted(ends)
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


def claims(words: Words, games: Sequence[Game]) -> Iterator[Claim]:
    """What is asked of every board."""
    for players in sorted({game.players for game in games}):
        edges = [_edge(of, 1 / players) for seats, _, of in _places(games) if seats == players]
        if edges:
            worst = max(edges, key=lambda edge: edge.value)
            yield Claim(f"order-{players}", words.say("report-claim-order", players=players), worst, EDGE)
    stuck = rate(games, lambda game: bool(game.watched.holes))
    yield Claim("holes", words.say("report-claim-holes"), stuck, HOLES)


def _edge(of: Estimate, fair: float) -> Estimate:
    """How far from fair, whichever way."""
    away, reach = abs(of.value - fair), (of.high - of.low) / 2
    return Estimate(away, max(0.0, away - reach), away + reach)

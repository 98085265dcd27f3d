"""Who blocks whom: whose trains closed the ways of tickets that were kept and not completed."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean

from stellwerk.core.statistics import clustered
from stellwerk.study.chapter import Chapter, Figure
from stellwerk.study.sums import Entry, share_of
from stellwerk.study.watched import Game
from stellwerk.ticket.study.columns import NOBODY
from stellwerk.words import Words


def blocking_chapter(words: Words, rows: Sequence[tuple[Game, Entry]]) -> Chapter | None:
    """From the rows of tickets; None where every ticket that is kept is completed."""
    failed = [(game, row) for game, row in rows if row["kept"] and not row["completed"]]
    if not failed:
        return None
    figures = []
    for players in sorted({game.players for game, _ in failed}):
        some = [(game, row) for game, row in failed if game.players == players]
        name = words.say("study-cut", players=players)
        figures.append(Figure(name, share_of(some, "blocked"), "percent"))
        figures += _by_place(words, players, [(game, row) for game, row in some if row["by"] != NOBODY])
    figures += _by_style(words, [(game, row) for game, row in failed if row["by"] != NOBODY])
    heading, about = words.say("study-blocking"), words.say("study-blocking-about")
    return Chapter("blocking", heading, about, tuple(figures))


def _by_place(words: Words, players: int, cut: Sequence[tuple[Game, Entry]]) -> list[Figure]:
    """How many places after the holder in turn order; with two players there is only one."""
    if players < 3 or not cut:
        return []
    found = [(game.cluster, (row["by"] - row["seat"]) % players) for game, row in cut]
    return [
        Figure(
            words.say("study-cut-place", players=players, place=place),
            clustered(((cluster, float(who == place)) for cluster, who in found), bounded=True),
            "percent",
            1 / (players - 1),
        )
        for place in range(1, players)
    ]


def _by_style(words: Words, cut: Sequence[tuple[Game, Entry]]) -> list[Figure]:
    """Fair is the share that each bot has of the seats beside the holder's."""
    bots = sorted({bot for game, _ in cut for bot in game.bots})
    if len(bots) < 2:
        return []
    return [
        Figure(
            words.say("study-cut-bot", bot=bot),
            clustered(((game.cluster, float(game.bots[row["by"]] == bot)) for game, row in cut), bounded=True),
            "percent",
            fmean(_others(game, row["seat"]).count(bot) / (game.players - 1) for game, row in cut),
        )
        for bot in bots
    ]


def _others(game: Game, seat: int) -> tuple[str, ...]:
    return game.bots[:seat] + game.bots[seat + 1 :]

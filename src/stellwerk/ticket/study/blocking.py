"""Who blocks whom: whose trains closed the ways of tickets that were kept and not completed."""

from __future__ import annotations

import numpy as np

from stellwerk.study.chapter import Chapter, Figure
from stellwerk.study.notes import Notes, Table
from stellwerk.study.sums import over_rows, share_of
from stellwerk.ticket.study.columns import NOBODY
from stellwerk.words import Words


def blocking_chapter(words: Words, notes: Notes, rows: Table) -> Chapter | None:
    """From the rows of tickets; None where every ticket that is kept is completed."""
    failed = rows.where(rows["kept"] & ~rows["completed"])
    if not len(failed):
        return None
    figures = []
    for players in np.unique(notes.players[failed.game]).tolist():
        some = failed.where(notes.players[failed.game] == players)
        name = words.say("study-cut", players=players)
        figures.append(Figure(name, share_of(notes, some, "blocked"), "percent"))
        figures += _by_place(words, notes, players, some.where(some["by"] != NOBODY))
    figures += _by_style(words, notes, failed.where(failed["by"] != NOBODY))
    heading, about = words.say("study-blocking"), words.say("study-blocking-about")
    return Chapter("blocking", heading, about, tuple(figures))


def _by_place(words: Words, notes: Notes, players: int, cut: Table) -> list[Figure]:
    """How many places after the holder in turn order; with two players there is only one."""
    if players < 3 or not len(cut):
        return []
    found = (cut["by"] - cut["seat"]) % players
    return [
        Figure(
            words.say("study-cut-place", players=players, place=place),
            over_rows(notes, cut, found == place, bounded=True),
            "percent",
            1 / (players - 1),
        )
        for place in range(1, players)
    ]


def _by_style(words: Words, notes: Notes, cut: Table) -> list[Figure]:
    """Fair is the share that each bot has of the seats beside the holder's."""
    played = {bot for number in np.unique(notes.seating[cut.game]) for bot in notes.seatings[number]}
    if len(played) < 2:
        return []
    first = np.cumsum(notes.players) - notes.players  # of each game's players, in the table of all
    names, bots = notes.seats.names["bot"], notes.seats["bot"]
    others = notes.players[cut.game] - 1
    figures = []
    for bot in sorted(played):
        is_bot = bots == names.index(bot)
        at_table = np.bincount(notes.seats.game, weights=is_bot)[cut.game]
        beside = at_table - is_bot[first[cut.game] + cut["seat"]]
        cutting = over_rows(notes, cut, is_bot[first[cut.game] + cut["by"]], bounded=True)
        fair = float((beside / others).mean())
        figures.append(Figure(words.say("study-cut-bot", bot=bot), cutting, "percent", fair))
    return figures

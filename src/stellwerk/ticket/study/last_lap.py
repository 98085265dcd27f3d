"""The last lap: who begins it, whether that wins, and what it and the final count still change."""

from __future__ import annotations

import numpy as np

from stellwerk.study.chapter import Chapter, Figure, Row, Table
from stellwerk.study.notes import NOBODY, Notes
from stellwerk.study.notes import Table as Noted
from stellwerk.study.sums import over_rows, rate, share_of
from stellwerk.words import Words


def lap_chapter(words: Words, notes: Notes) -> Chapter | None:
    """None where no game ends in one."""
    rows = notes.tables["laps"]
    if not len(rows):
        return None
    counts = np.unique(notes.players[rows.game]).tolist()
    by_count = {players: rows.where(notes.players[rows.game] == players) for players in counts}
    figures = [
        Figure(words.say("study-lap-wins", players=players), share_of(notes, some, "won"), "percent", 1 / players)
        for players, some in by_count.items()
    ]
    figures += [figure for players, some in by_count.items() for figure in _places(words, notes, players, some)]
    had = np.zeros(len(notes), dtype=np.bool_)
    had[rows.game] = True
    lines = []
    for players, some in by_count.items():
        often = rate(notes, had, notes.players == players)
        cells = (often, *(share_of(notes, some, name) for name in ("led", "moved", "counted")))
        lines.append(Row(str(players), words.say("study-players", players=players), cells))
    columns = tuple(words.say(f"study-column-{name}") for name in ("players", "lap", "led", "moved", "counted"))
    table = Table(words.say("study-laps"), columns, ("percent",) * 4, tuple(lines))
    return Chapter("laps", words.say("study-laps"), words.say("study-laps-about"), tuple(figures), (table,))


def _places(words: Words, notes: Notes, players: int, rows: Noted) -> list[Figure]:
    """From which place in turn order it is begun."""
    known = rows.where(notes.starter[rows.game] != NOBODY)
    after = (known["seat"] - notes.starter[known.game]) % players
    return [
        Figure(
            words.say("study-lap-place", players=players, place=place + 1),
            over_rows(notes, known, after == place, bounded=True),
            "percent",
            1 / players,
        )
        for place in range(players)
        if len(known)
    ]

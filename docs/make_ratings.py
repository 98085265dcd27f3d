"""Write down how strong the bots were in tournaments of two players.

python docs/make_ratings.py [FOLDER...] (with their report.json; titles without one keep what they have)

The strategist met the planner alone, never the yardstick: it is rated by what it won there (docs/strength.json).
"""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from math import log10
from pathlib import Path

import msgspec
from make_strength import RIVAL, Run, kept, of_a_kind

from stellwerk import bots, games, telling
from stellwerk.arena.report import Report
from stellwerk.bots.ratings import FILE

YARDSTICK = "greedy"
MIDDLE = 1000  # what the yardstick has
TENFOLD = 400  # that many more win ten games for every one they lose
LOWEST = 100  # as in chess: below, a rating would only say how many games were lost
SECONDS = 1.0  # that the strategist has where people play


def main() -> None:
    ask = argparse.ArgumentParser(description=__doc__)
    ask.add_argument("folders", nargs="*", type=Path)
    found = msgspec.json.decode(FILE.read_bytes(), type=dict[str, dict[str, int]])
    for folder in ask.parse_args().folders:
        report = msgspec.json.decode((folder / "report.json").read_bytes(), type=Report)
        found[report.game] = found.get(report.game, {}) | ratings(report)
    titles = {telling.called(games.make(title), "en"): title for title in games.titles()}
    for run in of_a_kind(kept().values()):
        if run.players == 2 and run.seconds == SECONDS:
            found[titles[run.game]][bots.STRATEGIST] = searching(run, found[titles[run.game]])
    FILE.write_bytes(
        msgspec.json.format(msgspec.json.encode({title: in_order(of) for title, of in found.items()})) + b"\n"
    )


def ratings(report: Report) -> dict[str, int]:
    """By what each won against the yardstick."""
    found = {YARDSTICK: MIDDLE}
    for meeting in report.meetings:
        if meeting.other == YARDSTICK:
            won = meeting.games * meeting.ahead.value
            found[meeting.bot] = max(LOWEST, round(MIDDLE + ahead(won, meeting.games)))
    return found


def searching(run: Run, rated: Mapping[str, int]) -> int:
    """Of the bot that searches, above its rival."""
    return round(rated[RIVAL] + ahead(run.wins, run.games))


def ahead(won: float, met: int) -> float:
    """Half a game more for either, so that who never lost has a rating."""
    return TENFOLD * log10((won + 0.5) / (met - won + 0.5))


def in_order(found: Mapping[str, int]) -> dict[str, int]:
    return dict(sorted(found.items(), key=lambda each: each[1]))


if __name__ == "__main__":
    main()

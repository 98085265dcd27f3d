"""Write down how strong the bots were in tournaments of two players.

python docs/make_ratings.py FOLDER... (with their report.json; titles without one keep what they have)
"""

from __future__ import annotations

import argparse
from math import log10
from pathlib import Path

import msgspec

from stellwerk.arena.report import Report
from stellwerk.bots.ratings import FILE

YARDSTICK = "greedy"
MIDDLE = 1000  # what the yardstick has
TENFOLD = 400  # that many more win ten games for every one they lose
LOWEST = 100  # as in chess: below, a rating would only say how many games were lost


def main() -> None:
    ask = argparse.ArgumentParser(description=__doc__)
    ask.add_argument("folders", nargs="+", type=Path)
    found = msgspec.json.decode(FILE.read_bytes(), type=dict[str, dict[str, int]])
    for folder in ask.parse_args().folders:
        report = msgspec.json.decode((folder / "report.json").read_bytes(), type=Report)
        found[report.game] = in_order(found.get(report.game, {}) | ratings(report))
    FILE.write_bytes(msgspec.json.format(msgspec.json.encode(found)) + b"\n")


def ratings(report: Report) -> dict[str, int]:
    """By what each won against the yardstick; half a game more for either, so that who never lost has a rating."""
    found = {YARDSTICK: MIDDLE}
    for meeting in report.meetings:
        if meeting.other == YARDSTICK:
            won = meeting.games * meeting.ahead.value
            odds = (won + 0.5) / (meeting.games - won + 0.5)
            found[meeting.bot] = max(LOWEST, round(MIDDLE + TENFOLD * log10(odds)))
    return found


def in_order(found: dict[str, int]) -> dict[str, int]:
    return dict(sorted(found.items(), key=lambda each: each[1]))


if __name__ == "__main__":
    main()

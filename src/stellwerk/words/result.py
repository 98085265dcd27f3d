"""The end of a game in words, whatever the game counts."""

from __future__ import annotations

from collections.abc import Sequence

from stellwerk.core.game import Standing
from stellwerk.words import Words
from stellwerk.words.telling import Telling


def breakdown(words: Words, family: Telling, standings: Sequence[Standing]) -> list[str]:
    """Every player's whole sum, the best first (T-41)."""
    lines: list[str] = []
    for standing in sorted(standings, key=lambda each: (each.rank, each.seat)):
        total = family.total(standing.total)
        lines.append(words.say("result-seat", rank=standing.rank, seat=str(standing.seat + 1), total=total))
        lines += [f"  {family.score(line)}" for line in standing.lines]
    return lines


def winners(words: Words, family: Telling, standings: Sequence[Standing]) -> str:
    first = [standing for standing in standings if standing.rank == 1]
    seats = words.listed(words.seat(standing.seat) for standing in first)
    return words.say("result-winners", n=len(first), seats=seats, total=family.total(first[0].total))

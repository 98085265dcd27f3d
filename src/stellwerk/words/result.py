"""The end of a game in words, whatever the game counts."""

from __future__ import annotations

from collections.abc import Sequence

from stellwerk.core.game import Standing
from stellwerk.words.narrator import Narrator


def breakdown(narrator: Narrator, standings: Sequence[Standing]) -> list[str]:
    """Every player's whole sum, the best first (T-41)."""
    lines: list[str] = []
    for standing in sorted(standings, key=lambda each: (each.rank, each.seat)):
        total = narrator.total(standing.total)
        lines.append(
            narrator.words.say(
                "result-seat", rank=standing.rank, seat=narrator.names.seat(standing.seat), total=total
            )
        )
        lines += [f"  {narrator.score(line)}" for line in standing.lines]
    return lines


def winners(narrator: Narrator, standings: Sequence[Standing]) -> str:
    first = [standing for standing in standings if standing.rank == 1]
    seats = narrator.words.listed(narrator.names.seat(standing.seat) for standing in first)
    return narrator.words.say("result-winners", n=len(first), seats=seats, total=narrator.total(first[0].total))

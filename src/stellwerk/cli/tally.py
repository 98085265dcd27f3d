"""What many games add up to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import groupby
from statistics import fmean, stdev

from stellwerk.core.game import LUCK, Seat, Standing
from stellwerk.core.session import Session


class Tally:
    """Scores, wins and lengths of the games seen so far. Shared wins count in parts: half a win each for two."""

    def __init__(self, bots: Sequence[str]) -> None:
        self.bots = tuple(bots)
        self.games = 0
        self.decisions: list[int] = []
        self.turns: list[int] = []
        self.scores: list[list[int]] = [[] for _ in bots]
        self.wins = [0.0 for _ in bots]
        self.shared = 0
        self.endings: Counter[str] = Counter()

    def add(self, session: Session, standings: Sequence[Standing]) -> None:
        self.games += 1
        self.decisions.append(session.decisions)
        self.turns.append(turns(seat for seat, _ in session.entries))
        self.endings[session.game.ending(session.state.public)] += 1
        winners = [standing.seat for standing in standings if standing.rank == 1]
        self.shared += len(winners) > 1
        for standing in standings:
            self.scores[standing.seat].append(standing.total)
        for seat in winners:
            self.wins[seat] += 1 / len(winners)

    def report(self) -> dict[str, object]:
        """All figures, in the shape that `--json` prints."""
        names = dict.fromkeys(self.bots)
        return {
            "scores": {
                "all": spread([total for totals in self.scores for total in totals]),
                "seats": [spread(totals) for totals in self.scores],
                "bots": {name: spread(self._of(name)) for name in names},
            },
            "wins": {
                "seats": [round(wins, 6) for wins in self.wins],
                "bots": {
                    name: round(
                        sum(wins for wins, bot in zip(self.wins, self.bots, strict=True) if bot == name), 6
                    )
                    for name in names
                },
                "shared_games": self.shared,
            },
            "length": {"decisions": spread(self.decisions), "turns": spread(self.turns)},
            "endings": dict(sorted(self.endings.items())),
        }

    def _of(self, name: str) -> list[int]:
        pairs = zip(self.scores, self.bots, strict=True)
        return [total for totals, bot in pairs if bot == name for total in totals]


def spread(numbers: Sequence[int]) -> dict[str, float]:
    """Mean, standard deviation of the sample, least and most."""
    return {
        "mean": round(fmean(numbers), 3),
        "sd": round(stdev(numbers), 3) if len(numbers) > 1 else 0.0,
        "min": min(numbers),
        "max": max(numbers),
    }


def turns(actors: Iterable[Seat]) -> int:
    """Decisions of one seat in a row are one turn, whether or not luck acts between them."""
    return sum(1 for _ in groupby(seat for seat in actors if seat != LUCK))

"""Matches of random bots in compiled code, on threads."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby, islice
from typing import Final

from stellwerk import turbo
from stellwerk.arena.match import Played, Result, Task, Times, game_of

BATCH: Final = 4096  # matches between two looks at what is due
UNTIMED: Final = Times(0, 0.0, 0.0, 0.0)


class Compiled:
    """For matches without records in which all bots are random. The luck is that of the flat engine, so a deal is
    another one than on the reference; deal `i` is game `i` of `turbo.playouts` under the same seed."""

    def __init__(self, jobs: int) -> None:
        self._jobs = jobs

    def play(self, tasks: Iterator[Task]) -> Iterator[Played]:
        while batch := list(islice(tasks, BATCH)):
            for _, alike in groupby(enumerate(batch), key=_in_one_call):
                yield from self._together([task for _, task in alike])

    def _together(self, tasks: Sequence[Task]) -> Iterator[Played]:
        """The same bots in the same setting, deal after deal."""
        setting, match = tasks[0].setting, tasks[0].match
        game, bots = game_of(setting), match.bots
        played = turbo.playouts(game, len(bots), len(tasks), setting.seed, self._jobs, first=match.deal)
        columns = (played.totals, played.ranks, played.starters, played.endings, played.decisions, played.turns)
        rows = zip(*(column.tolist() for column in columns), strict=True)
        for deal, (totals, ranks, starter, ending, decisions, turns) in enumerate(rows, match.deal):
            yield Played(
                Result(
                    deal=deal,
                    bots=bots,
                    scores=tuple(totals),
                    ranks=tuple(ranks),
                    starter=starter,
                    ending=played.finishes[ending],
                    decisions=decisions,
                    turns=turns,
                    times=(UNTIMED,) * len(bots),
                ),
                record="",
            )


def _in_one_call(numbered: tuple[int, Task]) -> tuple[object, ...]:
    """The same for matches that differ in their deal alone, each the next one."""
    number, task = numbered
    return task.setting, task.match.bots, task.match.deal - number

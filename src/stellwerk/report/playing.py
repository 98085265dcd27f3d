"""The games of a report: every deal in all seatings, for every number of players, by whoever plays matches."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final

from msgspec.structs import replace

from stellwerk.arena.match import Match, Setting, Task
from stellwerk.arena.processes import Processes
from stellwerk.arena.runner import Runner
from stellwerk.arena.seatings import schedule
from stellwerk.study.watched import Game

# Whoever plays watched matches, by name, made for so many processes. All give the same games for the same luck.
ENGINES: Final[Mapping[str, Callable[[int], Runner]]] = {"reference": Processes}


def matches(bots: Sequence[str], players: Sequence[int], games: int) -> list[Match]:
    """At least so many games for every number of players."""
    return [match for seats in players for match in schedule(bots, seats, games)]


def played(setting: Setting, due: Sequence[Match], runner: Runner) -> Iterator[Game]:
    """Each game as it is finished; those with a hole in the rules come with their record."""
    tasks = (Task(setting, match, recorded=False, watched=True) for match in due)
    for one in runner.play(tasks):
        if one.game is not None:
            yield replace(one.game, record=one.record)


def in_order(games: Sequence[Game], due: Sequence[Match]) -> list[Game]:
    """The same report whoever was faster."""
    place = {match: number for number, match in enumerate(due)}
    return sorted(games, key=lambda game: place[Match(game.deal, game.bots)])

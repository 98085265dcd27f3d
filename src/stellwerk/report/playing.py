"""The games of a report: every deal in all seatings, for every number of players."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING

from msgspec.structs import replace

from stellwerk import turbo
from stellwerk.arena.match import Match, Setting, Task, game_of
from stellwerk.arena.runner import Runner
from stellwerk.arena.seatings import schedule
from stellwerk.study.watched import Game

if TYPE_CHECKING:
    from stellwerk.study.notes import Notes


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


def compiled(
    setting: Setting, players: Sequence[int], games: int, jobs: int, tell: Callable[[int, int], None]
) -> Notes:
    """So many games of random bots for every number of players in compiled code, on threads. The luck is that of
    the flat engine: a deal is another one than on the reference. `tell` hears how many are done, and of how many.
    """
    from stellwerk.study.notes import joined

    game, of = game_of(setting), len(players) * games

    def told(before: int, done: int) -> None:
        tell(before + done, of)

    return joined(
        [
            turbo.notes(game, seats, games, setting.seed, jobs, partial(told, number * games))
            for number, seats in enumerate(players)
        ]
    )

"""A bar on standard error while somebody is looking, with the time that is left."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from time import perf_counter
from typing import Final, TypeVar

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from stellwerk.cli.screen import Screen

T = TypeVar("T")
GLANCE: Final = 0.1  # seconds between two changes of the bar: some games take less time than telling of one


def counted(screen: Screen, games: Iterable[T], total: int, done: int = 0) -> Iterator[T]:
    """The games as they come; `done` of all were there before."""
    if not screen.err.is_terminal:
        yield from games
        return
    words, told = screen.words, 0.0
    rate = TextColumn("{task.fields[rate]}")
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), rate, TimeRemainingColumn())
    with Progress(*columns, console=screen.err, transient=True) as progress:
        task = progress.add_task(words.say("progress-games"), total=total, completed=done, rate="")
        for number, game in enumerate(games, done + 1):
            yield game
            if (now := perf_counter()) - told >= GLANCE:
                told = now
                speed = words.number(progress.tasks[task].speed or 0, 1)
                progress.update(task, completed=number, rate=words.say("progress-rate", rate=speed))


@contextmanager
def bar(screen: Screen, key: str) -> Iterator[Callable[[int, int], None]]:
    """For work that tells by itself how much of it is done, and of how much."""
    if not screen.err.is_terminal:
        yield lambda done, of: None
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=screen.err, transient=True) as progress:
        task = progress.add_task(screen.words.say(key), total=None)
        yield lambda done, of: progress.update(task, completed=done, total=of)

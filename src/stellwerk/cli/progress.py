"""A bar on standard error while somebody is looking, with the time that is left."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeVar

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from stellwerk.cli.screen import Screen

T = TypeVar("T")


def counted(screen: Screen, games: Iterable[T], total: int, done: int = 0) -> Iterator[T]:
    """The games as they come; `done` of all were there before."""
    words = screen.words
    rate = TextColumn("{task.fields[rate]}")
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), rate, TimeRemainingColumn())
    with Progress(*columns, console=screen.err, disable=not screen.err.is_terminal, transient=True) as progress:
        task = progress.add_task(words.say("progress-games"), total=total, completed=done, rate="")
        for game in games:
            yield game
            per_second = progress.tasks[task].speed or 0
            progress.update(task, advance=1, rate=words.say("progress-rate", rate=words.number(per_second, 1)))

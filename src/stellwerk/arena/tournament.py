"""A tournament: whatever its journal lacks is played."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from stellwerk.arena.journal import Head, Journal
from stellwerk.arena.match import Match, Result, Task
from stellwerk.arena.runner import Runner


def go_on(journal: Journal, head: Head, matches: Sequence[Match], runner: Runner) -> Iterator[Result]:
    """Each match of the schedule that is not in the journal, as it is finished and safe."""
    due = (Task(head.setting, match) for match in matches if match not in journal.results)
    for played in runner.play(due):
        journal.add(played)
        yield played.result


def results_of(journal: Journal, matches: Sequence[Match]) -> list[Result]:
    """In the order of the schedule, so that the same matches give the same report whoever was faster."""
    return [journal.results[match] for match in matches]

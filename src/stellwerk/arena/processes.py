"""Matches on the cores of this machine."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from time import perf_counter
from typing import Final

from stellwerk.arena.match import Match, Played, Task, play_match
from stellwerk.arena.runner import LostMatchError
from stellwerk.core.collector import collect_seldom

PATIENCE: Final = 0.5  # seconds played in this process first: to start others takes as long
AHEAD: Final = 2  # matches handed out for every process, so that none waits
TRIES: Final = 3  # how often a match may be under way when a process dies


class Processes:
    """At most so many at once; a process that dies costs no match."""

    def __init__(self, jobs: int) -> None:
        self._jobs = jobs

    def play(self, tasks: Iterator[Task]) -> Iterator[Played]:
        begun = perf_counter()
        for task in tasks:
            yield play_match(task)
            if self._jobs > 1 and perf_counter() - begun > PATIENCE:
                break
        yield from self._spread(tasks)

    def _spread(self, tasks: Iterator[Task]) -> Iterator[Played]:
        deaths: Counter[Match] = Counter()
        due = list(islice(tasks, AHEAD * self._jobs))
        while due:
            flying: dict[Future[Played], Task] = {}
            with _pool(self._jobs) as pool:
                try:
                    while due or flying:
                        while due:
                            flying[pool.submit(play_match, due[-1])] = due[-1]
                            due.pop()
                        done, _ = wait(flying, return_when=FIRST_COMPLETED)
                        for future in done:
                            played = future.result()
                            del flying[future]
                            due += islice(tasks, 1)
                            yield played
                except BrokenProcessPool:  # nobody knows whose fault it was: all that were under way begin anew
                    due += flying.values()
                    deaths.update(task.match for task in flying.values())
                    if worst := next((match for match, times in deaths.items() if times >= TRIES), None):
                        raise LostMatchError(worst) from None
                except BaseException:  # whoever asked has gone: nothing more is played
                    pool.shutdown(wait=False, cancel_futures=True)
                    raise


def _pool(jobs: int) -> ProcessPoolExecutor:
    # Not forked: threads of this process, such as that of a progress bar, do not survive it.
    return ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), _begin)


def _begin() -> None:
    """In every process: Ctrl-C is for the one that handed out the work, and without that one there is none."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    collect_seldom()
    threading.Thread(target=_outlive_nobody, daemon=True).start()


def _outlive_nobody() -> None:
    if (parent := multiprocessing.parent_process()) is not None:
        parent.join()
        os._exit(1)

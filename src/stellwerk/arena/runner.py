"""Whoever plays matches: here in processes, or on a cluster. All have this one interface."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol

from stellwerk.arena.match import Match, Played, Task
from stellwerk.core.game import StellwerkError


class Runner(Protocol):
    def play(self, tasks: Iterator[Task]) -> Iterator[Played]:
        """Every match once, in whatever order they are finished."""
        ...


class LostMatchError(StellwerkError):
    """A match that was under way whenever a process died, several times."""

    def __init__(self, match: Match) -> None:
        told = ", ".join(match.bots)
        super().__init__(f"deal {match.deal} of {told} was given up: the processes that played it have died")

"""Matches for tests."""

from __future__ import annotations

from stellwerk import games
from stellwerk.arena.match import Match, Result, Setting, Task, play_match

GAME = "first-journey"


def setting(seconds: float = 10.0, name: str = GAME, **options: str) -> Setting:
    return Setting.of(name, games.make(name, **options), 5, seconds)


def played(*bots: str, deal: int = 0, seconds: float = 10.0) -> Result:
    return play_match(Task(setting(seconds), Match(deal, bots))).result

"""Matches for tests."""

from __future__ import annotations

from collections.abc import Mapping

from stellwerk import games
from stellwerk.arena.match import Match, Result, Setting, Task, play_match

GAME = "first-journey"


def setting(seconds: float = 10.0, name: str = GAME, options: Mapping[str, str] | None = None) -> Setting:
    return Setting.of(name, games.make_with(name, options or {}), 5, seconds)


def played(*bots: str, deal: int = 0, seconds: float = 10.0) -> Result:
    return play_match(Task(setting(seconds), Match(deal, bots))).result

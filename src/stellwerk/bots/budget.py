"""A bot that searches, told how long: `strategist@0.3` takes at most so many seconds for a decision."""

from __future__ import annotations

from math import isfinite
from typing import Final

from stellwerk.core.game import StellwerkError

SIGN: Final = "@"
MOST: Final = 3600.0  # seconds: more is a slip of the finger


class BadBudgetError(StellwerkError, ValueError):
    """A budget that is no time to think in, or one for a bot that does not search."""


def has_budget(name: str) -> bool:
    return SIGN in name


def budgeted(name: str) -> tuple[str, float]:
    """The bot's own name, and its seconds."""
    bot, _, told = name.partition(SIGN)
    try:
        seconds = float(told)
    except ValueError:
        seconds = 0.0
    if not isfinite(seconds) or not 0 < seconds <= MOST:
        raise BadBudgetError(f"{name!r}: expected seconds above 0 and up to {MOST:.0f}, as in {bot}{SIGN}0.3")
    return bot, seconds

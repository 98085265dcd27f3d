"""What a planner cares about: a few weights. The default is the planner as it was measured; others have names."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from msgspec import Struct


class Style(Struct, frozen=True):
    """Points are the common coin; every weight is about 1 for a player of no particular character."""

    turn: float = 2.0  # points that a turn is worth
    train: float = 0.7  # points that a train is worth
    routes: float = 1.0  # how much a route's own points count
    tickets: float = 1.0  # how much tickets not yet held attract
    block: float = 1.0  # how much a rival's loss counts as one's own gain
    care: float = 1.0  # how much the danger of being blocked weighs


PLANNER: Final = Style()
LONG_ROUTES: Final = Style(routes=1.5, tickets=0.6)
MANY_TICKETS: Final = Style(routes=0.8, tickets=1.5)
BLOCKER: Final = Style(block=2.5)
CAUTIOUS: Final = Style(care=2.0, tickets=0.7)

# Who sits down at a table with which temper; what they are called there is said by `bot-…`.
CHARACTERS: Final[Mapping[str, Style]] = {
    "longhaul": LONG_ROUTES,
    "timetable": MANY_TICKETS,
    "buffer": BLOCKER,
    "semaphore": CAUTIOUS,
}

"""What the train can reach this turn."""

from __future__ import annotations

from msgspec import Struct


class Reached(Struct, frozen=True):
    """A milepost, the points it takes and the rent that is due on the way."""

    post: str
    points: int
    rent: int


class ReachAnswer(Struct, frozen=True):
    left: int  # points of this turn
    posts: tuple[Reached, ...]

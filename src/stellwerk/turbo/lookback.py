"""What looking back on a game has found, as values; they need nothing compiled."""

from __future__ import annotations

from msgspec import Struct

from stellwerk.core.game import Seat
from stellwerk.core.play import Why


class Blunder(Struct, frozen=True):
    """A decision that cost its seat something: the entry, what would have been better and why, and both chances to
    win."""

    entry: int
    seat: Seat
    better: str
    chance: float
    could: float
    why: Why | None = None

    @property
    def cost(self) -> float:
        return self.could - self.chance


class Draw(Struct, frozen=True):
    """What one entry of luck did for a seat."""

    entry: int
    seat: Seat
    swing: float


class Balance(Struct, frozen=True):
    """A seat's way from its first chance to its result: the four add up."""

    prior: float
    luck: float
    skill: float
    others: float  # what the other seats' decisions did for this one
    result: float


class Analysis(Struct, frozen=True):
    """`chances` are those of all seats at the start and after each entry."""

    depth: int
    chances: tuple[tuple[float, ...], ...]
    balances: tuple[Balance, ...]
    costly: tuple[Blunder, ...]
    lucky: tuple[Draw, ...]
    unlucky: tuple[Draw, ...]

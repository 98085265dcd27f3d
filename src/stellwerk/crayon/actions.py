"""What a seat, or luck, can do."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from stellwerk.core.game import Seat


class Under(Struct, frozen=True, tag=True):
    """Put these cards of the opening hand under the pile, the first above the second (DK-03R)."""

    cards: tuple[int, ...]


class Begin(Struct, frozen=True, tag=True):
    """Choose a start city (DK-04)."""

    city: int


class Go(Struct, frozen=True, tag=True):
    """Move the train to a neighbouring milepost (DK-20)."""

    post: int


class Cross(Struct, frozen=True, tag=True):
    """Take a ferry, on the line of `owner` (DK-23)."""

    line: int
    owner: Seat


class Load(Struct, frozen=True, tag=True):
    """Take a good on the train (DK-30)."""

    good: int


class Drop(Struct, frozen=True, tag=True):
    """Unload a good without an order (DK-32)."""

    good: int


class Lose(Struct, frozen=True, tag=True):
    """Choose what is lost to an event or to smaller holds."""

    good: int


class Deliver(Struct, frozen=True, tag=True):
    """Serve the order of a card for this good in the city where the train stands (DK-33)."""

    card: int
    good: int


class Lay(Struct, frozen=True, tag=True):
    """Build a section (DK-51)."""

    edge: int


class Buy(Struct, frozen=True, tag=True):
    """Buy a ferry line; `edge` joins a port that is no city in the same step (DK-55)."""

    line: int
    edge: int | None = None


class Upgrade(Struct, frozen=True, tag=True):
    """A better train instead of building (DK-60)."""

    kind: int


class Convert(Struct, frozen=True, tag=True):
    """Another train of the same level (DK-60)."""

    kind: int


class Done(Struct, frozen=True, tag=True):
    """The movement is over, or the turn."""


class Swap(Struct, frozen=True, tag=True):
    """A new hand instead of a turn (DK-11)."""


class Offer(Struct, frozen=True, tag=True):
    """A flat sum to `to` for running over its network for some rounds (DK-22R)."""

    to: Seat
    sum: int
    rounds: int


class Propose(Struct, frozen=True, tag=True):
    """A bargain with `to` about a good that one brings for the other: `give`, or get (DK-27R)."""

    to: Seat
    good: int
    give: bool


class Town(Struct, frozen=True, tag=True):
    """Where the good of the bargain is to be put down (DK-27R)."""

    city: int


class Terms(Struct, frozen=True, tag=True):
    """What is paid for bringing it, and within how many rounds (DK-27R)."""

    sum: int
    rounds: int


class Answer(Struct, frozen=True, tag=True):
    """Accept or refuse an offer."""

    yes: bool


class First(Struct, frozen=True, tag=True):
    """Luck: who starts."""

    seat: Seat


class Draw(Struct, frozen=True, tag=True):
    """Luck: the card that is drawn or dealt."""

    card: int


Action: TypeAlias = (
    Under
    | Begin
    | Go
    | Cross
    | Load
    | Drop
    | Lose
    | Deliver
    | Lay
    | Buy
    | Upgrade
    | Convert
    | Done
    | Swap
    | Offer
    | Propose
    | Town
    | Terms
    | Answer
    | First
    | Draw
)

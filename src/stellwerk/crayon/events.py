"""What happened, and who may know. A secret is an event of its own with `only` set."""

from __future__ import annotations

from typing import ClassVar, TypeAlias

from msgspec import Struct

from stellwerk.core.game import Seat, Step
from stellwerk.crayon.state import Bargain, Finish, Hand, Hidden, Public


class Drew(Struct, frozen=True, tag=True):
    """A seat was given a card face down."""

    seat: Seat
    only: ClassVar[None] = None


class Received(Struct, frozen=True, tag=True):
    """Which card it was."""

    seat: Seat
    card: int

    @property
    def only(self) -> Seat:
        return self.seat


class PutUnder(Struct, frozen=True, tag=True):
    """A seat put cards under the pile."""

    seat: Seat
    count: int
    only: ClassVar[None] = None


class Began(Struct, frozen=True, tag=True):
    """A start city was chosen."""

    seat: Seat
    city: int
    only: ClassVar[None] = None


class TurnBegan(Struct, frozen=True, tag=True):
    """A seat is in turn."""

    seat: Seat
    round: int
    only: ClassVar[None] = None


class Moved(Struct, frozen=True, tag=True):
    """A train went to a milepost."""

    seat: Seat
    post: int
    only: ClassVar[None] = None


class Crossed(Struct, frozen=True, tag=True):
    """A train took a ferry."""

    seat: Seat
    line: int
    post: int
    only: ClassVar[None] = None


class Rented(Struct, frozen=True, tag=True):
    """Rent was paid; `owed` is what remained a debt (DK-21R)."""

    seat: Seat
    owner: Seat
    sum: int
    owed: int
    only: ClassVar[None] = None


class Repaid(Struct, frozen=True, tag=True):
    """A debt was paid from an income."""

    seat: Seat
    owner: Seat
    sum: int
    only: ClassVar[None] = None


class Loaded(Struct, frozen=True, tag=True):
    """A good was taken on a train."""

    seat: Seat
    good: int
    city: int
    only: ClassVar[None] = None


class Dropped(Struct, frozen=True, tag=True):
    """A good was unloaded without an order."""

    seat: Seat
    good: int
    city: int
    only: ClassVar[None] = None


class Returned(Struct, frozen=True, tag=True):
    """A good went back to the supply from a city."""

    good: int
    city: int
    only: ClassVar[None] = None


class Lost(Struct, frozen=True, tag=True):
    """A good went back to the supply from a train, unpaid."""

    seat: Seat
    good: int
    only: ClassVar[None] = None


class Delivered(Struct, frozen=True, tag=True):
    """An order was served: of the seat's own card, or of a public one."""

    seat: Seat
    card: int
    good: int
    city: int
    pay: int
    public: bool
    only: ClassVar[None] = None


class Announced(Struct, frozen=True, tag=True):
    """A seat is close to winning (DK-70)."""

    seat: Seat
    only: ClassVar[None] = None


class Laid(Struct, frozen=True, tag=True):
    """A section was built."""

    seat: Seat
    edge: int
    cost: int
    only: ClassVar[None] = None


class Bought(Struct, frozen=True, tag=True):
    """A ferry line was bought."""

    seat: Seat
    line: int
    cost: int
    only: ClassVar[None] = None


class Ordered(Struct, frozen=True, tag=True):
    """A new type of train was paid for; it comes at the end of the turn."""

    seat: Seat
    kind: int
    cost: int
    only: ClassVar[None] = None


class Refitted(Struct, frozen=True, tag=True):
    """The new train is there."""

    seat: Seat
    kind: int
    only: ClassVar[None] = None


class Swapped(Struct, frozen=True, tag=True):
    """A seat discarded its whole hand instead of a turn."""

    seat: Seat
    cards: tuple[int, ...]
    only: ClassVar[None] = None


class LaidOut(Struct, frozen=True, tag=True):
    """A card lies open as a public order."""

    card: int
    only: ClassVar[None] = None


class Shuffled(Struct, frozen=True, tag=True):
    """The discard became the new pile."""

    only: ClassVar[None] = None


class Revealed(Struct, frozen=True, tag=True):
    """An event was drawn."""

    event: int
    only: ClassVar[None] = None


class InForce(Struct, frozen=True, tag=True):
    """A one-round event begins, or is over."""

    event: int
    begins: bool
    only: ClassVar[None] = None


class WashedOut(Struct, frozen=True, tag=True):
    """A section is gone."""

    edge: int
    owner: Seat
    only: ClassVar[None] = None


class Derailed(Struct, frozen=True, tag=True):
    """A train misses its next movement."""

    seat: Seat
    only: ClassVar[None] = None


class Taxed(Struct, frozen=True, tag=True):
    """Everybody paid this share of their cash."""

    percent: int
    only: ClassVar[None] = None


class TaxPaid(Struct, frozen=True, tag=True):
    """How much one seat paid."""

    seat: Seat
    sum: int

    @property
    def only(self) -> Seat:
        return self.seat


class Offered(Struct, frozen=True, tag=True):
    """A tariff was offered (DK-22R)."""

    seat: Seat
    to: Seat
    sum: int
    rounds: int
    only: ClassVar[None] = None


class Proposed(Struct, frozen=True, tag=True):
    """A bargain about a good was proposed (DK-27R)."""

    seat: Seat
    to: Seat
    bargain: Bargain
    only: ClassVar[None] = None


class Kept(Struct, frozen=True, tag=True):
    """The good was brought as agreed: it is reserved for the partner, who has paid, or owes the rest (DK-27R)."""

    seat: Seat
    partner: Seat
    good: int
    city: int
    paid: int
    owed: int
    only: ClassVar[None] = None


class Lapsed(Struct, frozen=True, tag=True):
    """The good was not brought in time: the bargain is over (DK-27R)."""

    seat: Seat
    partner: Seat
    good: int
    city: int
    only: ClassVar[None] = None


class Answered(Struct, frozen=True, tag=True):
    """The offer was accepted, or refused."""

    seat: Seat
    yes: bool
    only: ClassVar[None] = None


class LastRound(Struct, frozen=True, tag=True):
    """Somebody has won; the round is finished (option)."""

    seat: Seat
    only: ClassVar[None] = None


class Ended(Struct, frozen=True, tag=True):
    """The game is over."""

    how: Finish
    only: ClassVar[None] = None


CrayonEvent: TypeAlias = (
    Drew
    | Received
    | PutUnder
    | Began
    | TurnBegan
    | Moved
    | Crossed
    | Rented
    | Repaid
    | Loaded
    | Dropped
    | Returned
    | Lost
    | Delivered
    | Announced
    | Laid
    | Bought
    | Ordered
    | Refitted
    | Swapped
    | LaidOut
    | Shuffled
    | Revealed
    | InForce
    | WashedOut
    | Derailed
    | Taxed
    | TaxPaid
    | Offered
    | Proposed
    | Kept
    | Lapsed
    | Answered
    | LastRound
    | Ended
)
CrayonStep: TypeAlias = Step[Public, Hand, Hidden, CrayonEvent]

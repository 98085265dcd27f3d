"""What happened, in the order it happened; who may know is part of the event."""

from __future__ import annotations

from typing import ClassVar, TypeAlias

from msgspec import Struct

from stellwerk.core.game import Seat, Step
from stellwerk.ticket.state import Counts, Finish, Hand, Hidden, Public


class Started(Struct, frozen=True, tag=True):
    """The start player."""

    only: ClassVar[None] = None
    seat: Seat


class Dealt(Struct, frozen=True, tag=True):
    """A card of the opening hand; for its owner."""

    seat: Seat
    card: int

    @property
    def only(self) -> Seat:
        return self.seat


class Placed(Struct, frozen=True, tag=True):
    """A passenger stands in a city (DE-01)."""

    only: ClassVar[None] = None
    city: int
    colour: int


class TurnedUp(Struct, frozen=True, tag=True):
    only: ClassVar[None] = None
    card: int
    place: int


class Flushed(Struct, frozen=True, tag=True):
    """The row was swept away (T-08)."""

    only: ClassVar[None] = None
    cards: tuple[int, ...]


class Reshuffled(Struct, frozen=True, tag=True):
    """The discard became the deck (T-10)."""

    only: ClassVar[None] = None
    cards: int


class Took(Struct, frozen=True, tag=True):
    """A face-up card."""

    only: ClassVar[None] = None
    seat: Seat
    card: int


class Drew(Struct, frozen=True, tag=True):
    """A card from the deck; what it is, only its owner learns."""

    only: ClassVar[None] = None
    seat: Seat


class Received(Struct, frozen=True, tag=True):
    """The card that was drawn; for its owner."""

    seat: Seat
    card: int

    @property
    def only(self) -> Seat:
        return self.seat


class Laid(Struct, frozen=True, tag=True):
    """Cards laid as payment."""

    only: ClassVar[None] = None
    seat: Seat
    colour: int
    cards: int
    locos: int


class Revealed(Struct, frozen=True, tag=True):
    """A card turned over for a tunnel."""

    only: ClassVar[None] = None
    card: int


class Due(Struct, frozen=True, tag=True):
    """The tunnel costs more."""

    only: ClassVar[None] = None
    seat: Seat
    extra: int


class GaveUp(Struct, frozen=True, tag=True):
    only: ClassVar[None] = None
    seat: Seat
    route: int


class Claimed(Struct, frozen=True, tag=True):
    only: ClassVar[None] = None
    seat: Seat
    route: int
    points: int


class Built(Struct, frozen=True, tag=True):
    only: ClassVar[None] = None
    seat: Seat
    city: int


class Asked(Struct, frozen=True, tag=True):
    only: ClassVar[None] = None
    seat: Seat
    mix: Counts


class Offered(Struct, frozen=True, tag=True):
    """A ticket drawn; for its owner."""

    seat: Seat
    ticket: int

    @property
    def only(self) -> Seat:
        return self.seat


class Kept(Struct, frozen=True, tag=True):
    only: ClassVar[None] = None
    seat: Seat
    count: int


class Chose(Struct, frozen=True, tag=True):
    """The tickets that were kept; for their owner."""

    seat: Seat
    tickets: tuple[int, ...]

    @property
    def only(self) -> Seat:
        return self.seat


class Boarded(Struct, frozen=True, tag=True):
    only: ClassVar[None] = None
    seat: Seat
    city: int
    colour: int


class Completed(Struct, frozen=True, tag=True):
    """A ticket shown and laid down (FJ-06)."""

    only: ClassVar[None] = None
    seat: Seat
    ticket: int


class Crossed(Struct, frozen=True, tag=True):
    """The bonus ticket (FJ-08)."""

    only: ClassVar[None] = None
    seat: Seat


class Swapped(Struct, frozen=True, tag=True):
    only: ClassVar[None] = None
    seat: Seat
    count: int


class Passed(Struct, frozen=True, tag=True):
    only: ClassVar[None] = None
    seat: Seat


class LastLapBegan(Struct, frozen=True, tag=True):
    only: ClassVar[None] = None
    seat: Seat


class Ended(Struct, frozen=True, tag=True):
    only: ClassVar[None] = None
    how: Finish


TicketEvent: TypeAlias = (
    Started
    | Dealt
    | Placed
    | TurnedUp
    | Flushed
    | Reshuffled
    | Took
    | Drew
    | Received
    | Laid
    | Revealed
    | Due
    | GaveUp
    | Claimed
    | Built
    | Asked
    | Offered
    | Kept
    | Chose
    | Boarded
    | Completed
    | Crossed
    | Swapped
    | Passed
    | LastLapBegan
    | Ended
)
TicketStep: TypeAlias = Step[Public, Hand, Hidden, TicketEvent]

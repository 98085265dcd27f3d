"""What a seat, or luck, can do; numbers are indexes into the board."""

from __future__ import annotations

from typing import Final, TypeAlias

from msgspec import Struct

from stellwerk.core.game import Seat
from stellwerk.ticket.state import Counts

BLIND: Final = -1  # Draw: from the deck
NOBODY: Final = -1  # Take: leave the passengers where they are


class Draw(Struct, frozen=True, tag=True):
    card: int  # a kind lying face up, or BLIND


class Claim(Struct, frozen=True, tag=True):
    route: int


class Build(Struct, frozen=True, tag=True):
    city: int


class AskTickets(Struct, frozen=True, tag=True):
    mix: Counts  # from each pile


class Swap(Struct, frozen=True, tag=True):
    """All open tickets for new ones (FJ-07)."""


class Pass(Struct, frozen=True, tag=True):
    """Only when nothing else is possible (T-14R)."""


class Pay(Struct, frozen=True, tag=True):
    """`cards` of one colour and `locos` jokers; a set of jokers alone has the locomotive as its colour."""

    colour: int
    cards: int
    locos: int


class GiveUp(Struct, frozen=True, tag=True):
    """Leave the tunnel and take the laid cards back (EU-23)."""


class Keep(Struct, frozen=True, tag=True):
    tickets: tuple[int, ...]  # ascending


class Take(Struct, frozen=True, tag=True):
    """A passenger of this colour from this end, or NOBODY (DE-08)."""

    city: int
    colour: int


# ---- luck's


class First(Struct, frozen=True, tag=True):
    seat: Seat


class Card(Struct, frozen=True, tag=True):
    kind: int


class Slip(Struct, frozen=True, tag=True):
    ticket: int


class Guest(Struct, frozen=True, tag=True):
    colour: int


Action: TypeAlias = (
    Draw | Claim | Build | AskTickets | Swap | Pass | Pay | GiveUp | Keep | Take | First | Card | Slip | Guest
)

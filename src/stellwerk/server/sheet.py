"""The sheet of a table: all that its log adds up to, except the position on the board."""

from __future__ import annotations

from typing import Any, Final, Literal, TypeAlias

from msgspec import Struct

from stellwerk.core.game import Seat, State
from stellwerk.core.luck import commitment
from stellwerk.server.entries import Chair, Setup

Status: TypeAlias = Literal["open", "running", "over", "abandoned"]
CHATS: Final = ("on", "phrases", "off")


class Takeback(Struct, frozen=True):
    """A wish to go back to version `to`, and the seats that have agreed."""

    seat: Seat
    to: int
    agreed: tuple[Seat, ...]


class Sheet(Struct, frozen=True):
    """`moved`: the version that last changed the position. `together`: since when the same several seats choose at
    once. `undo`: versions that `undo_seat` can still go back to, because nobody has learned anything since."""

    version: int
    status: Status
    setup: Setup
    chairs: tuple[Chair, ...]
    host: str
    seed: str
    chat: str
    moved: int = 0
    together: int | None = None
    acted: tuple[int, ...] = ()  # the version of each seat's last action
    spent: tuple[int, ...] = ()  # milliseconds each seat has used of its clock
    moves: tuple[int, ...] = ()  # how many moves each seat has made, for increments
    used: int = 0
    undo: tuple[int, ...] = ()
    undo_seat: Seat | None = None
    takeback: Takeback | None = None
    muted: tuple[Seat, ...] = ()
    rematch: str | None = None

    @property
    def commitment(self) -> str:
        return commitment(bytes.fromhex(self.seed))

    def seats_of(self, guest: str | None) -> list[Seat]:
        return [seat for seat, chair in enumerate(self.chairs) if guest and chair.guest == guest]

    def fresh(self, seat: Seat, seen: int) -> bool:
        """Whether a seat that saw version `seen` knows what it is acting on."""
        if seen > self.version:
            return False
        if self.together is not None:
            return seen >= max(self.together, self.acted[seat])
        return seen >= self.moved


class Course(Struct, frozen=True):
    """Where a table stands: its sheet and, once begun, the position."""

    sheet: Sheet
    state: State[Any, Any, Any] | None

"""The sheet of a table: all that its log adds up to, except the position on the board."""

from __future__ import annotations

from msgspec import Struct

from stellwerk.core.game import AnyState, Seat
from stellwerk.core.luck import commitment
from stellwerk.core.session import Session
from stellwerk.server.entries import Chair, Chat, Setup, Status


class Takeback(Struct, frozen=True):
    """A wish to go back to version `to`, and the seats that have agreed. `drawn`: luck has spoken since."""

    seat: Seat
    to: int
    agreed: tuple[Seat, ...]
    drawn: bool = True


class Sheet(Struct, frozen=True):
    """`moved`: the version that last changed the position. `together`: since when the same several seats choose at
    once. `undo`: versions that the seat which decided last can still go back to."""

    version: int
    status: Status
    setup: Setup
    chairs: tuple[Chair, ...]
    host: str
    seed: str
    chat: Chat
    moved: int = 0
    together: int | None = None
    acted: tuple[int, ...] = ()  # the version of each seat's last action
    spent: tuple[int, ...] = ()  # milliseconds each seat has used of its clock
    moves: tuple[int, ...] = ()  # how many moves each seat has made, for increments
    deeds: dict[Seat, int] = {}  # how many actions those were, for lessons
    used: int = 0
    undo: tuple[int, ...] = ()
    takeback: Takeback | None = None
    muted: tuple[Seat, ...] = ()
    rematch: str | None = None
    votes: dict[Seat, tuple[Seat, ...]] = {}  # of a seat whose person is away: who wants a bot to play for it
    past: tuple[str, ...] = ()  # entries of a record that the game will go on from, until it begins

    @property
    def commitment(self) -> str:
        return commitment(bytes.fromhex(self.seed))

    @property
    def needed(self) -> set[Seat]:
        """Whose consent a takeback needs. After a draw everybody's, also of a person for whom a bot stands in: the
        same draw comes again, and whoever asks has seen it."""
        drawn = self.takeback is not None and self.takeback.drawn
        return {seat for seat, chair in enumerate(self.chairs) if chair.guest and (drawn or not chair.bot)}

    def majority(self, seat: Seat) -> int:
        """How many of the others who play in person make most of them; 0 where nobody could be replaced."""
        person = self.chairs[seat].guest
        others = {chair.guest for chair in self.chairs if chair.guest and not chair.bot} - {person}
        return len(others) // 2 + 1 if person and others else 0

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
    """Where a table stands: its sheet and, once begun, the game; the log is the table's own."""

    sheet: Sheet
    session: Session | None

    @property
    def state(self) -> AnyState | None:
        return None if self.session is None else self.session.state

    @property
    def actors(self) -> tuple[Seat, ...]:
        """Who is to act; nobody while no game is running."""
        return self.session.actors if self.session is not None and self.sheet.status == "running" else ()

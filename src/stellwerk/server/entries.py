"""What a table's log is made of: everything that ever happened at the table, in the order it was committed."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from stellwerk.core.game import Seat

Status: TypeAlias = Literal["open", "running", "over", "abandoned"]
Chat: TypeAlias = Literal["on", "phrases", "off"]


class Clock(Struct, frozen=True):
    """Seconds per move, or per game with an increment per move; nothing at all: play for weeks."""

    move: float | None = None
    game: float | None = None
    increment: float = 0.0


class Setup(Struct, frozen=True):
    """What the host decided when the table was opened. `rules` and `digest` name the rules it began under."""

    game: str
    options: dict[str, str]
    rules: int
    digest: str
    clock: Clock = Clock()
    away: float | None = None  # seconds after which a bot stands in for an absent person whose turn it is
    pace: float | None = None  # seconds a bot waits before it acts, so that people can follow; None: the server's
    hints: bool = True
    listed: bool = True  # shown in the lobby while open
    watched: bool = False  # shown there while running too, for whoever wants to watch
    lesson: bool = False  # the title's first game: its beginning is scripted


class Chair(Struct, frozen=True):
    """A seat at the table. Guest and bot together: the bot stands in for the guest."""

    name: str = ""
    guest: str | None = None
    bot: str | None = None
    nonce: str = ""  # what the seat adds to luck, in hex

    @property
    def open(self) -> bool:
        return self.guest is None and self.bot is None


class Opened(Struct, frozen=True, tag=True):
    """`seed` is luck's secret until the end; its commitment is public from here on. `past`: lines of a record from
    whose position the game goes on, with luck of its own."""

    setup: Setup
    chairs: tuple[Chair, ...]
    host: str
    seed: str
    chat: Chat
    past: tuple[str, ...] = ()


class Sat(Struct, frozen=True, tag=True):
    seat: Seat
    guest: str
    name: str
    nonce: str


class Stood(Struct, frozen=True, tag=True):
    """A guest left. Before the game the chair is free again, afterwards `bot` plays on."""

    seat: Seat
    bot: str | None


class Manned(Struct, frozen=True, tag=True):
    """A bot plays this seat: on a free chair for good, for a guest until it returns."""

    seat: Seat
    bot: str


class Returned(Struct, frozen=True, tag=True):
    seat: Seat


class Voted(Struct, frozen=True, tag=True):
    """A seat wants a bot to play for another one, whose person stays away."""

    seat: Seat
    about: Seat


class Nonced(Struct, frozen=True, tag=True):
    seat: Seat
    nonce: str


class Begun(Struct, frozen=True, tag=True):
    """Free chairs are taken away and luck deals. `nonces`: one per remaining seat, the server's own where a seat
    gave none. `used`: words of the luck stream taken so far."""

    nonces: tuple[str, ...]
    luck: tuple[str, ...]
    used: int


class Moved(Struct, frozen=True, tag=True):
    """One action and all luck that followed from it: there is no half move."""

    seat: Seat
    action: str
    luck: tuple[str, ...]
    used: int
    spent: int  # milliseconds of the seat's clock


class Undone(Struct, frozen=True, tag=True):
    """The position is again that of version `to`, and so is the luck stream."""

    seat: Seat
    to: int


class Asked(Struct, frozen=True, tag=True):
    """A seat asks everybody to go back to version `to`; `drawn`: luck has spoken since."""

    seat: Seat
    to: int
    drawn: bool = True


class Answered(Struct, frozen=True, tag=True):
    seat: Seat
    yes: bool


class Hushed(Struct, frozen=True, tag=True):
    """Chat for the table: `on`, `phrases` or `off`."""

    chat: Chat


class Muted(Struct, frozen=True, tag=True):
    seat: Seat
    muted: bool


class Abandoned(Struct, frozen=True, tag=True):
    """The game ends without a result; the seed is revealed all the same."""

    guest: str


class Rematched(Struct, frozen=True, tag=True):
    table: str


class Migrated(Struct, frozen=True, tag=True):
    """From here on the table goes by these rules; every earlier move holds under them too."""

    rules: int
    digest: str


Entry: TypeAlias = (
    Opened
    | Sat
    | Stood
    | Manned
    | Returned
    | Voted
    | Nonced
    | Begun
    | Moved
    | Undone
    | Asked
    | Answered
    | Hushed
    | Muted
    | Abandoned
    | Rematched
    | Migrated
)

"""What HTTP requests carry, checked by FastAPI before anything else sees it."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from stellwerk.server.entries import Chat
from stellwerk.server.wire import LONGEST_CHAT, LONGEST_NAME, MOST_NOTATION

Name = Annotated[str, Field(max_length=LONGEST_NAME)]
Word = Annotated[str, Field(max_length=64)]
NonceHex = Annotated[str, Field(pattern="^(?:[0-9a-f]{2}){1,32}$")]  # what the seat adds to luck
SeatNumber = Annotated[int, Field(ge=0, le=9)]
Version = Annotated[int, Field(ge=0, le=1_000_000_000)]


class Body(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class NewGuest(Body):
    name: Name = ""


class NewSeat(Body):
    """`me`: whoever opens the table; several of them are hot seats on one device."""

    kind: Literal["me", "open", "bot"]
    name: Name = ""
    bot: Word | None = None


class NewClock(Body):
    """Seconds. Both None: no clock, play for weeks."""

    move: Annotated[float, Field(ge=5, le=5_000_000)] | None = None
    game: Annotated[float, Field(ge=30, le=5_000_000)] | None = None
    increment: Annotated[float, Field(ge=0, le=86_400)] = 0.0


class NewTable(Body):
    game: Word
    options: dict[Word, Word] = Field(default_factory=dict, max_length=16)
    seats: list[NewSeat] = Field(min_length=1, max_length=8)
    name: Name = ""
    clock: NewClock = NewClock()
    away: Annotated[float, Field(ge=10, le=5_000_000)] | None = None
    pace: Annotated[float, Field(ge=0, le=10)] | None = None
    hints: bool = True
    chat: Chat = "on"
    listed: bool = True


class Joining(Body):
    name: Name = ""
    seat: SeatNumber | None = None
    nonce: NonceHex | None = None


class Starting(Body):
    """`bot` sits down on every free chair; without it they are taken away."""

    bot: Word | None = None
    nonce: NonceHex | None = None


class Manning(Body):
    bot: Word


class Acting(Body):
    version: Version
    action: Annotated[str, Field(max_length=MOST_NOTATION)]
    seat: SeatNumber | None = None


class Undoing(Body):
    version: Version
    seat: SeatNumber | None = None


class Questioning(Body):
    """One of the family's questions; `about` is what it needs to know. Without a token, as a spectator."""

    question: Word
    about: dict[Word, Word | int | None] = Field(default_factory=dict, max_length=16)
    seat: SeatNumber | None = None


class Talking(Body):
    text: Annotated[str, Field(min_length=1, max_length=LONGEST_CHAT)]
    seat: SeatNumber | None = None


class Quieting(Body):
    """The host's switch for the table, or for one seat."""

    chat: Chat | None = None
    seat: SeatNumber | None = None
    muted: bool = True

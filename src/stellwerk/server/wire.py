"""Messages: what travels between server and client, and nothing else. Actions travel in notation."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Annotated, Any, Final, TypeAlias

import msgspec
from msgspec import Meta, Raw, Struct

from stellwerk.core.game import IllegalAction, Seat, Standing
from stellwerk.server.errors import BadRequestError, TableError

PHRASES: Final = ("hello", "thanks", "well-played", "good-game", "thinking", "hurry", "oops", "again", "bye")
LONGEST_CHAT: Final = 300
LONGEST_NAME: Final = 24

Version: TypeAlias = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Notation: TypeAlias = Annotated[str, Meta(max_length=200)]
Id: TypeAlias = Annotated[str, Meta(max_length=40)]
Nonce: TypeAlias = Annotated[str, Meta(pattern="^(?:[0-9a-f]{2}){1,32}$")]


# ---- from the client


class Act(Struct, frozen=True, tag_field="type", tag="act", forbid_unknown_fields=True):
    """One of the offered actions, with the version it was chosen in. `id` comes back in the answer."""

    version: Version
    action: Notation
    id: Id = ""


class Undo(Struct, frozen=True, tag_field="type", tag="undo", forbid_unknown_fields=True):
    version: Version
    id: Id = ""


class Takeback(Struct, frozen=True, tag_field="type", tag="takeback", forbid_unknown_fields=True):
    """Ask everybody to go back before this seat's last action."""

    id: Id = ""


class Answer(Struct, frozen=True, tag_field="type", tag="answer", forbid_unknown_fields=True):
    """To somebody's wish to take back."""

    yes: bool
    id: Id = ""


class Hint(Struct, frozen=True, tag_field="type", tag="hint", forbid_unknown_fields=True):
    id: Id = ""


class Why(Struct, frozen=True, tag_field="type", tag="why", forbid_unknown_fields=True):
    """Is this allowed now, and if not, why? Changes nothing."""

    action: Notation
    id: Id = ""


class Look(Struct, frozen=True, tag_field="type", tag="look", forbid_unknown_fields=True):
    """What could I do right after this action? Changes nothing, and nobody else learns of it."""

    action: Notation
    id: Id = ""


class Back(Struct, frozen=True, tag_field="type", tag="back", forbid_unknown_fields=True):
    """Take the seat back from the bot that stands in."""

    id: Id = ""


class Say(Struct, frozen=True, tag_field="type", tag="say", forbid_unknown_fields=True):
    """Chat: a text, or one of PHRASES with a colon before it."""

    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_CHAT)]
    id: Id = ""


class GiveNonce(Struct, frozen=True, tag_field="type", tag="nonce", forbid_unknown_fields=True):
    """What this seat adds to luck; only before the game begins."""

    nonce: Nonce
    id: Id = ""


class Ping(Struct, frozen=True, tag_field="type", tag="ping", forbid_unknown_fields=True):
    id: Id = ""


Incoming: TypeAlias = Act | Undo | Takeback | Answer | Hint | Why | Look | Back | Say | GiveNonce | Ping
_incoming: msgspec.json.Decoder[Incoming] = msgspec.json.Decoder(Incoming)


class BadMessageError(BadRequestError):
    """A frame that is no message; says what does not fit, never what was sent."""


def read(frame: str | bytes) -> Incoming:
    """The message in a frame."""
    try:
        return _incoming.decode(frame)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadMessageError("not-a-message", text=str(error)) from error


# ---- from the server


class Play(Struct, frozen=True, tag_field="type", tag="play"):
    """All a seat needs, whole: what it sees, what it may know has just happened, what it may do."""

    version: int
    actors: tuple[Seat, ...]
    view: Raw
    news: Sequence[Any]
    todo: Sequence[str]
    undo: bool
    clocks: Sequence[int] | None  # milliseconds left of each seat
    ending: str
    standings: tuple[Standing, ...]
    tickets: Sequence[Any] = ()  # how far this seat is with its tickets
    closed: tuple[str, ...] = ()  # free routes that nobody may claim any more
    trails: tuple[tuple[str, ...], ...] = ()  # when over: the routes of each seat's longest path


class SeatInfo(Struct, frozen=True):
    """`kind`: open, person or bot. A person with a bot is away, and the bot stands in."""

    kind: str
    name: str
    bot: str | None
    here: bool
    host: bool
    muted: bool


class TakebackInfo(Struct, frozen=True):
    seat: Seat
    agreed: tuple[Seat, ...]


class TableInfo(Struct, frozen=True, tag_field="type", tag="table"):
    """Who sits here and what was agreed; sent whole whenever it changes."""

    id: str
    code: str
    version: int
    status: str
    game: str
    options: dict[str, str]
    rules: int
    digest: str
    seats: tuple[SeatInfo, ...]
    clock: dict[str, float | None]
    hints: bool
    chat: str
    commitment: str
    nonces: tuple[str, ...]
    takeback: TakebackInfo | None
    rematch: str | None
    watching: int
    you: Seat | None = None


class Done(Struct, frozen=True, tag_field="type", tag="done"):
    """Committed: it is on the disk."""

    id: str
    version: int


class Stale(Struct, frozen=True, tag_field="type", tag="stale"):
    """Something happened since; nothing was changed. The current message follows."""

    id: str
    version: int


class Refused(Struct, frozen=True, tag_field="type", tag="refused"):
    """Not possible, and why, in English. `key` and `facts` are a message of the locale files and what to fill it
    with. Where a rule of the game says so, `rule` is its id in the catalogue."""

    id: str
    rule: str
    reason: str
    key: str = ""
    facts: dict[str, str | int] = {}


class Because(Struct, frozen=True, tag_field="type", tag="why"):
    id: str
    action: str
    legal: bool
    rule: str
    reason: str
    key: str = ""
    facts: dict[str, str | int] = {}


class Seen(Struct, frozen=True, tag_field="type", tag="look"):
    """What the seat could do next; nothing where luck or somebody else comes first."""

    id: str
    action: str
    todo: Sequence[str]


class Hinted(Struct, frozen=True, tag_field="type", tag="hint"):
    id: str
    version: int
    action: str
    reason: str
    bot: str


class ChatLine(Struct, frozen=True, tag_field="type", tag="chat"):
    number: int
    at: int
    seat: Seat
    text: str


class Pong(Struct, frozen=True, tag_field="type", tag="pong"):
    id: str
    version: int


def refused(ident: str, error: IllegalAction | TableError) -> Refused:
    """The rules or the server say no."""
    return Refused(ident, error.rule, error.reason, error.key, error.facts)


_encoder = msgspec.json.Encoder()


def write(message: Struct) -> str:
    """A message as the text of one frame."""
    return _encoder.encode(message).decode()


_UNSEEN = re.compile(r"[\x00-\x1f\x7f-\x9f\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ud800-\udfff]")


def plain(text: str, longest: int) -> str:
    """Text only: no control characters, nothing that turns the direction of writing, no needless space."""
    return " ".join(_UNSEEN.sub("", text).split())[:longest].strip()

"""Messages: what travels between server and client, and nothing else. Actions travel in notation."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta, Raw, Struct

from stellwerk.core.game import Seat
from stellwerk.server.entries import Chat, Clock, Status
from stellwerk.server.errors import BadRequestError
from stellwerk.words.narrator import PlayerFacts
from stellwerk.words.result import Row

PHRASES: Final = ("hello", "thanks", "well-played", "good-game", "thinking", "hurry", "oops", "again", "bye")
LONGEST_CHAT: Final = 300
LONGEST_NAME: Final = 24
MOST_MARKS: Final = 200
MOST_AHEAD: Final = 4  # ways of a kept decision, and decisions of a way
MOST_NOTATION: Final = 4000  # a decision of several actions: a long line of track

Version: TypeAlias = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Notation: TypeAlias = Annotated[str, Meta(max_length=MOST_NOTATION)]
Decisions: TypeAlias = Annotated[tuple[Notation, ...], Meta(min_length=1, max_length=MOST_AHEAD)]
Id: TypeAlias = Annotated[str, Meta(max_length=40)]
Nonce: TypeAlias = Annotated[str, Meta(pattern="^(?:[0-9a-f]{2}){1,32}$")]


# ---- from the client


class Act(Struct, frozen=True, tag_field="type", tag="act", forbid_unknown_fields=True):
    """One of the offered choices, with the version it was chosen in. `id` comes back in the answer.

    Several actions joined by `; ` are one decision: all of them happen, or none.
    """

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


class Look(Struct, frozen=True, tag_field="type", tag="look", forbid_unknown_fields=True):
    """Is this allowed, and what could I do right after it? Changes nothing, and nobody else learns of it.

    `ahead`: if it were my turn.
    """

    action: Notation
    ahead: bool = False
    id: Id = ""


class Ask(Struct, frozen=True, tag_field="type", tag="ask", forbid_unknown_fields=True):
    """One of the family's questions about the position, with what it is about. Changes nothing."""

    question: Id
    about: Raw = Raw(b"{}")
    id: Id = ""


class Mark(Struct, frozen=True, tag_field="type", tag="mark", forbid_unknown_fields=True):
    """All that I have marked for myself, by ids on the board. Nobody else learns of it."""

    on: Annotated[tuple[Annotated[str, Meta(max_length=80)], ...], Meta(max_length=MOST_MARKS)]
    id: Id = ""


class Keep(Struct, frozen=True, tag_field="type", tag="keep", forbid_unknown_fields=True):
    """What I shall do when my turn comes: the first of these ways that is possible then, decision by decision.

    None: nothing any more. Nobody else learns of it.
    """

    ways: Annotated[tuple[Decisions, ...], Meta(max_length=MOST_AHEAD)]
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


Request: TypeAlias = Act | Undo | Takeback | Answer | Hint | Look | Mark | Keep | Back | Say | GiveNonce | Ping
Incoming: TypeAlias = Request | Ask
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


class LogLine(Struct, frozen=True, omit_defaults=True):
    """What happened, in words: whose deed it was, and the ids on the board that it is about.

    `again`: it says the line before it once more, with what has been added, and stands in its place.
    """

    text: str
    seat: Seat | None = None
    on: tuple[str, ...] = ()
    again: bool = False


class Choice(Struct, frozen=True, omit_defaults=True):
    """Something this seat can do: `action` is what to send. Without a label, what it touches says everything."""

    action: str
    group: str
    label: str = ""
    key: str = ""  # on the keyboard
    on: tuple[str, ...] = ()  # ids of what it touches: `route:paris-zurich-1`, `card:red`


class ScoreLine(Struct, frozen=True, omit_defaults=True):
    text: str
    points: int
    on: tuple[str, ...] = ()  # ids of what it is about
    row: str = ""  # the label of its row of the sheet; empty: it stands in none


class SeatResult(Struct, frozen=True):
    """The result of one seat; equal ranks share the place."""

    seat: Seat
    rank: int
    total: int
    told: str
    place: str  # the rank and the distance to the next, in words
    lines: tuple[ScoreLine, ...]


class Result(Struct, frozen=True):
    """How the game ended, and the whole count."""

    ending: str
    winners: str
    seats: tuple[SeatResult, ...]
    sheet: tuple[Row, ...]


class Coach(Struct, frozen=True):
    """What a lesson says now: after how many of its steps, and the ids of what it points at."""

    done: int
    of: int
    text: str
    on: tuple[str, ...]


class Play(Struct, frozen=True, tag_field="type", tag="play"):
    """All a seat needs, whole: what it sees, what it may know has just happened, what it may do.

    Words are in the language of the connection. `view`, `news` and `help` are the family's own, for whoever draws.
    """

    version: int
    actors: tuple[Seat, ...]
    prompt: str
    log: tuple[LogLine, ...]
    players: tuple[PlayerFacts, ...]
    choices: tuple[Choice, ...]
    headings: dict[str, str]  # of the groups of choices
    undo: bool
    clocks: Sequence[int] | None  # milliseconds left of each seat
    ending: str  # one word; empty while the game runs
    result: Result | None
    view: Raw
    news: Sequence[object]
    help: Raw
    coach: Coach | None = None  # for the learner of a lesson


class SeatInfo(Struct, frozen=True):
    """A person with a bot is away, and the bot stands in."""

    kind: Literal["open", "person", "bot"]
    name: str
    bot: str | None
    here: bool
    host: bool
    muted: bool
    votes: tuple[Seat, ...]  # who wants a bot to play for this person, who is away
    needed: int  # how many of them it takes


class TakebackInfo(Struct, frozen=True):
    seat: Seat
    agreed: tuple[Seat, ...]


class TableInfo(Struct, frozen=True, tag_field="type", tag="table"):
    """Who sits here and what was agreed; sent whole whenever it changes."""

    id: str
    code: str
    version: int
    status: Status
    game: str
    family: str
    title: str  # what the game is called
    options: dict[str, str]
    told: str  # the options that are not the usual ones, in words
    rules: int
    digest: str
    seats: tuple[SeatInfo, ...]
    clock: Clock
    hints: bool
    chat: Chat
    commitment: str
    nonces: tuple[str, ...]
    takeback: TakebackInfo | None
    rematch: str | None
    watching: int
    you: Seat | None = None
    analysis: bool = False  # whether the game, now over, can be looked back on here


class Done(Struct, frozen=True, tag_field="type", tag="done"):
    """Committed: it is on the disk."""

    id: str
    version: int


class Stale(Struct, frozen=True, tag_field="type", tag="stale"):
    """Something happened since; nothing was changed. The current message follows."""

    id: str
    version: int


class Refusal(Struct, frozen=True):
    """Not possible, and why: `reason` in English for programs, `text` for people. Where a rule of the game says
    so, `rule` is its id in the catalogue and `meaning` its text."""

    rule: str
    reason: str
    text: str
    meaning: str


class Refused(Struct, frozen=True, tag_field="type", tag="refused"):
    id: str
    why: Refusal


class Seen(Struct, frozen=True, tag_field="type", tag="look"):
    """What the seat could do next, each choice with the action that was asked about before it; nothing where luck
    or somebody else comes first. Or why it is not possible."""

    id: str
    action: str
    choices: tuple[Choice, ...]
    headings: dict[str, str]
    why: Refusal | None = None


class Reply(Struct, frozen=True, tag_field="type", tag="answer"):
    """To a question: the family's own, for this version. An earlier one than the current is of no use any more."""

    id: str
    version: int
    question: str
    answer: Raw


class Candidate(Struct, frozen=True):
    """What a bot would do: the action in words, why, and what it touches."""

    action: str
    label: str
    reason: str
    on: tuple[str, ...]
    bot: str


class Hinted(Struct, frozen=True, tag_field="type", tag="hint"):
    """What the strongest bot would do, and what weaker ones would do instead."""

    id: str
    version: int
    action: str
    label: str
    reason: str
    on: tuple[str, ...]
    bot: str
    others: tuple[Candidate, ...]


class ChatLine(Struct, frozen=True, tag_field="type", tag="chat"):
    number: int
    at: int
    seat: Seat
    text: str


class Nudged(Struct, frozen=True, tag_field="type", tag="nudge"):
    """Somebody is waiting for this seat, and says so."""

    by: Seat
    seat: Seat


class Way(Struct, frozen=True):
    """One way of a kept decision, in words, and the ids of what it touches."""

    text: str
    on: tuple[str, ...]


class Plan(Struct, frozen=True, tag_field="type", tag="plan"):
    """What this seat has in mind, whole: its marks, the ways of its kept decision, and why that has changed."""

    marks: tuple[str, ...]
    ways: tuple[Way, ...]
    notice: str


class Pong(Struct, frozen=True, tag_field="type", tag="pong"):
    id: str
    version: int


Outgoing: TypeAlias = (
    Play | TableInfo | Done | Stale | Refused | Seen | Reply | Hinted | ChatLine | Nudged | Plan | Pong
)

_encoder = msgspec.json.Encoder()


def write(message: Struct) -> str:
    """A message as the text of one frame."""
    return _encoder.encode(message).decode()

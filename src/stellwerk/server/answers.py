"""What HTTP answers carry, and what a route says it answers: Structs."""

from __future__ import annotations

from typing import Final

import msgspec
from fastapi.responses import Response
from msgspec import Raw, Struct

from stellwerk.core.codec import Json
from stellwerk.core.game import Seat
from stellwerk.core.record import Proof
from stellwerk.server import wire
from stellwerk.server.entries import Status
from stellwerk.server.errors import TableError
from stellwerk.server.refusing import told
from stellwerk.words import ENGLISH, Words, languages
from stellwerk.words.narrator import Counter, Feat, PlayerFacts
from stellwerk.words.rules import Part


class Problem(Struct, frozen=True):
    """Not possible, and why: `key` and, in English, `detail` for programs, `text` for people."""

    detail: str
    text: str
    key: str


class GuestInfo(Struct, frozen=True):
    """The token is shown this once; keep it."""

    guest: str
    token: str


class ValueInfo(Struct, frozen=True):
    value: str
    label: str
    help: str


class OptionInfo(Struct, frozen=True):
    """What a table can decide before the game; `several`: any of the values, joined by commas, or `none`."""

    name: str
    label: str
    values: tuple[ValueInfo, ...]
    default: str
    several: bool


class BotInfo(Struct, frozen=True):
    """A bot that plays a title, and how strong it was measured to be: the second level has 1000."""

    name: str
    rating: int | None


class GameInfo(Struct, frozen=True):
    """A title: what it calls itself, and what there is to choose. `browser`: whether a page can show its table."""

    name: str
    family: str
    title: str
    line: str
    time: str
    age: str
    browser: bool
    fewest: int
    most: int
    rules: int
    lesson: bool  # whether a first game teaches it
    options: tuple[OptionInfo, ...]
    bots: tuple[BotInfo, ...]


class RuleBook(Struct, frozen=True):
    """The rules of a title in our own words, and what is not certain about its data."""

    parts: tuple[Part, ...]
    unverified: tuple[str, ...]


class Chapter(Struct, frozen=True):
    """A part of the pictured rules, and the rules that it explains."""

    id: str
    heading: str
    text: str
    rules: tuple[str, ...]
    picture: bool


class Primer(Struct, frozen=True):
    title: str
    chapters: tuple[Chapter, ...]


class NamesInfo(Struct, frozen=True):
    """Names for the numbers in views and news; the same for every table with the same digest and language."""

    game: str
    family: str
    options: dict[str, str]
    rules: int
    digest: str
    lang: str
    counters: tuple[Counter, ...]  # what is counted of every player
    names: Raw


class Seated(Struct, frozen=True):
    """`token` only if a new guest was made on the way."""

    table: wire.TableInfo
    seats: tuple[Seat, ...]
    token: str | None


class ProgramInfo(Struct, frozen=True):
    """For a remote program that holds a seat."""

    seat: Seat
    token: str


class PassInfo(Struct, frozen=True):
    """A link that brings the seat to another device: once, `until` then (milliseconds); and its QR code in SVG."""

    link: str
    qr: str
    until: int


class SeatTaken(Struct, frozen=True):
    """The token that this device holds from now on, and the table where it sits down."""

    token: str
    table: str


class DeviceInfo(Struct, frozen=True):
    """One that holds the seat; `this`: the one that asks. Times in milliseconds, `seen` to the hour."""

    id: str
    name: str
    created: int
    seen: int
    this: bool


class CallsInfo(Struct, frozen=True):
    """How I can be called, and am. `key` is what a browser needs for push messages, empty where there are none;
    `push`: whether this device gets them. `mail`: whether this server writes letters; `address`: mine, if any."""

    key: str
    push: bool
    mail: bool
    address: str
    confirmed: bool


class NudgeInfo(Struct, frozen=True):
    """Whether somebody was reminded, and the same in words."""

    reached: bool
    text: str


class Listed(Struct, frozen=True):
    """A table in the lobby."""

    id: str
    code: str
    game: str
    status: Status
    created: int
    table: wire.TableInfo


class Live(Struct, frozen=True):
    """A table that anybody may watch."""

    id: str
    table: wire.TableInfo


class Mine(Struct, frozen=True):
    """One of my games: where I sit, and whether it is my turn."""

    id: str
    code: str
    game: str
    title: str
    told: str  # the options that are not the usual ones, in words
    status: Status
    seats: tuple[Seat, ...]
    turn: bool
    names: tuple[str, ...]
    created: int
    result: str  # how it went for me, in words; empty while it is not over


class Opponent(Struct, frozen=True):
    name: str
    bot: str | None


class Outcome(Struct, frozen=True):
    """A finished game of mine. `against`: the others, a bot by what it is, a person by name."""

    id: str
    at: int
    game: str
    title: str
    told: str
    seats: int
    rank: int
    total: int
    against: tuple[Opponent, ...]
    feats: tuple[Feat, ...]


class Against(Struct, frozen=True):
    """How often I met a bot, and how often I won then."""

    bot: str
    games: int
    wins: int


class TitleResults(Struct, frozen=True):
    """All my games of one title: `best` in words; feats are the best of all, shares are summed up."""

    game: str
    title: str
    games: int
    wins: int
    best: str
    against: tuple[Against, ...]
    feats: tuple[Feat, ...]


class Results(Struct, frozen=True):
    titles: tuple[TitleResults, ...]
    games: tuple[Outcome, ...]


class Found(Struct, frozen=True):
    id: str
    code: str
    status: Status


class Happened(Struct, frozen=True):
    """One version of a table as a seat may know it."""

    version: int
    at: int
    news: tuple[object, ...]
    log: tuple[wire.LogLine, ...]
    scores: tuple[int | None, ...]  # of each seat, as far as everybody may know them


class MomentInfo(Struct, frozen=True):
    """One entry of a record, and the view it led to; seat -1 is luck."""

    number: int
    seat: Seat
    text: str
    log: tuple[wire.LogLine, ...]
    players: tuple[PlayerFacts, ...]
    view: Raw
    news: tuple[object, ...]
    help: Raw


class Replay(Struct, frozen=True):
    game: str
    family: str
    title: str
    options: dict[str, str]
    seats: int
    total: int
    ending: str
    result: wire.Result | None
    proof: Proof | None
    verified: int | None
    moments: tuple[MomentInfo, ...]


class ChronicleInfo(Struct, frozen=True):
    """A finished game in numbers: what its family tells of it, such as money over time."""

    family: str
    chronicle: Raw


class Published(Struct, frozen=True):
    """The name under which a design can be played from now on."""

    game: str


class Chats(Struct, frozen=True):
    lines: tuple[wire.ChatLine, ...]


class Draw(Struct, frozen=True):
    """What luck chose from: the weights of the outcomes in their order, and which one came."""

    weights: tuple[int, ...]
    index: int


class Draws(Struct, frozen=True):
    proof: Proof | None
    draws: tuple[Draw, ...]


class Health(Struct, frozen=True):
    """`unreadable`: tables that this node cannot open; the log names them."""

    status: str
    version: str
    unreadable: int


REF: Final = "#/components/schemas/{name}"


def answer(value: object, status: int = 200) -> Response:
    return Response(msgspec.json.encode(value), status, media_type="application/json")


def problem(error: TableError, lang: str) -> Problem:
    """`lang` may be one that only some title speaks: then in English."""
    words = Words(lang if lang in languages() else ENGLISH)
    return Problem(error.reason, told(error, words), error.key)


def refusal(error: TableError, lang: str) -> Response:
    response = answer(problem(error, lang), error.status)
    if error.retry:
        response.headers["Retry-After"] = str(error.retry)
    return response


_said: set[type[Struct]] = {Problem}


def said() -> list[type[Struct]]:
    """Everything that a route says it answers; a route has said so once its module is imported."""
    return sorted(_said, key=lambda kind: kind.__name__)


def says(*kinds: type[Struct], many: bool = False, status: int = 200) -> dict[int | str, Json]:
    """What a route answers, for OpenAPI; every route may refuse with a Problem."""
    _said.update(kinds)
    refs = [{"$ref": REF.format(name=kind.__name__)} for kind in kinds]
    one: Json = refs[0] if len(refs) == 1 else {"anyOf": refs}
    schema = {"type": "array", "items": one} if many else one
    good = {"description": "done", "content": {"application/json": {"schema": schema}}}
    return {status: good, **REFUSALS}


def _problem(description: str) -> Json:
    schema = {"$ref": REF.format(name="Problem")}
    return {"description": description, "content": {"application/json": {"schema": schema}}}


REFUSALS: Final[dict[int | str, Json]] = {
    400: _problem("asks for something that does not exist"),
    401: _problem("no token, or one that opens nothing"),
    403: _problem("not yours to do"),
    404: _problem("there is no such thing"),
    409: _problem("not possible now"),
    408: _problem("did not come whole in time"),
    413: _problem("too large"),
    422: _problem("does not fit this document"),
    429: _problem("too many requests"),
    503: _problem("the database cannot be reached, or too many ask at once; nothing has changed"),
}

"""What HTTP answers carry: Structs, and their JSON Schema for OpenAPI from the same source."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi
from fastapi.responses import Response
from msgspec import Struct

from stellwerk.core.game import Seat
from stellwerk.core.options import Option
from stellwerk.server import wire
from stellwerk.server.errors import TableError


class Problem(Struct, frozen=True):
    """Not possible, and why, in English; for people, `key` and `facts` as in Refused."""

    detail: str
    key: str
    facts: dict[str, str | int]


class GuestInfo(Struct, frozen=True):
    """The token is shown this once; keep it."""

    guest: str
    token: str


class GameInfo(Struct, frozen=True):
    name: str
    fewest: int
    most: int
    rules: int
    options: tuple[Option, ...]
    bots: tuple[str, ...]


class Seated(Struct, frozen=True):
    """`token` only if a new guest was made on the way."""

    table: wire.TableInfo
    seats: tuple[Seat, ...]
    token: str | None


class ProgramInfo(Struct, frozen=True):
    """For a remote program that holds a seat."""

    seat: Seat
    token: str


class Listed(Struct, frozen=True):
    """A table in the lobby."""

    id: str
    code: str
    game: str
    status: str
    created: int
    table: wire.TableInfo


class Mine(Struct, frozen=True):
    """One of my games: where I sit, and whether it is my turn."""

    id: str
    code: str
    game: str
    status: str
    seats: tuple[Seat, ...]
    turn: bool
    names: tuple[str, ...]
    created: int


class Found(Struct, frozen=True):
    id: str
    code: str
    status: str


class Happened(Struct, frozen=True):
    """One version of a table as a seat may know it."""

    version: int
    at: int
    news: tuple[Any, ...]


class MomentInfo(Struct, frozen=True):
    """One entry of a record, and the view it led to; seat -1 is luck."""

    number: int
    seat: Seat
    text: str
    view: Any
    news: tuple[Any, ...]
    closed: tuple[str, ...]  # free routes that nobody may claim any more


class Replay(Struct, frozen=True):
    game: str
    options: dict[str, str]
    seats: int
    total: int
    ending: str
    standings: tuple[Any, ...]
    proof: Any
    verified: int | None
    moments: tuple[MomentInfo, ...]


class Chats(Struct, frozen=True):
    lines: tuple[wire.ChatLine, ...]


class Health(Struct, frozen=True):
    status: str
    version: str


TYPES: Final = (
    Problem,
    GuestInfo,
    GameInfo,
    Seated,
    ProgramInfo,
    Listed,
    Mine,
    Found,
    Happened,
    Replay,
    Chats,
    Health,
    wire.TableInfo,
    wire.Play,
    wire.Done,
    wire.Stale,
    wire.Refused,
)
_REF: Final = "#/components/schemas/{name}"


def answer(value: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(value), status, media_type="application/json")


def refusal(error: TableError) -> Response:
    return answer(Problem(error.reason, error.key, error.facts), error.status)


def says(*kinds: type[Struct], many: bool = False, status: int = 200) -> dict[int | str, dict[str, Any]]:
    """What a route answers, for OpenAPI; every route may refuse with a Problem."""
    refs = [{"$ref": _REF.format(name=kind.__name__)} for kind in kinds]
    one: dict[str, Any] = refs[0] if len(refs) == 1 else {"anyOf": refs}
    schema = {"type": "array", "items": one} if many else one
    good = {"description": "done", "content": {"application/json": {"schema": schema}}}
    return {status: good, **REFUSALS}


def _problem(description: str) -> dict[str, Any]:
    schema = {"$ref": _REF.format(name="Problem")}
    return {"description": description, "content": {"application/json": {"schema": schema}}}


REFUSALS: Final[dict[int | str, dict[str, Any]]] = {
    400: _problem("asks for something that does not exist"),
    401: _problem("no token, or one that opens nothing"),
    403: _problem("not yours to do"),
    404: _problem("there is no such thing"),
    409: _problem("not possible now"),
    413: _problem("too large"),
    429: _problem("too many requests"),
    503: _problem("the database cannot be reached; nothing has changed"),
}


def describe(app: FastAPI) -> dict[str, Any]:
    """The OpenAPI document with the schemas of our Structs."""
    if app.openapi_schema is None:
        document = get_openapi(
            title=app.title, version=app.version, description=app.description, routes=app.routes
        )
        _, components = msgspec.json.schema_components(TYPES, ref_template=_REF)
        document.setdefault("components", {}).setdefault("schemas", {}).update(components)
        app.openapi_schema = document
    return app.openapi_schema

"""What takes long, in events: `{"done": 0.4}` while it goes on, then `{"answer": …}` or `{"problem": …}`."""

from __future__ import annotations

from typing import Final

import msgspec

from stellwerk.core.codec import Json
from stellwerk.server.answers import REFUSALS, problem, says
from stellwerk.server.errors import TableError

EVENTS: Final = "text/event-stream"


def tells(kind: type[msgspec.Struct]) -> dict[int | str, Json]:
    """What a route answers in events, for OpenAPI."""
    says(kind)
    return {**REFUSALS, 200: {"description": "done", "content": {EVENTS: {}}}}


def under_way(done: float) -> bytes:
    return b'data: {"done":%.3f}\n\n' % done


def answered(body: bytes) -> bytes:
    return b'data: {"answer":' + body + b"}\n\n"


def refused(error: TableError, lang: str) -> bytes:
    return b'data: {"problem":' + msgspec.json.encode(problem(error, lang)) + b"}\n\n"

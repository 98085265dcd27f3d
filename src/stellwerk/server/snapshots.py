"""Snapshots: where a table stood, so that a long game opens quickly. They are a cache; the log is the truth."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from stellwerk.core import codec
from stellwerk.core.game import AnyGame
from stellwerk.core.session import Session
from stellwerk.server.sheet import Course, Sheet


class Cache(Struct, frozen=True):
    """A snapshot: a sheet, and the position as the game's codec writes it."""

    sheet: Sheet
    state: msgspec.Raw  # null before the game begins


def snapshot_of(course: Course) -> bytes:
    return msgspec.json.encode(Cache(course.sheet, msgspec.Raw(codec.encode(course.state))))


def uncache(game: AnyGame, data: bytes) -> Course:
    """The course that a snapshot holds."""
    cache = msgspec.json.decode(data, type=Cache)
    state = bytes(cache.state)
    session = None if state == b"null" else Session.at(game, codec.decode(game.state_type, state))
    return Course(cache.sheet, session)

"""A table from the database: its snapshot and what came after, or everything from the first version on."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from stellwerk.core.game import IllegalAction, InvalidAction
from stellwerk.server.entries import Entry, Opened, Setup
from stellwerk.server.errors import TableError
from stellwerk.server.fold import MissingVersionError, fold, opened, sheet_after
from stellwerk.server.making import game_of
from stellwerk.server.sheet import Course
from stellwerk.server.snapshots import Cache, uncache
from stellwerk.server.store import Logged, Row, Snapshot, Store, now
from stellwerk.server.troubles import Troubles


class Found(Struct, frozen=True):
    """Where a table stands and since when; `frozen`: the rules it rests under if it cannot go on; `last`: what
    happened last, if that had to be read."""

    course: Course
    at: int
    frozen: int | None = None
    last: Entry | None = None


async def read(store: Store, row: Row, troubles: Troubles) -> Found:
    """A snapshot is a cache: one that cannot be used is thrown away, and the log is folded."""
    await store.designs.ready(row.game)
    snapshot = await store.snapshot(row.id)
    if snapshot is not None:
        later = await store.log(row.id, snapshot.version)
        try:
            if (course := _from_snapshot(snapshot, later)) is not None:
                last = later[-1] if later else None
                return Found(course, last.at if last else now(), None, last.entry if last else None)
        except TableError:
            raise
        except Exception as error:  # bytes can be wrong in any way
            troubles.worthless(row.id, error)
            await store.drop_snapshot(row.id)
    return from_the_first(row, await store.log(row.id))


def _from_snapshot(snapshot: Snapshot, later: Sequence[Logged]) -> Course | None:
    """None if it was made under other rules, or if a takeback leads behind it."""
    setup = msgspec.json.decode(snapshot.data, type=Cache).sheet.setup
    if not same_rules(setup):
        return None
    game = game_of(setup)
    course = uncache(game, snapshot.data)
    try:
        for folded in fold(game, [each.entry for each in later], course):
            course = folded.course
    except MissingVersionError:
        return None
    return course


def from_the_first(row: Row, logged: Sequence[Logged]) -> Found:
    """Everything once more, under the rules of today. If a move no longer holds, the table rests as it is; who
    came and went since then is known all the same."""
    first, last = logged[0].entry, logged[-1]
    assert isinstance(first, Opened)
    course = opened(first)
    try:
        for folded in fold(game_of(first.setup), [each.entry for each in logged]):
            course = folded.course
    except (IllegalAction, InvalidAction, LookupError):
        sheet = course.sheet
        for each in logged[sheet.version :]:
            sheet = sheet_after(sheet, each.version, each.entry)
        resting = Course(replace(sheet, status=row.status), course.session)
        return Found(resting, last.at, first.setup.rules, last.entry)
    return Found(course, last.at, None, last.entry)


def same_rules(setup: Setup) -> bool:
    """Whether a table went by the rules of today."""
    game = game_of(setup)
    return (game.version, game.digest) == (setup.rules, setup.digest)

"""What is wrong with the place where tables are kept, and what of it can be put right without losing anything."""

from __future__ import annotations

import stat
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from pathlib import Path
from typing import Final

from msgspec import Struct
from sqlalchemy import Connection, inspect, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from stellwerk.core.game import IllegalAction
from stellwerk.server import schema
from stellwerk.server.database import HEAD, engine_of, file_of, keep_private, migrate, step_of, url_of
from stellwerk.server.errors import NotPossibleError, TableError, UnreadableError
from stellwerk.server.fold import fold
from stellwerk.server.making import game_of
from stellwerk.server.reading import from_the_first, same_rules
from stellwerk.server.sheet import Course
from stellwerk.server.snapshots import uncache
from stellwerk.server.store import Logged, Row, Snapshot, Store
from stellwerk.words import Value

OTHERS: Final = 0o077  # what a group and everybody may do
Cure = Callable[[], Awaitable[object]]


class Finding(Struct, frozen=True):
    """Something wrong: a message (`doctor-…`) and its facts, and how to put it right if that is possible."""

    key: str
    facts: dict[str, Value]
    cure: Cure | None = None


async def examine(database: str | Path) -> AsyncIterator[Finding]:
    """Everything wrong, in the order in which it is to be put right: apply a cure before going on."""
    url = url_of(database)
    file = file_of(url)
    if file is not None:
        if not file.exists():
            yield Finding("doctor-none", {"place": str(file)})
            return
        for finding in _readable_by_others(file):
            yield finding
    engine = engine_of(url)
    try:
        async with engine.connect() as connection:
            step, rows = await connection.run_sync(_schema)
            if file is not None:
                told = str((await connection.execute(text("PRAGMA quick_check"))).scalar())
                if told != "ok":
                    yield Finding("doctor-damaged", {"text": told})
    except (SQLAlchemyError, OSError) as error:
        yield Finding("doctor-shut", {"text": str(getattr(error, "orig", None) or error)})
        await engine.dispose()
        return
    if step is None:
        yield Finding("doctor-half", {}, None if rows else lambda: _begin_anew(engine))
    elif step > HEAD:
        yield Finding("doctor-newer", {"step": step, "ours": HEAD})
    elif step < HEAD:
        yield Finding("doctor-older", {"step": step, "ours": HEAD}, lambda: migrate(engine))
    await engine.dispose()
    if step == HEAD:
        store = await Store.open(database, make=False)
        try:
            for row in await store.all_tables():
                async for finding in _table(store, row):
                    yield finding
        finally:
            await store.close()


def _readable_by_others(file: Path) -> Iterator[Finding]:
    async def close_folder() -> None:
        file.parent.chmod(0o700)

    async def close_file() -> None:
        keep_private(file)

    for path, cure in ((file.parent, close_folder), (file, close_file)):
        if (mode := stat.S_IMODE(path.stat().st_mode)) & OTHERS:
            yield Finding("doctor-readable", {"place": str(path), "mode": f"{mode:04o}"}, cure)


def _schema(connection: Connection) -> tuple[str | None, bool]:
    """The step that the database is at, and whether there is anything in it."""
    known = set(inspect(connection).get_table_names()) & set(schema.metadata.tables)
    rows = any(connection.execute(text(f"SELECT 1 FROM {name} LIMIT 1")).first() for name in sorted(known))
    return step_of(connection), rows


async def _begin_anew(engine: AsyncEngine) -> None:
    """A first start that was cut off left tables and no row: nothing is lost."""
    async with engine.begin() as connection:
        await connection.run_sync(schema.metadata.drop_all)
        await connection.execute(text("DROP TABLE IF EXISTS alembic_version"))
    await migrate(engine)
    await engine.dispose()


async def _table(store: Store, row: Row) -> AsyncIterator[Finding]:
    about: dict[str, Value] = {"table": row.code}

    async def forget_snapshot() -> None:
        await store.drop_snapshot(row.id)

    try:
        logged, snapshot = await store.log(row.id), await store.snapshot(row.id)
        if [each.version for each in logged] != list(range(1, len(logged) + 1)) or not logged:
            yield Finding("doctor-gap", about)
            return
        found = from_the_first(row, logged)
    except UnreadableError as error:
        yield Finding("doctor-unreadable", {**about, "version": error.facts["version"]})
        return
    except NotPossibleError:
        return  # its title is not offered here
    except TableError:
        raise
    except Exception as error:  # entries can contradict each other in any way
        yield Finding("doctor-contradiction", {**about, "text": type(error).__name__})
        return
    if found.frozen is not None:
        if same_rules(found.course.sheet.setup):
            yield Finding("doctor-contradiction", {**about, "text": IllegalAction.__name__})
        return  # under other rules it says so itself, and rests
    if snapshot is not None and not _agrees(snapshot, logged, found.course):
        yield Finding("doctor-snapshot", about, forget_snapshot)
    status = found.course.sheet.status
    if status != row.status:
        facts = {**about, "status": row.status, "right": status}
        yield Finding("doctor-status", facts, lambda: store.set_status(row.id, status))


def _agrees(snapshot: Snapshot, logged: Sequence[Logged], course: Course) -> bool:
    """Whether a snapshot is what its log adds up to; one of other rules is never used."""
    game = game_of(course.sheet.setup)
    try:
        kept = uncache(game, snapshot.data)
        if not same_rules(kept.sheet.setup):
            return True
        *_, last = fold(game, [each.entry for each in logged[: snapshot.version]])
    except Exception:  # bytes can be wrong in any way
        return False
    return (kept.sheet, kept.state) == (last.course.sheet, last.course.state)

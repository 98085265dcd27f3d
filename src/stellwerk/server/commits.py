"""Group commit: appends that arrive while a commit is on its way to the disk share the next one.

One that the database does not take (its table is deleted) must not keep the others out: then each half
tries alone.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Final, TypeAlias

from msgspec import Struct
from sqlalchemy import func, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DataError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from stellwerk.server import schema
from stellwerk.server.errors import NotFoundError, StoreError, TableError

CHANNEL: Final = "stellwerk"
MOST_AT_ONCE: Final = 256  # a notification holds 8,000 bytes
_log = logging.getLogger(__name__)


class Append(Struct, frozen=True):
    """One version of one table, with what changes in the index beside it."""

    table: str
    version: int
    at: int
    data: bytes
    status: str | None = None  # when it changes
    snapshot: bytes | None = None
    guest: str | None = None  # who holds a seat from now on


Waiting: TypeAlias = tuple[Append, asyncio.Future[bool]]


class Commits:
    """The queue in front of the log: one transaction at a time, as many appends as are waiting."""

    def __init__(self, engine: AsyncEngine, writing: asyncio.Lock) -> None:
        self._engine = engine
        self._writing = writing
        self._insert = sqlite.insert if engine.dialect.name == "sqlite" else postgresql.insert
        self._waiting: list[Waiting] = []
        self._running: asyncio.Task[None] | None = None

    async def append(self, item: Append) -> bool:
        """True once it is on the disk; False if that version exists already. NotFoundError: there is no such table
        any more. StoreError: nobody knows."""
        answer: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((item, answer))
        if self._running is None:
            self._running = asyncio.create_task(self._run())
        return await answer

    async def close(self) -> None:
        if self._running is not None:
            await self._running

    async def _run(self) -> None:
        try:
            while self._waiting:
                batch, self._waiting = self._waiting[:MOST_AT_ONCE], self._waiting[MOST_AT_ONCE:]
                await self._commit(batch)
        finally:
            self._running = None

    async def _commit(self, batch: list[Waiting]) -> None:
        try:
            # The same version asked for twice in one batch: the first gets it.
            first = {(item.table, item.version): item for item, _ in reversed(batch)}
            async with self._writing, self._engine.begin() as connection:
                accepted = await self._write(connection, list(first.values()))
        except (IntegrityError, DataError) as error:
            if len(batch) > 1:
                half = len(batch) // 2
                await self._commit(batch[:half])
                await self._commit(batch[half:])
            else:
                gone = isinstance(error, IntegrityError)
                _refuse(batch, error, NotFoundError("no-table") if gone else StoreError("move-unstored"))
            return
        except (SQLAlchemyError, OSError, TimeoutError) as error:
            _refuse(batch, error, StoreError("move-unstored"))
            return
        for item, answer in batch:
            if not answer.done():
                key = (item.table, item.version)
                answer.set_result(key in accepted and first[key] is item)

    async def _write(self, connection: AsyncConnection, items: list[Append]) -> set[tuple[str, int]]:
        rows = [
            {"table_id": item.table, "version": item.version, "at": item.at, "data": item.data} for item in items
        ]
        insert = self._insert(schema.log).on_conflict_do_nothing()
        result = await connection.execute(insert.returning(schema.log.c.table_id, schema.log.c.version), rows)
        accepted = {(row[0], row[1]) for row in result}
        for item in items:
            if (item.table, item.version) in accepted:
                await self._beside(connection, item)
        if accepted and connection.dialect.name == "postgresql":
            told = " ".join(f"{table}:{version}" for table, version in sorted(accepted))
            await connection.execute(select(func.pg_notify(CHANNEL, told)))
        return accepted

    async def _beside(self, connection: AsyncConnection, item: Append) -> None:
        """The index and the cache, in the same transaction."""
        if item.status is not None:
            due = 0 if item.status == "running" else None
            where = schema.tables.c.id == item.table
            await connection.execute(update(schema.tables).where(where).values(status=item.status, due=due))
        if item.snapshot is not None:
            values = {"version": item.version, "data": item.snapshot}
            upsert = self._insert(schema.snapshots).values(table_id=item.table, **values)
            await connection.execute(upsert.on_conflict_do_update(index_elements=["table_id"], set_=values))
        if item.guest is not None:
            hold = self._insert(schema.holdings).values(guest_id=item.guest, table_id=item.table)
            await connection.execute(hold.on_conflict_do_nothing())


def _refuse(batch: list[Waiting], error: Exception, why: TableError) -> None:
    # Only the kind of error: a database's message may quote what was to be written.
    cause = getattr(error, "orig", None) or error
    _log.error("commit failed", extra={"fields": {"cause": type(cause).__name__, "appends": len(batch)}})
    for _, answer in batch:
        if not answer.done():
            answer.set_exception(why)

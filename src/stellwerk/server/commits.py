"""Group commit: appends that arrive while a commit is on its way to the disk share the next one.

One that the database does not take (its table is deleted) must not keep the others out: then each half
tries alone.
"""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from typing import Final, TypeAlias

from msgspec import Struct
from sqlalchemy import Connection, func, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DataError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from stellwerk.server import schema
from stellwerk.server.errors import NotFoundError, StoreError, TableError
from stellwerk.server.transactions import transactions

CHANNEL: Final = "stellwerk"
MOST_AT_ONCE: Final = 256  # a notification holds 8,000 bytes
_log = logging.getLogger(__name__)


class Opening(Struct, frozen=True):
    """A table that is opened: its row in the index, the first version of its log, and who holds seats there."""

    table: str
    code: str
    game: str
    listed: bool
    at: int
    data: bytes
    guests: frozenset[str]


class Append(Struct, frozen=True):
    """One version of one table, with what changes in the index beside it."""

    table: str
    version: int
    at: int
    data: bytes
    status: str | None = None  # when it changes
    snapshot: bytes | None = None
    guest: str | None = None  # who holds a seat from now on
    opens: Opening | None = None  # a rematch: there is never one without the other


Waiting: TypeAlias = tuple[Append, asyncio.Future[bool]]


class Commits:
    """The queue in front of the log: one transaction at a time, as many appends as are waiting."""

    def __init__(self, engine: AsyncEngine, writing: asyncio.Lock) -> None:
        self._transactions = transactions(engine)
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
        await self._transactions.close()

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
            async with self._writing:
                accepted = await self._transactions.run(partial(self._write, items=list(first.values())))
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

    def _write(self, connection: Connection, items: list[Append]) -> set[tuple[str, int]]:
        rows = [
            {"table_id": item.table, "version": item.version, "at": item.at, "data": item.data} for item in items
        ]
        appended = self._insert(schema.log).on_conflict_do_nothing()
        result = connection.execute(appended.returning(schema.log.c.table_id, schema.log.c.version), rows)
        accepted = {(row[0], row[1]) for row in result}
        for item in items:
            if (item.table, item.version) in accepted:
                self._beside(connection, item)
        if accepted and connection.dialect.name == "postgresql":
            told = " ".join(f"{table}:{version}" for table, version in sorted(accepted))
            connection.execute(select(func.pg_notify(CHANNEL, told)))
        return accepted

    def _beside(self, connection: Connection, item: Append) -> None:
        """The index and the cache, in the same transaction."""
        if item.status is not None:
            due = 0 if item.status == "running" else None
            where = schema.tables.c.id == item.table
            connection.execute(update(schema.tables).where(where).values(status=item.status, due=due))
        if item.snapshot is not None:
            values = {"version": item.version, "data": item.snapshot}
            upsert = self._insert(schema.snapshots).values(table_id=item.table, **values)
            connection.execute(upsert.on_conflict_do_update(index_elements=["table_id"], set_=values))
        if item.guest is not None:
            hold = self._insert(schema.holdings).values(guest_id=item.guest, table_id=item.table)
            connection.execute(hold.on_conflict_do_nothing())
        if item.opens is not None:
            open_table(connection, item.opens)


def open_table(connection: Connection, opening: Opening) -> None:
    """IntegrityError when the code is in use."""
    table = {"id": opening.table, "code": opening.code, "game": opening.game, "status": "open", "due": None}
    connection.execute(insert(schema.tables).values(**table, listed=opening.listed, created=opening.at))
    first = {"table_id": opening.table, "version": 1, "at": opening.at, "data": opening.data}
    connection.execute(insert(schema.log).values(**first))
    for guest in opening.guests:
        connection.execute(insert(schema.holdings).values(guest_id=guest, table_id=opening.table))


def _refuse(batch: list[Waiting], error: Exception, why: TableError) -> None:
    # Only the kind of error: a database's message may quote what was to be written.
    cause = getattr(error, "orig", None) or error
    _log.error("commit failed", extra={"fields": {"cause": type(cause).__name__, "appends": len(batch)}})
    for _, answer in batch:
        if not answer.done():
            answer.set_exception(why)

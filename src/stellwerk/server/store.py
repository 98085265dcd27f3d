"""Everything that outlives the process: the log of each table, guests, chat."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct
from sqlalchemy import ColumnElement, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from stellwerk.server import schema
from stellwerk.server.analyses import Analyses
from stellwerk.server.commits import CHANNEL, Append, Commits, Opening, open_table
from stellwerk.server.database import (
    NewerSchemaError,
    engine_of,
    file_of,
    keep_private,
    migrate,
    step_of,
    url_of,
)
from stellwerk.server.designs import Designs
from stellwerk.server.devices import REMEMBERED, Devices, new_device
from stellwerk.server.entries import Entry, Status
from stellwerk.server.errors import StoreError, UnknownGuestError, UnreadableError
from stellwerk.server.plans import Plans
from stellwerk.server.reach import Reach

DAY: Final = 86_400_000  # milliseconds
MOST_NAMED: Final = 500  # values in one question
MOVE: Final = b'{"type":"Moved"'  # how the data of a move begin
_decoder: msgspec.json.Decoder[Entry] = msgspec.json.Decoder(Entry)


class Row(Struct, frozen=True):
    """A table as the index lists it."""

    id: str
    code: str
    game: str
    status: Status
    listed: bool
    created: int
    due: int | None


class Logged(Struct, frozen=True):
    version: int
    at: int
    entry: Entry


class Snapshot(Struct, frozen=True):
    version: int
    data: bytes


class Said(Struct, frozen=True):
    """A line of chat."""

    number: int
    at: int
    seat: int
    text: str


class CodeTakenError(ValueError):
    """The short code belongs to another table already."""


class Store:
    """One database, opened."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.shared = engine.dialect.name == "postgresql"  # other nodes may write too
        self._writing = asyncio.Lock()  # SQLite has one writer; waiting here is cheaper than at the file
        self._commits = Commits(engine, self._writing)
        self.devices = Devices(self.reading, self.writing)
        self.reach = Reach(self.reading, self.writing)
        self.designs = Designs(self.reading, self.writing)
        self.analyses = Analyses(self.reading, self.writing)
        self.plans = Plans(self.reading, self.writing, self.shared)

    @staticmethod
    async def open(database: str | Path, make: bool = True) -> Store:
        """StoreError says why it cannot be opened. Who only looks does not `make` one where there is none."""
        url = url_of(database)
        engine, file = engine_of(url), file_of(url)
        try:
            if not make and not await _exists(engine, file):
                raise FileNotFoundError("there is no database of this program")
            if make and file is not None:
                keep_private(file)
            await migrate(engine)
        except (SQLAlchemyError, NewerSchemaError, OSError, TimeoutError) as error:
            await engine.dispose()
            await asyncio.sleep(0.05)  # aiosqlite's thread still says goodbye to this loop
            cause = getattr(error, "orig", None) or error
            raise StoreError("store-shut", text=str(cause)) from error
        return Store(engine)

    async def close(self) -> None:
        await self._commits.close()
        await self.engine.dispose()
        self.designs.close()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        try:
            async with self.engine.connect() as connection:
                yield connection
        except (SQLAlchemyError, OSError, TimeoutError) as error:
            raise StoreError("store-unread") from error

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        try:
            async with self._writing, self.engine.begin() as connection:
                yield connection
        except IntegrityError:
            raise
        except (SQLAlchemyError, OSError, TimeoutError) as error:
            raise StoreError("store-unwritten") from error

    # ---- the log

    async def create(self, opening: Opening) -> None:
        """A new table; CodeTakenError when the code is in use."""
        try:
            async with self.writing() as connection:
                await connection.run_sync(open_table, opening)
        except IntegrityError as error:
            if await self.by_code(opening.code) is None:
                raise UnknownGuestError("token-unknown") from error  # cleaned away since it was recognised
            raise CodeTakenError(opening.code) from error

    async def append(self, item: Append) -> bool:
        """See `Commits.append`."""
        return await self._commits.append(item)

    async def log(self, table: str, after: int = 0) -> list[Logged]:
        """The versions of a table after `after`, in order."""
        columns = (schema.log.c.version, schema.log.c.at, schema.log.c.data)
        where = (schema.log.c.table_id == table, schema.log.c.version > after)
        async with self.reading() as connection:
            rows = await connection.execute(select(*columns).where(*where).order_by(schema.log.c.version))
            return [_logged(*row) for row in rows]

    async def besides_moves(self) -> dict[str, list[Logged]]:
        """Of every table what is no move, in order; a table whose entries cannot be read is left out."""
        log = schema.log.c
        query = select(log.table_id, log.version, log.at, log.data).order_by(log.table_id, log.version)
        found: dict[str, list[Logged]] = {}
        unreadable = set[str]()
        async with self.reading() as connection:
            for table, version, at, data in await connection.execute(
                query.where(func.substr(log.data, 1, len(MOVE)) != MOVE)
            ):
                try:
                    found.setdefault(table, []).append(_logged(version, at, data))
                except UnreadableError:
                    unreadable.add(table)
        return {table: logged for table, logged in found.items() if table not in unreadable}

    async def versions(self) -> dict[str, int]:
        """How long the log of each table is."""
        query = select(schema.log.c.table_id, func.max(schema.log.c.version)).group_by(schema.log.c.table_id)
        async with self.reading() as connection:
            return {row[0]: row[1] for row in await connection.execute(query)}

    async def snapshot(self, table: str) -> Snapshot | None:
        columns = (schema.snapshots.c.version, schema.snapshots.c.data)
        async with self.reading() as connection:
            row = (await connection.execute(select(*columns).where(schema.snapshots.c.table_id == table))).first()
        return Snapshot(row[0], row[1]) if row else None

    async def drop_snapshot(self, table: str) -> None:
        async with self.writing() as connection:
            await connection.execute(delete(schema.snapshots).where(schema.snapshots.c.table_id == table))

    # ---- the index

    async def table(self, table: str) -> Row | None:
        return await self._one(schema.tables.c.id == table)

    async def by_code(self, code: str) -> Row | None:
        return await self._one(schema.tables.c.code == code)

    async def _one(self, where: ColumnElement[bool]) -> Row | None:
        async with self.reading() as connection:
            row = (await connection.execute(select(schema.tables).where(where))).first()
        return Row(*row) if row else None

    async def lobby(self, most: int) -> list[Row]:
        """Open tables of the last day that want to be seen, newest first."""
        where = (schema.tables.c.status == "open", schema.tables.c.listed.is_(True))
        return await self._rows(*where, schema.tables.c.created > now() - DAY, most=most)

    async def all_tables(self, most: int = 1_000_000) -> list[Row]:
        return await self._rows(most=most)

    async def due(self, until: int) -> list[Row]:
        """Tables that the server must wake."""
        return await self._rows(schema.tables.c.due <= until, most=1_000_000)

    async def _rows(self, *where: ColumnElement[bool], most: int) -> list[Row]:
        query = select(schema.tables).where(*where).order_by(schema.tables.c.created.desc()).limit(most)
        async with self.reading() as connection:
            return [Row(*row) for row in await connection.execute(query)]

    async def sleep(self, table: str, due: int | None) -> None:
        """Note when the table must be woken, as it is put aside."""
        async with self.writing() as connection:
            await connection.execute(update(schema.tables).where(schema.tables.c.id == table).values(due=due))

    async def set_status(self, table: str, status: Status) -> None:
        """What the index says of a table; appends change it by themselves."""
        due = 0 if status == "running" else None
        async with self.writing() as connection:
            where = schema.tables.c.id == table
            await connection.execute(update(schema.tables).where(where).values(status=status, due=due))

    async def forget(self, table: str) -> bool:
        """Delete a table with all that belongs to it; nodes that have it open hear of it."""
        async with self.writing() as connection:
            gone = await connection.execute(delete(schema.tables).where(schema.tables.c.id == table))
            if self.shared:
                await connection.execute(select(func.pg_notify(CHANNEL, f"~{table}")))
            return gone.rowcount > 0

    async def missing(self, tables: Iterable[str]) -> set[str]:
        """Those of these tables that are deleted."""
        wanted, found = list(tables), set[str]()
        async with self.reading() as connection:
            for first in range(0, len(wanted), MOST_NAMED):
                some = schema.tables.c.id.in_(wanted[first : first + MOST_NAMED])
                found |= {row[0] for row in await connection.execute(select(schema.tables.c.id).where(some))}
        return set(wanted) - found

    async def held(self, guest: str, most: int) -> list[Row]:
        """The tables where a guest has a seat, newest first."""
        mine = select(schema.holdings.c.table_id).where(schema.holdings.c.guest_id == guest)
        return await self._rows(schema.tables.c.id.in_(mine), most=most)

    async def let_go(self, guest: str) -> None:
        """A guest's finished tables no longer count as theirs."""
        over = select(schema.tables.c.id).where(schema.tables.c.status.in_(("over", "abandoned")))
        mine = (schema.holdings.c.guest_id == guest, schema.holdings.c.table_id.in_(over))
        async with self.writing() as connection:
            await connection.execute(delete(schema.holdings).where(*mine))

    async def counts(self) -> dict[str, int]:
        """How many tables there are of each status."""
        query = select(schema.tables.c.status, func.count()).group_by(schema.tables.c.status)
        async with self.reading() as connection:
            return {str(row[0]): int(row[1]) for row in await connection.execute(query)}

    # ---- guests

    async def add_guest(self, guest: str, digest: str, name: str, device: str = "") -> None:
        """A new guest, who holds the token with this hash at the device so called."""
        async with self.writing() as connection:
            await connection.execute(insert(schema.guests).values(id=guest, name=name, created=now()))
            await connection.execute(new_device(guest, digest, device, now()))

    async def guest(self, digest: str) -> str | None:
        """Who holds the token with this hash."""
        at = schema.devices.c
        async with self.reading() as connection:
            row = (await connection.execute(select(at.guest_id, at.seen).where(at.hash == digest))).first()
        if row is not None and now() - row[1] > REMEMBERED:
            with contextlib.suppress(StoreError):  # nobody is kept out because that cannot be noted
                await self.devices.seen(digest, now())
        return None if row is None else str(row[0])

    async def rehash(self, guest: str, digest: str | None, device: str = "") -> None:
        """Another token for a guest, or none at all: all others open nothing any more."""
        async with self.writing() as connection:
            await connection.execute(delete(schema.devices).where(schema.devices.c.guest_id == guest))
            if digest is not None:
                await connection.execute(new_device(guest, digest, device, now()))

    async def key(self) -> str:
        """The signing key, the same on every node; made on first use."""
        return await self.kept("signing key", lambda: secrets.token_hex(32))

    async def kept(self, name: str, make: Callable[[], str]) -> str:
        """A secret of this database, the same on every node; made on first use."""
        query = select(schema.meta.c.value).where(schema.meta.c.name == name)
        async with self.reading() as connection:
            if found := (await connection.execute(query)).scalar():
                return str(found)
        try:
            async with self.writing() as connection:
                await connection.execute(insert(schema.meta).values(name=name, value=make()))
        except IntegrityError:
            pass  # another node was faster
        return await self.kept(name, make)

    # ---- chat

    async def say(self, table: str, seat: int, text: str) -> Said:
        at = now()
        async with self.writing() as connection:
            row = await connection.execute(
                insert(schema.chat)
                .values(table_id=table, at=at, seat=seat, text=text)
                .returning(schema.chat.c.number)
            )
            return Said(row.scalar_one(), at, seat, text)

    async def said(self, table: str, after: int = 0, most: int = 200) -> list[Said]:
        """The last lines of chat, in order."""
        columns = (schema.chat.c.number, schema.chat.c.at, schema.chat.c.seat, schema.chat.c.text)
        where = (schema.chat.c.table_id == table, schema.chat.c.number > after)
        async with self.reading() as connection:
            query = select(*columns).where(*where).order_by(schema.chat.c.number.desc()).limit(most)
            rows = [Said(*row) for row in await connection.execute(query)]
        return rows[::-1]


def _logged(version: int, at: int, data: bytes) -> Logged:
    try:
        return Logged(version, at, _decoder.decode(data))
    except msgspec.MsgspecError as error:
        raise UnreadableError("entry-unreadable", version=version) from error


async def _exists(engine: AsyncEngine, file: Path | None) -> bool:
    if file is not None and not file.exists():
        return False  # to look into it would make it
    async with engine.connect() as connection:
        return await connection.run_sync(step_of) is not None


def now() -> int:
    """Milliseconds of the wall clock."""
    return time.time_ns() // 1_000_000

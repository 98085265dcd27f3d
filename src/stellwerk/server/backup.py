"""Backup and restore: all that is no cache in one compressed text file, from any database into any other."""

from __future__ import annotations

import gzip
import secrets
import zlib
from pathlib import Path
from typing import Final

import msgspec
from sqlalchemy import LargeBinary, Table, func, insert, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from stellwerk.core.codec import Json
from stellwerk.server import schema
from stellwerk.server.store import Store
from stellwerk.server.wholefile import whole_file

MAGIC: Final = "stellwerk-backup 1"
# In the order in which they refer to each other. Snapshots are made again, and passes hold for minutes.
TABLES: Final = (
    schema.meta,
    schema.guests,
    schema.devices,
    schema.pushes,
    schema.letters,
    schema.designs,
    schema.tables,
    schema.log,
    schema.holdings,
    schema.plans,
    schema.analyses,
    schema.chat,
)
BATCH: Final = 500


class BackupError(ValueError):
    """A file that is no backup, or a database that is not empty."""


class Part(msgspec.Struct, frozen=True):
    """A row of a table; bytes travel as base64."""

    table: str
    row: Json


async def backup(database: str | Path, path: Path) -> dict[str, int]:
    """Write a backup, also while the server runs: one read transaction sees one moment. Says how many rows."""
    store = await Store.open(database, make=False)
    counts: dict[str, int] = {}
    try:
        options: Json = {"isolation_level": "REPEATABLE READ"} if store.shared else {}
        async with store.engine.connect() as plain:
            connection = await plain.execution_options(**options)
            if not store.shared:
                await connection.exec_driver_sql("BEGIN")  # or every SELECT sees a moment of its own
            with whole_file(path) as plain_file, gzip.open(plain_file, "wb") as file:
                file.write(MAGIC.encode() + b"\n")
                for table in TABLES:
                    counts[table.name] = await _write(connection, table, file)
    finally:
        await store.close()
    return counts


async def _write(connection: AsyncConnection, table: Table, file: gzip.GzipFile) -> int:
    count = 0
    rows = await connection.stream(select(table).order_by(*table.primary_key.columns))
    async for row in rows:
        file.write(
            msgspec.json.encode(Part(str(table.name), {str(name): value for name, value in row._mapping.items()}))
            + b"\n"
        )
        count += 1
    return count


async def restore(path: Path, database: str | Path) -> dict[str, int]:
    """Fill an empty database from a backup; all or nothing. Says how many rows."""
    store = await Store.open(database)
    counts: dict[str, int] = {}
    try:
        async with store.engine.begin() as connection:
            for table in TABLES:
                if (await connection.execute(select(func.count()).select_from(table))).scalar():
                    raise BackupError(f"the database is not empty: there are rows in {table.name}")
            with gzip.open(path, "rb") as file:
                if file.readline().decode(errors="replace").strip() != MAGIC:
                    raise BackupError(f"{path.name} is not a backup of this program")
                waiting: list[Part] = []
                devices: list[Part] = []
                for line in file:
                    part = msgspec.json.decode(line, type=Part)
                    if part.table == "guests" and (digest := part.row.pop("hash", None)):
                        devices.append(_device_of(part.row, digest))
                    if waiting and (waiting[0].table != part.table or len(waiting) >= BATCH):
                        await _fill(connection, waiting, counts)
                        waiting = []
                    waiting.append(part)
                await _fill(connection, waiting, counts)
                await _fill(connection, devices, counts)
    except (OSError, EOFError, zlib.error, msgspec.DecodeError) as error:
        raise BackupError(f"{path.name} cannot be read as a backup: {type(error).__name__}") from error
    except (LookupError, SQLAlchemyError) as error:
        raise BackupError(f"{path.name} has a row that does not fit: {type(error).__name__}") from error
    finally:
        await store.close()
    return counts


def _device_of(guest: Json, digest: str) -> Part:
    """Backups before schema 0002 keep the one token of a guest beside its name."""
    row = {"id": secrets.token_hex(8), "guest_id": guest["id"], "hash": digest, "name": ""}
    return Part("devices", {**row, "created": guest["created"], "seen": guest["created"]})


async def _fill(connection: AsyncConnection, parts: list[Part], counts: dict[str, int]) -> None:
    if not parts:
        return
    table = schema.metadata.tables.get(parts[0].table)
    if table is None:
        raise BackupError(f"there is no table {parts[0].table!r}")
    binary = [column.name for column in table.columns if isinstance(column.type, LargeBinary)]
    rows = []
    for part in parts:
        row = {name: value for name, value in part.row.items() if (table.name, name) != ("chat", "number")}
        rows.append({**row, **{name: msgspec.convert(row[name], bytes) for name in binary}})
    await connection.execute(insert(table), rows)
    counts[table.name] = counts.get(table.name, 0) + len(rows)

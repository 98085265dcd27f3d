"""Engines for SQLite and PostgreSQL, set up so that a commit is on the disk, and brought to the newest schema."""

from __future__ import annotations

import os
import stat
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, Engine, create_engine, event, inspect, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

DRIVERS: Final = {
    "sqlite": "sqlite+aiosqlite",
    "postgresql": "postgresql+asyncpg",
    "postgres": "postgresql+asyncpg",
}
PATIENCE: Final = 10  # seconds to wait for another writer of the same file
HEAD: Final = "0005"  # the newest step in `migrations/versions`
MIGRATION_LOCK: Final = 0x5374656C  # PostgreSQL advisory lock: nodes that start together migrate one by one


def url_of(database: str | Path) -> URL:
    """A path of a SQLite file, or a URL; the driver is ours to choose."""
    if isinstance(database, Path) or "://" not in database:
        return URL.create("sqlite+aiosqlite", database=str(database))
    url = make_url(database)
    name = url.drivername.partition("+")[0]
    if name not in DRIVERS:
        raise ValueError(f"{name!r} is no database we know; there are sqlite and postgresql")
    return url.set(drivername=DRIVERS[name])


def file_of(url: URL) -> Path | None:
    """The file of a SQLite database; None for any other."""
    return Path(url.database) if url.get_backend_name() == "sqlite" and url.database else None


def keep_private(file: Path) -> None:
    """Seeds and the signing key are inside: only the owner reads it. SQLite's other files take the same mode."""
    os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
    for each in (file, *(file.with_name(file.name + end) for end in ("-wal", "-shm"))):
        if each.exists() and stat.S_IMODE(each.stat().st_mode) & 0o077:
            each.chmod(0o600)


def engine_of(url: URL) -> AsyncEngine:
    """An engine whose commits are durable."""
    if url.get_backend_name() != "sqlite":
        return create_async_engine(url, pool_size=5, max_overflow=5, pool_pre_ping=True)
    engine = create_async_engine(url, pool_size=5, max_overflow=0, connect_args={"timeout": PATIENCE})
    event.listen(engine.sync_engine, "connect", _durable)
    return engine


def plain_engine_of(url: URL) -> Engine:
    """The same for SQLite alone and for whoever has a thread to wait in."""
    engine = create_engine(url.set(drivername="sqlite"), connect_args={"timeout": PATIENCE})
    event.listen(engine, "connect", _durable)
    return engine


class NewerSchemaError(ValueError):
    """The database was written by a newer version of this program."""


async def migrate(engine: AsyncEngine) -> None:
    """The newest schema, whatever the database had before: all of it, or nothing if we are killed on the way."""
    async with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            await connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATION_LOCK})
        await connection.run_sync(_upgrade)


def _upgrade(connection: Connection) -> None:
    if step_of(connection) == HEAD:
        return
    if connection.dialect.name == "sqlite":
        # The driver begins a transaction only before rows are changed, so tables would be made one by one.
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    found = step_of(connection)
    if found is not None and found > HEAD:
        raise NewerSchemaError(
            f"it was written by a newer version of this program (schema {found}, ours is {HEAD})"
        )
    # Only now: a restart after a crash need not load Alembic.
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).with_name("migrations")))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def step_of(connection: Connection) -> str | None:
    """The step that the database is at; None before the first."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return found


def _durable(connection: Any, _: object) -> None:  # whatever the driver calls a connection
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")  # NORMAL may lose acknowledged moves when the power fails
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()

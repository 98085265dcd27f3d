"""What is older than it need be, and how it goes: one thing in one transaction, so that no table waits for it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from sqlalchemy import ColumnElement, ScalarSelect, delete, exists, func, select, tuple_

from stellwerk.server import schema
from stellwerk.server.commits import CHANNEL
from stellwerk.server.entries import Status
from stellwerk.server.store import Row, Store

PAGE: Final = 50  # rows read at once
SOME: Final = 500  # lines of chat or guests deleted at once
LOCK: Final = 0x5374656D  # PostgreSQL advisory lock: one node cleans at a time


@asynccontextmanager
async def alone(store: Store) -> AsyncIterator[bool]:
    """False while another node cleans. The lock is the connection's, so it goes with a node that is killed."""
    if not store.shared:
        yield True
        return
    async with store.engine.connect() as plain:
        connection = await plain.execution_options(isolation_level="AUTOCOMMIT")
        mine = bool((await connection.execute(select(func.pg_try_advisory_lock(LOCK)))).scalar())
        try:
            yield mine
        finally:
            if mine:
                await connection.execute(select(func.pg_advisory_unlock(LOCK)))


async def old_tables(store: Store, status: Status, before: int) -> AsyncIterator[Row]:
    """Tables where nothing has happened since, oldest first."""
    tables, after = schema.tables.c, (0, "")
    query = select(schema.tables).where(tables.status == status, tables.created < before, _last() < before)
    while True:
        page = query.where(tuple_(tables.created, tables.id) > after).order_by(tables.created, tables.id)
        async with store.reading() as connection:
            rows = [Row(*row) for row in await connection.execute(page.limit(PAGE))]
        for row in rows:
            yield row
        if len(rows) < PAGE:
            return
        after = (rows[-1].created, rows[-1].id)


async def drop_table(store: Store, row: Row, before: int) -> bool:
    """Delete a table unless something has happened there after all; nodes that have it open hear of it."""
    same = (schema.tables.c.id == row.id, schema.tables.c.status == row.status, _last() < before)
    async with store.writing() as connection:
        gone = (await connection.execute(delete(schema.tables).where(*same))).rowcount > 0
        if gone and store.shared:
            await connection.execute(select(func.pg_notify(CHANNEL, f"~{row.id}")))
    return gone


async def drop_chat(store: Store, before: int) -> int:
    """Some of the oldest lines; how many. Numbers rise with time, so the first ones are the oldest."""
    chat = schema.chat.c
    first = select(chat.number, chat.at).order_by(chat.number).limit(SOME)
    async with store.writing() as connection:
        old = [number for number, at in await connection.execute(first) if at < before]
        if old:
            await connection.execute(delete(schema.chat).where(chat.number.in_(old)))
    return len(old)


async def drop_guests(store: Store, before: int) -> int:
    """Some guests who hold no seat anywhere; how many."""
    some = select(schema.guests.c.id).where(_seatless(before)).limit(SOME)
    async with store.writing() as connection:
        gone = await connection.execute(
            delete(schema.guests).where(schema.guests.c.id.in_(some), _seatless(before))
        )
    return gone.rowcount


async def counts(store: Store, chat_before: int, guests_before: int) -> tuple[int, int]:
    """How many lines of chat and how many guests would go."""
    lines = select(func.count()).select_from(schema.chat).where(schema.chat.c.at < chat_before)
    people = select(func.count()).select_from(schema.guests).where(_seatless(guests_before))
    async with store.reading() as connection:
        return (await connection.execute(lines)).scalar_one(), (await connection.execute(people)).scalar_one()


def _last() -> ScalarSelect[int]:
    """When something last happened at a table; by its newest version, which the primary key finds at once."""
    log = schema.log.c
    newest = select(log.at).where(log.table_id == schema.tables.c.id).order_by(log.version.desc()).limit(1)
    return newest.correlate(schema.tables).scalar_subquery()


def _seatless(before: int) -> ColumnElement[bool]:
    seat = exists().where(schema.holdings.c.guest_id == schema.guests.c.id).correlate(schema.guests)
    return (schema.guests.c.created < before) & ~seat

"""For whoever runs a server: list tables, export one, delete one."""

from __future__ import annotations

from pathlib import Path

import msgspec
from msgspec import Struct

from stellwerk.core import record as records
from stellwerk.server.errors import NotFoundError, NotPossibleError
from stellwerk.server.hub import Hub
from stellwerk.server.records import record_of
from stellwerk.server.settings import Settings
from stellwerk.server.store import Row, Store


class TableLine(Struct, frozen=True):
    """A table in a list."""

    row: Row
    versions: int
    names: tuple[str, ...]


async def list_tables(database: str | Path) -> list[TableLine]:
    """Every table, newest first."""
    hub = await Hub.open(Settings(str(database)), awake=False)
    try:
        lines = []
        for row in await hub.store.all_tables():
            sheet = (await hub.table(row.id)).course.sheet
            lines.append(TableLine(row, sheet.version, tuple(chair.name for chair in sheet.chairs)))
        return lines
    finally:
        await hub.close()


async def export(database: str | Path, name: str) -> str:
    """The record of a table (by id or code); while it runs, its log: one entry a line, seed and all."""
    hub = await Hub.open(Settings(str(database)), awake=False)
    try:
        table = await hub.table((await _find(hub.store, name)).id)
        try:
            return records.write(await record_of(table))
        except NotPossibleError:
            return "".join(msgspec.json.encode(each).decode() + "\n" for each in await hub.store.log(table.id))
    finally:
        await hub.close()


async def delete(database: str | Path, name: str) -> Row:
    """Delete a table (by id or code) with all that belongs to it."""
    store = await Store.open(database)
    try:
        row = await _find(store, name)
        await store.forget(row.id)
        return row
    finally:
        await store.close()


async def _find(store: Store, name: str) -> Row:
    row = await store.table(name) or await store.by_code(name.upper())
    if row is None:
        raise NotFoundError("no-table")
    return row

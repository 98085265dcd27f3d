"""For whoever runs a server: list tables, export one, delete one."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec
from msgspec import Struct

from stellwerk.core import record as records
from stellwerk.server.entries import Opened
from stellwerk.server.errors import NotFoundError, NotPossibleError
from stellwerk.server.fold import opened, sheet_after
from stellwerk.server.hub import Hub
from stellwerk.server.records import record_of
from stellwerk.server.settings import Settings
from stellwerk.server.store import Logged, Row, Store


class TableLine(Struct, frozen=True):
    """A table in a list."""

    row: Row
    versions: int
    names: tuple[str, ...]


async def list_tables(database: str | Path) -> list[TableLine]:
    """Every table, newest first. No game is played through for it: who sits where stands beside the moves."""
    store = await Store.open(database, make=False)
    try:
        people, versions = await store.besides_moves(), await store.versions()
        return [
            TableLine(row, versions.get(row.id, 0), _names(people.get(row.id, ())))
            for row in await store.all_tables()
        ]
    finally:
        await store.close()


def _names(logged: Sequence[Logged]) -> tuple[str, ...]:
    if not logged or not isinstance(first := logged[0].entry, Opened):
        return ("?",)  # it cannot be read
    sheet = opened(first).sheet
    for each in logged[1:]:
        sheet = sheet_after(sheet, each.version, each.entry)
    return tuple(chair.name for chair in sheet.chairs)


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
    store = await Store.open(database, make=False)
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

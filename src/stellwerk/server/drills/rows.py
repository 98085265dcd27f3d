"""Rows: a snapshot that nobody can read, an entry that no version knows. Each table fails alone, or heals."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Final

from msgspec import Struct

from stellwerk.core.codec import Json
from stellwerk.games import usual
from stellwerk.server.drills.client import RefusedError, call, open_table
from stellwerk.server.drills.node import Node

UNREADABLE: Final = 503
MOVES: Final = 5


class RowsResult(Struct, frozen=True):
    """All must be 0."""

    unhealed: int  # tables that lost their snapshot and with it anything else
    silent: int  # unreadable tables that did not say so
    disturbed: int  # whole tables that did not go on beside them
    uncounted: int  # unreadable tables that `healthz` does not count


def run(folder: Path, say: Callable[[str], None] = print) -> RowsResult:
    file = folder / "rows.db"
    node = Node(str(file), folder / "rows.log", snapshot_every=1)
    node.start()
    try:
        token = call(node.base, "POST", "/api/guests", {"name": "rows"})["token"]
        tables = [open_table(node.base, usual(), 2, token) for _ in range(3)]
        for table in tables:
            _move(node.base, table, token)
        worn, strange, whole = tables
        before = _play(node.base, worn, token)
        node.stop()
        _damage(file, worn, strange)
        say("one snapshot and one entry are unreadable")
        node.start()
        return RowsResult(
            unhealed=int(_play(node.base, worn, token) != before),
            silent=int(_status(node.base, strange) != UNREADABLE),
            disturbed=int(_move(node.base, whole, token) != MOVES),
            uncounted=1 - call(node.base, "GET", "/healthz")["unreadable"],
        )
    finally:
        node.stop()


def _damage(file: Path, worn: str, strange: str) -> None:
    with closing(sqlite3.connect(file)) as raw, raw:
        raw.execute("UPDATE snapshots SET data = 'no json' WHERE table_id = ?", (worn,))
        raw.execute("DELETE FROM snapshots WHERE table_id = ?", (strange,))
        last = "SELECT table_id, max(version) + 1, at, ? FROM log WHERE table_id = ?"
        raw.execute(f"INSERT INTO log (table_id, version, at, data) {last}", (b'{"type":"Unheard"}', strange))


def _play(base: str, table: str, token: str, seat: int = 0) -> Json:
    told: Json = call(base, "GET", f"/api/tables/{table}/play?seat={seat}", None, token)
    return told


def _move(base: str, table: str, token: str) -> int:
    """How many moves were made of those that were to be."""
    made = 0
    for _ in range(MOVES):
        for seat in range(2):
            told = _play(base, table, token, seat)
            if told["choices"]:
                body = {"version": told["version"], "action": told["choices"][0]["action"], "seat": seat}
                made += call(base, "POST", f"/api/tables/{table}/act", body, token)["type"] == "done"
                break
    return made


def _status(base: str, table: str) -> int:
    try:
        call(base, "GET", f"/api/tables/{table}")
    except RefusedError as error:
        return error.status
    return 200

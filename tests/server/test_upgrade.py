"""An old node and a newer one side by side on one database: everybody plays on, forwards and back again."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import func, insert, select

from server.conftest import Running
from server.players import Players
from stellwerk.server import schema
from stellwerk.server.commits import CHANNEL
from stellwerk.server.drills.client import RefusedError, call, open_table
from stellwerk.server.drills.node import Node
from stellwerk.server.drills.postgres import Postgres
from stellwerk.server.store import Store, now

# What makes a node newer: it says so, and it knows a kind of entry that we do not.
NEWER = """
import msgspec
from msgspec.structs import replace
from stellwerk.server import entries, fold, store

class Waved(msgspec.Struct, frozen=True, tag=True):
    seat: int

known = fold.noted

def noted(sheet, version, entry):
    return replace(sheet, version=version) if isinstance(entry, Waved) else known(sheet, version, entry)

store._decoder = msgspec.json.Decoder(entries.Entry | Waved)
fold.noted = noted

from stellwerk.server import app
app._version = lambda: "9.9.9"
"""


@pytest.fixture
def newer(postgres: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Node:
    (tmp_path / "newer").mkdir()
    (tmp_path / "newer" / "sitecustomize.py").write_text(NEWER)
    monkeypatch.setenv("PYTHONPATH", f"{tmp_path / 'newer'}{os.pathsep}{os.environ.get('PYTHONPATH', '')}")
    return Node(postgres.url, tmp_path / "newer.log")


async def _wave(database: str, table: str) -> None:
    """As the newer node would write it."""
    store = await Store.open(database)
    version = (await store.log(table))[-1].version + 1
    row = {"table_id": table, "version": version, "at": now(), "data": b'{"type":"Waved","seat":0}'}
    async with store.engine.begin() as connection:
        await connection.execute(insert(schema.log).values(**row))
        await connection.execute(select(func.pg_notify(CHANNEL, f"{table}:{version}")))
    await store.close()


def _move(base: str, table: str, token: str) -> str:
    """One move by whoever is to act; how it was answered."""
    where = f"/api/tables/{table}"
    seat = call(base, "GET", f"{where}/play", None)["actors"][0]
    play = call(base, "GET", f"{where}/play?seat={seat}", None, token)
    act = {"seat": seat, "version": play["version"], "action": play["choices"][0]["action"]}
    return str(call(base, "POST", f"{where}/act", act, token)["type"])


def _rests(base: str, table: str) -> None:
    """Within a moment it is answered with 503 there."""
    end = time.monotonic() + 60
    while time.monotonic() < end:
        try:
            call(base, "GET", f"/api/tables/{table}/play")
        except RefusedError as error:
            assert error.status == 503
            return
        time.sleep(0.02)
    raise AssertionError("an old node goes on with what it cannot know")


def test_an_old_and_a_newer_node_serve_side_by_side(
    serve: Callable[..., Running], newer: Node, postgres: Postgres
) -> None:
    old = serve(database=postgres.url)
    newer.start()

    async def scene() -> None:
        assert call(newer.base, "GET", "/healthz")["version"] == "9.9.9"
        players = Players(old.base)
        waving = open_table(newer.base, "first-journey", 2, players.token)
        for base in (old.base, newer.base):
            assert _move(base, waving, players.token) == "done"

        await _wave(postgres.url, waving)
        # Its table rests at the old node and goes on at the newer one; the others go on at both.
        _rests(old.base, waving)
        assert call(old.base, "GET", "/healthz")["unreadable"] == 1
        assert _move(newer.base, waving, players.token) == "done"
        for base in (newer.base, old.base):
            players.base = base
            await players.play(8)

        # And back again: the newer node is taken away in the midst of a game.
        def leave() -> None:
            players.base = old.base
            newer.kill()

        players.base = newer.base
        await players.play_through(leave, 30)
        assert players.breaks > 0 and await players.lost(postgres.url) == []
        _rests(old.base, waving)

    try:
        asyncio.run(scene())
    finally:
        newer.kill()

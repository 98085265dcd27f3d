"""A seat on several devices: the pass that brings it there, and how a device is signed out."""

from __future__ import annotations

import asyncio
import gzip
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from server.conftest import Running
from server.test_api import OPEN, _refused
from stellwerk.server import api_devices, database, devices
from stellwerk.server.backup import restore
from stellwerk.server.devices import called
from stellwerk.server.drills.client import call
from stellwerk.server.store import Store

Serve = Callable[..., Running]


def _offer(base: str, table: str, token: str, move: bool = False) -> str:
    made = call(base, "POST", f"/api/tables/{table}/pass", {"move": move}, token)
    assert "<svg" in made["qr"]
    found = re.fullmatch(rf"{base}/seat#([\w-]{{22}})", made["link"])
    assert found, made["link"]
    return found[1]


def test_a_pass_brings_the_seat_to_another_device_once(serve: Serve) -> None:
    base = serve().base
    made = call(base, "POST", "/api/tables", OPEN)
    table, first = made["table"]["id"], made["token"]
    secret = _offer(base, table, first)
    taken = call(base, "POST", "/api/pass", {"secret": secret})
    assert taken["table"] == table and taken["token"] != first
    second = taken["token"]
    assert [each["id"] for each in call(base, "GET", "/api/guests/me/tables", None, second)] == [table]
    assert "opens nothing any more" in _refused(404, base, "POST", "/api/pass", {"secret": secret})

    known = call(base, "GET", "/api/guests/me/devices", None, first)
    assert [each["this"] for each in known].count(True) == 1 and len(known) == 2
    (other,) = (each["id"] for each in known if not each["this"])
    stranger = call(base, "POST", "/api/guests", {"name": "x"})["token"]
    _refused(404, base, "DELETE", f"/api/guests/me/devices/{other}", None, stranger)
    _refused(403, base, "POST", f"/api/tables/{table}/pass", {}, stranger)
    call(base, "DELETE", f"/api/guests/me/devices/{other}", None, first)
    _refused(401, base, "GET", "/api/guests/me/tables", None, second)
    assert call(base, "GET", "/api/guests/me/tables", None, first)


def test_a_pass_ends_when_it_is_withdrawn_replaced_or_old(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    base = serve().base
    made = call(base, "POST", "/api/tables", OPEN)
    table, token = made["table"]["id"], made["token"]
    withdrawn = _offer(base, table, token)
    call(base, "DELETE", "/api/guests/me/pass", None, token)
    _refused(404, base, "POST", "/api/pass", {"secret": withdrawn})
    replaced, newer = _offer(base, table, token), _offer(base, table, token)
    _refused(404, base, "POST", "/api/pass", {"secret": replaced})
    monkeypatch.setattr(api_devices, "LIFE", -1)
    old = _offer(base, table, token)
    _refused(404, base, "POST", "/api/pass", {"secret": newer})
    _refused(404, base, "POST", "/api/pass", {"secret": old})
    monkeypatch.setattr(devices, "MOST", 1)
    monkeypatch.setattr(api_devices, "LIFE", 60_000)
    crowded = _offer(base, table, token)
    _refused(409, base, "POST", "/api/pass", {"secret": crowded})
    monkeypatch.setattr(devices, "MOST", 2)
    assert call(base, "POST", "/api/pass", {"secret": crowded})["table"] == table  # it was not used up


def test_a_seat_that_moves_leaves_its_old_device(serve: Serve) -> None:
    base = serve().base
    made = call(base, "POST", "/api/tables", OPEN)
    table, first = made["table"]["id"], made["token"]

    async def scene() -> None:
        address = f"{base.replace('http', 'ws')}/ws/{table}"
        async with connect(address, subprotocols=["stellwerk.1", f"token.{first}"]) as old:  # type: ignore[list-item]
            await old.recv()
            secret = await asyncio.to_thread(_offer, base, table, first, True)
            taken = await asyncio.to_thread(call, base, "POST", "/api/pass", {"secret": secret})
            with pytest.raises(ConnectionClosed) as closed:
                while True:
                    await old.recv()
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 4401
            protocols: Any = ["stellwerk.1", f"token.{taken['token']}"]
            async with connect(address, subprotocols=protocols) as new:
                assert json.loads(await new.recv())["you"] == 0

    asyncio.run(scene())
    _refused(401, base, "GET", "/api/guests/me/tables", None, first)


@pytest.mark.parametrize(
    ("agent", "name"),
    [
        ("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox, Linux"),
        (
            "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36",
            "Chrome, Android",
        ),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1", "Safari, iPhone"),
        ("Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36 Edg/140.0", "Edge, Windows"),
        ("Python-urllib/3.11", ""),
    ],
)
def test_a_device_is_called_as_people_call_it(agent: str, name: str) -> None:
    assert called(agent) == name


def test_tokens_of_the_first_schema_go_on_opening(tmp_path: Path) -> None:
    """Nobody who holds a seat loses it, and nothing else is lost on the way."""
    file = tmp_path / "old.db"

    def first(connection: Connection) -> None:
        config = Config()
        config.set_main_option("script_location", str(Path(database.__file__).with_name("migrations")))
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        for line in (
            "INSERT INTO guests VALUES ('g1', 'h1', 'Ann', 5), ('g2', NULL, 'Bob', 6)",
            "INSERT INTO tables VALUES ('t1', 'CODE22', 'europe', 'open', 1, 7, NULL)",
            "INSERT INTO holdings VALUES ('g1', 't1'), ('g2', 't1')",
        ):
            connection.execute(text(line))

    async def scene() -> None:
        engine = database.engine_of(database.url_of(file))
        async with engine.begin() as connection:
            await connection.run_sync(first)
        await engine.dispose()
        store = await Store.open(file)
        assert (await store.guest("h1"), await store.guest("h2")) == ("g1", None)
        assert [row.id for guest in ("g1", "g2") for row in await store.held(guest, 9)] == ["t1", "t1"]
        assert [each.created for each in await store.devices.of("g1")] == [5]
        async with store.engine.connect() as connection:
            assert (await connection.execute(text("PRAGMA foreign_key_check"))).all() == []
        await store.close()

    asyncio.run(scene())


def test_a_backup_of_the_first_schema_is_restored(tmp_path: Path) -> None:
    rows = [
        {"table": "guests", "row": {"id": "g1", "hash": "h1", "name": "Ann", "created": 5}},
        {"table": "guests", "row": {"id": "g2", "hash": None, "name": "Bob", "created": 6}},
    ]
    with gzip.open(tmp_path / "old.gz", "wt") as file:
        file.write("\n".join(["stellwerk-backup 1", *map(json.dumps, rows)]))

    async def scene() -> None:
        assert await restore(tmp_path / "old.gz", tmp_path / "new.db") == {"guests": 2, "devices": 1}
        store = await Store.open(tmp_path / "new.db")
        assert await store.guest("h1") == "g1"
        await store.close()

    asyncio.run(scene())

"""The log: append-only, one version once, on the disk before it is acknowledged."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import text

from stellwerk.server import database, schema
from stellwerk.server.commits import Append, Opening
from stellwerk.server.entries import Opened, Returned, Setup
from stellwerk.server.store import CodeTakenError, Store, now

OPENED = Opened(Setup("europe", {}, 1, "d"), (), "guest", "00", "on")
DATA = msgspec.json.encode(Returned(0))


def opening(table: str, code: str) -> Opening:
    return Opening(table, code, "europe", True, now(), msgspec.json.encode(OPENED), frozenset({"guest"}))


async def _store(folder: Path) -> Store:
    store = await Store.open(folder / "s.db")
    await store.add_guest("guest", "hash", "name")
    await store.create(opening("table", "CODE22"))
    return store


def test_a_version_is_appended_once(tmp_path: Path) -> None:
    async def scene() -> None:
        store = await _store(tmp_path)
        tries = [store.append(Append("table", 2, 1, DATA)) for _ in range(20)]
        assert sorted(await asyncio.gather(*tries)) == [False] * 19 + [True]
        assert [each.version for each in await store.log("table")] == [1, 2]
        assert [each.version for each in await store.log("table", after=1)] == [2]
        await store.close()

    asyncio.run(scene())


def test_many_tables_share_a_commit_and_keep_their_order(tmp_path: Path) -> None:
    async def scene() -> None:
        store = await _store(tmp_path)
        for number in range(20):
            await store.create(opening(f"t{number}", f"C{number:05}"))

        async def one(table: str) -> None:
            for version in range(2, 30):
                assert await store.append(Append(table, version, 1, DATA))

        await asyncio.gather(*(one(f"t{number}") for number in range(20)))
        for number in range(20):
            assert [each.version for each in await store.log(f"t{number}")] == list(range(1, 30))
        await store.close()

    asyncio.run(scene())


def test_status_snapshot_and_holdings_change_with_the_append(tmp_path: Path) -> None:
    async def scene() -> None:
        store = await _store(tmp_path)
        await store.add_guest("other", "hash2", "name")
        assert [row.id for row in await store.lobby(9)] == ["table"]
        await store.append(Append("table", 2, 1, DATA, "running", b"snap", "other"))
        assert await store.lobby(9) == []
        assert [row.id for row in await store.due(0)] == ["table"]
        assert [row.id for row in await store.held("other", 9)] == ["table"]
        snapshot = await store.snapshot("table")
        assert snapshot is not None and (snapshot.version, snapshot.data) == (2, b"snap")
        refused = Append("table", 2, 1, DATA, "over", b"wrong", None)
        assert not await store.append(refused)
        row = await store.table("table")
        assert row is not None and row.status == "running"
        assert await store.forget("table") and await store.log("table") == []
        await store.close()

    asyncio.run(scene())


def test_a_rematch_is_there_with_the_note_of_it_or_not_at_all(tmp_path: Path) -> None:
    async def scene() -> None:
        store = await _store(tmp_path)
        both = [Append("table", 2, 1, DATA, opens=opening(f"again{each}", f"AGAIN{each}")) for each in range(2)]
        assert await asyncio.gather(*map(store.append, both)) == [True, False]
        assert {row.id for row in await store.all_tables()} == {"table", "again0"}
        assert [each.version for each in await store.log("again0")] == [1]
        await store.close()

    asyncio.run(scene())


def test_codes_are_unique_and_tokens_can_be_revoked(tmp_path: Path) -> None:
    async def scene() -> None:
        store = await _store(tmp_path)
        with pytest.raises(CodeTakenError):
            await store.create(opening("second", "CODE22"))
        assert await store.guest("hash") == "guest"
        await store.rehash("guest", None)
        assert await store.guest("hash") is None
        assert await store.key() == await store.key()
        await store.close()

    asyncio.run(scene())


def test_sqlite_is_set_up_to_survive_a_power_cut(tmp_path: Path) -> None:
    async def scene() -> None:
        store = await _store(tmp_path)
        async with store.engine.connect() as connection:
            assert (await connection.execute(text("PRAGMA journal_mode"))).scalar() == "wal"
            assert (await connection.execute(text("PRAGMA synchronous"))).scalar() == 2  # FULL
        await store.close()

    asyncio.run(scene())


def test_migrations_lead_to_the_schema(tmp_path: Path) -> None:
    async def scene() -> None:
        store = await _store(tmp_path)
        async with store.engine.connect() as connection:
            found = await connection.run_sync(
                lambda sync: compare_metadata(MigrationContext.configure(sync), schema.metadata)
            )
        assert found == []
        await store.close()

    asyncio.run(scene())
    folder = Path(database.__file__).with_name("migrations")
    assert ScriptDirectory(str(folder)).get_current_head() == database.HEAD

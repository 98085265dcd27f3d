"""Faults, each tried: full and read-only disk, kill -9, database restarted, clock jump, nonsense."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import event

from server.hubs import act, actors, first_turn, new_table, open_hub, over, random_move, todo
from stellwerk import games
from stellwerk.core import record as records
from stellwerk.core.proof import verify
from stellwerk.server import admin, making, schema, seating, wire
from stellwerk.server.backup import BackupError, backup, restore
from stellwerk.server.drills import contest, fuzz, kill
from stellwerk.server.drills.postgres import Postgres
from stellwerk.server.entries import Clock
from stellwerk.server.errors import NotFoundError, StoreError
from stellwerk.server.hub import Hub
from stellwerk.server.records import record_of
from stellwerk.server.transactions import InThread
from stellwerk.words import Words


async def _with_pragma(hub: Hub, pragma: str) -> None:
    """Every connection of the store from now on."""
    commits = hub.store._commits._transactions
    assert isinstance(commits, InThread)
    await hub.store.engine.dispose()
    commits.engine.dispose()
    for engine in (hub.store.engine.sync_engine, commits.engine):
        event.listen(engine, "connect", lambda raw, _: raw.cursor().execute(pragma))


@pytest.mark.parametrize(
    "pragma", ["PRAGMA max_page_count = 1", "PRAGMA query_only = ON"], ids=["full", "read-only"]
)
def test_a_full_or_read_only_disk_stops_the_table_cleanly(tmp_path: Path, pragma: str) -> None:
    async def scene() -> None:
        async with open_hub(tmp_path) as hub:
            table = await new_table(hub)
            await first_turn(table)
            before = table.course
            for _ in range(20):  # fill the last page, so that the next append needs another
                await random_move(table, Random(1))
            before, ident = table.course, table.id
            await _with_pragma(hub, pragma)
            with pytest.raises(StoreError):
                for _ in range(400):
                    before = table.course
                    await random_move(table, Random(2))
            assert table.course is before
        async with open_hub(tmp_path) as hub:
            again = await hub.table(ident)
            assert again.course.state == before.state
            await random_move(again, Random(3))

    asyncio.run(scene())


def test_a_jump_of_the_wall_clock_costs_nobody_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with open_hub(tmp_path) as hub:
            table = await new_table(hub, clock=Clock(move=60.0, game=600.0))
            seat = await first_turn(table)
            real = time.time_ns
            for jump in (10**13, -(10**13)):
                monkeypatch.setattr(time, "time_ns", lambda jump=jump: real() + jump)
                await act(table, seat, todo(table, seat)[0])
                assert all(left > 50_000 for left in table.driver.clocks() or ())
                assert table.course.sheet.chairs[seat].bot is None
                seat = actors(table)[0]

    asyncio.run(scene())


def test_a_table_that_was_put_aside_comes_back_and_is_woken_when_due(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_hub(tmp_path, idle=0.0) as hub:
            table = await new_table(hub, clock=Clock(move=40.0))
            await asyncio.sleep(0.01)
            await hub._put_aside(table)
            assert table.id not in hub.tables
            row = await hub.store.table(table.id)
            assert row is not None and row.due is not None and row.due > 0
            assert (await hub.table(table.id)).course == table.course

    asyncio.run(scene())


def test_rules_that_changed_migrate_a_table_or_let_it_rest(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        async with open_hub(tmp_path) as hub:
            table = await new_table(hub)
            await first_turn(table)
            ident, game, state = table.id, table.game, table.course.state
        newer = type("Newer", (type(game),), {"version": 2})(game.title)  # type: ignore[attr-defined]
        monkeypatch.setattr(making, "made", lambda title, options: newer)
        async with open_hub(tmp_path) as hub:
            table = await hub.table(ident)
            assert table.course.sheet.setup.rules == 2 and table.course.state == state and table.frozen is None
            await random_move(table, Random(1))
        stricter = type("Stricter", (type(game),), {"version": 3, "read": lambda self, text: game.read("pass")})
        monkeypatch.setattr(making, "made", lambda title, options: stricter(game.title))  # type: ignore[attr-defined]
        async with open_hub(tmp_path) as hub:
            table = await hub.table(ident)
            refused = await act(table, 0, "pass")
            assert isinstance(refused, wire.Refused)
            assert refused.why.reason == Words().say("refusal-old-rules", rules=1)

    asyncio.run(scene())


def test_a_tampered_draw_does_not_verify(tmp_path: Path) -> None:
    async def scene() -> str:
        async with open_hub(tmp_path) as hub:
            table = await new_table(hub, "first-journey", people=0, bots=2)
            await over(table)
            return records.write(await record_of(table))

    text = asyncio.run(scene())
    record = records.read(text)
    game = games.of_record(record.header)
    assert verify(game, record) > 20
    lines = text.splitlines()
    nonce = next(line for line in lines if line.startswith("nonce 0"))
    seed = next(line for line in lines if line.startswith("seed"))
    for old, new in ((nonce, "nonce 0 00"), (seed, "seed " + "00" * 32), ("nonce 1", "nonce 2")):
        with pytest.raises(records.RecordError):
            verify(game, records.read(text.replace(old, new)))


def test_backup_restore_list_export_and_delete(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_hub(tmp_path) as hub:
            table = await new_table(hub, "germany")
            for _ in range(60):
                await random_move(table, Random(4))
            await hub.say(table, 0, "hello")
            code, course = table.code, table.course
            await hub.store.designs.keep("own-board", {"title.toml": "…"}, at=1, most=9)
            written = await backup(hub.settings.database, tmp_path / "b.gz")  # while it runs
        other = str(tmp_path / "other.db")
        counts = await restore(tmp_path / "b.gz", other)
        assert counts["tables"] == 1 and counts["log"] == course.sheet.version and counts["chat"] == 1
        assert counts["designs"] == 1
        # Snapshots are made anew from the log; a way to another device is good for minutes.
        assert {table.name for table in schema.metadata.sorted_tables} - written.keys() == {"snapshots", "passes"}
        with pytest.raises(BackupError, match="not empty"):
            await restore(tmp_path / "b.gz", other)
        (tmp_path / "bad.gz").write_bytes(b"no")
        with pytest.raises(BackupError, match="cannot be read"):
            await restore(tmp_path / "bad.gz", str(tmp_path / "third.db"))
        lines = await admin.list_tables(other)
        assert [(line.row.code, line.versions) for line in lines] == [(code, course.sheet.version)]
        assert len((await admin.export(other, code)).splitlines()) == course.sheet.version
        assert (await admin.delete(other, code)).code == code
        with pytest.raises(NotFoundError):
            await admin.export(other, code)

    asyncio.run(scene())


def test_kill_minus_nine_loses_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    result = kill.run(tmp_path, kills=6, tables=4, say=lambda _: None)
    assert result.acknowledged > 20
    assert (result.lost, result.doubled, result.broken, result.stuck) == (0, 0, 0, 0)


def test_kill_minus_nine_on_postgresql(tmp_path: Path, postgres: Postgres) -> None:
    # A database of its own: tables that nobody asked for are counted, and the usual one has those of other tests.
    result = kill.run(tmp_path, postgres.database("kills"), kills=3, tables=4, say=lambda _: None)
    assert result.acknowledged > 5
    assert (result.lost, result.doubled, result.broken, result.stuck) == (0, 0, 0, 0)


def test_two_nodes_never_apply_a_contested_move_twice(tmp_path: Path, postgres: Postgres) -> None:
    result = contest.run(tmp_path, postgres.url, moves=150, tables=4, say=lambda _: None)
    assert (result.twice, result.neither, result.differing) == (0, 0, 0)
    assert result.logged == result.moves >= 150


def test_postgresql_restarted_in_the_middle_of_a_game(tmp_path: Path, postgres: Postgres) -> None:
    async def scene() -> None:
        async with open_hub(tmp_path, database=postgres.url) as hub:
            table = await new_table(hub)
            await first_turn(table)
            await asyncio.to_thread(postgres.halt)
            before = table.course
            with pytest.raises(StoreError):
                await random_move(table, Random(1))
            assert table.course is before
            await asyncio.to_thread(postgres.start)
            await random_move(table, Random(1))
            assert table.course.sheet.version == before.sheet.version + 1

            await asyncio.sleep(2.5)  # by now we listen again, and hear of what another node writes
            async with open_hub(tmp_path, database=postgres.url) as other:
                twin = await other.table(table.id)
                await random_move(twin, Random(2))
                async with asyncio.timeout(30):
                    while table.course.sheet.version < twin.course.sheet.version:
                        await asyncio.sleep(0.02)
                assert table.course.state == twin.course.state
                await seating.come_back(table, 0)

    asyncio.run(scene())


def test_mutated_frames_and_illegal_actions_change_nothing(tmp_path: Path) -> None:
    result = fuzz.run(tmp_path, frames=2_000, say=lambda _: None)
    assert (result.changed, result.errors, result.closed) == (0, 0, 0)
    assert result.answered["refused"] > 1_000

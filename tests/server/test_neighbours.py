"""Nobody hurts the table next door: unreadable rows, deleted tables, tables that rest, ends of logs."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import insert, update

from server.hubs import HOST, Ear, act, actors, first_turn, new_table, open_hub, random_move, todo, undo
from stellwerk.server import admin, making, metrics, schema, seating, takebacks, wire
from stellwerk.server import hub as hubs
from stellwerk.server.entries import Abandoned, Sat
from stellwerk.server.errors import NotFoundError, NotPossibleError, UnreadableError
from stellwerk.server.hub import Hub
from stellwerk.server.listen import News
from stellwerk.server.table import Table
from stellwerk.server.voice import NOBODY
from stellwerk.words import Words


async def _write(hub: Hub, statement: Any) -> None:
    async with hub.store.engine.begin() as connection:
        await connection.execute(statement)


async def _add_row(hub: Hub, table: Table, data: bytes) -> None:
    """What another program has written into the log of a table."""
    version = table.course.sheet.version + 1
    await _write(hub, insert(schema.log).values(table_id=table.id, version=version, at=1, data=data))


def _count(what: str) -> float:
    return metrics.registry.get_sample_value("stellwerk_unreadable_total", {"what": what}) or 0.0


@pytest.mark.parametrize("data", [b"no json", b"{}", b'{"sheet":{},"state":null}'])
def test_a_snapshot_that_cannot_be_read_is_made_anew_from_the_log(tmp_path: Path, data: bytes) -> None:
    async def scene() -> None:
        async with open_hub(tmp_path, snapshot_every=1) as hub:
            table = await new_table(hub, "first-journey")
            await random_move(table, Random(1))
            await _write(hub, update(schema.snapshots).values(data=data))
            before = _count("snapshot")
            hub.tables.clear()
            again = await hub.table(table.id)
            assert again.course == table.course and _count("snapshot") == before + 1
            hub.tables.clear()
            await hub.table(table.id)
            assert _count("snapshot") == before + 1  # it is gone, so nobody stumbles over it again

    asyncio.run(scene())


def test_a_table_that_cannot_be_read_fails_alone_and_loudly(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(hubs, "SWEEP", 0.05)

    async def scene() -> None:
        async with open_hub(tmp_path) as hub:
            bad, good = [await new_table(hub, "first-journey", people=1, bots=1) for _ in range(2)]
            await _add_row(hub, bad, b'{"type":"FromTheFuture"}')
            hub.tables.clear()
            with pytest.raises(UnreadableError):
                await hub.table(bad.id)
            async with asyncio.timeout(30):
                while good.id not in hub.tables:  # the sweep comes by, whatever it met before
                    await asyncio.sleep(0.02)
            assert hub.service.troubles.tables == {bad.id}
            assert not any(task.done() for task in hub._tasks)

    before = _count("table")
    asyncio.run(scene())
    assert _count("table") > before
    assert any(record.message == "unreadable" for record in caplog.records)


def test_an_entry_of_a_newer_node_concerns_its_table_alone(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_hub(tmp_path) as hub:
            bad, good = [await new_table(hub, "first-journey") for _ in range(2)]
            ear = Ear(bad, 0)
            await _add_row(hub, bad, b'{"type":"FromTheFuture"}')
            news = News(appended=((bad.id, bad.course.sheet.version + 1), (good.id, 99)))
            await hub._heard(news)
            assert bad.gone and ear.connection.dropped and not good.gone
            with pytest.raises(UnreadableError):
                await hub.table(bad.id)
            await random_move(good, Random(1))

    asyncio.run(scene())


def test_a_deleted_table_takes_no_other_table_with_it(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_hub(tmp_path) as hub:
            tables = [await new_table(hub, "first-journey") for _ in range(9)]
            ear = Ear(tables[4], 0)
            await admin.delete(hub.settings.database, tables[4].code)
            moves = [act(table, actors(table)[0], todo(table, actors(table)[0])[0]) for table in tables]
            outcomes = await asyncio.gather(*moves, return_exceptions=True)
            assert isinstance(outcomes[4], NotFoundError)
            assert all(isinstance(each, wire.Done) for each in outcomes[:4] + outcomes[5:])
            assert ear.connection.dropped
            with pytest.raises(NotFoundError):
                await hub.table(tables[4].id)

    asyncio.run(scene())


def test_a_deleted_table_is_let_go_of_even_if_nobody_acts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hubs, "SWEEP", 0.05)

    async def scene() -> None:
        async with open_hub(tmp_path) as hub:
            table = await new_table(hub, "first-journey")
            ear = Ear(table, 0)
            await admin.delete(hub.settings.database, table.id)
            async with asyncio.timeout(30):
                while not ear.connection.dropped:
                    await asyncio.sleep(0.02)
            assert table.id not in hub.tables

    asyncio.run(scene())


def test_killed_between_the_last_seat_and_the_beginning_a_table_begins_when_it_is_opened(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_hub(tmp_path) as hub:
            waiting = await new_table(hub, "first-journey", begin=False)  # full from the start: its host begins
            table = await new_table(hub, "first-journey", begin=False)
            await seating.leave(table, HOST)
            async with table.lock:
                for seat in (0, 1):
                    await table.note(Sat(seat, HOST, f"p{seat}", ""))
            assert table.course.sheet.status == "open"
            idents = table.id, waiting.id
        async with open_hub(tmp_path) as hub:
            found = [(await hub.table(ident)).course.sheet.status for ident in idents]
            assert found == ["running", "open"]

    asyncio.run(scene())


def test_a_rematch_asked_for_by_four_at_once_is_one_table(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_hub(tmp_path) as hub:
            table = await new_table(hub, "first-journey")
            await seating.abandon(table, HOST)
            asked = await asyncio.gather(*(hub.rematch(table, HOST) for _ in range(4)))
            assert len({each.id for each in asked}) == 1
            assert len(await hub.store.all_tables()) == 2

    asyncio.run(scene())


def test_a_table_whose_rules_changed_can_be_left_and_abandoned(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        async with open_hub(tmp_path) as hub:
            table = await new_table(hub)
            await first_turn(table)
            ident, game, versions = table.id, table.game, table.course.sheet.version
        stricter = type("Stricter", (type(game),), {"version": 3, "read": lambda self, text: game.read("pass")})
        monkeypatch.setattr(making, "made", lambda title, options: stricter(game.title))  # type: ignore[attr-defined]
        async with open_hub(tmp_path, idle=0.0) as hub:
            table = await hub.table(ident)
            assert table.frozen is not None and table.course.sheet.version == versions
            await seating.leave(table, HOST)
            assert [chair.guest for chair in table.course.sheet.chairs] == [None, None]
            await seating.abandon(table, HOST)
            assert isinstance((await hub.store.log(ident))[-1].entry, Abandoned)
            await hub._put_aside(table)
            table = await hub.table(ident)
            assert table is hub.tables[ident] and table.course.sheet.status == "abandoned"
            assert (await hub.store.table(ident)).status == "abandoned"  # type: ignore[union-attr]

        async with open_hub(tmp_path) as hub:
            table = await hub.table(ident)
            await seating.leave(table, HOST)  # it is over: nothing to leave, and no error
            with pytest.raises(NotPossibleError, match="rules"):
                await seating.hush(table, HOST, "off")

    asyncio.run(scene())


def test_who_comes_while_a_table_is_put_aside_is_told_what_happens(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        async with open_hub(tmp_path, idle=0.0) as hub:
            table = await new_table(hub)
            real, ears = hub.store.sleep, list[Ear]()

            async def slowly(name: str, due: int | None) -> None:
                if not ears:
                    ears.append(Ear(table, 0))
                await real(name, due)

            monkeypatch.setattr(hub.store, "sleep", slowly)
            await asyncio.sleep(0.01)
            await hub._put_aside(table)
            assert hub.tables[table.id] is table
            row = await hub.store.table(table.id)
            assert row is not None and row.due == 0  # awake: a crash must not leave it asleep

            table.connections.clear()
            await hub._put_aside(table)
            late = Ear(table, 0)  # the handshake was on its way
            assert late.connection.dropped and table.id not in hub.tables

    asyncio.run(scene())


def test_a_log_has_an_end_and_says_so_before(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_hub(tmp_path, longest=40) as hub:
            table = await new_table(hub, people=2)
            seat = await first_turn(table)
            while table.course.sheet.version < 38:
                await seating.hush(table, HOST, "off")
            with pytest.raises(NotPossibleError, match="38 of at most 40"):
                await seating.hush(table, HOST, "on")
            for refused in (await undo(table, seat), await takebacks.ask(table, seat, NOBODY)):
                assert isinstance(refused, wire.Refused) and "38 of at most 40" in refused.why.reason
            for _ in range(2):
                await random_move(table, Random(1))
            seat = actors(table)[0]
            refused = await act(table, seat, todo(table, seat)[0])
            assert isinstance(refused, wire.Refused)
            assert refused.why.reason == Words().say("refusal-log-full", most=40)
            await seating.abandon(table, HOST)
            assert table.course.sheet.status == "abandoned"

    asyncio.run(scene())

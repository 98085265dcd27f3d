"""What is too old goes, and nothing else: tables by kind, chat, guests; records come first."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import insert, update

from server.ageing import abandoned, age, finished, one_of_each
from server.hubs import HOST, Ear, new_table, open_hub, random_move
from stellwerk import games
from stellwerk.core import record as records
from stellwerk.core.proof import verify
from stellwerk.server import expiry, schema
from stellwerk.server.drills.postgres import Postgres
from stellwerk.server.errors import UnknownGuestError
from stellwerk.server.housekeeping import BITE, Housekeeper, in_this_process
from stellwerk.server.hub import Hub
from stellwerk.server.listening import detach
from stellwerk.server.settings import Keep
from stellwerk.server.store import DAY, now

NOTHING = Keep(finished=0, unfinished=0, abandoned=0, unbegun=0, guests=0, chat=0)
MONTH = Keep(finished=30, unfinished=30, abandoned=30, unbegun=30, guests=30, chat=30)


async def _all(hub: Hub, keep: Keep) -> dict[str, list[object]]:
    """A whole round: what went, by kind."""
    went: dict[str, list[object]] = {}
    async for swept in Housekeeper(hub.store, keep, in_this_process, hub._in_use).round():
        if swept.gone:
            went.setdefault(swept.kind, []).append(swept.what)
    return went


def test_each_kind_of_table_goes_after_its_days_and_games_leave_a_record(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_hub(tmp_path) as hub:
            tables = await one_of_each(hub)
            await age(hub, 29, *tables.values())
            assert await _all(hub, MONTH) == {}
            await age(hub, 31, *tables.values())
            assert await _all(hub, NOTHING) == {}
            folder = tmp_path / "records"
            folder.mkdir()
            kept = Keep(finished=30, unfinished=0, abandoned=30, unbegun=0, guests=0, chat=0, records=str(folder))
            done, given_up = tables["finished"], tables["abandoned"]
            assert await _all(hub, kept) == {"finished": [done.code], "abandoned": [given_up.code]}
            written = records.read((folder / f"{done.code}-{done.id}.record").read_text())
            assert verify(games.of_record(written.header), written) > 0
            assert {path.name for path in folder.iterdir()} == {
                f"{each.code}-{each.id}.record" for each in (done, given_up)
            }
            rest = {kind: [tables[kind].code] for kind in ("unfinished", "unbegun")}
            assert await _all(hub, MONTH) == rest
            assert await hub.store.all_tables() == []

    asyncio.run(scene())


def test_finished_games_stay_where_no_folder_takes_their_records(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_hub(tmp_path) as hub:
            table = await finished(hub)
            await age(hub, 10_000, table)
            assert "finished" not in await _all(hub, MONTH)
            missing = Keep(finished=30, records=str(tmp_path / "no" / "folder"))
            assert await _all(hub, missing) == {}
            assert await hub.store.table(table.id) is not None

    asyncio.run(scene())


def test_a_table_where_something_happens_or_somebody_sits_is_left_alone(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_hub(tmp_path) as hub:
            table = await new_table(hub, "first-journey")
            await age(hub, 31, table)
            ear = Ear(table, 0)
            assert await _all(hub, MONTH) == {}
            detach(table, ear.connection)
            row = await hub.store.table(table.id)
            assert row is not None
            await random_move(table, Random(1))  # between looking and deleting
            assert not await expiry.drop_table(hub.store, row, now() - 30 * DAY)
            assert await _all(hub, MONTH) == {}

    asyncio.run(scene())


def test_one_table_that_cannot_be_read_keeps_no_other(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_hub(tmp_path) as hub:
            broken, well = [await abandoned(hub) for _ in range(2)]
            await age(hub, 31, broken, well)
            first = (schema.log.c.table_id == broken.id) & (schema.log.c.version == 1)
            async with hub.store.engine.begin() as connection:
                await connection.execute(update(schema.log).where(first).values(data=b'{"type":"Newer"}'))
            keep = Keep(abandoned=30, records=str(tmp_path))
            assert await _all(hub, keep) == {"abandoned": [well.code]}
            assert await hub.store.table(broken.id) is not None

    asyncio.run(scene())


def test_old_chat_and_guests_without_a_table_go(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_hub(tmp_path) as hub:
            table = await new_table(hub, "first-journey")
            for _ in range(3):
                await hub.say(table, 0, "hello")
            await age(hub, 31, table)
            await hub.say(table, 0, "still here")
            await random_move(table, Random(1))
            long_ago = now() - 31 * DAY
            async with hub.store.engine.begin() as connection:
                rows = [{"id": f"g{number}", "name": "", "created": long_ago} for number in range(4)]
                await connection.execute(insert(schema.guests), rows)
                await connection.execute(update(schema.guests).values(created=long_ago))
            assert await _all(hub, MONTH) == {"chat": [3], "guests": [4]}
            assert [said.text for said in await hub.store.said(table.id)] == ["still here"]
            assert await hub.store.guest("host") == HOST

            async with hub.store.engine.begin() as connection:
                await connection.execute(schema.guests.delete())
            with pytest.raises(UnknownGuestError):  # gone between being recognised and opening a table
                await new_table(hub, "first-journey")

    asyncio.run(scene())


def test_a_round_is_made_in_small_bites(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_hub(tmp_path) as hub:
            await age(hub, 31, *[await new_table(hub, "first-journey", begin=False) for _ in range(BITE + 5)])
            keeper = Housekeeper(hub.store, MONTH, in_this_process)
            assert await keeper.bite()
            assert len(await hub.store.all_tables()) == 5
            assert not await keeper.bite()
            assert await hub.store.all_tables() == []

    asyncio.run(scene())


def test_a_server_does_it_by_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for pause in ("SWEEP", "HOUR"):
        monkeypatch.setattr(f"stellwerk.server.hub.{pause}", 0.2)
    keep = Keep(abandoned=30, records=str(tmp_path))

    async def scene() -> None:
        async with open_hub(tmp_path, keep=keep, idle=0.0) as hub:
            table = await abandoned(hub)
            await age(hub, 31, table)
            async with asyncio.timeout(30):
                while await hub.store.table(table.id) is not None:
                    await asyncio.sleep(0.05)
            assert (tmp_path / f"{table.code}-{table.id}.record").exists()

    asyncio.run(scene())


def test_one_node_cleans_at_a_time_and_all_hear_of_it(tmp_path: Path, postgres: Postgres) -> None:
    async def scene() -> None:
        async with (
            open_hub(tmp_path, database=postgres.url) as one,
            open_hub(tmp_path, database=postgres.url) as other,
        ):
            table = await new_table(one, "first-journey", begin=False)
            twin = await other.table(table.id)
            await age(one, 31, table)
            keeper = Housekeeper(one.store, Keep(unbegun=30, guests=0, chat=0), in_this_process)
            async with expiry.alone(other.store) as mine:
                assert mine
                await keeper.bite()
                assert await one.store.table(table.id) is not None
            await keeper.bite()
            assert await one.store.table(table.id) is None
            async with asyncio.timeout(30):
                while not twin.gone:
                    await asyncio.sleep(0.02)

    asyncio.run(scene())

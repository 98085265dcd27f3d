"""What whoever runs a server asks of the database itself."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from random import Random

from sqlalchemy import insert, select

from server.hubs import HOST, new_table, open_hub, random_move
from stellwerk.server import admin, schema, seating
from stellwerk.server.hub import Hub

MANY = 2_000


async def _copies(hub: Hub, table: str, many: int) -> None:
    """The rows of one table again and again."""
    async with hub.store.engine.begin() as connection:
        row = (await connection.execute(select(schema.tables))).one()._mapping
        log = (await connection.execute(select(schema.log))).all()
        names = [f"{number:016}" for number in range(many)]
        await connection.execute(
            insert(schema.tables), [{**row, "id": name, "code": f"C{at}"} for at, name in enumerate(names)]
        )
        rows = [{**each._mapping, "table_id": name} for name in names for each in log]
        await connection.execute(insert(schema.log), rows)


def test_thousands_of_tables_are_listed_at_once(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_hub(tmp_path) as hub:
            table = await new_table(hub, "first-journey", people=3, begin=False)
            await seating.leave(table, HOST)
            await seating.sit(table, HOST, "Ann", "", 1)
            await seating.sit(table, HOST, "Bob", "", 2)
            await seating.start(table, HOST, None, None)
            for _ in range(4):
                await random_move(table, Random(1))
            await _copies(hub, table.id, MANY)
            began = time.process_time()
            lines = await admin.list_tables(hub.settings.database)
            assert time.process_time() - began < 2  # playing them through takes twenty
            assert len(lines) == MANY + 1
            assert {(line.names, line.versions) for line in lines} == {
                (("Ann", "Bob"), table.course.sheet.version)
            }

    asyncio.run(scene())


def test_a_move_is_told_by_its_first_bytes(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_hub(tmp_path) as hub:
            table = await new_table(hub, "first-journey")
            await random_move(table, Random(1))
            kinds = [type(each.entry).__name__ for each in (await hub.store.besides_moves())[table.id]]
            assert kinds == ["Opened", "Nonced", "Nonced", "Begun"]

    asyncio.run(scene())

"""Tables of every kind, as old as one likes."""

from __future__ import annotations

from random import Random

from sqlalchemy import update

from server.hubs import HOST, new_table, random_move
from stellwerk.server import schema, seating
from stellwerk.server.hub import Hub
from stellwerk.server.store import DAY, now
from stellwerk.server.table import Table


async def age(hub: Hub, days: float, *tables: Table) -> None:
    """As if everything at these tables had happened so many days ago."""
    names, at = [table.id for table in tables], now() - int(days * DAY)
    async with hub.store.engine.begin() as connection:
        await connection.execute(update(schema.tables).where(schema.tables.c.id.in_(names)).values(created=at))
        await connection.execute(update(schema.log).where(schema.log.c.table_id.in_(names)).values(at=at))
        await connection.execute(update(schema.chat).where(schema.chat.c.table_id.in_(names)).values(at=at))


async def finished(hub: Hub) -> Table:
    """A game that was played to its end."""
    table, rng = await new_table(hub, "first-journey"), Random(1)
    while table.course.sheet.status == "running":
        await random_move(table, rng)
    return table


async def abandoned(hub: Hub) -> Table:
    table = await new_table(hub, "first-journey")
    await random_move(table, Random(1))
    await seating.abandon(table, HOST)
    return table


async def one_of_each(hub: Hub) -> dict[str, Table]:
    """A table of every kind that house-keeping knows."""
    return {
        "finished": await finished(hub),
        "unfinished": await new_table(hub, "first-journey"),
        "abandoned": await abandoned(hub),
        "unbegun": await new_table(hub, "first-journey", begin=False),
    }

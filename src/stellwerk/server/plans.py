"""The rows of `plans`: what each seat of a table has in mind."""

from __future__ import annotations

import msgspec
from sqlalchemy import delete, func, insert, select

from stellwerk.core.game import Seat
from stellwerk.server import schema
from stellwerk.server.commits import CHANNEL
from stellwerk.server.devices import Opening
from stellwerk.server.minds import Mind


class Plans:
    """`shared`: other nodes are told when a row changes."""

    def __init__(self, read: Opening, write: Opening, shared: bool) -> None:
        self._read = read
        self._write = write
        self._shared = shared

    async def of(self, table: str) -> dict[Seat, Mind]:
        at = schema.plans.c
        async with self._read() as connection:
            rows = await connection.execute(select(at.seat, at.data).where(at.table_id == table))
            return {seat: msgspec.json.decode(data, type=Mind) for seat, data in rows}

    async def put(self, table: str, seat: Seat, mind: Mind) -> None:
        """In place of what was there; nothing for a seat that has nothing in mind."""
        at = schema.plans.c
        async with self._write() as connection:
            await connection.execute(delete(schema.plans).where(at.table_id == table, at.seat == seat))
            if mind != Mind():
                row = {"table_id": table, "seat": seat, "data": msgspec.json.encode(mind)}
                await connection.execute(insert(schema.plans).values(**row))
            if self._shared:
                await connection.execute(select(func.pg_notify(CHANNEL, f"={table}:{seat}")))

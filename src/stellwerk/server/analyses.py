"""The rows of `analyses`: what looking back on a finished game has found."""

from __future__ import annotations

import zlib
from contextlib import suppress

from sqlalchemy import delete, insert, select
from sqlalchemy.exc import IntegrityError

from stellwerk.server import schema
from stellwerk.server.devices import Opening


class Analyses:
    """One for each table, the newest."""

    def __init__(self, read: Opening, write: Opening) -> None:
        self._read = read
        self._write = write

    async def of(self, table: str) -> bytes | None:
        query = select(schema.analyses.c.data).where(schema.analyses.c.table_id == table)
        async with self._read() as connection:
            data = (await connection.execute(query)).scalar()
        return None if data is None else zlib.decompress(data)

    async def put(self, table: str, found: bytes) -> None:
        """In place of what was there; nothing for a table that is gone."""
        row = {"table_id": table, "data": zlib.compress(found, 6)}
        with suppress(IntegrityError):  # deleted meanwhile, or another node was faster
            async with self._write() as connection:
                await connection.execute(delete(schema.analyses).where(schema.analyses.c.table_id == table))
                await connection.execute(insert(schema.analyses).values(**row))

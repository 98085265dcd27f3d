"""Titles that somebody has made in a browser: files in the database, laid down on disk when they are needed."""

from __future__ import annotations

import asyncio
import re
import zlib
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import msgspec
from sqlalchemy import ColumnElement, delete, func, insert, select
from sqlalchemy.exc import IntegrityError

from stellwerk import games
from stellwerk.core.codec import digest
from stellwerk.core.title import FILE
from stellwerk.server import schema
from stellwerk.server.devices import Opening
from stellwerk.server.errors import NotPossibleError

Files = dict[str, str]
NAMED: Final = re.compile(r"own-[0-9a-f]{20}")


def name_of(files: Mapping[str, str]) -> str:
    """A title's name follows from what is in it: the same design twice is one title, and none can be changed."""
    return f"own-{digest(sorted(files.items()))[7:27]}"


class Designs:
    """The rows of `designs`, and where their files lie."""

    def __init__(self, read: Opening, write: Opening) -> None:
        self._read = read
        self._write = write
        self._folder: TemporaryDirectory[str] | None = None

    async def keep(self, name: str, files: Mapping[str, str], at: int, most: int) -> None:
        """NotPossibleError where there are too many."""
        data = zlib.compress(msgspec.json.encode(files), 6)
        with suppress(IntegrityError):  # it is there already
            async with self._write() as connection:
                if (
                    await connection.execute(select(func.count()).select_from(schema.designs))
                ).scalar_one() >= most:
                    raise NotPossibleError("designs-full")
                row = {"name": name, "created": at, "data": data}
                await connection.execute(insert(schema.designs).values(**row))

    async def ready(self, name: str) -> None:
        """Whatever there is under this name can be played from now on; names of other titles are left alone."""
        if NAMED.fullmatch(name) is None or ((path := games.known().get(name)) and path.is_file()):
            return
        query = select(schema.designs.c.data).where(schema.designs.c.name == name)
        async with self._read() as connection:
            data = (await connection.execute(query)).scalar()
        if data is not None:
            games.shelve(name, await asyncio.to_thread(self._laid_down, name, data))

    def _laid_down(self, name: str, data: bytes) -> Path:
        if self._folder is None:
            self._folder = TemporaryDirectory(prefix="stellwerk-", ignore_cleanup_errors=True)
        files = msgspec.json.decode(zlib.decompress(data), type=Files)
        return written(Path(self._folder.name) / name, files)

    async def drop_unplayed(self, before: int, most: int) -> int:
        """Some that are older and that no table plays; how many."""
        some = select(schema.designs.c.name).where(_unplayed(before)).limit(most)
        async with self._write() as connection:
            gone = await connection.execute(delete(schema.designs).where(schema.designs.c.name.in_(some)))
        return gone.rowcount

    async def unplayed(self, before: int) -> int:
        """How many are older and played at no table."""
        query = select(func.count()).select_from(schema.designs).where(_unplayed(before))
        async with self._read() as connection:
            return (await connection.execute(query)).scalar_one()

    def close(self) -> None:
        if self._folder is not None:
            self._folder.cleanup()


def _unplayed(before: int) -> ColumnElement[bool]:
    designs = schema.designs.c
    return (designs.created < before) & designs.name.not_in(select(schema.tables.c.game))


def written(folder: Path, files: Mapping[str, str]) -> Path:
    """The files in a folder; the path of the title."""
    for name, text in files.items():
        place = folder / name
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(text, encoding="utf-8")
    return folder / FILE

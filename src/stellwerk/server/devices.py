"""Where a guest is at home: the devices that hold a token, and passes that bring a seat to one more."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from typing import Final, TypeAlias

from msgspec import Struct
from sqlalchemy import Insert, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from stellwerk.server import schema
from stellwerk.server.errors import NotFoundError, NotPossibleError

MOST: Final = 8  # devices of one guest
LIFE: Final = 600_000  # milliseconds that a pass can be used
REMEMBERED: Final = 3_600_000  # milliseconds: how exactly we note when a device was last here
LONGEST_NAME: Final = 64
SYSTEMS: Final = ("Android", "iPhone", "iPad", "Windows", "Mac OS", "CrOS", "Linux")  # the first that is met
BROWSERS: Final = ("Firefox", "Edg", "OPR", "SamsungBrowser", "Chrome", "Safari")
OPEN_AS: Final = {
    "Edg": "Edge",
    "OPR": "Opera",
    "SamsungBrowser": "Samsung Internet",
    "Mac OS": "Mac",
    "CrOS": "Chromebook",
}

Opening: TypeAlias = Callable[[], AbstractAsyncContextManager[AsyncConnection]]


class Device(Struct, frozen=True):
    """`hash` is that of its token."""

    id: str
    hash: str
    name: str
    created: int
    seen: int


class Taken(Struct, frozen=True):
    """Whose seat it is, at which table, and the device that gave it away."""

    guest: str
    table: str
    device: str | None


def called(agent: str) -> str:
    """What people call a device, from what its browser says of itself: `Firefox, Android`."""
    met = (next((name for name in names if name in agent), "") for names in (BROWSERS, SYSTEMS))
    return ", ".join(OPEN_AS.get(name, name) for name in met if name)


def new_device(guest: str, digest: str, name: str, at: int) -> Insert:
    row = {"id": secrets.token_hex(8), "guest_id": guest, "hash": digest, "name": name[:LONGEST_NAME]}
    return insert(schema.devices).values(**row, created=at, seen=at)


class Devices:
    """The rows of `devices` and `passes`."""

    def __init__(self, read: Opening, write: Opening) -> None:
        self._read = read
        self._write = write

    async def of(self, guest: str) -> list[Device]:
        """The devices of a guest, the last one seen first."""
        at = schema.devices.c
        query = select(at.id, at.hash, at.name, at.created, at.seen).where(at.guest_id == guest)
        async with self._read() as connection:
            return [Device(*row) for row in await connection.execute(query.order_by(at.seen.desc(), at.created))]

    async def seen(self, digest: str, at: int) -> None:
        """The device with this token is here."""
        async with self._write() as connection:
            where = schema.devices.c.hash == digest
            await connection.execute(update(schema.devices).where(where).values(seen=at))

    async def drop(self, guest: str, device: str) -> None:
        at = schema.devices.c
        async with self._write() as connection:
            gone = await connection.execute(delete(schema.devices).where(at.guest_id == guest, at.id == device))
        if not gone.rowcount:
            raise NotFoundError("no-device")

    # ---- passes

    async def offer(self, guest: str, table: str, digest: str, device: str | None, until: int) -> None:
        """A pass for this guest's seats; an earlier one opens nothing any more."""
        row = {"guest_id": guest, "hash": digest, "table_id": table, "device_id": device, "until": until}
        async with self._write() as connection:
            await connection.execute(delete(schema.passes).where(schema.passes.c.guest_id == guest))
            await connection.execute(insert(schema.passes).values(**row))

    async def withdraw(self, guest: str) -> None:
        async with self._write() as connection:
            await connection.execute(delete(schema.passes).where(schema.passes.c.guest_id == guest))

    async def take(self, digest: str, token: str, name: str, at: int) -> Taken | None:
        """Use up a pass: from now on another device holds the token with the hash `token`. All or nothing; None if
        there is no such pass any more."""
        one = schema.passes.c
        async with self._write() as connection:
            gone = await connection.execute(
                delete(schema.passes)
                .where(one.hash == digest, one.until > at)
                .returning(one.guest_id, one.table_id, one.device_id)
            )
            if (row := gone.first()) is None:
                return None
            taken = Taken(*row)
            if taken.device is not None:
                await connection.execute(delete(schema.devices).where(schema.devices.c.id == taken.device))
            mine = schema.devices.c.guest_id == taken.guest
            held = (
                await connection.execute(select(func.count()).select_from(schema.devices).where(mine))
            ).scalar()
            if (held or 0) >= MOST:
                raise NotPossibleError("too-many-devices", most=MOST)  # and the pass is as it was
            await connection.execute(new_device(taken.guest, token, name, at))
        return taken

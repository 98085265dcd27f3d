"""Where a guest who is away wants to be called: browsers that can be pushed, and one address for letters."""

from __future__ import annotations

from msgspec import Struct
from sqlalchemy import delete, insert, select, update

from stellwerk.server import schema
from stellwerk.server.devices import Opening


class Push(Struct, frozen=True):
    """A browser's word on where it can be reached: its push service, its public key and a shared secret."""

    device: str
    endpoint: str
    key: str
    secret: str
    lang: str


class Letter(Struct, frozen=True):
    """An address; letters about games go there only once it is `confirmed`."""

    address: str
    lang: str
    confirmed: bool


class Reach:
    """The rows of `pushes` and `letters`."""

    def __init__(self, read: Opening, write: Opening) -> None:
        self._read = read
        self._write = write

    # ---- browsers

    async def pushes(self, guest: str) -> list[Push]:
        query = select(schema.pushes).join(schema.devices).where(schema.devices.c.guest_id == guest)
        async with self._read() as connection:
            return [Push(*row) for row in await connection.execute(query)]

    async def push_to(self, push: Push) -> None:
        """A browser has one place; a new one takes that of the last."""
        row = {"endpoint": push.endpoint, "key": push.key, "secret": push.secret, "lang": push.lang}
        async with self._write() as connection:
            # Another guest may have used this browser before.
            await connection.execute(delete(schema.pushes).where(schema.pushes.c.endpoint == push.endpoint))
            await connection.execute(delete(schema.pushes).where(schema.pushes.c.device_id == push.device))
            await connection.execute(insert(schema.pushes).values(device_id=push.device, **row))

    async def stop_push(self, device: str, endpoint: str | None = None) -> None:
        """No more to this device; only if it is still reached at `endpoint`, where one is named."""
        at = schema.pushes.c
        where = (at.device_id == device, *(() if endpoint is None else (at.endpoint == endpoint,)))
        async with self._write() as connection:
            await connection.execute(delete(schema.pushes).where(*where))

    # ---- letters

    async def letter(self, guest: str) -> Letter | None:
        at = schema.letters.c
        async with self._read() as connection:
            query = select(at.address, at.lang, at.confirmed).where(at.guest_id == guest)
            row = (await connection.execute(query)).first()
        return Letter(*row) if row else None

    async def write_to(self, guest: str, letter: Letter) -> None:
        row = {"address": letter.address, "lang": letter.lang, "confirmed": letter.confirmed}
        async with self._write() as connection:
            await connection.execute(delete(schema.letters).where(schema.letters.c.guest_id == guest))
            await connection.execute(insert(schema.letters).values(guest_id=guest, **row))

    async def confirm(self, guest: str, address: str) -> bool:
        """Whoever reads letters at this address wants them; False if the guest has named another one since."""
        at = schema.letters.c
        async with self._write() as connection:
            done = await connection.execute(
                update(schema.letters).where(at.guest_id == guest, at.address == address).values(confirmed=True)
            )
        return done.rowcount > 0

    async def stop_letters(self, guest: str) -> None:
        async with self._write() as connection:
            await connection.execute(delete(schema.letters).where(schema.letters.c.guest_id == guest))

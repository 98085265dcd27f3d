"""All tables of this node: opened when somebody needs them, put aside when nobody does."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Sequence
from typing import Final

import msgspec
from msgspec.structs import replace

from stellwerk.core.game import IllegalAction, InvalidAction, Seat
from stellwerk.server import seating, wire
from stellwerk.server.desk import Desk
from stellwerk.server.entries import Chair, Chat, Entry, Migrated, Opened, Rematched, Setup
from stellwerk.server.errors import NotAllowedError, NotFoundError, NotPossibleError, StoreError
from stellwerk.server.fold import MissingVersionError, fold, opened
from stellwerk.server.listen import Listener, News
from stellwerk.server.making import game_of
from stellwerk.server.service import Service
from stellwerk.server.settings import Settings
from stellwerk.server.sheet import Course
from stellwerk.server.store import CodeTakenError, Logged, Row, Store, now
from stellwerk.server.table import Cache, Table, uncache
from stellwerk.server.tokens import Tokens
from stellwerk.server.workers import Workers

LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # none that look alike
CODE: Final = 6
SWEEP: Final = 15.0  # seconds between two looks for idle tables and due ones

_log = logging.getLogger(__name__)


class Hub:
    """The way to every table of the database."""

    def __init__(self, settings: Settings, store: Store, tokens: Tokens) -> None:
        self.settings = settings
        self.store = store
        self.tokens = tokens
        self.workers = Workers(settings.bots.workers, settings.bots.seconds, settings.bots.megabytes)
        self.desk = Desk(settings.errands)
        self.service = Service(settings, store, self.workers)
        self.tables: dict[str, Table] = {}
        self._opening: dict[str, asyncio.Task[Table]] = {}
        self._awake = True
        self._sweeper: asyncio.Task[None] | None = None
        self._listener = Listener(store, self._heard) if store.shared else None

    @staticmethod
    async def open(settings: Settings, awake: bool = True) -> Hub:
        """`awake`: bots act and clocks run. Otherwise tables can only be looked at."""
        store = await Store.open(settings.database)
        hub = Hub(settings, store, Tokens(await store.key()))
        hub._awake = awake
        if awake:
            if hub._listener is not None:
                await hub._listener.start()
            hub._sweeper = asyncio.create_task(hub._sweep())
        return hub

    async def close(self) -> None:
        # Whoever still reads must be done before the database goes.
        if self._sweeper is not None:
            self._sweeper.cancel()
            await asyncio.wait([self._sweeper])
        await asyncio.gather(*self._opening.values(), return_exceptions=True)
        if self._listener is not None:
            await self._listener.close()
        for table in self.tables.values():
            table.driver.close()
        await self.workers.close()
        await self.desk.close()
        await self.store.close()

    # ---- tables

    async def create(self, setup: Setup, chairs: Sequence[Chair], host: str, chat: Chat) -> Table:
        """A new table. Its commitment is public from now on, so nobody can choose the cards any more."""
        entry = Opened(setup, tuple(chairs), host, secrets.token_hex(32), chat)
        guests = [chair.guest for chair in chairs if chair.guest]
        while True:
            table, code = secrets.token_hex(8), "".join(secrets.choice(LETTERS) for _ in range(CODE))
            with contextlib.suppress(CodeTakenError):
                await self.store.create(table, code, entry, [*guests, host])
                break
        made = Table(self.service, table, code, game_of(setup), opened(entry), now())
        self.tables[table] = made
        return made

    async def rematch(self, old: Table, guest: str) -> Table:
        """The same people and bots once more, each one seat further on; whoever asked is the host."""
        sheet = old.course.sheet
        if not sheet.seats_of(guest):
            raise NotAllowedError("rematch-others")
        if sheet.status not in ("over", "abandoned"):
            raise NotPossibleError("not-over")
        if sheet.rematch is None:
            chairs = [replace(chair, nonce="", bot=None if chair.guest else chair.bot) for chair in sheet.chairs]
            setup = replace(sheet.setup, rules=old.game.version, digest=old.game.digest, listed=False)
            new = await self.create(setup, chairs[1:] + chairs[:1], guest, sheet.chat)
            async with old.lock:
                await old.settle_doubt()
                if old.course.sheet.rematch is None:
                    await old.note(Rematched(new.id))
        return await self.table(old.course.sheet.rematch or new.id)

    async def table(self, table: str) -> Table:
        """The table of that id, from memory or from the log."""
        found = self.tables.get(table)
        if found is None:
            task = self._opening.get(table)
            if task is None:
                task = self._opening[table] = asyncio.create_task(self._load(table))
                task.add_done_callback(lambda _: self._opening.pop(table, None))
            found = await asyncio.shield(task)
        found.used = time.monotonic()
        return found

    async def awake(self, row: Row) -> Table | None:
        """The table of a row; None while its title is not offered, or if it is gone."""
        with contextlib.suppress(NotFoundError, NotPossibleError):
            return await self.table(row.id)
        return None

    async def by_code(self, code: str) -> Row:
        row = await self.store.by_code(code.upper())
        if row is None:
            raise NotFoundError("no-code", code=code)
        return row

    async def _load(self, table: str) -> Table:
        row = await self.store.table(table)
        if row is None:
            raise NotFoundError("no-table")
        found, at, frozen = await self._read(row.id)
        made = Table(self.service, row.id, row.code, game_of(found.sheet.setup), found, at)
        made.frozen = frozen
        self.tables[table] = made
        if self._awake:
            if frozen is None and (made.game.version, made.game.digest) != _rules(found.sheet.setup):
                async with made.lock:
                    await made.note(Migrated(made.game.version, made.game.digest))
            made.driver.drive()
        return made

    async def _read(self, table: str) -> tuple[Course, int, int | None]:
        """The course of a table, when it last changed, and the rules it rests under if it cannot go on."""
        snapshot = await self.store.snapshot(table)
        if snapshot is not None:
            setup = msgspec.json.decode(snapshot.data, type=Cache).sheet.setup
            game = game_of(setup)
            if (game.version, game.digest) == _rules(setup):
                course = uncache(game, snapshot.data)
                later = await self.store.log(table, snapshot.version)
                with contextlib.suppress(MissingVersionError):
                    for folded in fold(game, _entries(later), course):
                        course = folded.course
                    return course, later[-1].at if later else now(), None
        return _from_the_first(await self.store.log(table))

    # ---- by itself

    async def _sweep(self) -> None:
        """Wake what is due, put aside what nobody looks at."""
        while True:
            try:
                for row in await self.store.due(now() + int(1000 * SWEEP)):
                    if row.id not in self.tables:
                        await self.awake(row)
                for table in list(self.tables.values()):
                    await self._put_aside(table)
            except StoreError:
                _log.error("sweep failed")
            await asyncio.sleep(SWEEP)

    async def _put_aside(self, table: Table) -> None:
        idle = time.monotonic() - table.used > self.settings.idle
        if not idle or table.connections or table.lock.locked() or not table.driver.waits:
            return
        if table.course.sheet.status == "running":
            await self.store.sleep(table.id, table.driver.deadline())
        table.driver.close()
        self.tables.pop(table.id, None)

    # ---- other nodes

    async def _heard(self, news: News) -> None:
        """Another node (or this one) has written something."""
        for name, version in news.appended:
            table = self.tables.get(name)
            if table is not None and table.course.sheet.version < version:
                async with table.lock:
                    if table.course.sheet.version < version:
                        await table.catch_up()
                await self._reclaim(table)
        for name, number in news.said:
            if (table := self.tables.get(name)) is not None:
                for said in await self.store.said(name, number - 1, 1):
                    self.chat(table, wire.ChatLine(said.number, said.at, said.seat, said.text))
        for guest in news.revoked:
            self.dismiss(guest)
        if news.missed:
            for table in list(self.tables.values()):
                async with table.lock:
                    await table.catch_up()

    async def _reclaim(self, table: Table) -> None:
        """A node that sees no person lets a bot stand in; we see the person, unless a clock ran out."""
        clock = table.course.sheet.setup.clock
        if (clock.move, clock.game) != (None, None):
            return
        for connection in list(table.connections):
            if connection.seat is not None and table.course.sheet.chairs[connection.seat].bot:
                await seating.come_back(table, connection.seat)

    async def say(self, table: Table, seat: Seat, text: str) -> None:
        """A line of chat from a seat, if the table allows it."""
        sheet = table.course.sheet
        line = wire.plain(text, wire.LONGEST_CHAT)
        phrase = line.startswith(":") and line[1:] in wire.PHRASES
        if sheet.chat == "off":
            raise NotPossibleError("chat-off")
        if sheet.chat == "phrases" and not phrase:
            raise NotPossibleError("chat-phrases")
        if seat in sheet.muted:
            raise NotPossibleError("muted")
        if line:
            said = await self.store.say(table.id, seat, line)
            self.chat(table, wire.ChatLine(said.number, said.at, said.seat, said.text))
            if self._listener is not None:
                await self._listener.tell(f"#{table.id}:{said.number}")

    def chat(self, table: Table, line: wire.ChatLine) -> None:
        for connection in table.connections:
            connection.post(wire.write(line))

    async def revoke(self, guest: str, digest: str | None) -> None:
        """The guest's token opens nothing any more; connections that used it end."""
        await self.store.rehash(guest, digest)
        self.dismiss(guest)
        if self._listener is not None:
            await self._listener.tell(f"!{guest}")

    def dismiss(self, guest: str) -> None:
        for table in self.tables.values():
            for connection in list(table.connections):
                if connection.guest == guest:
                    connection.drop()


def _rules(setup: Setup) -> tuple[int, str]:
    return setup.rules, setup.digest


def _entries(logged: Sequence[Logged]) -> list[Entry]:
    return [each.entry for each in logged]


def _from_the_first(logged: list[Logged]) -> tuple[Course, int, int | None]:
    """Everything once more, under the rules of today. If a move no longer holds, the table rests as it is."""
    first = logged[0].entry
    assert isinstance(first, Opened)
    course = opened(first)
    try:
        for folded in fold(game_of(first.setup), _entries(logged)):
            course = folded.course
    except (IllegalAction, InvalidAction, LookupError):
        return course, logged[-1].at, first.setup.rules
    return course, logged[-1].at, None

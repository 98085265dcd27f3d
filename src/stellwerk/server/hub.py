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

from stellwerk.core.game import Seat
from stellwerk.server import metrics, seating, wire
from stellwerk.server.analysing import Analyst
from stellwerk.server.caller import Caller
from stellwerk.server.commits import Opening
from stellwerk.server.desk import Desk
from stellwerk.server.entries import Chair, Chat, Migrated, Opened, Sat, Setup
from stellwerk.server.errands import Errand
from stellwerk.server.errors import NotAllowedError, NotFoundError, NotPossibleError, StoreError, UnreadableError
from stellwerk.server.fold import opened
from stellwerk.server.housekeeping import Housekeeper
from stellwerk.server.listen import Listener, News
from stellwerk.server.making import game_of
from stellwerk.server.people_text import plain
from stellwerk.server.presence import Presence
from stellwerk.server.reading import Found, read, same_rules
from stellwerk.server.service import Service
from stellwerk.server.settings import Settings
from stellwerk.server.store import CodeTakenError, Row, Store, now
from stellwerk.server.table import Table
from stellwerk.server.tokens import Tokens
from stellwerk.server.troubles import Troubles
from stellwerk.server.workers import Workers

LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # none that look alike
CODE: Final = 6
SWEEP: Final = 15.0  # seconds between two looks for idle tables and due ones
HOUR: Final = 3600.0  # seconds between two rounds of house-keeping

_log = logging.getLogger(__name__)


class Hub:
    """The way to every table of the database."""

    def __init__(self, settings: Settings, store: Store, key: str) -> None:
        self.settings = settings
        self.store = store
        self.tokens = Tokens(key)
        self.workers = Workers(settings.bots.workers, settings.bots.seconds, settings.bots.megabytes)
        self.desk = Desk(settings.errands)
        self.presence = Presence()
        self.questions = Desk(settings.questions)
        self.designing = Desk(settings.designing)
        self.analyst = Analyst(settings.analysing, store.analyses)
        self.caller = Caller(settings, store, key)
        self.service = Service(
            settings, store, self.workers, self.questions, self.presence, Troubles(), self.caller
        )
        self.tables: dict[str, Table] = {}
        self._opening: dict[str, asyncio.Task[Table]] = {}
        self._awake = True
        self._tasks: list[asyncio.Task[None]] = []
        self._listener = Listener(store, self._heard) if store.shared else None

    @staticmethod
    async def open(settings: Settings, awake: bool = True) -> Hub:
        """`awake`: bots act and clocks run. Otherwise tables can only be looked at, where there are any."""
        store = await Store.open(settings.database, make=awake)
        hub = Hub(settings, store, await store.key())
        hub._awake = awake
        if awake:
            hub._tasks.append(asyncio.create_task(hub._sweep()))
            hub._tasks.append(asyncio.create_task(hub._keep_house()))
            if hub._listener is not None:
                await hub._listener.start()
                await hub._listener.tell("?")
                hub._tasks.append(asyncio.create_task(hub._announce(hub._listener)))
        return hub

    async def close(self) -> None:
        # Whoever still reads must be done before the database goes.
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.gather(*self._opening.values(), return_exceptions=True)
        if self._listener is not None:
            await self._listener.close()
        for table in self.tables.values():
            table.driver.close()
            table.calling.close()
        await self.caller.close()
        await self.workers.close()
        await self.desk.close()
        await self.questions.close()
        await self.designing.close()
        await self.analyst.close()
        await self.store.close()

    # ---- tables

    async def create(
        self,
        setup: Setup,
        chairs: Sequence[Chair],
        host: str,
        chat: Chat,
        past: Sequence[str] = (),
        seed: str | None = None,
    ) -> Table:
        """A new table. Its commitment is public from now on, so nobody can choose the cards any more; only a
        lesson names its `seed`."""
        entry = Opened(setup, tuple(chairs), host, seed or secrets.token_hex(32), chat, tuple(past))
        while True:
            opening = _opening(entry)
            with contextlib.suppress(CodeTakenError):
                await self.store.create(opening)
                break
        return self._take_in(opening, entry)

    def _take_in(self, opening: Opening, entry: Opened) -> Table:
        made = Table(self.service, opening.table, opening.code, game_of(entry.setup), opened(entry), opening.at)
        self.tables[made.id] = made
        return made

    async def rematch(self, old: Table, guest: str) -> Table:
        """The same people and bots once more, each on the same seat and so in the same colour; luck says who
        begins. Whoever asked is the host."""
        sheet = old.course.sheet
        if not sheet.seats_of(guest):
            raise NotAllowedError("rematch-others")
        if sheet.status not in ("over", "abandoned"):
            raise NotPossibleError("not-over")
        async with old.lock:  # four people ask at once, and all mean the same table
            await old.settle_doubt()
            if old.course.sheet.rematch is None:
                sheet = old.course.sheet
                chairs = [replace(each, nonce="", bot=None if each.guest else each.bot) for each in sheet.chairs]
                setup = replace(
                    sheet.setup, rules=old.game.version, digest=old.game.digest, listed=False, lesson=False
                )
                entry = Opened(setup, tuple(chairs), guest, secrets.token_hex(32), sheet.chat)
                opening = _opening(entry)
                if await old.follow(opening):  # else another node was faster
                    self._take_in(opening, entry)
        if old.course.sheet.rematch is None:
            raise NotPossibleError("table-busy")
        return await self.table(old.course.sheet.rematch)

    async def forget(self, table: str) -> None:
        """Delete a table."""
        await self.store.forget(table)
        self._let_go(table)

    def _let_go(self, table: str) -> None:
        if (found := self.tables.pop(table, None)) is not None:
            found.let_go()

    async def table(self, table: str) -> Table:
        """The table of that id, from memory or from the log."""
        found = self.tables.get(table)
        if found is None or found.gone:
            task = self._opening.get(table)
            if task is None:
                task = self._opening[table] = asyncio.create_task(self._load(table))
                task.add_done_callback(lambda _: self._opening.pop(table, None))
            found = await asyncio.shield(task)
        found.used = time.monotonic()
        return found

    async def awake(self, row: Row) -> Table | None:
        """The table of a row; None while its title is not offered, or if it is gone or cannot be read."""
        with contextlib.suppress(NotFoundError, NotPossibleError, UnreadableError):
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
        found = await self._read(row)
        made = Table(self.service, row.id, row.code, game_of(found.course.sheet.setup), found.course, found.at)
        made.frozen = found.frozen
        if self._awake:
            made.ahead.remember(await self.store.plans.of(table))
        self.tables[table] = made
        if self._awake:
            if made.frozen is None and not same_rules(found.course.sheet.setup):
                async with made.lock:
                    await made.note(Migrated(made.game.version, made.game.digest))
            if isinstance(found.last, Sat):
                await seating.begin_if_full(made)  # a kill may have come between the last seat and the beginning
            made.driver.drive()
        return made

    async def _read(self, row: Row) -> Found:
        """What cannot be read must not look like our mistake, and concerns this table alone."""
        troubles = self.service.troubles
        try:
            found = await read(self.store, row, troubles)
        except (NotPossibleError, StoreError):
            raise
        except Exception as error:
            troubles.unreadable(row.id, error)
            raise UnreadableError("log-unreadable") from error
        troubles.readable(row.id)
        return found

    # ---- by itself

    async def _sweep(self) -> None:
        """Wake what is due, put aside what nobody looks at, let go of what was deleted."""
        while True:
            try:
                self.count()
                for row in await self.store.due(now() + int(1000 * SWEEP)):
                    if row.id not in self.tables:
                        await self.awake(row)
                for deleted in await self.store.missing(self.tables):
                    self._let_go(deleted)
                for table in list(self.tables.values()):
                    await self._put_aside(table)
            except StoreError:
                _log.error("sweep failed")
            except Exception:  # the next round may be better, and all tables need it
                _log.error("sweep failed", exc_info=True)
            await asyncio.sleep(SWEEP)

    async def _keep_house(self) -> None:
        """Clean away what is too old, a little at a time and apart from the sweep, which others wait for."""
        keeper = Housekeeper(self.store, self.settings.keep, self._house_errand, self._in_use)
        try:
            while True:
                await asyncio.sleep(SWEEP)
                more = False
                try:
                    more = await keeper.bite()
                except Exception:  # the database may be away, and comes back
                    _log.error("house-keeping failed", exc_info=True)
                if not more:
                    await asyncio.sleep(HOUR)
        finally:
            await keeper.close()

    async def _house_errand(self, errand: Errand) -> bytes:
        return await self.desk.run(errand, "house-keeping")

    def _in_use(self, table: str) -> bool:
        """Somebody looks at it, here or at another node."""
        found = self.tables.get(table)
        return bool(found is not None and found.connections) or self.presence.at(table)

    def count(self) -> None:
        """The figures of this node that nobody else counts."""
        metrics.tables.set(len(self.tables))
        metrics.bot_failures.set(self.workers.failures)

    async def _put_aside(self, table: Table) -> None:
        if table.gone:
            self._let_go(table.id)
        if not self._idle(table):
            return
        if table.course.sheet.status == "running":
            await self.store.sleep(table.id, table.driver.deadline())
            if not self._idle(table):  # somebody came meanwhile
                await self.store.sleep(table.id, 0)
                return
        self._let_go(table.id)

    def _idle(self, table: Table) -> bool:
        idle = time.monotonic() - table.used > self.settings.idle
        return idle and not table.connections and not table.lock.locked() and table.driver.waits

    # ---- other nodes

    async def _heard(self, news: News) -> None:
        """Another node (or this one) has written something."""
        for name, version in news.appended:
            table = self.tables.get(name)
            if table is not None and table.course.sheet.version < version:
                await self._catch_up(table, version)
                await self._reclaim(table)
        for name, number in news.said:
            if (table := self.tables.get(name)) is not None:
                for said in await self.store.said(name, number - 1, 1):
                    self.chat(table, wire.ChatLine(said.number, said.at, said.seat, said.text))
        for name, seat in news.planned:
            if (table := self.tables.get(name)) is not None:
                await table.ahead.recall(seat)
        for guest in news.revoked:
            self.dismiss(guest)
        for name in news.deleted:
            self._let_go(name)
        self._meet(news)
        if news.missed:
            self.presence.again()
            for table in list(self.tables.values()):
                await self._catch_up(table)

    async def _catch_up(self, table: Table, version: int | None = None) -> None:
        """A table that cannot be read lets go by itself; the others are told all the same."""
        with contextlib.suppress(UnreadableError):
            async with table.lock:
                if version is None or table.course.sheet.version < version:
                    await table.catch_up()

    def _meet(self, news: News) -> None:
        """Who came and went at another node."""
        for name, seat in news.here:
            if self.presence.heard(news.sender, name, seat) and (table := self.tables.get(name)):
                table.tell_table()
        for name, seat in news.left:
            if self.presence.gone(news.sender, name, seat) and (table := self.tables.get(name)):
                table.driver.lost(seat)
                table.tell_table()
        if news.asked:
            self.presence.again()

    async def _announce(self, listener: Listener) -> None:
        """Tell the other nodes who is here, for as long as we live."""
        while True:
            for word in await self.presence.words(self._here):
                await listener.tell(word)

    def _here(self) -> dict[str, frozenset[Seat]]:
        """The seats of people who are connected to this node."""
        seats = {
            table.id: frozenset(each.seat for each in table.connections if each.seat is not None)
            for table in self.tables.values()
        }
        return {table: some for table, some in seats.items() if some}

    async def _reclaim(self, table: Table) -> None:
        """A node that was deaf may let a bot stand in for a person whom we see; a clock that ran out counts."""
        clock = table.course.sheet.setup.clock
        if (clock.move, clock.game) != (None, None):
            return
        for connection in list(table.connections):
            if connection.seat is not None and table.course.sheet.chairs[connection.seat].bot:
                await seating.come_back(table, connection.seat)

    async def say(self, table: Table, seat: Seat, text: str) -> None:
        """A line of chat from a seat, if the table allows it."""
        sheet = table.course.sheet
        line = plain(text, wire.LONGEST_CHAT)
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
        await self.recheck(guest)

    async def recheck(self, guest: str) -> None:
        """A token of the guest opens nothing any more: all its connections end, and those who may come back do."""
        self.dismiss(guest)
        if self._listener is not None:
            await self._listener.tell(f"!{guest}")

    def dismiss(self, guest: str) -> None:
        for table in self.tables.values():
            for connection in list(table.connections):
                if connection.guest == guest:
                    connection.dismiss()


def _opening(entry: Opened) -> Opening:
    """A table of that kind, with a name and a code that nobody has yet; the code by all likelihood."""
    code = "".join(secrets.choice(LETTERS) for _ in range(CODE))
    guests = frozenset([entry.host, *(chair.guest for chair in entry.chairs if chair.guest)])
    setup = entry.setup
    data = msgspec.json.encode(entry)
    return Opening(secrets.token_hex(8), code, setup.game, setup.listed, now(), data, guests)

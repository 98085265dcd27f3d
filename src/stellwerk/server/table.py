"""A table at work: it alone changes its course. Read, apply, append and commit, acknowledge, tell.

A lock serialises everything that happens at one table; idle tables cost no task.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from typing import Final, TypeAlias

import msgspec

from stellwerk import games, telling
from stellwerk.core.game import AnyGame, Event, IllegalAction, InvalidAction, Seat, SomeAction
from stellwerk.core.notation import SEVERAL, read_decision
from stellwerk.server import lessons, wire
from stellwerk.server.ahead import Ahead
from stellwerk.server.asking import Asking
from stellwerk.server.broadcast import Broadcast, Helped, Strand
from stellwerk.server.calling import Calling
from stellwerk.server.commits import Append, Opening
from stellwerk.server.connection import Connection
from stellwerk.server.driver import Driver
from stellwerk.server.entries import Begun, Entry, Moved, Rematched, Sat, Undone
from stellwerk.server.errands import Choice
from stellwerk.server.errors import (
    BadRequestError,
    NotFoundError,
    NotPossibleError,
    StoreError,
    TableError,
    UnreadableError,
)
from stellwerk.server.fold import fold, fold_one, leads_back, moved, noted, settled, stream
from stellwerk.server.info import table_info
from stellwerk.server.menu import choices_of
from stellwerk.server.minds import imagined
from stellwerk.server.refusing import refusal
from stellwerk.server.service import Service
from stellwerk.server.sheet import Course, Sheet
from stellwerk.server.snapshots import snapshot_of
from stellwerk.server.store import now
from stellwerk.server.voice import NOBODY, Voice
from stellwerk.words import ENGLISH
from stellwerk.words.narrator import Narrator

SOON: Final = 0.1  # seconds in which comings and goings are told as one
FEW: Final = 20  # spectators who are told something in one go
Outcome: TypeAlias = wire.Done | wire.Stale | wire.Refused


class Table:
    """One table in memory. Every method that changes it commits first and tells afterwards."""

    def __init__(self, service: Service, table: str, code: str, game: AnyGame, course: Course, at: int) -> None:
        self.service = service
        self.id = table
        self.code = code
        self.game = game
        self.course = course
        self.gone = False  # deleted, unreadable or put aside: whoever holds on to it looks for it anew
        self.frozen: int | None = None  # the rules it began under, if a move in it no longer holds
        self.connections: set[Connection] = set()
        self.lock = asyncio.Lock()
        self.used = time.monotonic()  # when somebody last wanted something
        self.changed = asyncio.Event()  # set and replaced at every version, for those who wait
        self.driver = Driver(self, at)
        self.calling = Calling(self)
        self.ahead = Ahead(self)
        self.asking = Asking(service.questions)
        self._strand = Strand()
        self._doubt = False  # the log may hold more than we know
        self._kept = course.sheet.version  # the version of the last snapshot, or the one we began with
        self._soon: asyncio.TimerHandle | None = None  # when all are told who is here
        self._standing: Broadcast | None = None  # how things stand, for whoever comes or missed something
        self._helped: dict[Seat | None, Helped] = {}
        self._narrators: dict[tuple[str, ...], Narrator] = {}  # by language and the people's names

    # ---- playing

    async def act(self, seat: Seat, seen: int, text: str, by: Voice, by_bot: bool = False) -> Outcome:
        """One decision of a seat that saw version `seen`; several actions of it are one entry."""
        async with self.lock:
            await self.settle_doubt()
            sheet, session = self.course.sheet, self.course.session
            try:
                self.require_playing(seat, by_bot)
                assert session is not None
                if not sheet.fresh(seat, seen):
                    return wire.Stale(by.ident, sheet.version)
                after = session.act(seat, *self.read(text))
                lessons.require_step(sheet, text)
            except (IllegalAction, TableError) as error:
                return self.refused(by, error)
            # What was to follow the deed that ended the game was not done.
            done = SEVERAL.join(text.split(SEVERAL)[: len(after.deeds) - len(session.deeds)])
            reached = settled(after, stream(sheet))
            entry = Moved(seat, done, reached.luck, reached.used, self.driver.spent(seat))
            course = moved(self.course, sheet.version + 1, entry, reached)
            return await self._answer(by, entry, course, reached.events)

    async def undo(self, seat: Seat, seen: int, by: Voice) -> Outcome:
        """Back by one decision, while nobody has learned anything from it."""
        async with self.lock:
            await self.settle_doubt()
            sheet, session = self.course.sheet, self.course.session
            try:
                self.require_playing(seat)
                self.require_room()
                lessons.require_freedom(sheet)
                if seen < sheet.moved or seen > sheet.version:
                    return wire.Stale(by.ident, sheet.version)
                if session is None or not session.can_undo(seat):
                    raise NotPossibleError("nothing-to-undo")
            except TableError as error:
                return self.refused(by, error)
            return await self.go_back(seat, sheet.undo[-1], by)

    def look(self, seat: Seat, text: str, by: Voice, ahead: bool = False) -> wire.Seen:
        """Whether the rules allow a decision, and what the seat could do right after it; `ahead`: if it were its
        turn. No luck is asked, so nothing is learned."""
        narrator, session = self.narrator(by.lang), self.course.session
        try:
            if session is None or self.course.sheet.status != "running":
                raise NotPossibleError("not-running")
            begun = imagined(self.course, seat) if ahead else session
            after = begun.act(seat, *self.read(text))
            lessons.require_step(self.course.sheet, text)
        except (IllegalAction, TableError) as error:
            return wire.Seen(by.ident, text, (), {}, refusal(error, narrator, self.game.name))
        return wire.Seen(by.ident, text, *choices_of(narrator, after, seat, text + SEVERAL))

    def refused(self, by: Voice, error: IllegalAction | TableError) -> wire.Refused:
        return wire.Refused(by.ident, refusal(error, self.narrator(by.lang), self.game.name))

    def narrator(self, lang: str) -> Narrator:
        """The game in words, with the names of the people at the table."""
        key = (lang, *self.people)
        if key not in self._narrators:
            self._narrators = {each: kept for each, kept in self._narrators.items() if each[1:] == key[1:]}
            self._narrators[key] = telling.narrator(self.game, lang, self.people)
        return self._narrators[key]

    @property
    def rests(self) -> bool:
        """Nothing is played here any more: a move no longer holds, or the log has come to its end."""
        return self.frozen is not None or self.course.sheet.version >= self.service.settings.longest

    @property
    def people(self) -> tuple[str, ...]:
        """What those who sit here are called."""
        return tuple(chair.name for chair in self.course.sheet.chairs)

    @property
    def choice(self) -> Choice:
        """What is played here, for whoever does some work on it elsewhere."""
        setup = self.course.sheet.setup
        return Choice(games.title_file(setup.game), tuple(sorted(self.game.options.items())))

    def require_awake(self) -> None:
        """A table that rests can be left and abandoned, and nothing else."""
        if self.frozen is not None:
            raise NotPossibleError("old-rules", rules=self.frozen)
        if self.rests:
            raise NotPossibleError("log-full", most=self.service.settings.longest)

    def require_room(self) -> None:
        """The last twentieth of a log is for bringing the game to its end."""
        longest = self.service.settings.longest
        if self.course.sheet.version >= longest - longest // 20:
            raise NotPossibleError("log-nearly-full", versions=self.course.sheet.version, most=longest)

    def here(self, seat: Seat) -> bool:
        """Whether the person of a seat is connected, to this node or to another."""
        return any(each.seat == seat for each in self.connections) or self.service.presence.elsewhere(
            self.id, seat
        )

    def let_go(self) -> None:
        """There is nothing to see here any more: listeners look elsewhere, nobody thinks."""
        self.gone = True
        self.driver.close()
        self.calling.close()
        for connection in list(self.connections):
            connection.drop()

    # ---- changing the course; call with the lock held

    async def note(self, entry: Entry, by: Voice = NOBODY) -> Outcome:
        """An entry that leaves the position alone."""
        sheet = noted(self.course.sheet, self.course.sheet.version + 1, entry)
        return await self._answer(by, entry, Course(sheet, self.course.session), ())

    async def follow(self, opening: Opening) -> bool:
        """A rematch is opened and noted here in one; False if another node was faster."""
        entry = Rematched(opening.table)
        sheet = noted(self.course.sheet, self.course.sheet.version + 1, entry)
        return await self.commit(entry, Course(sheet, self.course.session), (), opening)

    async def commit(
        self, entry: Entry, course: Course, events: Sequence[Event], opens: Opening | None = None
    ) -> bool:
        """Append and take over; False if another node was faster, and then we know what it did."""
        before, sheet = self.course.sheet, course.sheet
        due = self._snapshot_due(course)
        item = Append(
            table=self.id,
            version=sheet.version,
            at=now(),
            data=msgspec.json.encode(entry),
            status=sheet.status if sheet.status != before.status else None,
            snapshot=snapshot_of(course) if due else None,
            guest=entry.guest if isinstance(entry, Sat) else None,
            opens=opens,
        )
        try:
            accepted = await self.service.store.append(item)
        except StoreError:
            self._doubt = True
            raise
        except NotFoundError:
            self.let_go()
            raise
        if accepted:
            self._kept = sheet.version if due else self._kept
            self._take(entry, course, events, foreign=False)
        else:
            await self.catch_up()
        return accepted

    def _snapshot_due(self, course: Course) -> bool:
        """A snapshot holds no way back, so it waits until there is none."""
        if course.session is not None and course.session.before is not None:
            return False
        sheet = course.sheet
        return sheet.status == "over" or sheet.version - self._kept >= self.service.settings.snapshot_every

    async def catch_up(self) -> None:
        """Take over what other nodes have appended."""
        try:
            for logged in await self.service.store.log(self.id, self.course.sheet.version):
                course, events = fold_one(self.game, self.course, logged.entry, await self._needed(logged.entry))
                self._take(logged.entry, course, events, foreign=True)
        except StoreError:
            raise
        except Exception as error:  # damaged, or written by a node with other rules
            self.service.troubles.unreadable(self.id, error)
            self.let_go()
            raise UnreadableError("log-unreadable") from error
        self._doubt = False

    async def settle_doubt(self) -> None:
        """After a failed commit only the log knows whether it happened."""
        self.used = time.monotonic()
        if self._doubt:
            await self.catch_up()

    async def _answer(self, by: Voice, entry: Entry, course: Course, events: Sequence[Event]) -> Outcome:
        if await self.commit(entry, course, events):
            return wire.Done(by.ident, course.sheet.version)
        return wire.Stale(by.ident, self.course.sheet.version)

    async def go_back(self, seat: Seat, to: int, by: Voice) -> Outcome:
        """To the position that this version led to."""
        entry = Undone(seat, to)
        course, events = fold_one(self.game, self.course, entry, await self._needed(entry))
        return await self._answer(by, entry, course, events)

    async def _needed(self, entry: Entry) -> dict[int, Course]:
        """What folding this entry must look back to: every earlier position, by the version that led to it. Only a
        takeback needs it, and they are rare enough to read the log."""
        if not isinstance(entry, Undone) or leads_back(self.course, entry.seat, entry.to):
            return {}
        entries = [logged.entry for logged in await self.service.store.log(self.id)]
        known = entries[: self.course.sheet.version]
        # A long game takes a while, and other tables do not wait for it.
        folded = await asyncio.to_thread(lambda: list(fold(self.game, known)))
        return {each.course.sheet.moved: each.course for each in folded}

    def require_playing(self, seat: Seat, by_bot: bool = False) -> None:
        """A game is running here, and nobody else plays this seat."""
        self.require_awake()
        if self.course.sheet.status != "running" or self.course.session is None:
            raise NotPossibleError("not-running")
        if not by_bot and self.course.sheet.chairs[seat].bot is not None:
            raise NotPossibleError("bot-plays")

    def read(self, text: str) -> list[SomeAction]:
        """The actions in a text that somebody wrote."""
        try:
            return read_decision(self.game, text)
        except InvalidAction as error:
            raise BadRequestError("not-an-action", text=str(error)) from error

    def _take(self, entry: Entry, course: Course, events: Sequence[Event], foreign: bool) -> None:
        before, self.course = self.course, course
        self._standing = None
        if isinstance(entry, Begun):
            self._reseat(before.sheet)
        self.ahead.changed(entry)
        self.driver.changed(entry, events, foreign)
        self.calling.changed(foreign)
        if isinstance(entry, Begun | Moved | Undone):
            self.tell(events, self._strand.before(entry))
            self._strand = self._strand.with_(entry, events)
        ended = course.sheet.status != before.sheet.status
        if not isinstance(entry, Moved) or before.sheet.takeback is not None or ended:
            self.tell_table()
        self.changed.set()
        self.changed = asyncio.Event()

    def _reseat(self, before: Sheet) -> None:
        """Free chairs are gone, so seats have new numbers."""
        kept = [seat for seat, chair in enumerate(before.chairs) if not chair.open]
        for connection in self.connections:
            if connection.seat is not None:
                connection.seat = kept.index(connection.seat)

    # ---- telling

    def tell(self, events: Sequence[Event], earlier: Sequence[Event] = ()) -> None:
        """The position to everybody, to each what it may know."""
        broadcast, watching = self._broadcast(events, earlier), list[Connection]()
        for connection in self.connections:
            if connection.seat is None:
                watching.append(connection)
            else:
                connection.post(broadcast.text(connection.seat, connection.lang))
        if watching:
            asyncio.get_running_loop().call_soon(_tell_watching, broadcast, watching)

    def standing(self) -> Broadcast:
        """The position without news, made once however many come to see it."""
        if self._standing is None:
            self._standing = self._broadcast(())
        return self._standing

    def _broadcast(self, events: Sequence[Event], earlier: Sequence[Event] = ()) -> Broadcast:
        clocks, narrator = self.driver.clocks, self.narrator
        return Broadcast(self.game, self.course, events, earlier, clocks, narrator, self._helped)

    def tell_table(self) -> None:
        """Who sits here and what was agreed, to everybody."""
        if self._soon is not None:
            self._soon.cancel()
            self._soon = None
        texts: dict[tuple[Seat | None, str], str] = {}
        for connection in self.connections:
            key = connection.seat, connection.lang
            if key not in texts:
                texts[key] = wire.write(self.info(*key))
            connection.post(texts[key])

    def tell_table_to(self, connection: Connection) -> None:
        connection.post(wire.write(self.info(connection.seat, connection.lang)))

    def tell_table_soon(self) -> None:
        """The same when somebody has come or gone: once, however many do so at the same time."""
        if self._soon is None and self.connections:
            self._soon = asyncio.get_running_loop().call_later(SOON, self.tell_table)

    def info(self, you: Seat | None = None, lang: str = ENGLISH) -> wire.TableInfo:
        """Who sits here and what was agreed."""
        return table_info(self, you, lang)


def _tell_watching(broadcast: Broadcast, watching: Sequence[Connection]) -> None:
    """Whoever only watches hears it after those who play, a few at a time: no move waits for a crowd."""
    for connection in watching[:FEW]:
        connection.post(broadcast.text(None, connection.lang))
    if watching[FEW:]:
        asyncio.get_running_loop().call_soon(_tell_watching, broadcast, watching[FEW:])

"""A table at work: it alone changes its course. Read, apply, append and commit, acknowledge, tell.

A lock serialises everything that happens at one table; idle tables cost no task.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct

from stellwerk.core import codec
from stellwerk.core.game import AnyGame, IllegalAction, InvalidAction, Seat
from stellwerk.server import wire
from stellwerk.server.commits import Append
from stellwerk.server.connection import Connection
from stellwerk.server.driver import Driver
from stellwerk.server.entries import Answered, Asked, Begun, Entry, Moved, Sat, Undone
from stellwerk.server.errors import BadRequestError, NotPossibleError, StoreError, TableError
from stellwerk.server.fold import (
    Reached,
    fold,
    fold_one,
    in_force,
    moved,
    noted,
    settle,
    stream,
    undone,
)
from stellwerk.server.service import Service
from stellwerk.server.sheet import Course, Sheet
from stellwerk.server.store import now
from stellwerk.server.views import TakenBack, Telling, todo

Outcome: TypeAlias = wire.Done | wire.Stale | wire.Refused


class Cache(Struct, frozen=True):
    """A snapshot: a sheet, and the position as the game's codec writes it."""

    sheet: Sheet
    state: msgspec.Raw  # null before the game begins


class Table:
    """One table in memory. Every method that changes it commits first and tells afterwards."""

    def __init__(self, service: Service, table: str, code: str, game: AnyGame, course: Course, at: int) -> None:
        self.service = service
        self.id = table
        self.code = code
        self.game = game
        self.course = course
        self.frozen: int | None = None  # the rules it began under, if a move in it no longer holds
        self.connections: set[Connection] = set()
        self.lock = asyncio.Lock()
        self.used = time.monotonic()  # when somebody last wanted something
        self.changed = asyncio.Event()  # set and replaced at every version, for those who wait
        self.driver = Driver(self, at)
        self._doubt = False  # the log may hold more than we know
        self._past: dict[int, Course] = {}  # what undo can go back to without reading the log

    # ---- playing

    async def act(self, seat: Seat, seen: int, text: str, ident: str = "", by_bot: bool = False) -> Outcome:
        """One action of a seat that saw version `seen`."""
        async with self.lock:
            await self.settle_doubt()
            sheet, state = self.course.sheet, self.course.state
            if refusal := self._refuses(seat, ident, by_bot):
                return refusal
            if not sheet.fresh(seat, seen):
                return wire.Stale(ident, sheet.version)
            try:
                action = self._read(text)
                step = self.game.apply(state, seat, action)  # type: ignore[arg-type]  # it runs
            except (IllegalAction, TableError) as error:
                return wire.refused(ident, error)
            after = settle(self.game, step.state, stream(sheet))
            reached = Reached(after.state, (*step.events, *after.events), after.luck, after.used)
            spent = self.driver.spent(seat)
            entry = Moved(seat, self.game.write(action), reached.luck, reached.used, spent)
            course = moved(self.game, self.course, sheet.version + 1, entry, reached)
            self._past[sheet.moved] = self.course
            return await self._answer(ident, entry, course, reached.events)

    async def undo(self, seat: Seat, seen: int, ident: str = "") -> Outcome:
        """Back by one action, while nobody has learned anything from it."""
        async with self.lock:
            await self.settle_doubt()
            sheet = self.course.sheet
            if refusal := self._refuses(seat, ident):
                return refusal
            if seen < sheet.moved or seen > sheet.version:
                return wire.Stale(ident, sheet.version)
            if sheet.undo_seat != seat or not sheet.undo:
                return wire.refused(ident, NotPossibleError("nothing-to-undo"))
            return await self._go_back(seat, sheet.undo[-1], ident)

    async def ask_takeback(self, seat: Seat, ident: str = "") -> Outcome:
        """Ask the other people to go back before this seat's last action; alone among bots it happens at once."""
        async with self.lock:
            await self.settle_doubt()
            if refusal := self._refuses(seat, ident):
                return refusal
            played = in_force([logged.entry for logged in await self.service.store.log(self.id)])
            own = [before for before, entry in played if isinstance(entry, Moved) and entry.seat == seat]
            if not own:
                return wire.refused(ident, NotPossibleError("nothing-to-take-back"))
            outcome = await self.note(Asked(seat, own[-1]), ident)
            return outcome if isinstance(outcome, wire.Stale) else await self._consider(outcome)

    async def answer_takeback(self, seat: Seat, yes: bool, ident: str = "") -> Outcome:
        async with self.lock:
            await self.settle_doubt()
            wish = self.course.sheet.takeback
            if refusal := self._refuses(seat, ident):
                return refusal
            if wish is None or seat in wish.agreed:
                return wire.refused(ident, NotPossibleError("nobody-asked"))
            outcome = await self.note(Answered(seat, yes), ident)
            return outcome if isinstance(outcome, wire.Stale) else await self._consider(outcome)

    def why(self, seat: Seat, text: str, ident: str = "") -> wire.Because:
        """Whether the rules allow an action now. What it would lead to is thrown away unseen."""
        state = self.course.state
        try:
            if state is None or self.course.sheet.status != "running":
                raise NotPossibleError("not-running")
            self.game.apply(state, seat, self._read(text))
        except (IllegalAction, TableError) as error:
            return wire.Because(ident, text, False, error.rule, error.reason, error.key, error.facts)
        return wire.Because(ident, text, True, "", "")

    def look(self, seat: Seat, text: str, ident: str = "") -> wire.Seen | wire.Because:
        """What the seat could do right after an action. No luck is asked, so nothing is learned."""
        refusal = self.why(seat, text, ident)
        if not refusal.legal:
            return refusal
        after = self.game.apply(self.course.state, seat, self.game.read(text)).state  # type: ignore[arg-type]  # it runs
        return wire.Seen(ident, text, todo(self.game, after, seat))

    def require_awake(self) -> None:
        """A table whose moves no longer hold rests as it is."""
        if self.frozen is not None:
            raise NotPossibleError("old-rules", rules=self.frozen)

    # ---- changing the course; call with the lock held

    async def note(self, entry: Entry, ident: str = "") -> Outcome:
        """An entry that leaves the position alone."""
        sheet = noted(self.course.sheet, self.course.sheet.version + 1, entry)
        return await self._answer(ident, entry, Course(sheet, self.course.state), ())

    async def commit(self, entry: Entry, course: Course, events: Sequence[Any]) -> bool:
        """Append and take over; False if another node was faster, and then we know what it did."""
        before, sheet = self.course.sheet, course.sheet
        due = sheet.version % self.service.settings.snapshot_every == 0 or sheet.status == "over"
        item = Append(
            table=self.id,
            version=sheet.version,
            at=now(),
            data=msgspec.json.encode(entry),
            status=sheet.status if sheet.status != before.status else None,
            snapshot=_cache(course) if due else None,
            guest=entry.guest if isinstance(entry, Sat) else None,
        )
        try:
            accepted = await self.service.store.append(item)
        except StoreError:
            self._doubt = True
            raise
        if accepted:
            self._take(entry, course, events, foreign=False)
        else:
            await self.catch_up()
        return accepted

    async def catch_up(self) -> None:
        """Take over what other nodes have appended."""
        for logged in await self.service.store.log(self.id, self.course.sheet.version):
            if isinstance(logged.entry, Undone) and logged.entry.to not in self._past:
                await self._read_past()
            course, events = fold_one(self.game, self.course, logged.entry, self._past)
            self._take(logged.entry, course, events, foreign=True)
        self._doubt = False

    async def settle_doubt(self) -> None:
        """After a failed commit only the log knows whether it happened."""
        self.used = time.monotonic()
        if self._doubt:
            await self.catch_up()

    async def _answer(self, ident: str, entry: Entry, course: Course, events: Sequence[Any]) -> Outcome:
        if await self.commit(entry, course, events):
            return wire.Done(ident, course.sheet.version)
        return wire.Stale(ident, self.course.sheet.version)

    async def _go_back(self, seat: Seat, to: int, ident: str) -> Outcome:
        if to not in self._past:
            await self._read_past()
        entry = Undone(seat, to)
        course = undone(self.game, self.course, self.course.sheet.version + 1, entry, self._past[to])
        return await self._answer(ident, entry, course, (TakenBack(seat),))

    async def _consider(self, outcome: Outcome) -> Outcome:
        """Go back if everybody has agreed: bots always do."""
        sheet = self.course.sheet
        if sheet.takeback is None:
            return outcome
        people = {seat for seat, chair in enumerate(sheet.chairs) if chair.guest and not chair.bot}
        if people <= set(sheet.takeback.agreed):
            return await self._go_back(sheet.takeback.seat, sheet.takeback.to, "")
        return outcome

    async def _read_past(self) -> None:
        entries = [logged.entry for logged in await self.service.store.log(self.id)]
        for folded in fold(self.game, entries[: self.course.sheet.version]):
            self._past[folded.course.sheet.moved] = folded.course

    def _refuses(self, seat: Seat, ident: str, by_bot: bool = False) -> wire.Refused | None:
        sheet = self.course.sheet
        try:
            self.require_awake()
            if sheet.status != "running" or self.course.state is None:
                raise NotPossibleError("not-running")
            if not by_bot and sheet.chairs[seat].bot is not None:
                raise NotPossibleError("bot-plays")
        except NotPossibleError as error:
            return wire.refused(ident, error)
        return None

    def _read(self, text: str) -> Any:
        """The action in a text that somebody wrote."""
        try:
            return self.game.read(text)
        except InvalidAction as error:
            raise BadRequestError("not-an-action", text=str(error)) from error

    def _take(self, entry: Entry, course: Course, events: Sequence[Any], foreign: bool) -> None:
        before, self.course = self.course, course
        if isinstance(entry, Begun):
            self._reseat(before.sheet)
        if isinstance(entry, Undone):
            events = (TakenBack(entry.seat),)
        self._past = {at: past for at, past in self._past.items() if at in course.sheet.undo}
        self.driver.changed(entry, events, foreign)
        if isinstance(entry, Begun | Moved | Undone):
            self.tell(events)
        if not isinstance(entry, Moved) or before.sheet.takeback is not None:
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

    def tell(self, events: Sequence[Any]) -> None:
        """The position to everybody, to each what it may know."""
        telling = self.telling(events)
        for connection in self.connections:
            connection.post(telling.text(connection.seat))

    def telling(self, events: Sequence[Any] = ()) -> Telling:
        return Telling(self.game, self.course, events, self.driver.clocks())

    def tell_table(self) -> None:
        texts: dict[Seat | None, str] = {}
        for connection in self.connections:
            if connection.seat not in texts:
                texts[connection.seat] = wire.write(self.info(connection.seat))
            connection.post(texts[connection.seat])

    def info(self, you: Seat | None = None) -> wire.TableInfo:
        """Who sits here and what was agreed."""
        sheet, setup = self.course.sheet, self.course.sheet.setup
        here = {connection.seat for connection in self.connections}
        wish = sheet.takeback
        return wire.TableInfo(
            id=self.id,
            code=self.code,
            version=sheet.version,
            status=sheet.status,
            game=setup.game,
            options=setup.options,
            rules=setup.rules,
            digest=setup.digest,
            seats=tuple(
                wire.SeatInfo(
                    kind="open" if chair.open else "person" if chair.guest else "bot",
                    name=chair.name,
                    bot=chair.bot,
                    here=seat in here,
                    host=chair.guest is not None and chair.guest == sheet.host,
                    muted=seat in sheet.muted,
                )
                for seat, chair in enumerate(sheet.chairs)
            ),
            clock={"move": setup.clock.move, "game": setup.clock.game, "increment": setup.clock.increment},
            hints=setup.hints,
            chat=sheet.chat,
            commitment=sheet.commitment,
            nonces=tuple(chair.nonce for chair in sheet.chairs),
            takeback=None if wish is None else wire.TakebackInfo(wish.seat, wish.agreed),
            rematch=sheet.rematch,
            watching=sum(connection.seat is None for connection in self.connections),
            you=you,
        )


def _cache(course: Course) -> bytes:
    return msgspec.json.encode(Cache(course.sheet, msgspec.Raw(codec.encode(course.state))))


def uncache(game: AnyGame, data: bytes) -> Course:
    """The course that a snapshot holds."""
    cache = msgspec.json.decode(data, type=Cache)
    data = bytes(cache.state)
    return Course(cache.sheet, None if data == b"null" else codec.decode(game.state_type, data))

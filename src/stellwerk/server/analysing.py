"""Finished games looked back on: one after the other, after everything else, once for all who want to know."""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec import Struct

from stellwerk import telling, turbo
from stellwerk.core.game import AnyGame
from stellwerk.core.record import Record, RecordError
from stellwerk.server.analyses import Analyses
from stellwerk.server.desk import Desk
from stellwerk.server.errands import Choice
from stellwerk.server.errors import BadRequestError, NotPossibleError
from stellwerk.server.making import made
from stellwerk.server.records import record_of
from stellwerk.server.settings import Analysing
from stellwerk.server.workers import Heard
from stellwerk.turbo.lookback import Analysis

if TYPE_CHECKING:
    from stellwerk.server.table import Table

SILENT: Final = 15.0  # seconds until the same is said again, so that no proxy takes us for gone
LAST: Final = 10  # how nice its processes are: tables, bots and errands come first, and yet it gets on


class Analyse(Struct, frozen=True):
    """A game played on from every position: what was luck, what was skill."""

    choice: Choice
    record: Record
    depth: int

    def run_telling(self, tell: Callable[[float], None]) -> bytes:
        game = made(self.choice.title, self.choice.options)
        try:
            found = turbo.analyse(game, self.record, self.depth, lambda done, of: tell(done / of))
        except RecordError as error:
            raise BadRequestError("bad-record", text=str(error)) from error
        return msgspec.json.encode(found)


class TellAnalysis(Struct, frozen=True):
    """What was found, in words."""

    choice: Choice
    record: Record
    found: bytes
    lang: str
    people: tuple[str, ...]

    def run(self) -> bytes:
        from stellwerk.turbo.retelling import retold

        game = made(self.choice.title, self.choice.options)
        found = msgspec.json.decode(self.found, type=Analysis)
        narrator = telling.narrator(game, self.lang, self.people)
        return msgspec.json.encode(retold(narrator, game, self.record, found))


def possible(game: AnyGame) -> bool:
    """Whether games of this kind can be looked back on here: not without a flat engine."""
    return turbo.plays(game) and turbo.available()


class _Work:
    """An analysis under way, and the ears of all who wait for it."""

    def __init__(self, begin: Callable[[Heard], Coroutine[None, None, bytes]]) -> None:
        self.done = 0.0
        self.ears: set[asyncio.Queue[float | None]] = set()
        self.task = asyncio.create_task(self._run(begin))

    async def _run(self, begin: Callable[[Heard], Coroutine[None, None, bytes]]) -> bytes:
        try:
            return await begin(self.tell)
        finally:
            self.tell(None)

    def tell(self, done: float | None) -> None:
        self.done = self.done if done is None else done
        for ear in self.ears:
            ear.put_nowait(done)


class Following:
    """How far an analysis is, again and again; then what it has found."""

    def __init__(self, work: _Work) -> None:
        self._work = work
        self._ear: asyncio.Queue[float | None] = asyncio.Queue()
        self._ear.put_nowait(work.done)
        work.ears.add(self._ear)

    async def __aiter__(self) -> AsyncIterator[float]:
        done: float | None = 0.0
        while done is not None:
            try:
                async with asyncio.timeout(SILENT):
                    done = await self._ear.get()
            except TimeoutError:
                done = self._work.done  # it waits for its turn, or compiles
            if done is not None:
                yield done

    async def found(self) -> bytes:
        return await asyncio.shield(self._work.task)

    def leave(self) -> bool:
        """Whether nobody else follows it."""
        self._work.ears.discard(self._ear)
        return not self._work.ears


class Analyst:
    """Who wants an analysis follows it. It is given up when nobody does any more, and kept when it is done."""

    def __init__(self, settings: Analysing, kept: Analyses) -> None:
        self._depth = settings.depth
        self._desk = Desk(settings, LAST)
        self._kept = kept
        self._works: dict[str, _Work] = {}

    async def close(self) -> None:
        tasks = [work.task for work in self._works.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._desk.close()

    async def kept(self, table: Table) -> bytes | None:
        """What was found before, if this version of the program can still read it."""
        try:
            found = await self._kept.of(table.id)
            msgspec.json.decode(found or b"", type=Analysis)
        except (msgspec.MsgspecError, zlib.error):
            return None
        return found

    @contextmanager
    def follow(self, table: Table, record: Record, where: str) -> Iterator[Following]:
        """Begin, or go along with whoever has begun; only who has begun pays for it."""
        work = self._works.get(table.id)
        if work is None:
            errand = Analyse(table.choice, record, self._depth)
            work = self._works[table.id] = _Work(lambda heard: self._find(table.id, errand, where, heard))
            work.task.add_done_callback(lambda _: self._let_go(table.id, work))
        following = Following(work)
        try:
            yield following
        finally:
            if following.leave():
                self._let_go(table.id, work)
                work.task.cancel()

    async def _find(self, table: str, errand: Analyse, where: str, heard: Heard) -> bytes:
        found = await self._desk.run(errand, where, heard)
        await self._kept.put(table, found)
        return found

    def _let_go(self, table: str, work: _Work) -> None:
        """Whoever comes from now on begins anew."""
        if self._works.get(table) is work:
            del self._works[table]


async def record_to_analyse(table: Table) -> Record:
    """Of a game that was played to its end: before it, chances would tell what is hidden."""
    if not possible(table.game):
        raise NotPossibleError("no-analysis")
    if table.course.sheet.status != "over":
        raise NotPossibleError("analysis-later")
    return await record_of(table)

"""What a table does by itself: bots act, clocks run, bots stand in for people who stay away."""

from __future__ import annotations

import asyncio
import logging
import random
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import msgspec

from stellwerk import bots, games
from stellwerk.bots import policies
from stellwerk.core.game import Event, Seat, news_for
from stellwerk.core.session import Session
from stellwerk.server import lessons, wire
from stellwerk.server.entries import Entry, Manned, Moved, Undone
from stellwerk.server.errors import StoreError, TableError
from stellwerk.server.store import now
from stellwerk.server.voice import NOBODY
from stellwerk.server.worker import Advice, Question
from stellwerk.server.workers import NoAnswerError

if TYPE_CHECKING:
    from stellwerk.server.table import Table

GRACE: Final = 30.0  # seconds that every clock has left when a table is opened again
FOREIGN: Final = 3.0  # seconds to wait for the node that appended last: it is at work on the table
MOST_NEWS: Final = 400  # events kept for a bot
UNSEEN: Final = 0.1  # share of the time for search where bots play among themselves
RETRY: Final = 1.0  # seconds before a bot's move that could not be stored is tried again

_log = logging.getLogger(__name__)


class Driver:
    """Belongs to one table; everything it does goes through the table like anybody's action."""

    def __init__(self, table: Table, at: int) -> None:
        self._table = table
        self._since: dict[Seat, float] = {}  # when each acting seat's clock began, monotonic
        self._left: dict[Seat, float] = {}  # when each absent person was last seen, monotonic
        self._news: dict[Seat, list[Event]] = {}
        self._memory: dict[tuple[Seat, str], object] = {}  # what each bot gave us to keep
        self._thinking: dict[Seat, asyncio.Task[None]] = {}
        self._timer: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._foreign = table.service.store.shared  # another node may be at work here
        self._resume(at)

    # ---- what happened

    def changed(self, entry: Entry, events: Sequence[Event], foreign: bool) -> None:
        """After every version: whose clock runs, who is to think."""
        self._foreign = foreign
        course, mono = self._table.course, time.monotonic()
        for seat, chair in enumerate(course.sheet.chairs):
            if chair.bot is not None:
                acted = isinstance(entry, Moved) and entry.seat == seat  # then it was told what went before
                kept = [*(() if acted else self._news.get(seat, ())), *news_for(seat, events)]
                self._news[seat] = kept[-MOST_NEWS:]
        if isinstance(entry, Undone):
            self._memory.clear()  # what a bot planned or learned since then has not happened
        if isinstance(entry, Moved | Undone):
            self._since.pop(entry.seat, None)
            if entry.seat in self._left and course.sheet.chairs[entry.seat].bot is None:
                self._left[entry.seat] = mono  # whoever plays by plain requests is here too
        actors = self._actors()
        self._since = {seat: self._since.get(seat, mono) for seat in actors}
        self.drive()

    def arrived(self, seat: Seat) -> None:
        self._left.pop(seat, None)
        self._table.service.presence.stir()

    def left(self, seat: Seat) -> None:
        self._left[seat] = time.monotonic()
        self._table.service.presence.stir()
        self._table.calling.left(seat)
        self.drive()

    def lost(self, seat: Seat) -> None:
        """Another node no longer sees the person; perhaps we do."""
        if seat in self._left:
            self._left[seat] = time.monotonic()
            self.drive()

    def absence(self, seat: Seat) -> float:
        """Seconds since the person of a seat was last seen, here or at another node."""
        mono = time.monotonic()
        return max(0.0, mono - max(self._left.get(seat, mono), self._elsewhere(seat)))

    def drive(self) -> None:
        """See that whoever has to act by itself does, now or when it is time."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        for seat in self._actors():
            if self._acts(seat) and seat not in self._thinking:
                self._thinking[seat] = asyncio.create_task(self._think(seat))
        if (due := self._due()) is not None:
            self._timer = asyncio.get_running_loop().call_later(max(0.01, due[0] - time.monotonic()), self._ring)

    def close(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        for task in [*self._thinking.values(), *self._tasks]:
            task.cancel()

    @property
    def waits(self) -> bool:
        """Whether nothing happens here until a person does something."""
        return not any(map(self._acts, self._actors()))

    def deadline(self) -> int | None:
        """When a clock runs out or an absence lasts too long, in wall-clock milliseconds."""
        due = self._due()
        return None if due is None else now() + int(1000 * max(0.0, due[0] - time.monotonic()))

    # ---- clocks

    def spent(self, seat: Seat) -> int:
        """Milliseconds since the seat's clock began. Never the wall clock, which can jump."""
        began = self._since.get(seat)
        return 0 if began is None else int(1000 * (time.monotonic() - began))

    def clocks(self) -> list[int] | None:
        """Milliseconds that each seat has left; None without clocks."""
        sheet, clock = self._table.course.sheet, self._table.course.sheet.setup.clock
        if clock.move is None and clock.game is None:
            return None
        return [max(0, int(1000 * self._remaining(seat))) for seat in range(len(sheet.chairs))]

    def _remaining(self, seat: Seat) -> float:
        sheet, running = self._table.course.sheet, self.spent(seat) / 1000
        clock = sheet.setup.clock
        ends = []
        if clock.move is not None:
            ends.append(clock.move - running)
        if clock.game is not None:
            ends.append(clock.game + clock.increment * sheet.moves[seat] - sheet.spent[seat] / 1000 - running)
        return min(ends)

    def _resume(self, at: int) -> None:
        """Clocks as they would stand had the table stayed in memory, but nobody runs out of time at once."""
        mono = time.monotonic()
        passed = max(0.0, (now() - at) / 1000)
        clock = self._table.course.sheet.setup.clock
        for seat in self._actors():
            self._since[seat] = mono - passed
            if (clock.move, clock.game) != (None, None) and (left := self._remaining(seat)) < GRACE:
                self._since[seat] = min(mono, mono - passed + GRACE - left)
        self._left = dict.fromkeys(range(len(self._table.course.sheet.chairs)), mono)

    def _due(self) -> tuple[float, Seat] | None:
        """Which person's seat goes to a bot next, and when (monotonic)."""
        sheet, mono = self._table.course.sheet, time.monotonic()
        limited = (sheet.setup.clock.move, sheet.setup.clock.game) != (None, None)
        ends: list[tuple[float, Seat]] = []
        for seat in self._actors():
            if sheet.chairs[seat].bot is not None:
                continue
            if limited:
                ends.append((mono + self._remaining(seat), seat))
            if sheet.setup.away is not None and seat in self._left:
                began = max(self._left[seat], self._since.get(seat, mono), self._elsewhere(seat))
                ends.append((began + sheet.setup.away, seat))
        return min(ends, default=None)

    def _elsewhere(self, seat: Seat) -> float:
        return self._table.service.presence.until(self._table.id, seat)

    def _ring(self) -> None:
        task = asyncio.create_task(self._stand_in())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _stand_in(self) -> None:
        """A bot takes the seat of whoever ran out of time or stays away."""
        table = self._table
        try:
            async with table.lock:
                await table.settle_doubt()
                due = self._due()
                if due is not None and due[0] <= time.monotonic() + 0.01:
                    await table.note(Manned(due[1], bots.strongest(table.game)))
        except StoreError:
            await asyncio.sleep(RETRY)
        except TableError:
            return  # deleted or unreadable: nobody sits here any more
        self.drive()

    # ---- bots

    def _actors(self) -> tuple[Seat, ...]:
        course = self._table.course
        if self._table.rests or self._table.gone:
            return ()
        step = lessons.step_of(course.sheet)
        return course.actors if step is None else tuple(seat for seat in course.actors if seat == step.seat)

    def _acts(self, seat: Seat) -> bool:
        """Whether nobody need be asked: a bot plays this seat, or its person has decided beforehand."""
        return self._table.course.sheet.chairs[seat].bot is not None or self._table.ahead.keeps(seat)

    async def _think(self, seat: Seat) -> None:
        """Act for a seat as long as it is to act and need not be asked. What a person decided beforehand waits as
        long as a bot does, so that whoever moved before can still undo."""
        table = self._table
        settings = table.service.settings.bots
        try:
            while seat in self._actors() and self._acts(seat):
                pace = table.course.sheet.setup.pace
                await asyncio.sleep((settings.pace if pace is None else pace) + (FOREIGN if self._foreign else 0))
                if seat in self._actors():
                    bot = table.course.sheet.chairs[seat].bot
                    try:
                        await (table.ahead.follow(seat) if bot is None else self._act(seat, bot))
                    except StoreError:
                        await asyncio.sleep(RETRY)
                    except TableError:
                        return  # deleted or unreadable: nobody plays here any more
        finally:
            self._thinking.pop(seat, None)

    async def _act(self, seat: Seat, bot: str) -> None:
        """One decision of a bot. What it remembers counts once its decision does."""
        table, news = self._table, tuple(self._news.get(seat, ()))
        version, session = table.course.sheet.version, table.course.session
        assert session is not None
        if (step := lessons.step_of(table.course.sheet)) is not None:
            await table.act(seat, version, step.do[0], NOBODY, by_bot=True)
            return
        advice = await self._heard(seat, bot, news) or await self._steady(seat, session)
        outcome = await table.act(seat, version, advice.action, NOBODY, by_bot=True)
        if isinstance(outcome, wire.Refused) and table.frozen is None:
            _log.warning("bot refused", extra={"fields": {"table": table.id, "bot": bot}})
            advice = self._any(seat, session)
            outcome = await table.act(seat, version, advice.action, NOBODY, by_bot=True)
        if isinstance(outcome, wire.Done):
            self._memory[seat, bot] = advice.memory

    async def _heard(self, seat: Seat, bot: str, news: tuple[Event, ...] = ()) -> Advice | None:
        """The bot's answer when its turn to think has come; None if it has none."""
        table = self._table
        try:
            async with table.service.workers.turns.turn(table.id, self._rank()):
                return await self.advice(seat, bot, news, self._memory.get((seat, bot)))
        except NoAnswerError:
            return None

    async def _steady(self, seat: Seat, session: Session) -> Advice:
        """In place of a bot that fails: the second level's move, and if that one fails too, any that is legal."""
        return await self._heard(seat, bots.reserve(session.game)) or self._any(seat, session)

    @staticmethod
    def _any(seat: Seat, session: Session) -> Advice:
        return Advice(session.game.write(random.choice(session.legal(seat))))

    async def advice(self, seat: Seat, bot: str, news: tuple[Event, ...] = (), memory: object = None) -> Advice:
        """What a bot would do in this seat, thought out in a worker process; its turn must have come."""
        table = self._table
        assert table.course.session is not None
        setup, view = table.course.sheet.setup, table.course.session.view(seat)
        options = tuple(sorted(setup.options.items()))
        title = games.title_file(setup.game)
        # Where nobody plays, nobody waits for a better move; but other tables wait for the process.
        search = table.service.settings.bots.search * (1.0 if self._rank() == 0 else UNSEEN)
        chance, policy = random.random(), policies.place(bot)
        question = Question(title, options, bot, chance, view, news, memory, search, policy)
        return msgspec.json.decode(await table.service.workers.run(question), type=Advice)

    def _rank(self) -> int:
        """Where a person plays, bots come first; then where somebody watches; then bots among themselves."""
        people = any(chair.guest and not chair.bot for chair in self._table.course.sheet.chairs)
        return 0 if people else 1 if self._table.connections else 2

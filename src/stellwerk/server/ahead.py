"""Planning at a table: what each seat has in mind is kept, told to nobody else, and done when its turn comes.

It is no event of the table: no log and no record holds it, and what is done in the end is an ordinary move.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from stellwerk import games
from stellwerk.core.game import Seat
from stellwerk.server import lessons, wire
from stellwerk.server.connection import Connection
from stellwerk.server.entries import Begun, Entry, Moved, Undone
from stellwerk.server.errors import NotPossibleError, StoreError
from stellwerk.server.minds import Alarmed, Hindered, Kept, Mind, kept_now, reviewed
from stellwerk.server.voice import NOBODY
from stellwerk.words import ENGLISH, languages
from stellwerk.words.narrator import Narrator

if TYPE_CHECKING:
    from stellwerk.server.table import Table

NOTHING = Mind()


class Ahead:
    """Belongs to one table."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._minds: dict[Seat, Mind] = {}
        self._unsaved: set[Seat] = set()
        self._saving = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()

    # ---- what is in mind

    def remember(self, minds: Mapping[Seat, Mind]) -> None:
        """As the database has it."""
        self._minds = dict(minds)
        for seat in minds:
            self._review(seat)

    async def recall(self, seat: Seat) -> None:
        """Another node has heard something new; what we have heard ourselves since counts more."""
        async with self._saving:
            mind = (await self._table.service.store.plans.of(self._table.id)).get(seat, NOTHING)
        if seat not in self._unsaved and mind != self._mind(seat):
            self._minds[seat] = mind
            self._tell(seat)
            self._table.driver.drive()

    async def mark(self, seat: Seat, marks: tuple[str, ...]) -> None:
        """All that the seat has marked for itself; ids on the board."""
        self._table.require_playing(seat)
        await self._put(seat, replace(self._mind(seat), marks=tuple(dict.fromkeys(marks))))

    async def keep(self, seat: Seat, ways: tuple[tuple[str, ...], ...]) -> None:
        """A decision for the next turn in place of an earlier one; no way at all: none."""
        table, course = self._table, self._table.course
        kept = None
        if ways:
            table.require_playing(seat)
            lessons.require_step(course.sheet, ways[0][0])
            if len(course.sheet.seats_of(course.sheet.chairs[seat].guest)) > 1:
                raise NotPossibleError("shared-device")
            if seat in course.actors:
                raise NotPossibleError("your-turn-already")
            for text in (text for way in ways for text in way):
                table.read(text)
            kept = kept_now(course, seat, ways)
        await self._put(seat, replace(self._mind(seat), kept=kept, notice={}))

    def keeps(self, seat: Seat) -> bool:
        """Whether this seat has decided beforehand and nobody else plays it."""
        return self._mind(seat).kept is not None and self._table.course.sheet.chairs[seat].bot is None

    # ---- what comes of it

    def changed(self, entry: Entry) -> None:
        """After every version."""
        if not isinstance(entry, Begun | Moved | Undone):
            return
        for seat, mind in self._minds.items():
            if isinstance(entry, Undone) and mind.kept is not None and entry.to < mind.kept.since:
                self._let_go(seat, Alarmed("taken-back"))
            elif isinstance(entry, Moved) and entry.seat == seat and mind.kept is None and mind.notice:
                self._set(seat, replace(mind, notice={}))  # who goes on has read it
            else:
                self._review(seat)

    async def follow(self, seat: Seat) -> None:
        """Do what was kept, as the seat would; one decision of it. Once it is done nothing is left to be done
        twice: a kept decision is older than the seat's last move then."""
        kept = self._mind(seat).kept
        if kept is None:
            return
        first, *rest = kept.ways[0]
        outcome = await self._table.act(seat, self._table.course.sheet.version, first, NOBODY)
        course, mind = self._table.course, self._mind(seat)
        if isinstance(outcome, wire.Refused):
            self._set(seat, replace(mind, kept=None))
        elif isinstance(outcome, wire.Done) and rest and seat in course.actors:
            self._set(seat, replace(mind, kept=Kept((tuple(rest),), course.sheet.moved, kept.known)))

    def _review(self, seat: Seat) -> None:
        kept = self._mind(seat).kept
        if kept is None or self._table.course.session is None:
            return
        left, why = reviewed(self._table.course, seat, kept)
        if why is not None:
            self._let_go(seat, why, left)
        elif left is not kept:
            self._set(seat, replace(self._mind(seat), kept=left))

    def _let_go(self, seat: Seat, why: Alarmed | Hindered, left: Kept | None = None) -> None:
        mind = self._mind(seat)
        assert mind.kept is not None
        notice = {lang: self._why(self._table.narrator(lang), mind.kept, why, left) for lang in languages()}
        self._set(seat, replace(mind, kept=left, notice=notice))

    # ---- telling

    def tell_to(self, connection: Connection) -> None:
        """Whoever comes is told what their seat has in mind, if anything."""
        if connection.seat is not None and self._mind(connection.seat) != NOTHING:
            connection.post(wire.write(self.plan(connection.seat, connection.lang)))

    def plan(self, seat: Seat, lang: str) -> wire.Plan:
        """What a seat has in mind, in words."""
        mind, narrator = self._mind(seat), self._table.narrator(lang)
        ways = () if mind.kept is None else mind.kept.ways
        notice = mind.notice.get(lang, mind.notice.get(ENGLISH, ""))
        return wire.Plan(mind.marks, tuple(self._way(narrator, seat, way) for way in ways), notice)

    def _way(self, narrator: Narrator, seat: Seat, way: Sequence[str]) -> wire.Way:
        session = self._table.course.session
        assert session is not None
        view = session.view(seat)
        items = [narrator.item(action, view) for text in way for action in self._table.read(text)]
        return wire.Way(self._told(narrator, way), tuple(dict.fromkeys(on for item in items for on in item.on)))

    def _told(self, narrator: Narrator, way: Sequence[str]) -> str:
        ahead = games.family_of(self._table.game).ahead
        assert ahead is not None
        return ahead.told(narrator.names, [action for text in way for action in self._table.read(text)])

    def _why(self, narrator: Narrator, kept: Kept, why: Alarmed | Hindered, left: Kept | None) -> str:
        say, what = narrator.words.say, self._told(narrator, kept.ways[0])
        reason = say(f"alarm-{why.key}") if isinstance(why, Alarmed) else narrator.refusal(why.error)
        if left is None:
            return say("ahead-let-go", what=what, why=reason)
        return say("ahead-instead", what=what, why=reason, instead=self._told(narrator, left.ways[0]))

    def _tell(self, seat: Seat) -> None:
        for connection in self._table.connections:
            if connection.seat == seat:
                connection.post(wire.write(self.plan(seat, connection.lang)))

    # ---- keeping

    def _mind(self, seat: Seat) -> Mind:
        return self._minds.get(seat, NOTHING)

    async def _put(self, seat: Seat, mind: Mind) -> None:
        """On the disk before it is confirmed; a mind that cannot be stored is as it was."""
        before = self._mind(seat)
        self._minds[seat] = mind
        try:
            await self._save(seat)
        except StoreError:
            self._minds[seat] = before
            raise
        self._tell(seat)

    def _set(self, seat: Seat, mind: Mind) -> None:
        """Something has changed by itself. If it cannot be stored, whoever reads the old one comes to the same."""
        self._minds[seat] = mind
        self._unsaved.add(seat)  # before the task begins
        self._tell(seat)
        task = asyncio.create_task(self._save_quietly(seat))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _save_quietly(self, seat: Seat) -> None:
        try:
            await self._save(seat)
        except StoreError:
            return

    async def _save(self, seat: Seat) -> None:
        self._unsaved.add(seat)
        async with self._saving:
            self._unsaved.discard(seat)
            await self._table.service.store.plans.put(self._table.id, seat, self._mind(seat))

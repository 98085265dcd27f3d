"""When somebody is called at a table: it is their turn, they are not here, and nobody has called them yet."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from stellwerk.core.game import Seat
from stellwerk.server import wire
from stellwerk.server.caller import Call
from stellwerk.server.errors import NotPossibleError, TooManyError

if TYPE_CHECKING:
    from stellwerk.server.table import Table

ASLEEP: Final = 60.0  # seconds that a sleeping phone may seem to listen: a turn that began then went unseen
EARLY: Final = 20.0  # seconds that everybody may think before others press


class Calling:
    """Belongs to one table. The node that appended calls, so that no two do."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._called: dict[Seat, int] = {}  # how many moves a seat had made when it was last called
        self._soon: dict[Seat, asyncio.TimerHandle] = {}

    def changed(self, foreign: bool) -> None:
        """After every version."""
        if not foreign:
            for seat in self._table.course.actors:
                self._consider(seat)

    def left(self, seat: Seat) -> None:
        """Nobody listens for a seat any more."""
        if seat in self._table.course.actors and self._table.driver.spent(seat) < 1000 * ASLEEP:
            self._consider(seat)

    def close(self) -> None:
        for timer in self._soon.values():
            timer.cancel()
        self._soon.clear()

    async def nudge(self, by: Seat, seat: Seat) -> bool:
        """Somebody who plays here reminds the one to move; False if nothing reaches them."""
        table = self._table
        sheet, caller = table.course.sheet, table.service.caller
        guest = self._person(seat)
        if seat not in table.course.actors or guest is None or guest == sheet.chairs[by].guest:
            raise NotPossibleError("nudge-nobody")
        if table.driver.spent(seat) < 1000 * EARLY:
            raise NotPossibleError("nudge-early")
        here = self._here(seat)
        if not here and not await caller.reachable(guest):
            return False
        if not caller.may_nudge(table.id, seat):
            raise TooManyError("nudged")
        if here:
            for connection in table.connections:
                if connection.guest == guest:
                    connection.post(wire.write(wire.Nudged(by, seat)))
        else:
            caller.call(self._call(guest, seat, sheet.chairs[by].name))
        return True

    def _consider(self, seat: Seat) -> None:
        """Call a seat after a while, unless it comes or has been called for this turn."""
        moves = self._table.course.sheet.moves[seat]
        if self._person(seat) is None or self._here(seat) or self._called.get(seat) == moves:
            return
        if (timer := self._soon.pop(seat, None)) is not None:
            timer.cancel()
        delay = self._table.service.settings.calls.delay
        self._soon[seat] = asyncio.get_running_loop().call_later(delay, self._due, seat, moves)

    def _due(self, seat: Seat, moves: int) -> None:
        self._soon.pop(seat, None)
        course, guest = self._table.course, self._person(seat)
        if guest is None or seat not in course.actors or course.sheet.moves[seat] != moves or self._here(seat):
            return
        self._called[seat] = moves
        self._table.service.caller.call(self._call(guest, seat))

    def _call(self, guest: str, seat: Seat, by: str = "") -> Call:
        table = self._table
        others = tuple(name for other, name in enumerate(table.people) if other != seat)
        return Call(guest, table.id, table.game, others, by)

    def _person(self, seat: Seat) -> str | None:
        """Who plays this seat in person."""
        chair = self._table.course.sheet.chairs[seat]
        return chair.guest if chair.bot is None else None

    def _here(self, seat: Seat) -> bool:
        """Whether the person of a seat listens, also from another chair of the same device."""
        sheet = self._table.course.sheet
        return any(self._table.here(each) for each in sheet.seats_of(sheet.chairs[seat].guest))

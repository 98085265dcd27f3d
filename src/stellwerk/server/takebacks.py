"""Going back by consent: somebody asks, everybody answers, and with the last yes it happens."""

from __future__ import annotations

from itertools import pairwise

from stellwerk.core.game import Seat
from stellwerk.server import lessons, wire
from stellwerk.server.entries import Answered, Asked, Moved
from stellwerk.server.errors import NotPossibleError, TableError
from stellwerk.server.fold import in_force
from stellwerk.server.table import Outcome, Table
from stellwerk.server.voice import NOBODY, Voice


async def ask(table: Table, seat: Seat, by: Voice) -> Outcome:
    """Ask the other people to go back before this seat's last action; alone among bots it happens at once."""
    async with table.lock:
        await table.settle_doubt()
        sheet = table.course.sheet
        try:
            table.require_playing(seat)
            table.require_room()
            lessons.require_freedom(sheet)
            played = in_force([logged.entry for logged in await table.service.store.log(table.id)])
            own = [
                (before, last.used != sheet.used)
                for (_, last), (before, entry) in pairwise(played)
                if isinstance(entry, Moved) and entry.seat == seat
            ]
            if not own:
                raise NotPossibleError("nothing-to-take-back")
        except TableError as error:
            return table.refused(by, error)
        return await _considered(table, await table.note(Asked(seat, *own[-1]), by))


async def answer(table: Table, seat: Seat, yes: bool, by: Voice) -> Outcome:
    async with table.lock:
        await table.settle_doubt()
        wish = table.course.sheet.takeback
        try:
            table.require_playing(seat)
            if wish is None or seat in wish.agreed:
                raise NotPossibleError("nobody-asked")
        except TableError as error:
            return table.refused(by, error)
        return await _considered(table, await table.note(Answered(seat, yes), by))


async def _considered(table: Table, outcome: Outcome) -> Outcome:
    """Go back if everybody has agreed: bots always do."""
    wish = table.course.sheet.takeback
    if isinstance(outcome, wire.Stale) or wish is None or not table.course.sheet.needed <= set(wish.agreed):
        return outcome
    return await table.go_back(wish.seat, wish.to, NOBODY)

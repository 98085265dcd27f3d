"""What bots would do, and why: advice for a person who is to act."""

from __future__ import annotations

from stellwerk import bots
from stellwerk.core.game import Seat
from stellwerk.server import lessons, wire
from stellwerk.server.errors import NotPossibleError, TooManyError
from stellwerk.server.table import Table
from stellwerk.server.voice import Voice
from stellwerk.server.worker import Advice
from stellwerk.server.workers import NoAnswerError


async def hint(table: Table, seat: Seat, guest: str | None, by: Voice) -> wire.Hinted:
    """What our own bots would do, the strongest first; one question at a time for each guest."""
    sheet, session = table.course.sheet, table.course.session
    if not sheet.setup.hints:
        raise NotPossibleError("no-hints")
    if session is None or seat not in table.course.actors:
        raise NotPossibleError("hint-later")
    if lessons.step_of(sheet) is not None:
        raise NotPossibleError("lesson-hint")
    turns, line = table.service.workers.turns, f"hint for {guest}"
    if turns.wishes(line):
        raise TooManyError("hint-coming")
    try:
        async with turns.turn(line):
            advice = {bot: await table.driver.advice(seat, bot) for bot in bots.advisers(table.game)}
    except NoAnswerError as error:
        raise NotPossibleError("bot-silent") from error
    # Of two who would do the same, the stronger one is heard.
    different = {given.action: _told(table, seat, bot, given, by.lang) for bot, given in reversed(advice.items())}
    first, *others = reversed(different.values())
    return wire.Hinted(
        by.ident, sheet.version, first.action, first.label, first.reason, first.on, first.bot, tuple(others)
    )


def _told(table: Table, seat: Seat, bot: str, advice: Advice, lang: str) -> wire.Candidate:
    assert table.course.session is not None
    narrator, view, action = table.narrator(lang), table.course.session.view(seat), table.game.read(advice.action)
    reason = narrator.why(advice.why) if advice.why else narrator.words.say("hint-plain", bot=bot)
    label = narrator.action(action, view)
    return wire.Candidate(advice.action, label, reason, narrator.item(action, view).on, bot)

"""Questions about a position: the family answers them, off the event loop and once for each version of a table."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final, TypeAlias

import msgspec
from msgspec import Raw, Struct

from stellwerk import games
from stellwerk.core.game import Seat
from stellwerk.family import AnyQuestion
from stellwerk.server import wire
from stellwerk.server.desk import Desk
from stellwerk.server.errands import Answer
from stellwerk.server.errors import BadRequestError, NotFoundError, NotPossibleError, TableError
from stellwerk.server.voice import Voice

if TYPE_CHECKING:
    from stellwerk.server.table import Table

KEPT: Final = 256  # answers of one version, the oldest goes first; a preview has some kilobytes
Key: TypeAlias = tuple[Seat | None, str, str, Struct]  # who, in which language, the question, what it is about


class Asking:
    """What was asked about the present version of one table."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._version = -1
        self._answers: dict[Key, asyncio.Task[bytes]] = {}

    async def answer(
        self, table: Table, seat: Seat | None, name: str, about: bytes | Raw, by: Voice, where: str
    ) -> wire.Reply:
        """The answer for this seat, None for a spectator; `where` is the address whose share it takes."""
        question = _question(table, seat, name)
        asked = _read(question, about)
        version, session = table.course.sheet.version, table.course.session
        if session is None:
            raise NotPossibleError("not-begun")
        if self._version != version:
            self._version, self._answers = version, {}
        key = seat, by.lang, name, asked
        task = self._answers.get(key)
        if task is None:
            errand = Answer(table.choice, session.view(seat), name, asked, by.lang, table.people)
            if len(self._answers) >= KEPT:
                self._answers.pop(next(iter(self._answers)))
            task = self._answers[key] = asyncio.create_task(self._made(question, errand, where))
        try:
            return wire.Reply(by.ident, version, name, Raw(await asyncio.shield(task)))
        except TableError:
            if self._answers.get(key) is task:  # who asks again may be luckier
                del self._answers[key]
            raise

    async def _made(self, question: AnyQuestion, errand: Answer, where: str) -> bytes:
        return errand.run() if question.quick else await self._desk.run(errand, where)


def _question(table: Table, seat: Seat | None, name: str) -> AnyQuestion:
    questions = games.family_of(table.game).questions
    if name not in questions:
        raise NotFoundError("no-question", question=name, questions=", ".join(questions))
    if seat is None and not questions[name].watched:
        raise NotPossibleError("only-watching")
    return questions[name]


def _read(question: AnyQuestion, about: bytes | Raw) -> Struct:
    try:
        return msgspec.json.decode(about, type=question.asks)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadRequestError("not-a-question", text=str(error)) from error

"""HTTP: a first game that teaches."""

from __future__ import annotations

import asyncio

from fastapi import APIRouter, Request
from fastapi.responses import Response

from stellwerk.server import seating, wire
from stellwerk.server.access import MaybeGuest, TheHub, Title, doorkeeper_of, new_guest
from stellwerk.server.answers import Seated, answer, says
from stellwerk.server.bodies import Learning
from stellwerk.server.entries import Setup
from stellwerk.server.errors import NotFoundError
from stellwerk.server.guard import address
from stellwerk.server.language import Lang
from stellwerk.server.lessons import LEARNER, lesson_of
from stellwerk.server.making import asked
from stellwerk.server.people_text import plain

router = APIRouter(prefix="/api", tags=["games"])


@router.post("/games/{name}/lesson", status_code=201, responses=says(Seated, status=201))
async def learn(
    request: Request, lang: Lang, hub: TheHub, guest: MaybeGuest, name: Title, body: Learning
) -> Response:
    """Open the title's lesson and sit down. Who has no token yet gets one."""
    doorkeeper_of(request).opening(address(request.scope))
    game = await asyncio.to_thread(asked, name, {})
    lesson = lesson_of(name)
    if lesson is None:
        raise NotFoundError("no-lesson", game=name)
    called, token = plain(body.name, wire.LONGEST_NAME) or "?", None
    if guest is None:
        guest, token = await new_guest(request, called)
    setup = Setup(name, game.options, game.version, game.digest, listed=False, lesson=True)
    table = await hub.create(setup, lesson.chairs(guest, called), guest, "off", seed=lesson.seed)
    await seating.begin_if_full(table)
    return answer(Seated(table.info(lang=lang), (LEARNER,), token), 201)

"""HTTP: guests and their tokens, and the page "my games"."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Request
from fastapi.responses import Response

from stellwerk import telling
from stellwerk.server import results
from stellwerk.server.access import Guest, TheHub, new_guest
from stellwerk.server.answers import REFUSALS, GuestInfo, Mine, answer, says
from stellwerk.server.bodies import NewGuest
from stellwerk.server.language import Lang

router = APIRouter(prefix="/api")


@router.post("/guests", tags=["guests"], status_code=201, responses=says(GuestInfo, status=201))
async def come(request: Request, body: NewGuest) -> Response:
    """A new guest. Keep the token: it is all that says who you are, and it is shown only once."""
    guest, token = await new_guest(request, body.name)
    return answer(GuestInfo(guest, token), 201)


@router.post("/guests/me/token", tags=["guests"], responses=says(GuestInfo))
async def renew(hub: TheHub, guest: Guest) -> Response:
    """Another token for the same guest; all others open nothing any more, and their connections end."""
    token, digest = hub.tokens.issue()
    await hub.revoke(guest, digest)
    return answer(GuestInfo(guest, token))


@router.delete("/guests/me", tags=["guests"], status_code=204, responses=REFUSALS)
async def go(hub: TheHub, guest: Guest) -> Response:
    """Revoke every token. Nobody can act for this guest any more."""
    await hub.revoke(guest, None)
    return Response(status_code=204)


@router.get("/guests/me/tables", tags=["guests"], responses=says(Mine, many=True))
async def my_games(
    lang: Lang, hub: TheHub, guest: Guest, most: Annotated[int, Query(ge=1, le=200)] = 50
) -> Response:
    """Where I sit, where it is my turn, and how it went."""
    mine = []
    for row in await hub.store.held(guest, most):
        table = await hub.awake(row)
        if table is None:
            continue
        sheet, words = table.course.sheet, telling.words_for(table.game, lang)
        seats = tuple(sheet.seats_of(guest))
        mine.append(
            Mine(
                id=row.id,
                code=row.code,
                game=row.game,
                title=telling.called(table.game, lang),
                told=telling.options_told(words, table.game),
                status=sheet.status,
                seats=seats,
                turn=bool(set(seats) & set(table.course.actors)),
                names=table.people,
                created=row.created,
                result=results.told(table, seats[0], lang) if seats and sheet.status == "over" else "",
            )
        )
    return answer(mine)

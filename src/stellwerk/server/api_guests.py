"""HTTP: guests and their tokens, and the page "my games"."""

from __future__ import annotations

from functools import cache
from typing import Annotated

from fastapi import APIRouter, Query, Request
from fastapi.responses import Response

from stellwerk import bots, games
from stellwerk.server.access import Guest, TheHub, TheTable, doorkeeper_of, new_guest
from stellwerk.server.answers import REFUSALS, GameInfo, GuestInfo, Mine, answer, says
from stellwerk.server.bodies import NewGuest
from stellwerk.server.catalogue import catalogue
from stellwerk.server.guard import address

router = APIRouter(prefix="/api")


@router.get("/games", tags=["games"], responses=says(GameInfo, many=True))
async def list_games() -> Response:
    """All titles with their options and the bots that play them, weakest first."""
    return answer(_games())


@cache
def _games() -> list[GameInfo]:
    found = []
    for name in games.NAMES:
        game = games.make(name)
        options = games.options_of(name)
        found.append(GameInfo(name, game.seats[0], game.seats[-1], game.version, options, bots.names(game)))
    return found


@router.get("/tables/{table}/catalogue", tags=["play"], responses=REFUSALS)
async def names(table: TheTable) -> Response:
    """Names for the numbers in views and news; the same for every table with the same digest."""
    return answer(catalogue(table.game))


@router.post("/guests", tags=["guests"], status_code=201, responses=says(GuestInfo, status=201))
async def come(request: Request, hub: TheHub, body: NewGuest) -> Response:
    """A new guest. Keep the token: it is all that says who you are, and it is shown only once."""
    guest, token = await new_guest(hub, doorkeeper_of(request), address(request.scope), body.name)
    return answer(GuestInfo(guest, token), 201)


@router.post("/guests/me/token", tags=["guests"], responses=says(GuestInfo))
async def renew(hub: TheHub, guest: Guest) -> Response:
    """Another token for the same guest; the old one opens nothing any more, and its connections end."""
    token, digest = hub.tokens.issue()
    await hub.revoke(guest, digest)
    return answer(GuestInfo(guest, token))


@router.delete("/guests/me", tags=["guests"], status_code=204, responses=says(GuestInfo, status=204))
async def go(hub: TheHub, guest: Guest) -> Response:
    """Revoke the token. Nobody can act for this guest any more."""
    await hub.revoke(guest, None)
    return Response(status_code=204)


@router.get("/guests/me/tables", tags=["guests"], responses=says(Mine, many=True))
async def my_games(hub: TheHub, guest: Guest, most: Annotated[int, Query(ge=1, le=200)] = 50) -> Response:
    """Where I sit, and where it is my turn."""
    mine = []
    for row in await hub.store.held(guest, most):
        table = await hub.table(row.id)
        sheet, state = table.course.sheet, table.course.state
        seats = tuple(sheet.seats_of(guest))
        actors = table.game.actors(state.public) if state is not None and sheet.status == "running" else ()
        people = tuple(chair.name for chair in sheet.chairs)
        turn = bool(set(seats) & set(actors))
        mine.append(Mine(row.id, row.code, row.game, sheet.status, seats, turn, people, row.created))
    return answer(mine)

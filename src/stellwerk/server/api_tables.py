"""HTTP: open, find, join, begin and end tables."""

from __future__ import annotations

import asyncio
from typing import Annotated

import msgspec
from fastapi import APIRouter, Path, Query, Request
from fastapi.responses import Response

from stellwerk import bots, games
from stellwerk.server import seating, wire
from stellwerk.server.access import (
    Guest,
    MaybeGuest,
    TheHub,
    TheTable,
    doorkeeper_of,
    new_guest,
)
from stellwerk.server.answers import (
    REFUSALS,
    Found,
    Listed,
    Live,
    ProgramInfo,
    Seated,
    answer,
    says,
)
from stellwerk.server.bodies import Joining, Manning, NewSeat, NewTable, Past, SeatNumber, Starting
from stellwerk.server.entries import Chair, Clock, Setup
from stellwerk.server.errands import Choice, TakeUp
from stellwerk.server.errors import BadRequestError, NotPossibleError
from stellwerk.server.guard import address
from stellwerk.server.hub import Hub
from stellwerk.server.language import Lang
from stellwerk.server.linking import base_of, qr_code
from stellwerk.server.making import asked, chosen, offered
from stellwerk.server.people_text import plain
from stellwerk.server.sheet import Sheet

router = APIRouter(prefix="/api", tags=["tables"])


@router.post("/tables", status_code=201, responses=says(Seated, status=201))
async def open_table(lang: Lang, request: Request, hub: TheHub, guest: MaybeGuest, body: NewTable) -> Response:
    """Open a table. Who has no token yet gets one. Luck's commitment stands in the answer, before any nonce."""
    doorkeeper_of(request).opening(address(request.scope))
    await hub.store.designs.ready(body.game)
    game = await asyncio.to_thread(asked, body.game, body.options)  # a new choice takes a while to make
    if len(body.seats) not in game.seats:
        few, most = game.seats[0], game.seats[-1]
        raise BadRequestError("number-of-seats", count=len(body.seats), fewest=few, most=most)
    name = plain(body.name, wire.LONGEST_NAME) or "?"
    for seat in body.seats:
        if seat.kind == "bot" and seat.bot:
            seating.require_bot(game, seat.bot, len(body.seats))
    past: list[str] = []
    if body.past is not None:
        past = await _past(request, hub, body, body.past)
    token = None
    if guest is None:
        guest, token = await new_guest(request, name)
    setup = Setup(
        game=game.name,
        options=game.options,
        rules=game.version,
        digest=game.digest,
        clock=Clock(body.clock.move, body.clock.game, body.clock.increment),
        away=body.away,
        pace=body.pace,
        hints=body.hints,
        listed=body.listed,
        watched=body.watched,
    )
    chairs = _chairs(body.seats, guest, name, bots.strongest(game))
    table = await hub.create(setup, chairs, guest, body.chat, past)
    return answer(Seated(table.info(lang=lang), tuple(table.course.sheet.seats_of(guest)), token), 201)


async def _past(request: Request, hub: Hub, body: NewTable, past: Past) -> list[str]:
    """What the new game goes on from. Nobody can be invited into the hand of somebody else."""
    if any(seat.kind == "open" for seat in body.seats):
        raise BadRequestError("past-open")
    title = offered(body.game)
    choice = Choice(title, chosen(title, body.options))
    errand = TakeUp(choice, past.record, past.entries, len(body.seats), {**games.titles(), body.game: title})
    return msgspec.json.decode(await hub.desk.run(errand, address(request.scope)), type=list[str])


def _chairs(seats: list[NewSeat], guest: str, name: str, strongest: str) -> list[Chair]:
    chairs: list[Chair] = []
    for seat in seats:
        given = plain(seat.name, wire.LONGEST_NAME)
        if seat.kind == "me":
            wanted, chair = given or name, Chair("", guest)
        elif seat.kind == "bot":
            wanted, chair = given or seat.bot or strongest, Chair("", None, seat.bot or strongest)
        else:
            chairs.append(Chair())
            continue
        names, unique, number = {each.name for each in chairs}, wanted, 2
        while unique in names:
            unique, number = f"{wanted} {number}", number + 1
        chairs.append(Chair(unique, chair.guest, chair.bot))
    return chairs


@router.get("/tables", responses=says(Listed, many=True))
async def lobby(lang: Lang, hub: TheHub, most: Annotated[int, Query(ge=1, le=100)] = 50) -> Response:
    """Open tables that anybody may join, newest first."""
    listed = []
    for row in await hub.store.lobby(most):
        if (table := await hub.awake(row)) is not None:
            listed.append(Listed(row.id, row.code, row.game, row.status, row.created, table.info(lang=lang)))
    return answer(listed)


@router.get("/live", responses=says(Live, many=True))
async def live(lang: Lang, hub: TheHub, most: Annotated[int, Query(ge=1, le=100)] = 20) -> Response:
    """Tables at play on this node whose hosts invite everybody to watch."""
    tables = [table for table in hub.tables.values() if _invites(table.course.sheet)]
    return answer([Live(table.id, table.info(lang=lang)) for table in tables[:most]])


def _invites(sheet: Sheet) -> bool:
    """Whether anybody may come and watch: only if the host said so, and only while there is something to see."""
    return sheet.status == "running" and sheet.setup.watched


@router.get("/codes/{code}", responses=says(Found))
async def find(hub: TheHub, code: Annotated[str, Path(pattern="^[A-Za-z2-9]{6}$")]) -> Response:
    """The table behind an invitation's short code."""
    row = await hub.by_code(code)
    return answer(Found(row.id, row.code, row.status))


@router.get("/tables/{table}", responses=says(wire.TableInfo))
async def look(lang: Lang, table: TheTable) -> Response:
    return answer(table.info(lang=lang))


@router.get("/tables/{table}/qr.svg", responses={**REFUSALS, 200: {"content": {"image/svg+xml": {}}}})
async def qr(request: Request, table: TheTable) -> Response:
    """The invitation as a QR code."""
    return Response(qr_code(f"{base_of(request)}/join/{table.code}"), media_type="image/svg+xml")


@router.post("/tables/{table}/join", responses=says(Seated))
async def join(lang: Lang, request: Request, table: TheTable, guest: MaybeGuest, body: Joining) -> Response:
    """Take a seat. Who has no token yet gets one. The game begins when all seats are taken."""
    token = None
    name = plain(body.name, wire.LONGEST_NAME) or "?"
    if guest is None:
        if table.course.sheet.status != "open":
            raise NotPossibleError("begun-watch")
        guest, token = await new_guest(request, name)
    await seating.sit(table, guest, name, body.nonce or "", body.seat)
    return answer(Seated(table.info(lang=lang), tuple(table.course.sheet.seats_of(guest)), token))


@router.post("/tables/{table}/start", responses=says(wire.TableInfo))
async def start(lang: Lang, table: TheTable, guest: Guest, body: Starting) -> Response:
    """The host begins, with bots or without the chairs that are still free."""
    if body.bot is not None:
        seating.require_bot(table.game, body.bot, len(table.course.sheet.chairs))
    await seating.start(table, guest, body.bot, body.nonce)
    return answer(table.info(lang=lang))


@router.post("/tables/{table}/leave", responses=says(wire.TableInfo))
async def leave(lang: Lang, table: TheTable, guest: Guest) -> Response:
    """Leave for good: before the game the chair is free again, afterwards a bot plays on."""
    await seating.leave(table, guest)
    return answer(table.info(lang=lang))


@router.post("/tables/{table}/abandon", responses=says(wire.TableInfo))
async def abandon(lang: Lang, table: TheTable, guest: Guest) -> Response:
    """The host ends the game without a result. The seed is revealed all the same."""
    await seating.abandon(table, guest)
    return answer(table.info(lang=lang))


@router.post("/tables/{table}/rematch", responses=says(wire.TableInfo))
async def rematch(lang: Lang, hub: TheHub, table: TheTable, guest: Guest) -> Response:
    """The same people once more; everybody's token opens the new table too."""
    return answer((await hub.rematch(table, guest)).info(lang=lang))


@router.post("/tables/{table}/seats/{seat}/bot", responses=says(wire.TableInfo))
async def man(lang: Lang, table: TheTable, guest: Guest, seat: SeatNumber, body: Manning) -> Response:
    """The host puts a bot on a free chair, or lets it stand in for somebody who is away."""
    await seating.man(table, guest, seat, body.bot)
    return answer(table.info(lang=lang))


@router.post("/tables/{table}/seats/{seat}/program", status_code=201, responses=says(ProgramInfo, status=201))
async def program(request: Request, table: TheTable, guest: Guest, seat: SeatNumber) -> Response:
    """The host gives a free seat to a remote program and gets the program's token."""
    seating.require_host(table.course.sheet, guest)
    if table.course.sheet.status != "open":
        raise NotPossibleError("begun")
    made, token = await new_guest(request, "program")
    return answer(ProgramInfo(await seating.sit(table, made, "program", "", seat), token), 201)

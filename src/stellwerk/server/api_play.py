"""HTTP: playing by plain requests, watching, looking back, talking. The websocket does the same, only faster."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Annotated

import msgspec
from fastapi import APIRouter, Body, Query, Request
from fastapi.responses import PlainTextResponse, Response, StreamingResponse

from stellwerk import games
from stellwerk.core import record as records
from stellwerk.server import answers, metrics, seating, wire
from stellwerk.server.access import Guest, MaybeGuest, TheHub, TheTable, doorkeeper_of, seat_of
from stellwerk.server.answers import REFUSALS, Chats, Happened, Problem, answer, says
from stellwerk.server.bodies import Acting, Questioning, Quieting, SeatNumber, Talking, Undoing, Version
from stellwerk.server.connection import Connection
from stellwerk.server.designs import NAMED
from stellwerk.server.errands import Errand, Replay, ReplaySent, Scope, TellChronicle, TellHistory
from stellwerk.server.errors import NotPossibleError
from stellwerk.server.guard import address
from stellwerk.server.hub import Hub
from stellwerk.server.language import Lang
from stellwerk.server.listening import attach, detach
from stellwerk.server.records import record_of
from stellwerk.server.table import Outcome
from stellwerk.server.voice import Voice

router = APIRouter(prefix="/api", tags=["play"])

MaybeSeat = Annotated[SeatNumber | None, Query()]
First = Annotated[int, Query(ge=0, le=1_000_000)]
ANSWERS = {**says(wire.Done), 409: says(wire.Stale, wire.Refused, Problem)[200]}
Count = Annotated[int, Query(ge=0, le=200)]


@router.get("/tables/{table}/play", responses=says(wire.Play))
async def play(
    lang: Lang,
    table: TheTable,
    guest: MaybeGuest,
    seat: MaybeSeat = None,
    after: Annotated[Version | None, Query()] = None,
    wait: Annotated[float, Query(ge=0, le=25)] = 0.0,
) -> Response:
    """What a seat sees and may do; with `after` and `wait`, as soon as there is a newer version. No token: as a
    spectator."""
    if after is not None and wait:
        try:
            async with asyncio.timeout(wait):
                while table.course.sheet.version <= after:
                    await table.changed.wait()
        except TimeoutError:
            pass  # then as it is
    mine = None if guest is None and seat is None else seat_of(table, guest or "", seat)
    if table.course.session is None:
        raise NotPossibleError("not-begun")
    return Response(table.standing().text(mine, lang), media_type="application/json")


@router.post("/tables/{table}/act", responses=ANSWERS)
async def act(lang: Lang, table: TheTable, guest: Guest, body: Acting) -> Response:
    """One of the offered actions, with the version it was chosen in; answered when it is on the disk."""
    seat = seat_of(table, guest, body.seat)
    if table.course.sheet.chairs[seat].bot is not None:
        await seating.come_back(
            table, seat
        )  # whoever acts is here; by plain requests there is no other sign of it
    with metrics.act_seconds.time():
        return _outcome(await table.act(seat, body.version, body.action, Voice(lang=lang)))


@router.post("/tables/{table}/undo", responses=ANSWERS)
async def undo(lang: Lang, table: TheTable, guest: Guest, body: Undoing) -> Response:
    """Back by one action, while nobody has learned anything from it."""
    return _outcome(await table.undo(seat_of(table, guest, body.seat), body.version, Voice(lang=lang)))


def _outcome(outcome: Outcome) -> Response:
    metrics.answers.labels(type(outcome).__name__.lower()).inc()
    return answer(outcome, 200 if isinstance(outcome, wire.Done) else 409)


@router.post("/tables/{table}/ask", responses=says(wire.Reply))
async def ask(request: Request, lang: Lang, table: TheTable, guest: MaybeGuest, body: Questioning) -> Response:
    """A question about the position, such as what it would cost to build somewhere. Changes nothing."""
    mine = None if guest is None and body.seat is None else seat_of(table, guest or "", body.seat)
    about, where = msgspec.json.encode(body.about), address(request.scope)
    return answer(await table.asking.answer(table, mine, body.question, about, Voice(lang=lang), where))


@router.post("/tables/{table}/back", responses=says(wire.TableInfo))
async def back(lang: Lang, table: TheTable, guest: Guest, seat: MaybeSeat = None) -> Response:
    """Take the seat back from the bot that stands in. Acting does the same."""
    await seating.come_back(table, seat_of(table, guest, seat))
    return answer(table.info(lang=lang))


@router.get("/tables/{table}/history", responses=says(Happened, many=True))
async def history(
    request: Request, lang: Lang, hub: TheHub, table: TheTable, guest: MaybeGuest, seat: MaybeSeat = None
) -> Response:
    """Everything that happened, as a seat may know it; who has none here is a spectator."""
    watching = seat is None and not table.course.sheet.seats_of(guest or "")
    mine = None if watching else seat_of(table, guest or "", seat)
    logged = await hub.store.log(table.id)
    table.require_awake()
    errand = TellHistory(table.choice, tuple(logged), mine, lang, table.people)
    return await _errand(request, hub, errand)


@router.get("/tables/{table}/record", responses={**REFUSALS, 200: {"content": {"text/plain": {}}}})
async def download(table: TheTable) -> Response:
    """The record with the proof of luck, once the game is over."""
    name = f'attachment; filename="{table.code}.record"'
    text = records.write(await record_of(table))
    return PlainTextResponse(text, headers={"Content-Disposition": name})


@router.get("/tables/{table}/replay", responses=says(answers.Replay))
async def look_back(
    request: Request,
    lang: Lang,
    hub: TheHub,
    table: TheTable,
    seat: MaybeSeat = None,
    first: First = 0,
    count: Count = 50,
) -> Response:
    """A finished game moment by moment, from any seat."""
    scope = Scope(seat, first, count, lang, table.people)
    return await _errand(request, hub, Replay(table.choice, await record_of(table), scope))


@router.get("/tables/{table}/chronicle", responses=says(answers.ChronicleInfo))
async def chronicle(request: Request, lang: Lang, hub: TheHub, table: TheTable) -> Response:
    """A finished game in numbers, for titles whose family keeps them."""
    return await _errand(request, hub, TellChronicle(table.choice, await record_of(table), lang, table.people))


@router.post("/replay", responses=says(answers.Replay))
async def replay_sent(
    request: Request,
    lang: Lang,
    hub: TheHub,
    text: Annotated[str, Body(media_type="text/plain")],
    seat: MaybeSeat = None,
    first: First = 0,
    count: Count = 50,
) -> Response:
    """A record that you send, moment by moment; its proof is verified if it has one."""
    named = NAMED.search(text[:200])  # a title that nobody lists may be known all the same
    await hub.store.designs.ready(named[0] if named else "")
    own = {name: path for name, path in games.known().items() if named and name == named[0]}
    errand = ReplaySent(text, {**games.titles(), **own}, Scope(seat, first, count, lang))
    return await _errand(request, hub, errand)


async def _errand(request: Request, hub: Hub, errand: Errand) -> Response:
    return Response(await hub.desk.run(errand, address(request.scope)), media_type="application/json")


@router.get("/tables/{table}/stream", responses={**REFUSALS, 200: {"content": {"text/event-stream": {}}}})
async def stream(lang: Lang, request: Request, table: TheTable) -> Response:
    """The game for spectators as server-sent events: the public view and the news, nothing else."""
    doorkeeper, where = doorkeeper_of(request), address(request.scope)
    limits = doorkeeper.limits
    doorkeeper.enter(where)
    queue: asyncio.Queue[str] = asyncio.Queue(limits.waiting)
    connection = Connection(queue.put, None, None, limits.waiting, limits.patience, lang)

    async def events() -> AsyncIterator[str]:
        try:
            attach(table, connection)
            while not connection.dropped:
                try:
                    async with asyncio.timeout(15):
                        yield f"data: {await queue.get()}\n\n"
                except TimeoutError:
                    yield ": still here\n\n"
        finally:
            detach(table, connection)
            doorkeeper.leave(where)

    return StreamingResponse(events(), media_type="text/event-stream")


@router.get("/tables/{table}/chat", responses=says(Chats))
async def chat(hub: TheHub, table: TheTable, after: First = 0) -> Response:
    lines = await hub.store.said(table.id, after)
    return answer(Chats(tuple(wire.ChatLine(line.number, line.at, line.seat, line.text) for line in lines)))


@router.post("/tables/{table}/chat", status_code=204, responses=REFUSALS)
async def say(hub: TheHub, table: TheTable, guest: Guest, body: Talking) -> Response:
    """A text, or a phrase with a colon before it."""
    await hub.say(table, seat_of(table, guest, body.seat), body.text)
    return Response(status_code=204)


@router.post("/tables/{table}/quiet", responses=says(wire.TableInfo))
async def quiet(lang: Lang, table: TheTable, guest: Guest, body: Quieting) -> Response:
    """The host's switch for chat, and for single seats."""
    if body.chat is not None:
        await seating.hush(table, guest, body.chat)
    if body.seat is not None:
        await seating.mute(table, guest, body.seat, body.muted)
    return answer(table.info(lang=lang))

"""The websocket of one seat or spectator."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import random
from typing import Final, assert_never

from fastapi import APIRouter, WebSocket, WebSocketDisconnect

from stellwerk.core.game import IllegalAction, Seat
from stellwerk.server import metrics, seating, takebacks, wire
from stellwerk.server.access import identify, seat_of
from stellwerk.server.answers import refusal
from stellwerk.server.connection import Connection
from stellwerk.server.errors import NotPossibleError, TableError, TooManyError
from stellwerk.server.guard import address
from stellwerk.server.hinting import hint
from stellwerk.server.hub import Hub
from stellwerk.server.language import spoken
from stellwerk.server.limits import Doorkeeper
from stellwerk.server.listening import attach, detach
from stellwerk.server.table import Outcome, Table
from stellwerk.server.voice import Voice

PROTOCOL: Final = "stellwerk.1"
TOKEN: Final = "token."  # the other subprotocol carries the token: unlike the address, no log notes it
DISMISSED: Final = 4401  # close code: come back if your token still opens something
FAREWELL: Final = 1.0  # seconds to say goodbye

router = APIRouter()
_numbers = itertools.count()


@router.websocket("/ws/{table}")
async def seat_socket(socket: WebSocket, table: str, seat: int | None = None) -> None:
    """Subprotocols: `stellwerk.1`, and `token.<guest token>` for a seat; without it, a spectator."""
    hub: Hub = socket.app.state.hub
    doorkeeper: Doorkeeper = socket.app.state.doorkeeper
    where = address(socket.scope)
    try:
        doorkeeper.enter(where)
    except TooManyError as error:
        await _turn_away(socket, error)
        return
    try:
        try:
            async with doorkeeper.admission(where):
                found, guest, mine = await _admit(socket, hub, doorkeeper, table, seat, where)
        except TableError as error:
            await _turn_away(socket, error)
            return
        await socket.accept(PROTOCOL if PROTOCOL in socket.scope["subprotocols"] else None)
        limits = doorkeeper.limits
        patience = limits.patience * random.uniform(1.0, 1.5)  # a crowd is let go of one by one
        connection = Connection(socket.send_text, mine, guest, limits.waiting, patience, spoken(socket))
        metrics.sockets.inc()
        try:
            await _serve(socket, hub, doorkeeper, found, connection)
        finally:
            metrics.sockets.dec()
    finally:
        doorkeeper.leave(where)


async def _turn_away(socket: WebSocket, error: TableError) -> None:
    await socket.send_denial_response(refusal(error, spoken(socket)))


async def _admit(
    socket: WebSocket, hub: Hub, doorkeeper: Doorkeeper, table: str, seat: int | None, where: str
) -> tuple[Table, str | None, Seat | None]:
    offered: list[str] = socket.scope["subprotocols"]
    token = next((word.removeprefix(TOKEN) for word in offered if word.startswith(TOKEN)), None)
    if token is None:
        scheme, _, given = socket.headers.get("authorization", "").partition(" ")
        token = given if scheme.lower() == "bearer" else None
    guest = await identify(hub, doorkeeper, token, where) if token else None
    found = await hub.table(table)
    mine = seat_of(found, guest, seat) if guest else None
    return found, guest, mine


async def _serve(
    socket: WebSocket, hub: Hub, doorkeeper: Doorkeeper, table: Table, connection: Connection
) -> None:
    """Until one side has enough. A connection that is let go of cancels the reading, never what was begun."""
    task = asyncio.current_task()
    assert task is not None
    connection.on_drop = task.cancel
    attach(table, connection)
    try:
        if connection.seat is not None:
            with contextlib.suppress(TableError):
                await asyncio.shield(seating.come_back(table, connection.seat))
        await _read(socket, hub, doorkeeper, table, connection)
    except (WebSocketDisconnect, RuntimeError):
        pass  # gone in the middle of something
    except asyncio.CancelledError:
        if not connection.dropped:
            raise
        task.uncancel()
        metrics.dropped.labels("slow or revoked").inc()
    finally:
        connection.on_drop = None
        let_go = connection.dropped
        detach(table, connection)
    if let_go:
        with contextlib.suppress(Exception):  # a reader that takes nothing takes no farewell either
            async with asyncio.timeout(FAREWELL):
                if connection.dismissed:
                    await socket.close(DISMISSED, "a token of yours was revoked: show yours again")
                else:
                    await socket.close(1013, "let go: too slow")


async def _read(socket: WebSocket, hub: Hub, doorkeeper: Doorkeeper, table: Table, connection: Connection) -> None:
    number, bad = next(_numbers), 0
    while bad < doorkeeper.limits.nonsense:
        frame = await socket.receive()
        if frame["type"] == "websocket.disconnect":
            return
        if not doorkeeper.message(number):
            metrics.dropped.labels("rate").inc()
            await socket.close(4429, "too many messages")
            return
        try:
            message = wire.read(frame.get("text") or frame.get("bytes") or "")
        except wire.BadMessageError as error:
            bad += 1
            connection.post(wire.write(table.refused(Voice("", connection.lang), error)))
            continue
        answering = _answer(hub, table, connection, message, address(socket.scope))
        if isinstance(message, wire.Ask):
            connection.aside(answering)
        else:
            await asyncio.shield(answering)
    metrics.dropped.labels("nonsense").inc()
    await socket.close(1008, "too many frames that are no message")


async def _answer(hub: Hub, table: Table, connection: Connection, message: wire.Incoming, where: str) -> None:
    seat = connection.seat
    try:
        if isinstance(message, wire.Ask):
            by = Voice(message.id, connection.lang)
            asked = table.asking.answer(table, seat, message.question, message.about, by, where)
            connection.post(wire.write(await asked))
            return
        if seat is None:
            if not isinstance(message, wire.Ping):
                raise NotPossibleError("only-watching")
            connection.post(wire.write(wire.Pong(message.id, table.course.sheet.version)))
            return
        await _answer_seat(hub, table, connection, seat, message)
    except (IllegalAction, TableError) as error:
        connection.post(wire.write(table.refused(Voice(message.id, connection.lang), error)))


async def _answer_seat(hub: Hub, table: Table, connection: Connection, seat: Seat, message: wire.Request) -> None:
    by = Voice(message.id, connection.lang)
    match message:
        case wire.Act(version, action):
            with metrics.act_seconds.time():
                outcome = await table.act(seat, version, action, by)
            _acknowledge(table, connection, outcome)
        case wire.Undo(version):
            _acknowledge(table, connection, await table.undo(seat, version, by))
        case wire.Takeback():
            _acknowledge(table, connection, await takebacks.ask(table, seat, by))
        case wire.Answer(yes):
            _acknowledge(table, connection, await takebacks.answer(table, seat, yes, by))
        case wire.Look(action, ahead):
            connection.post(wire.write(table.look(seat, action, by, ahead)))
        case wire.Mark(on):
            await table.ahead.mark(seat, on)
            connection.post(wire.write(wire.Done(by.ident, table.course.sheet.version)))
        case wire.Keep(ways):
            await table.ahead.keep(seat, ways)
            connection.post(wire.write(wire.Done(by.ident, table.course.sheet.version)))
        case wire.Hint():
            connection.post(wire.write(await hint(table, seat, connection.guest, by)))
        case wire.Back():
            await seating.come_back(table, seat)
        case wire.Say(text):
            await hub.say(table, seat, text)
        case wire.GiveNonce(nonce):
            await seating.give_nonce(table, seat, nonce)
        case wire.Ping():
            connection.post(wire.write(wire.Pong(by.ident, table.course.sheet.version)))
        case other:
            assert_never(other)


def _acknowledge(table: Table, connection: Connection, outcome: Outcome) -> None:
    metrics.answers.labels(type(outcome).__name__.lower()).inc()
    connection.post(wire.write(outcome))
    if isinstance(outcome, wire.Stale) and table.course.session is not None:
        connection.post(table.standing().text(connection.seat, connection.lang))

"""HTTP: how I want to be called when it is my turn, and calling others."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path
from fastapi.responses import Response

from stellwerk.server import letters, outside, seating, wire
from stellwerk.server.access import Guest, TheHub, TheTable, ThisDevice, seat_of
from stellwerk.server.answers import REFUSALS, CallsInfo, NudgeInfo, answer, says
from stellwerk.server.bodies import Pushing, SeatNumber, Writing
from stellwerk.server.errors import BadRequestError, FailedError, NotFoundError, NotPossibleError, TooManyError
from stellwerk.server.language import Lang
from stellwerk.server.reach import Letter, Push
from stellwerk.words import Words

router = APIRouter(prefix="/api", tags=["calls"])
Slip = Annotated[str, Path(max_length=500)]


@router.get("/guests/me/calls", responses=says(CallsInfo))
async def calls(hub: TheHub, guest: Guest, this: ThisDevice) -> Response:
    """What this server can do to call me, and what I have asked for."""
    caller, reach = hub.caller, hub.store.reach
    key = ""
    if caller.pushes:
        from stellwerk.server.sealing import public

        key = public(await caller.key())
    pushed = any(each.device == this.id for each in await reach.pushes(guest))
    letter = await reach.letter(guest)
    address, confirmed = (letter.address, letter.confirmed) if letter else ("", False)
    return answer(CallsInfo(key, pushed, caller.writes, address, confirmed))


@router.post("/guests/me/push", status_code=204, responses=REFUSALS)
async def push(lang: Lang, hub: TheHub, this: ThisDevice, body: Pushing) -> Response:
    """Call this device from now on; `endpoint`, `key` and `secret` are its browser's."""
    if not hub.caller.pushes:
        raise NotPossibleError("no-push")
    from stellwerk.server import sealing

    try:
        outside.checked(body.endpoint, hub.settings.calls.private)
        sealing.seal(b"", body.key, body.secret)  # whoever could not be told anything is told so now
    except ValueError as error:
        raise BadRequestError("bad-push") from error
    await hub.store.reach.push_to(Push(this.id, body.endpoint, body.key, body.secret, lang))
    return Response(status_code=204)


@router.delete("/guests/me/push", status_code=204, responses=REFUSALS)
async def stop_push(hub: TheHub, this: ThisDevice) -> Response:
    await hub.store.reach.stop_push(this.id)
    return Response(status_code=204)


@router.post("/guests/me/mail", status_code=204, responses=REFUSALS)
async def write(lang: Lang, hub: TheHub, guest: Guest, body: Writing) -> Response:
    """Call me by letters to this address, once whoever reads them there has said yes."""
    if not hub.caller.writes:
        raise NotPossibleError("no-letters")
    if letters.ADDRESS.fullmatch(body.address) is None or len(body.address) > letters.LONGEST:
        raise BadRequestError("bad-address")
    if not hub.caller.may_write(guest, body.address):
        raise TooManyError("too-many-letters")
    letter = Letter(body.address, lang, False)
    await hub.store.reach.write_to(guest, letter)
    try:
        await hub.caller.ask(guest, letter)
    except OSError as error:
        await hub.store.reach.stop_letters(guest)
        raise FailedError("letter-unsent") from error
    return Response(status_code=204)


@router.delete("/guests/me/mail", status_code=204, responses=REFUSALS)
async def stop_letters(hub: TheHub, guest: Guest) -> Response:
    await hub.store.reach.stop_letters(guest)
    return Response(status_code=204)


@router.post("/mail/yes/{slip}", status_code=204, responses=REFUSALS)
async def confirm(hub: TheHub, slip: Slip) -> Response:
    """Whoever reads letters at an address wants them. The slip is in the letter that asks."""
    said = hub.caller.slips.said_yes(slip)
    if said is None or not await hub.store.reach.confirm(*said):
        raise NotFoundError("no-slip")
    return Response(status_code=204)


@router.post("/mail/stop/{slip}", status_code=204, responses=REFUSALS)
async def unsubscribe(hub: TheHub, slip: Slip) -> Response:
    """No more letters. In every letter, for one click and for mail programs (RFC 8058)."""
    guest = hub.caller.slips.said_stop(slip)
    if guest is None:
        raise NotFoundError("no-slip")
    await hub.store.reach.stop_letters(guest)
    return Response(status_code=204)


@router.post("/tables/{table}/seats/{seat}/nudge", responses=says(NudgeInfo))
async def nudge(lang: Lang, table: TheTable, guest: Guest, seat: SeatNumber) -> Response:
    """Remind whoever is to move, from those who play with them."""
    seating.require_seat(table, seat)
    reached = await table.calling.nudge(seat_of(table, guest, None), seat)
    who = table.people[seat]
    return answer(NudgeInfo(reached, Words(lang).say("nudge-reached" if reached else "nudge-unreached", who=who)))


@router.post("/tables/{table}/seats/{seat}/replace", responses=says(wire.TableInfo))
async def replace(lang: Lang, table: TheTable, guest: Guest, seat: SeatNumber) -> Response:
    """Let a bot play for somebody who stays away, until they are back: the host decides, or most of the others."""
    await seating.replace_absent(table, guest, seat)
    return answer(table.info(lang=lang))

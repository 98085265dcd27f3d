"""HTTP: a guest's devices, and passes that bring a seat to another one.

The secret of a pass stands behind the # of its link, which no server is sent and no log notes.
"""

from __future__ import annotations

import secrets
from typing import Annotated

from fastapi import APIRouter, Path, Request
from fastapi.responses import Response

from stellwerk.server.access import (
    Guest,
    TheHub,
    TheTable,
    ThisDevice,
    doorkeeper_of,
    seat_of,
)
from stellwerk.server.answers import REFUSALS, DeviceInfo, PassInfo, SeatTaken, answer, says
from stellwerk.server.bodies import Offering, Taking
from stellwerk.server.devices import LIFE, called
from stellwerk.server.errors import NotFoundError
from stellwerk.server.guard import address
from stellwerk.server.linking import base_of, qr_code
from stellwerk.server.store import now
from stellwerk.server.tokens import hashed

router = APIRouter(prefix="/api", tags=["devices"])


@router.post("/tables/{table}/pass", status_code=201, responses=says(PassInfo, status=201))
async def offer(
    request: Request, hub: TheHub, table: TheTable, guest: Guest, device: ThisDevice, body: Offering
) -> Response:
    """A link that brings my seat to another device, once and within ten minutes. It ends the one before."""
    seat_of(table, guest, None)
    secret, until = secrets.token_urlsafe(16), now() + LIFE
    await hub.store.devices.offer(guest, table.id, hashed(secret), device.id if body.move else None, until)
    link = f"{base_of(request)}/seat#{secret}"
    return answer(PassInfo(link, qr_code(link).decode(), until), 201)


@router.delete("/guests/me/pass", status_code=204, responses=REFUSALS)
async def withdraw(hub: TheHub, guest: Guest) -> Response:
    """The link that I made last opens nothing any more."""
    await hub.store.devices.withdraw(guest)
    return Response(status_code=204)


@router.post("/pass", status_code=201, responses=says(SeatTaken, status=201))
async def take(request: Request, hub: TheHub, body: Taking) -> Response:
    """Use up a pass: this device holds the seat from now on."""
    token, digest = hub.tokens.issue()
    name = called(request.headers.get("user-agent", ""))
    taken = await hub.store.devices.take(hashed(body.secret), digest, name, now())
    if taken is None:
        doorkeeper_of(request).refusal(address(request.scope))
        raise NotFoundError("no-pass")
    if taken.device is not None:
        await hub.recheck(taken.guest)
    return answer(SeatTaken(token, taken.table), 201)


@router.get("/guests/me/devices", responses=says(DeviceInfo, many=True))
async def devices(hub: TheHub, guest: Guest, this: ThisDevice) -> Response:
    """Every device that can act for me."""
    found = await hub.store.devices.of(guest)
    return answer([DeviceInfo(each.id, each.name, each.created, each.seen, each.id == this.id) for each in found])


@router.delete("/guests/me/devices/{device}", status_code=204, responses=REFUSALS)
async def drop(hub: TheHub, guest: Guest, device: Annotated[str, Path(pattern="^[0-9a-f]{16}$")]) -> Response:
    """A device that can act for me no more; its connections end."""
    await hub.store.devices.drop(guest, device)
    await hub.recheck(guest)
    return Response(status_code=204)

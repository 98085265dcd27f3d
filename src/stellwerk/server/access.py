"""Who is asking: the guest behind a bearer token, and the table and seat they mean."""

from __future__ import annotations

import secrets
from typing import Annotated, TypeAlias

from fastapi import Depends, Path, Request
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer

from stellwerk.core.game import Seat
from stellwerk.server import wire
from stellwerk.server.devices import Device, called
from stellwerk.server.errors import NotAllowedError, UnknownGuestError
from stellwerk.server.guard import address
from stellwerk.server.hub import Hub
from stellwerk.server.limits import Doorkeeper
from stellwerk.server.people_text import plain
from stellwerk.server.table import Table

_bearer = HTTPBearer(auto_error=False, description="a guest token")
Bearer: TypeAlias = Annotated[HTTPAuthorizationCredentials | None, Depends(_bearer)]
TableId: TypeAlias = Annotated[str, Path(pattern="^[0-9a-f]{16}$")]


def hub_of(request: Request) -> Hub:
    hub: Hub = request.app.state.hub
    return hub


def doorkeeper_of(request: Request) -> Doorkeeper:
    doorkeeper: Doorkeeper = request.app.state.doorkeeper
    return doorkeeper


async def identify(hub: Hub, doorkeeper: Doorkeeper, token: str, where: str) -> str:
    """The guest who holds a token. A right one opens, however many wrong ones came from its address."""
    digest = hub.tokens.digest(token)
    guest = await hub.store.guest(digest) if digest else None
    if guest is None:
        doorkeeper.refusal(where)
        raise UnknownGuestError("token-unknown")
    return guest


async def maybe_guest(request: Request, bearer: Bearer) -> str | None:
    if bearer is None:
        return None
    return await identify(hub_of(request), doorkeeper_of(request), bearer.credentials, address(request.scope))


MaybeGuest: TypeAlias = Annotated[str | None, Depends(maybe_guest)]


async def guest_needed(guest: MaybeGuest) -> str:
    if guest is None:
        raise UnknownGuestError("token-needed")
    return guest


async def table_named(request: Request, table: TableId) -> Table:
    return await hub_of(request).table(table)


TheHub: TypeAlias = Annotated[Hub, Depends(hub_of)]
Guest: TypeAlias = Annotated[str, Depends(guest_needed)]
TheTable: TypeAlias = Annotated[Table, Depends(table_named)]


async def title_named(hub: TheHub, name: str) -> str:
    """The title that a request names; one that somebody has made is fetched first."""
    await hub.store.designs.ready(name)
    return name


Title: TypeAlias = Annotated[str, Depends(title_named)]


async def device_needed(hub: TheHub, guest: Guest, bearer: Bearer) -> Device:
    """The device that asks."""
    digest = hub.tokens.digest(bearer.credentials) if bearer else None
    found = next((each for each in await hub.store.devices.of(guest) if each.hash == digest), None)
    if found is None:  # revoked in between
        raise UnknownGuestError("token-unknown")
    return found


ThisDevice: TypeAlias = Annotated[Device, Depends(device_needed)]


async def new_guest(request: Request, name: str) -> tuple[str, str]:
    """A guest and its token."""
    hub = hub_of(request)
    doorkeeper_of(request).opening(address(request.scope))
    guest = secrets.token_hex(8)
    token, digest = hub.tokens.issue()
    device = called(request.headers.get("user-agent", ""))
    await hub.store.add_guest(guest, digest, plain(name, wire.LONGEST_NAME), device)
    return guest, token


def seat_of(table: Table, guest: str, seat: Seat | None) -> Seat:
    """The seat that a guest means: the one named, or the only one it has."""
    seats = table.course.sheet.seats_of(guest)
    if not seats:
        raise NotAllowedError("no-seat-of-yours")
    if seat is None:
        return seats[0]
    if seat not in seats:
        raise NotAllowedError("seat-of-others", seat=seat)
    return seat

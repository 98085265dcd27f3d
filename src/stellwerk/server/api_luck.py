"""HTTP: every draw of a finished game, so that a page can compute luck again by itself."""

from __future__ import annotations

from fastapi import APIRouter, Request
from fastapi.responses import Response

from stellwerk.server.access import TheHub, TheTable
from stellwerk.server.answers import Draws, says
from stellwerk.server.errands import ListDraws
from stellwerk.server.guard import address
from stellwerk.server.records import record_of

router = APIRouter(prefix="/api", tags=["play"])


@router.get("/tables/{table}/draws", responses=says(Draws))
async def draws(request: Request, hub: TheHub, table: TheTable) -> Response:
    """Seed, nonces and every draw in order, once the game is over."""
    errand = ListDraws(table.choice, await record_of(table))
    return Response(await hub.desk.run(errand, address(request.scope)), media_type="application/json")

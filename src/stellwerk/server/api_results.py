"""HTTP: my results, to look at, to take along, to delete."""

from __future__ import annotations

from fastapi import APIRouter
from fastapi.responses import Response

from stellwerk.server.access import Guest, TheHub
from stellwerk.server.answers import REFUSALS, Results, answer, says
from stellwerk.server.language import Lang
from stellwerk.server.results import results_of

router = APIRouter(prefix="/api/guests/me", tags=["guests"])


@router.get("/results", responses=says(Results))
async def my_results(lang: Lang, hub: TheHub, guest: Guest) -> Response:
    """My finished games and what they add up to."""
    return answer(await results_of(hub, guest, lang))


@router.delete("/results", status_code=204, responses=REFUSALS)
async def forget_results(hub: TheHub, guest: Guest) -> Response:
    """My finished games are no longer known to be mine. The others who sat there keep theirs."""
    await hub.store.let_go(guest)
    return Response(status_code=204)

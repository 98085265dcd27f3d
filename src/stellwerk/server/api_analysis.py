"""HTTP: a finished game looked back on."""

from __future__ import annotations

from collections.abc import AsyncIterator

from fastapi import APIRouter, Request
from fastapi.responses import Response, StreamingResponse

from stellwerk.server.access import TheHub, TheTable
from stellwerk.server.analysing import TellAnalysis, record_to_analyse
from stellwerk.server.errors import TableError
from stellwerk.server.guard import address
from stellwerk.server.language import Lang
from stellwerk.server.progress import EVENTS, answered, refused, tells, under_way
from stellwerk.turbo.retelling import Lookback

router = APIRouter(prefix="/api/tables/{table}", tags=["play"])


@router.post("/analysis", responses=tells(Lookback))
async def analyse(request: Request, hub: TheHub, table: TheTable, lang: Lang) -> Response:
    """Who was how likely to win when, and why. Tells how far it is; at once where it has been done before. Whoever
    goes away needs no answer, and what nobody waits for is given up."""
    record, where = await record_to_analyse(table), address(request.scope)

    async def events() -> AsyncIterator[bytes]:
        try:
            if (found := await hub.analyst.kept(table)) is None:
                with hub.analyst.follow(table, record, where) as following:
                    async for done in following:
                        yield under_way(done)
                    found = await following.found()
            told = TellAnalysis(table.choice, record, found, lang, table.people)
            yield answered(await hub.desk.run(told, where))
        except TableError as error:
            yield refused(error, lang)

    return StreamingResponse(events(), media_type=EVENTS)

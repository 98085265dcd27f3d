"""HTTP: boards designed in a browser. Everything about them is worked out in a process of its own."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Annotated, Final

import msgspec
from fastapi import APIRouter, Body, Depends, Path, Request
from fastapi.responses import Response, StreamingResponse

from stellwerk import games
from stellwerk.core.codec import Json
from stellwerk.server import workshop
from stellwerk.server.access import TheHub, Title, doorkeeper_of
from stellwerk.server.answers import REFUSALS, Published, answer, says
from stellwerk.server.errands import Errand, LongErrand
from stellwerk.server.errors import NotFoundError, TableError
from stellwerk.server.guard import address
from stellwerk.server.hub import Hub
from stellwerk.server.language import Lang
from stellwerk.server.making import offered
from stellwerk.server.progress import EVENTS, answered, refused, tells, under_way
from stellwerk.server.store import now
from stellwerk.server.workshop import Bound, Checked, LaidOut, Reported

router = APIRouter(prefix="/api/workshop/{family}", tags=["workshop"])

JSON: Final = "application/json"


def with_workshop(family: Annotated[str, Path(pattern="^[a-z]{1,30}$")]) -> str:
    """A family whose boards can be designed in a browser."""
    found = games.families().get(family)
    if found is None or found.workshop is None:
        raise NotFoundError("nothing-there")
    return family


Family = Annotated[str, Depends(with_workshop)]
Design = Annotated[str, Body(media_type="text/plain")]  # JSON, read where it costs nobody anything


def _gives(kind: str) -> dict[int | str, Json]:
    return {**REFUSALS, 200: {"description": "done", "content": {kind: {}}}}


@router.get("", responses=_gives(JSON))
async def begin(request: Request, hub: TheHub, family: Family, lang: Lang) -> Response:
    """What there is to begin with: rules to choose from, coasts."""
    return await _run(request, hub, workshop.Begin(family, lang))


@router.get("/maps/{coast}", responses=_gives(JSON))
async def chart(
    request: Request, hub: TheHub, family: Family, coast: Annotated[str, Path(pattern="^[a-z-]{1,30}$")]
) -> Response:
    """A coast of ours, to draw upon."""
    return await _run(request, hub, workshop.ShowChart(family, coast))


@router.get("/copies/{name}", responses=_gives(JSON))
async def copy(request: Request, hub: TheHub, family: Family, name: Title) -> Response:
    """A title as a design, to begin with."""
    title = offered(name)
    if games.reader(title).name != family:
        raise NotFoundError("nothing-there")
    return await _run(request, hub, workshop.CopyTitle(family, title))


@router.post("/open", responses=_gives(JSON))
async def open_files(request: Request, hub: TheHub, family: Family, lang: Lang, text: Design) -> Response:
    """Files as the command line reads them, `{"files": {name: text}}` or `{"archive": base 64}`, as a design."""
    return await _run(request, hub, workshop.OpenFiles(family, text, lang))


@router.post("/files", responses=_gives("application/zip"))
async def pack(request: Request, hub: TheHub, family: Family, lang: Lang, text: Design) -> Response:
    """A design as files that the command line reads, in an archive."""
    return await _run(request, hub, workshop.PackFiles(family, text, lang), "application/zip")


@router.post("/check", responses=says(Checked))
async def check(request: Request, hub: TheHub, family: Family, lang: Lang, text: Design) -> Response:
    """What is wrong with a design, and what is only worth knowing."""
    return await _run(request, hub, workshop.Check(family, text, lang))


@router.post("/board.svg", responses=_gives("image/svg+xml"))
async def draw(request: Request, hub: TheHub, family: Family, lang: Lang, text: Design) -> Response:
    """The board as it looks with the layout of its design."""
    return await _run(request, hub, workshop.DrawDesign(family, text, lang), "image/svg+xml")


@router.post("/layout", responses=tells(LaidOut))
async def lay_out(request: Request, hub: TheHub, family: Family, lang: Lang, text: Design) -> Response:
    """Room for everything on the board. Tells how far it is."""
    seconds = hub.settings.designing.seconds / 2  # the rest is for drawing it, on a busy day
    return _follow(request, hub, workshop.LayOut(family, text, lang, seconds), lang)


@router.post("/report", responses=tells(Reported))
async def report(request: Request, hub: TheHub, family: Family, lang: Lang, text: Design) -> Response:
    """What some games of bots say about the board. Tells how far it is."""
    return _follow(request, hub, workshop.Try(family, text, lang, hub.settings.designing.games), lang)


@router.post("/publish", status_code=201, responses=says(Published, status=201))
async def publish(request: Request, hub: TheHub, family: Family, lang: Lang, text: Design) -> Response:
    """A title of this server for those who have its name: nobody lists it, and nobody can change it."""
    where = address(request.scope)
    doorkeeper_of(request).design(where)
    bound = msgspec.json.decode(await hub.designing.run(workshop.Bind(family, text, lang), where), type=Bound)
    await hub.store.designs.keep(bound.name, bound.files, now(), hub.settings.limits.published)
    return answer(Published(bound.name), 201)


async def _run(request: Request, hub: Hub, errand: Errand, kind: str = JSON) -> Response:
    return Response(await hub.designing.run(errand, address(request.scope)), media_type=kind)


def _follow(request: Request, hub: Hub, errand: LongErrand, lang: str) -> Response:
    where = address(request.scope)
    steps: asyncio.Queue[float | None] = asyncio.Queue()

    async def work() -> bytes:
        try:
            return await hub.designing.run(errand, where, steps.put_nowait)
        finally:
            steps.put_nowait(None)

    async def events() -> AsyncIterator[bytes]:
        working = asyncio.create_task(work())
        try:
            while (done := await steps.get()) is not None:
                yield under_way(done)
            yield answered(await working)
        except TableError as error:
            yield refused(error, lang)
        finally:
            working.cancel()  # whoever has gone needs no answer

    return StreamingResponse(events(), media_type=EVENTS)

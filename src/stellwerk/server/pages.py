"""Pages that many ask for and few change: made once, tagged, packed."""

from __future__ import annotations

from typing import Final

from fastapi import Request
from fastapi.responses import Response

from stellwerk.server.errands import Paged
from stellwerk.server.guard import address
from stellwerk.server.hub import Hub

# Options, language and the client's build are part of the address, so a day is safe; a new release has a new tag.
_CACHE: Final = "public, max-age=86400"


async def page(request: Request, hub: Hub, errand: Paged, kind: str) -> Response:
    """What the errand makes, or that the browser has it already."""
    made = await hub.desk.page(errand, address(request.scope))
    headers = {"ETag": made.tag, "Cache-Control": _CACHE, "Vary": "Accept-Encoding, Accept-Language"}
    if request.headers.get("if-none-match") == made.tag:
        return Response(status_code=304, headers=headers)
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(made.body, media_type=kind, headers=headers)
    return Response(made.zipped, media_type=kind, headers={**headers, "Content-Encoding": "gzip"})

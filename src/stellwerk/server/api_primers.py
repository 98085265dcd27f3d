"""HTTP: the rules of a title on one pictured page."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Query, Request
from fastapi.responses import Response

from stellwerk.draw.tokens import Theme
from stellwerk.server.access import TheHub, Title
from stellwerk.server.answers import REFUSALS, Primer, answer, says
from stellwerk.server.errands import Choice, Illustrate
from stellwerk.server.language import Lang
from stellwerk.server.making import chosen, offered
from stellwerk.server.pages import page
from stellwerk.server.primers import picture_of, primer_of

router = APIRouter(prefix="/api/games/{name}", tags=["games"])


@router.get("/primer", responses=says(Primer))
async def primer(name: Title, lang: Lang) -> Response:
    """What one must know to play, chapter by chapter."""
    offered(name)
    return answer(primer_of(name, lang))


@router.get("/primer/{chapter}.svg", responses={**REFUSALS, 200: {"content": {"image/svg+xml": {}}}})
async def illustration(
    request: Request,
    hub: TheHub,
    name: Title,
    chapter: Annotated[str, Path(pattern="^[a-z][a-z-]{0,30}$")],
    lang: Lang,
    theme: Annotated[Theme, Query()] = "light",
) -> Response:
    """The picture of a chapter."""
    title = offered(name)
    picture_of(title, chapter)
    errand = Illustrate(Choice(title, chosen(title, {})), chapter, theme, lang)
    return await page(request, hub, errand, "image/svg+xml")

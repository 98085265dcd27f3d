"""HTTP: boards as pictures, and the names for the numbers in views, for a title with its options chosen."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated

import msgspec
from fastapi import APIRouter, Query, Request
from fastapi.responses import Response

from stellwerk import games
from stellwerk.core.codec import digest
from stellwerk.core.game import AnyGame
from stellwerk.core.options import OptionError
from stellwerk.draw.picture import board_svg
from stellwerk.draw.position import layout_for
from stellwerk.draw.tokens import Theme
from stellwerk.server.answers import REFUSALS, says
from stellwerk.server.catalogue import catalogue
from stellwerk.server.errors import BadRequestError, NotFoundError
from stellwerk.ticket.game import TicketGame
from stellwerk.ticket.rules import OpenHand
from stellwerk.words import LANGUAGES

router = APIRouter(prefix="/api/games", tags=["games"])

# Options and language are part of the address, so a day is safe; a new release answers with a new tag.
_CACHE = "public, max-age=86400"
_OWN = frozenset({"lang", "theme"})


@router.get("/{name}/catalogue", responses=says())
async def names(request: Request, name: str) -> Response:
    """Names for the numbers in views and news of this title; options as query parameters."""
    return _cached(request, _catalogue(name, _options(request)), "application/json")


@router.get("/{name}/board.svg", responses={**REFUSALS, 200: {"content": {"image/svg+xml": {}}}})
async def board(
    request: Request,
    name: str,
    lang: Annotated[str, Query(pattern=f"^({'|'.join(LANGUAGES)})$")] = "en",
    theme: Annotated[Theme, Query()] = "light",
) -> Response:
    """The board with every piece that may stand on it, unseen. Everything has an id, and classes show it.

    Both themes are in it, also by a class.
    """
    return _cached(request, _board(name, _options(request), lang, theme), "image/svg+xml")


def _options(request: Request) -> tuple[tuple[str, str], ...]:
    return tuple(sorted((key, value) for key, value in request.query_params.items() if key not in _OWN))


def _game(name: str, options: tuple[tuple[str, str], ...]) -> AnyGame:
    if name not in games.NAMES:
        raise NotFoundError("no-game", game=name, games=", ".join(games.NAMES))
    try:
        return games.make_with(name, dict(options))
    except OptionError as error:
        raise BadRequestError("bad-options", text=str(error)) from error


@lru_cache(64)
def _catalogue(name: str, options: tuple[tuple[str, str], ...]) -> bytes:
    game = _game(name, options)
    shown = catalogue(game)
    if isinstance(game, TicketGame):
        rules = game.title.rules
        shown |= {
            "names": layout_for(game).plan.names,
            "row": rules.row.size if rules.row else 0,
            "hand": isinstance(rules.tickets, OpenHand),
            "parallel": [list(others) for others in game.title.board.parallel],
        }
    return msgspec.json.encode(shown)


@lru_cache(64)
def _board(name: str, options: tuple[tuple[str, str], ...], lang: str, theme: Theme) -> bytes:
    return board_svg(_game(name, options), theme, lang, live=True).encode()


def _cached(request: Request, body: bytes, kind: str) -> Response:
    tag = f'"{digest(body)[7:23]}"'
    headers = {"ETag": tag, "Cache-Control": _CACHE, "Vary": "Accept-Encoding"}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    return Response(body, media_type=kind, headers=headers)

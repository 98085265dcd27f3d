"""HTTP: what there is to play, in words and pictures; a title's options are part of the address."""

from __future__ import annotations

import asyncio
from functools import lru_cache
from typing import Annotated

from fastapi import APIRouter, Query, Request
from fastapi.responses import Response

from stellwerk import bots, games, telling
from stellwerk.bots.ratings import rating
from stellwerk.core.options import Option, OptionError
from stellwerk.draw.tokens import Theme
from stellwerk.server.access import TheHub, TheTable, Title
from stellwerk.server.answers import (
    REFUSALS,
    BotInfo,
    GameInfo,
    NamesInfo,
    OptionInfo,
    RuleBook,
    ValueInfo,
    answer,
    says,
)
from stellwerk.server.errands import Choice, Draw, Name
from stellwerk.server.errors import BadRequestError
from stellwerk.server.language import Lang
from stellwerk.server.lessons import lesson_of
from stellwerk.server.making import asked, chosen, offered
from stellwerk.server.pages import page
from stellwerk.words import Words

router = APIRouter(prefix="/api", tags=["games"])

_OWN = frozenset({"lang", "theme", "build"})


@router.get("/games", responses=says(GameInfo, many=True))
async def list_games(lang: Lang) -> Response:
    """All titles with their options and the bots that play them, weakest first."""
    return answer(await asyncio.to_thread(lambda: [_info(name, lang) for name in games.titles()]))


@router.get("/games/{name}", responses=says(GameInfo))
async def one_game(name: Title, lang: Lang) -> Response:
    """A title, also one that is not listed."""
    return answer(await asyncio.to_thread(_info, name, lang))


@router.get("/games/{name}/rules", responses=says(RuleBook))
async def rules(name: Title, lang: Lang) -> Response:
    """The rules of a title in our own words."""
    offered(name)
    return answer(RuleBook(telling.rule_parts(lang, name), tuple(telling.unverified(name, lang))))


@router.get("/games/{name}/names", responses=says(NamesInfo))
async def names_of_game(request: Request, hub: TheHub, name: Title, lang: Lang) -> Response:
    """Names for the numbers in views and news of this title; options as query parameters."""
    return await page(request, hub, Name(_choice(request, name), lang), "application/json")


@router.get("/tables/{table}/names", responses=says(NamesInfo))
async def names_at_table(request: Request, hub: TheHub, table: TheTable, lang: Lang) -> Response:
    """Names for the numbers in views and news at this table."""
    return await page(request, hub, Name(table.choice, lang), "application/json")


@router.get("/games/{name}/board.svg", responses={**REFUSALS, 200: {"content": {"image/svg+xml": {}}}})
async def board(
    request: Request, hub: TheHub, name: Title, lang: Lang, theme: Annotated[Theme, Query()] = "light"
) -> Response:
    """The empty board. Every route, space and city has an id, and both themes are in it: a class switches."""
    return await page(request, hub, Draw(_choice(request, name), theme, lang), "image/svg+xml")


def _choice(request: Request, name: str) -> Choice:
    """The title and the options that a request names."""
    title = offered(name)
    options = {key: value for key, value in request.query_params.items() if key not in _OWN}
    try:
        return Choice(title, chosen(title, options))
    except OptionError as error:
        raise BadRequestError("bad-options", text=str(error)) from error


@lru_cache(256)
def _info(name: str, lang: str) -> GameInfo:
    game, words = asked(name, {}), telling.words_of_title(name, lang)
    named = {part: words.form("title", part) if words.has("title") else "" for part in ("line", "time", "age")}
    return GameInfo(
        name=name,
        family=game.family,
        title=telling.called(game, lang),
        **named,
        browser=games.family_of(game).browser,
        fewest=game.seats[0],
        most=game.seats[-1],
        rules=game.version,
        lesson=lesson_of(name) is not None,
        options=tuple(_option(option, words) for option in games.options_of(name)),
        bots=tuple(BotInfo(bot, rating(name, bot)) for bot in bots.names(game)),
    )


def _option(option: Option, words: Words) -> OptionInfo:
    def value(of: str) -> ValueInfo:
        key = f"option-{option.name}-{of}"
        text = words.form(key, "help") if words.has_form(key, "help") else ""
        return ValueInfo(of, telling.value_label(words, option.name, of), text)

    values = tuple(value(of) for of in option.values)
    return OptionInfo(option.name, words.name("option", option.name), values, option.default, option.several)

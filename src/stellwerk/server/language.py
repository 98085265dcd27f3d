"""The language of whoever is asking."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from fastapi import Depends, Query, Request
from starlette.requests import HTTPConnection

from stellwerk import telling
from stellwerk.words import ENGLISH


def spoken(connection: HTTPConnection) -> str:
    """As asked for in the address, else the first known one of the browser's list, else English."""
    asked = connection.query_params.get("lang", "")
    wished = [word.split(";")[0].strip() for word in connection.headers.get("accept-language", "").split(",")]
    known = telling.all_languages()
    return next((code for each in (asked, *wished[:8]) if (code := each[:2].lower()) in known), ENGLISH)


def lang_of(request: Request, lang: Annotated[str, Query(max_length=20)] = "") -> str:
    return spoken(request)


Lang: TypeAlias = Annotated[str, Depends(lang_of)]

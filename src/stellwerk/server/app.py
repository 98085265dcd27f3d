"""The application: HTTP, websocket, the browser client's files."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.middleware.cors import CORSMiddleware
from fastapi.middleware.gzip import GZipMiddleware
from fastapi.responses import FileResponse, HTMLResponse, Response
from fastapi.staticfiles import StaticFiles
from starlette.exceptions import HTTPException
from starlette.types import Scope

from stellwerk.server.addresses import Proxies
from stellwerk.server.answers import refusal
from stellwerk.server.errors import BadRequestError, DoesNotFitError, NotFoundError, TableError, WrongMethodError
from stellwerk.server.guard import Guard
from stellwerk.server.hub import Hub
from stellwerk.server.language import spoken
from stellwerk.server.limits import Doorkeeper
from stellwerk.server.lines import Lines
from stellwerk.server.openapi import describe
from stellwerk.server.routes import routers
from stellwerk.server.settings import Settings

STATIC: Final = Path(__file__).with_name("static")
LONGEST_PATH: Final = 200  # letters of a file's name here; the disk would refuse one much longer
FRESH: Final = {"Cache-Control": "no-cache"}  # kept, but asked for every time: their names never change
PAGE: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Stellwerk</title>
<h1>Stellwerk</h1>
<p>The server is running. The browser client is not part of this installation;
programs can play through the <a href="/openapi.json">HTTP API</a>.</p>
</html>
"""
_log = logging.getLogger(__name__)


def make_app(settings: Settings) -> FastAPI:
    """The application for these settings; tables open when it starts and close when it stops."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        app.state.hub = await Hub.open(settings)
        _log.info("ready")
        yield
        await app.state.hub.close()

    app = FastAPI(
        title="Stellwerk",
        version=_version(),
        description="Rail board games: tables, seats, views. See docs/api.md for the websocket.",
        lifespan=lifespan,
        docs_url=None,  # these pages load scripts from elsewhere, which our security policy forbids
        redoc_url=None,
    )
    app.state.doorkeeper = Doorkeeper(settings.limits)
    app.state.lines = Lines(settings.limits, Proxies(settings.proxies))
    app.openapi = lambda: describe(app)  # type: ignore[method-assign]  # FastAPI's way to do this
    app.add_exception_handler(TableError, _table_error)
    app.add_exception_handler(RequestValidationError, _does_not_fit)
    app.add_exception_handler(HTTPException, _not_served)
    for router in routers():
        app.include_router(router)
    _add_pages(app)
    if settings.origins:
        app.add_middleware(
            CORSMiddleware,
            allow_origins=list(settings.origins),
            allow_methods=["GET", "POST", "DELETE"],
            allow_headers=["Authorization", "Content-Type"],
        )
    app.add_middleware(GZipMiddleware, minimum_size=1024, compresslevel=6)
    origins = (*settings.origins, _origin(settings.public)) if settings.public else settings.origins
    app.add_middleware(Guard, doorkeeper=app.state.doorkeeper, origins=origins)
    return app


def _add_pages(app: FastAPI) -> None:
    if (STATIC / "index.html").is_file():
        app.mount("/assets", _Named(directory=STATIC / "assets", check_dir=False))

    @app.get("/{path:path}", include_in_schema=False)
    async def page(path: str) -> Response:
        """The client's files; any other address is a place inside the client."""
        if path.startswith(("api/", "ws/")):
            raise NotFoundError("nothing-there")
        if len(path) <= LONGEST_PATH:
            wanted = (STATIC / path).resolve()
            if wanted.is_relative_to(STATIC) and wanted.is_file():
                return FileResponse(wanted, headers=FRESH)
        if (STATIC / "index.html").is_file():
            return FileResponse(STATIC / "index.html", headers=FRESH)
        return HTMLResponse(PAGE, 200 if not path or path.startswith("join/") else 404)


class _Named(StaticFiles):
    """Files whose names change with their contents: a browser need never ask for one twice."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        response.headers["Cache-Control"] = "public, max-age=31536000, immutable"
        return response


async def _table_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, TableError)
    return refusal(error, spoken(request))


async def _does_not_fit(request: Request, error: Exception) -> Response:
    """Says where and what, and never repeats what was sent: it may be something that no JSON can hold."""
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    place = ".".join(str(step) for step in first["loc"]).encode(errors="replace").decode()[:100]
    return refusal(DoesNotFitError("does-not-fit", place=place, text=first["msg"]), spoken(request))


async def _not_served(request: Request, error: Exception) -> Response:
    """What the framework refuses by itself, said as everything else is."""
    assert isinstance(error, HTTPException)
    why: TableError
    match error.status_code:
        case 400:
            why = BadRequestError("bad-body")
        case 405:
            why = WrongMethodError("wrong-method")
        case _:
            why = NotFoundError("nothing-there")
    response = refusal(why, spoken(request))
    response.headers.update(error.headers or {})
    return response


def _origin(address: str) -> str:
    """Of the pages at an address, as browsers name it."""
    parts = urlsplit(address)
    return f"{parts.scheme}://{parts.netloc}"


def _version() -> str:
    try:
        return version("stellwerk")
    except PackageNotFoundError:
        return "0"

"""The application: HTTP, websocket, the browser client's files."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Final

from fastapi import FastAPI, Request
from fastapi.middleware.cors import CORSMiddleware
from fastapi.middleware.gzip import GZipMiddleware
from fastapi.responses import FileResponse, HTMLResponse, Response
from fastapi.staticfiles import StaticFiles
from starlette.types import Scope

from stellwerk.server.answers import describe, refusal
from stellwerk.server.errors import NotFoundError, TableError
from stellwerk.server.guard import Guard
from stellwerk.server.hub import Hub
from stellwerk.server.language import spoken
from stellwerk.server.limits import Doorkeeper
from stellwerk.server.routes import routers
from stellwerk.server.settings import Settings

STATIC: Final = Path(__file__).with_name("static")
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
    app.openapi = lambda: describe(app)  # type: ignore[method-assign]  # FastAPI's way to do this
    app.add_exception_handler(TableError, _table_error)
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
    app.add_middleware(Guard, doorkeeper=app.state.doorkeeper, origins=settings.origins)
    return app


def _add_pages(app: FastAPI) -> None:
    if (STATIC / "index.html").is_file():
        app.mount("/assets", _Named(directory=STATIC / "assets", check_dir=False))

    @app.get("/{path:path}", include_in_schema=False)
    async def page(path: str) -> Response:
        """The client's files; any other address is a place inside the client."""
        wanted = (STATIC / path).resolve()
        if path.startswith(("api/", "ws/")):
            raise NotFoundError("nothing-there")
        if wanted.is_relative_to(STATIC) and wanted.is_file():
            return FileResponse(wanted)
        if (STATIC / "index.html").is_file():
            return FileResponse(STATIC / "index.html")
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


def _version() -> str:
    try:
        return version("stellwerk")
    except PackageNotFoundError:
        return "0"

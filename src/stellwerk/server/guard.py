"""The door: limits per address and body, foreign origins refused, security headers on everything that leaves."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from stellwerk.server import metrics
from stellwerk.server.addresses import counted
from stellwerk.server.answers import refusal
from stellwerk.server.errors import (
    BadRequestError,
    FailedError,
    NotAllowedError,
    NotFoundError,
    StoppingError,
    TableError,
    TooLargeError,
    TooManyError,
    TooSlowError,
)
from stellwerk.server.language import spoken
from stellwerk.server.limits import Doorkeeper
from stellwerk.server.settings import Limits

_log = logging.getLogger(__name__)

LONGEST_HOST: Final = 255  # letters that a name can have at all
HEADERS: Final = {
    "Content-Security-Policy": "default-src 'self'; img-src 'self' data: blob:; style-src 'self'; "
    "style-src-attr 'unsafe-inline'; font-src 'self'; connect-src 'self'; object-src 'none'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=()",
}


class Guard:
    """Stands before the whole application."""

    def __init__(self, app: ASGIApp, doorkeeper: Doorkeeper, origins: tuple[str, ...]) -> None:
        self._app = app
        self._doorkeeper = doorkeeper
        self._origins = origins

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        match scope["type"]:
            case "http":
                await self._http(scope, receive, send)
            case "websocket":
                await self._websocket(scope, receive, send)
            case _:
                await self._app(scope, receive, send)

    async def _websocket(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            self._let_in(scope)
            if not self.welcome(Headers(scope=scope)):
                raise NotAllowedError("foreign-page")
        except TableError as error:
            socket = WebSocket(scope, receive, send)
            await socket.send_denial_response(refusal(error, spoken(socket)))
        else:
            await self._app(scope, receive, send)

    def welcome(self, headers: Headers) -> bool:
        """Programs send no origin; pages must be our own or on the list."""
        origin = headers.get("origin")
        return origin is None or origin in self._origins or origin.partition("://")[2] == headers.get("host", "")

    def _let_in(self, scope: Scope) -> None:
        """What holds for everything that is asked for."""
        self._doorkeeper.request(address(scope))
        if "\0" in scope["path"]:
            raise NotFoundError("nothing-there")  # no file is called so, and no database keeps it
        if len(Headers(scope=scope).get("host", "")) > LONGEST_HOST:
            raise BadRequestError("no-host")

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        status = 0
        if scope["method"] == "HEAD":  # like GET; that no body follows is known below us
            scope = {**scope, "method": "GET"}

        async def send_on(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api/"):
                    headers.setdefault("Cache-Control", "no-store")
            await send(message)

        try:
            self._let_in(scope)
            await self._app(scope, await self._whole(scope, receive), send_on)
        except TableError as error:
            response = refusal(error, spoken(HTTPConnection(scope)))
            if isinstance(error, TooManyError):
                response.headers["Connection"] = "close"  # who dials anew for each can be told by it
            await response(scope, receive, send_on)
        except asyncio.CancelledError:  # the server stops while somebody waits for news
            if not status:
                await refusal(StoppingError("stopping"), spoken(HTTPConnection(scope)))(scope, receive, send_on)
        except Exception:
            _log.error("request failed", exc_info=True, extra={"fields": {"path": _route(scope)}})
            if not status:
                await refusal(FailedError("failed"), spoken(HTTPConnection(scope)))(scope, receive, send_on)
        finally:
            metrics.requests.labels(str(status)).inc()

    async def _whole(self, scope: Scope, receive: Receive) -> Receive:
        """The body, before anybody works on it: one that is too large or never ends costs nobody anything."""
        limits, headers = self._doorkeeper.limits, Headers(scope=scope)
        most = _most(limits, scope["path"])
        length = headers.get("content-length", "0")
        if length == "0" and "transfer-encoding" not in headers:
            return receive
        if length.isdecimal() and int(length) > most:
            raise TooLargeError("too-large")
        try:
            async with asyncio.timeout(limits.body_seconds):
                whole = await _gather(receive, most)
        except TimeoutError:
            raise TooSlowError("too-slow") from None
        held = [whole]

        async def receive_on() -> Message:
            return held.pop() if held else await receive()

        return receive_on


def _most(limits: Limits, path: str) -> int:
    """Bytes that may be sent to an address."""
    if path == "/api/replay":
        return limits.record
    return limits.design if path.startswith("/api/workshop/") else limits.body


async def _gather(receive: Receive, most: int) -> Message:
    """All parts of a body as one."""
    body = bytearray()
    while True:
        message = await receive()
        if message["type"] == "http.disconnect":
            return message
        body += message.get("body", b"")
        if len(body) > most:
            raise TooLargeError("too-large")
        if not message.get("more_body", False):
            return {"type": "http.request", "body": bytes(body), "more_body": False}


def address(scope: Scope) -> str:
    """Whom a request counts for."""
    client = scope.get("client")
    return counted(str(client[0])) if client else "unknown"


def _route(scope: Scope) -> str:
    route = scope.get("route")
    return getattr(route, "path", "")

"""The door: limits per address and body, foreign origins refused, security headers on everything that leaves."""

from __future__ import annotations

import asyncio
import logging
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from stellwerk.server import metrics
from stellwerk.server.answers import refusal
from stellwerk.server.errors import FailedError, StoppingError, TableError, TooLargeError
from stellwerk.server.language import spoken
from stellwerk.server.limits import Doorkeeper

_log = logging.getLogger(__name__)

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
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket" and not self.welcome(Headers(scope=scope)):
            await send({"type": "websocket.close", "code": 4403, "reason": "foreign origin"})
        else:
            await self._app(scope, receive, send)

    def welcome(self, headers: Headers) -> bool:
        """Programs send no origin; pages must be our own or on the list."""
        origin = headers.get("origin")
        if origin is None or origin in self._origins:
            return True
        return urlsplit(origin).netloc == headers.get("host", "")

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        status = 0

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
            self._doorkeeper.request(address(scope))
            await self._app(scope, self._limited(scope, receive), send_on)
        except TableError as error:
            await refusal(error, spoken(HTTPConnection(scope)))(scope, receive, send_on)
        except asyncio.CancelledError:  # the server stops while somebody waits for news
            if not status:
                await refusal(StoppingError("stopping"), spoken(HTTPConnection(scope)))(scope, receive, send_on)
        except Exception:
            _log.error("request failed", exc_info=True, extra={"fields": {"path": _route(scope)}})
            if not status:
                await refusal(FailedError("failed"), spoken(HTTPConnection(scope)))(scope, receive, send_on)
        finally:
            metrics.requests.labels(str(status)).inc()

    def _limited(self, scope: Scope, receive: Receive) -> Receive:
        limits = self._doorkeeper.limits
        most = limits.record if scope["path"] == "/api/replay" else limits.body
        length = Headers(scope=scope).get("content-length", "0")
        if length.isdecimal() and int(length) > most:
            raise TooLargeError("too-large")
        got = 0

        async def receive_on() -> Message:
            nonlocal got
            message = await receive()
            got += len(message.get("body", b""))
            if got > most:
                raise TooLargeError("too-large")
            return message

        return receive_on


def address(scope: Scope) -> str:
    client = scope.get("client")
    return str(client[0]) if client else "unknown"


def _route(scope: Scope) -> str:
    route = scope.get("route")
    return getattr(route, "path", "")

"""Run the server: `serve(Settings(...))` until it is told to stop."""

from __future__ import annotations

import asyncio
import socket
import sys
from collections.abc import Awaitable, Callable
from typing import TypeAlias

import uvicorn

from stellwerk.core.collector import collect_seldom
from stellwerk.server.app import make_app
from stellwerk.server.http_line import HttpLine
from stellwerk.server.lines import RESERVED, descriptors
from stellwerk.server.logs import set_up
from stellwerk.server.settings import Settings
from stellwerk.server.socket_line import SocketLine
from stellwerk.server.store import Store

Beat: TypeAlias = Callable[[], Awaitable[None]]


def config(settings: Settings, beat: Beat | None = None) -> uvicorn.Config:
    """How uvicorn runs us: our own lines below it, no compression per socket, no access log."""
    return uvicorn.Config(
        make_app(settings),
        host=settings.host,
        port=settings.port,
        http=HttpLine,
        ws=SocketLine,
        ws_max_size=settings.limits.frame,
        ws_per_message_deflate=False,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        loop="asyncio" if sys.platform == "win32" else "uvloop",
        log_config=None,
        access_log=False,
        server_header=False,
        forwarded_allow_ips=list(settings.proxies),
        timeout_graceful_shutdown=3,
        callback_notify=beat,
        timeout_notify=1,
    )


def probe(settings: Settings) -> None:
    """Open the database once, so that what is wrong with it is told before anything else; StoreError."""

    async def look() -> None:
        await (await Store.open(settings.database)).close()

    asyncio.run(look())


def serve(settings: Settings, listening: socket.socket | None = None, beat: Beat | None = None) -> None:
    """Serve until interrupted, on a socket of our own or one that workers share. `beat` is called every second."""
    set_up()
    # Thousands of sockets are a million long-lived objects: a full collection at the usual rate stalls every table
    # for most of a second. Young garbage is collected often, old circles (closed sockets, failed requests) now and
    # then: Python waits besides until a quarter of all objects is new.
    collect_seldom()
    descriptors(settings.limits.lines + RESERVED)
    uvicorn.Server(config(settings, beat)).run(None if listening is None else [listening])

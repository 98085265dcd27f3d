"""A websocket as bytes and frames: what is no message, such as pings and empty pieces, counts as well."""

from __future__ import annotations

from asyncio import AbstractEventLoop, BaseTransport
from typing import Any, Final, cast

from fastapi import FastAPI
from starlette.types import Scope
from uvicorn._types import ASGISendEvent
from uvicorn.config import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState

from stellwerk.server import metrics
from stellwerk.server.deadline import Deadline
from stellwerk.server.guard import address
from stellwerk.server.lines import Lines
from stellwerk.server.meter import Meter

MOUTHFUL: Final = 1024  # bytes read at a time: a packet of tiny frames would stop everybody for half a second
PIECES: Final = 64  # of one message
FLOOD: Final = 4429


class SocketLine(WebSocketsSansIOProtocol):
    """Hangs up on whoever sends more than a connection or an address may."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._lines: Lines = cast(FastAPI, config.app).state.lines
        limits = self._lines.limits
        self._own = Meter(limits.octets, limits.frames)
        self._shared: Meter | None = None
        self._reader = Deadline(self.loop, limits.stalled)

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        self._lines.asked(self.transport)  # the request that led here

    def connection_lost(self, exc: Exception | None) -> None:
        self._reader.end()
        self._lines.closed(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:  # the head, which was measured as HTTP
            super().data_received(data)
            return
        if self._shared is None and self.handshake_complete:  # only now proxies have said whose it is
            self._shared = self._lines.meter(address(cast(Scope, self.scope)))
        for start in range(0, len(data), MOUTHFUL):
            if self.transport.is_closing():
                return
            mouthful = data[start : start + MOUTHFUL]
            self._count(len(mouthful), 0)
            super().data_received(mouthful)

    def handle_events(self) -> None:
        self._count(0, len(self.conn.events))
        super().handle_events()
        if len(self.frames) > PIECES:
            self._hang_up()

    async def send(self, message: ASGISendEvent) -> None:
        await super().send(message)
        if message["type"] == "websocket.http.response.body" and self.close_sent:
            self.handshake_complete = True  # refused in due form: uvicorn would note an error of ours

    def pause_writing(self) -> None:
        super().pause_writing()
        self._reader.begin(self.transport)

    def resume_writing(self) -> None:
        self._reader.end()
        super().resume_writing()

    def _count(self, octets: int, frames: int) -> None:
        now = self.loop.time()
        fits = self._own.passes(now, octets, frames)
        if self._shared is not None:
            fits = self._shared.passes(now, octets, frames) and fits
        if not fits:
            self._hang_up()

    def _hang_up(self) -> None:
        if self.transport.is_closing():
            return
        metrics.dropped.labels("flood").inc()
        self.conn.fail(FLOOD, "too many frames or bytes")
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self._reader.begin(self.transport)  # it may never take the farewell
        self.transport.close()

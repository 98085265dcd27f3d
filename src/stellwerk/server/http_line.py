"""A connection that speaks HTTP: how large the head of a request may be, and how long one waits for it."""

from __future__ import annotations

from asyncio import AbstractEventLoop, Transport
from typing import Any, Final, cast

import msgspec
from fastapi import FastAPI
from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol, RequestResponseCycle
from uvicorn.server import ServerState

from stellwerk.server.answers import problem
from stellwerk.server.deadline import Deadline
from stellwerk.server.errors import BadRequestError, HeadTooLargeError, TableError, TooLongError, TooManyError
from stellwerk.server.lines import Lines
from stellwerk.words import ENGLISH

LINE: Final = 8000  # bytes of one line: the websocket library reads no longer ones, and would not say so
MOST_HEADERS: Final = 100
TRAIN: Final = 16  # requests that wait on one connection for the answer to an earlier one


class HttpLine(HttpToolsProtocol):
    """Breaks off what never ends: heads, silence between requests, bodies that nobody wants any more."""

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
        self._sender = Deadline(self.loop, limits.head_seconds)
        self._reader = Deadline(self.loop, limits.stalled)
        self._head = 0  # bytes so far
        self._in_head = True
        self._cycles: list[RequestResponseCycle] = []  # requests that are not answered yet
        self._trouble: TableError = BadRequestError("bad-http")

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]  # as the class above has it
        super().connection_made(transport)
        self._sender.begin(transport)
        self._lines.opened(transport, self.client[0] if self.client else "")

    def connection_lost(self, exc: Exception | None) -> None:
        self._sender.end()
        self._reader.end()
        self._lines.closed(self.transport)
        self._nobody_listens()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._in_head:
            self._sender.begin(self.transport)
            self._head += len(data)
        super().data_received(data)
        if self._in_head and self._head > self._lines.limits.head and not self.transport.is_closing():
            self._trouble = HeadTooLargeError("head-too-large")
            self.send_400_response("")

    def on_headers_complete(self) -> None:
        self._sender.end()
        self._in_head, self._head = False, 0
        self._lines.asked(self.transport)
        self._require_small()
        super().on_headers_complete()
        if self.cycle is not None and self.cycle not in self._cycles:
            self._cycles.append(self.cycle)

    def on_message_complete(self) -> None:
        self._sender.end()
        self._in_head = True
        super().on_message_complete()

    def on_response_complete(self) -> None:
        self._cycles = [cycle for cycle in self._cycles if not cycle.response_complete]
        super().on_response_complete()
        if not self._in_head:  # a body that was refused still comes
            self._sender.begin(self.transport)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._reader.begin(self.transport)

    def resume_writing(self) -> None:
        self._reader.end()
        super().resume_writing()

    def send_400_response(self, msg: str) -> None:
        """What the parser refuses, said as everything else is; never in the middle of another answer."""
        if self.cycle is None or self.cycle.response_complete:
            self.transport.write(self._refusal())
        self.transport.close()
        self._nobody_listens()

    def _nobody_listens(self) -> None:
        """The framework tells only the last of several requests, and the others would write to a closed line."""
        for cycle in self._cycles:
            cycle.disconnected = True
            cycle.message_event.set()

    def _refusal(self) -> bytes:
        body = msgspec.json.encode(problem(self._trouble, ENGLISH))
        head = STATUS_LINE[self._trouble.status] + b"content-type: application/json\r\nconnection: close\r\n"
        return head + b"content-length: %d\r\n\r\n" % len(body) + body

    def _require_small(self) -> None:
        """What is raised here ends the parser, which then asks for the answer above."""
        lengths = [len(name) + len(value) for name, value in self.headers]
        if len(self.url) > LINE:
            self._trouble = TooLongError("address-too-long")
        elif (
            sum(lengths) > self._lines.limits.head or max(lengths, default=0) > LINE or len(lengths) > MOST_HEADERS
        ):
            self._trouble = HeadTooLargeError("head-too-large")
        elif len(self.pipeline) >= TRAIN:
            self._trouble = TooManyError("too-many")
        elif self.url.isascii():
            return
        raise self._trouble

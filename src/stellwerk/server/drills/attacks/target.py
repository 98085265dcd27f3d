"""Who is attacked, and from where: bytes on lines of our own, because no decent client would do this."""

from __future__ import annotations

import asyncio
import base64
import os
import socket
from asyncio import StreamReader, StreamWriter
from typing import Final, TypeAlias

from msgspec import Struct, field

Line: TypeAlias = tuple[StreamReader, StreamWriter]
BREATH: Final = 0.01  # seconds after a refusal: more attempts would only measure how fast we can dial
UPGRADE: Final = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13"


class Target(Struct):
    """A server, a table that innocent people play at, and the address that the attacker comes from. `seen` counts
    what the server did about it."""

    host: str
    port: int
    table: str
    where: str
    seen: dict[str, int] = field(default_factory=dict)

    def saw(self, what: str) -> None:
        self.seen[what] = self.seen.get(what, 0) + 1

    async def dial(self, room: int = 0) -> Line:
        """A connection that has said nothing yet; `room`: bytes that the system reads for us at most."""
        line = socket.socket()
        line.setblocking(False)
        if room:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, room)
        line.bind((self.where, 0))
        await asyncio.get_running_loop().sock_connect(line, (self.host, self.port))
        self.saw("lines")
        return await asyncio.open_connection(sock=line)

    async def shake(self, room: int = 0) -> Line | None:
        """A spectator's websocket, or None if it was refused."""
        key = base64.b64encode(os.urandom(16)).decode()
        head = f"GET /ws/{self.table} HTTP/1.1\r\nHost: {self.host}:{self.port}\r\n{UPGRADE}\r\n"
        line, status = await self._begin(f"{head}Sec-WebSocket-Key: {key}\r\n\r\n".encode(), room)
        return line if status == 101 else None

    async def ask(
        self, method: str, path: str, body: bytes = b"", kind: str = "application/json", token: str = ""
    ) -> bytes:
        """One request on a line of its own; the answer's body, empty if it was refused."""
        head = f"{method} {path} HTTP/1.1\r\nHost: {self.host}:{self.port}\r\nConnection: close\r\n"
        head += f"Authorization: Bearer {token}\r\n" if token else ""
        head += f"Content-Type: {kind}\r\nContent-Length: {len(body)}\r\n\r\n"
        line, _ = await self._begin(head.encode() + body)
        if line is None:
            return b""
        answer = await line[0].read(-1)
        line[1].close()
        return answer.partition(b"\r\n\r\n")[2]

    async def _begin(self, request: bytes, room: int = 0) -> tuple[Line | None, int]:
        """A line on which a request was sent, and the status of its answer; no line if that is a refusal."""
        status = 0
        try:
            reader, writer = await self.dial(room)
            writer.write(request)
            first = await reader.readline()
            status = int(first.split(b" ", 2)[1]) if b" " in first else 0
        except OSError:
            self.saw("cut off")
        else:
            self.saw(f"answered {status}")
            if 100 < status < 300:
                return (reader, writer), status
            writer.close()
        await asyncio.sleep(BREATH)
        return None, status

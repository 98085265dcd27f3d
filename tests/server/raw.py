"""Bytes instead of a client: what no decent client would send."""

from __future__ import annotations

import base64
import os
import socket
from typing import Final

from server.conftest import Running

PING: Final = b"\x89\x80\x00\x00\x00\x00"  # without a payload; clients mask, here with nothing
PONG: Final = b"\x8a\x80\x00\x00\x00\x00"  # that nobody asked for
PONGED: Final = b"\x8a\x00"  # the server's answer to a ping
BEGUN: Final = b"\x01\x80\x00\x00\x00\x00"  # the first frame of a text that goes on
MORE: Final = b"\x00\x80\x00\x00\x00\x00"  # an empty continuation


def dial(base: str, room: int = 0) -> socket.socket:
    """A connection that has said nothing yet; with `room` for so many bytes that were not read."""
    host, port = base.removeprefix("http://").split(":")
    line = socket.socket()
    line.settimeout(30)
    if room:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, room)
    line.connect((host, int(port)))
    return line


def narrow(running: Running) -> None:
    """Small buffers below a server, or the kernel reads for whoever does not."""
    for listening in running.server.servers:
        for each in listening.sockets:
            each.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)


def ask(base: str, head: str, body: bytes = b"") -> bytes:
    """Everything that is answered until the server hangs up; `head` is lines joined by newlines."""
    host = "" if "\nHost:" in head else "\nHost: here"
    with dial(base) as line:
        line.sendall(f"{head}{host}\nConnection: close\n\n".replace("\n", "\r\n").encode("latin-1") + body)
        return rest(line)


def status(answer: bytes) -> int:
    assert answer, "no answer"
    return int(answer.split(b" ", 2)[1])


def rest(line: socket.socket) -> bytes:
    got = b""
    while True:
        try:
            part = line.recv(65536)
        except ConnectionError:
            return got
        if not part:
            return got
        got += part


def shake(line: socket.socket, path: str, *headers: str) -> bytes:
    """The first answer to a websocket's handshake."""
    key = base64.b64encode(os.urandom(16)).decode()
    lines = [f"GET {path} HTTP/1.1", "Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13"]
    if not any(each.lower().startswith("host:") for each in headers):
        lines.append("Host: here")
    line.sendall("\r\n".join([*lines, f"Sec-WebSocket-Key: {key}", *headers, "", ""]).encode("latin-1"))
    return line.recv(4096)

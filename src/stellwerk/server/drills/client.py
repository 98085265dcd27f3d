"""A small client of the public API, for drills and tests."""

from __future__ import annotations

import asyncio
import contextlib
import json
import urllib.error
import urllib.request
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Subprotocol

from stellwerk.core.codec import Json


class RefusedError(RuntimeError):
    """The server said no."""

    def __init__(self, status: int, body: str) -> None:
        super().__init__(f"{status}: {body[:200]}")
        self.status = status
        self.body = body


def call(
    base: str, method: str, path: str, body: object = None, token: str = "", timeout: float = 30
) -> Any:  # JSON
    """One request; the JSON of the answer (hence Any), or its text."""
    data = body.encode() if isinstance(body, str) else None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(base + path, data, method=method)
    if data is not None:
        request.add_header("Content-Type", "text/plain" if isinstance(body, str) else "application/json")
    if token:
        request.add_header("Authorization", f"Bearer {token}")
    try:
        with urllib.request.urlopen(request, timeout=timeout) as answer:
            text = answer.read().decode()
            return json.loads(text) if "json" in answer.headers.get("Content-Type", "") else text
    except urllib.error.HTTPError as error:
        raise RefusedError(error.code, error.read().decode(errors="replace")) from error


def open_table(base: str, title: str, seats: int, token: str, bot: str = "", **setup: object) -> str:
    """The id of a new table that has begun, with all its seats in one hand, or one of them against this bot."""
    others = {"kind": "bot", "bot": bot} if bot else {"kind": "me"}
    chairs = [{"kind": "me"}, *[others] * (seats - 1)]
    body = {"game": title, "seats": chairs, "listed": False, **setup}
    table: str = call(base, "POST", "/api/tables", body, token)["table"]["id"]
    call(base, "POST", f"/api/tables/{table}/start", {}, token)
    return table


class SeatClient:
    """One websocket of a seat, or of a spectator without a token. `play` is always the newest message."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.play: Json | None = None
        self.table: Json | None = None
        self.heard: list[Json] = []  # answers and everything else, oldest first

    @staticmethod
    async def open(base: str, table: str, token: str | None = None, seat: int | None = None) -> SeatClient:
        protocols = [Subprotocol("stellwerk.1")]
        if token:
            protocols.append(Subprotocol(f"token.{token}"))
        where = base.replace("http", "ws", 1) + f"/ws/{table}" + ("" if seat is None else f"?seat={seat}")
        socket = await connect(
            where, subprotocols=protocols, compression=None, max_size=None, open_timeout=60, ping_interval=None
        )
        return SeatClient(socket)

    async def close(self) -> None:
        await self.socket.close()

    async def send(self, **message: object) -> None:
        await self.socket.send(json.dumps(message))

    async def next(self) -> Json:
        """The next message, whatever it is."""
        message: Json = json.loads(await self.socket.recv())
        if message["type"] == "play":
            self.play = message
        elif message["type"] == "table":
            self.table = message
        else:
            self.heard.append(message)
        return message

    async def until(self, *kinds: str, timeout: float = 30) -> Json:
        """The next message of one of these kinds."""
        async with asyncio.timeout(timeout):
            while (message := await self.next())["type"] not in kinds:
                pass
            return message

    async def act(self, action: str, version: int, ident: str = "a") -> Json:
        """Send an action and wait for its answer."""
        await self.send(type="act", version=version, action=action, id=ident)
        return await self.until("done", "stale", "refused")


async def drain(client: SeatClient) -> None:
    """Read until the server or we close."""
    with contextlib.suppress(ConnectionClosed):
        while True:
            await client.next()

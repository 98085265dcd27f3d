"""Two nodes behind the proxies that we ship settings for: play, a killed node, people's own addresses, TLS."""

from __future__ import annotations

import asyncio
import http.client
import ssl
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from msgspec.structs import replace
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from server.players import Players
from server.proxies import NotInstalledError, Proxy, caddy, nginx
from stellwerk.server.drills.node import NO_LIMITS, Node
from stellwerk.server.drills.postgres import Postgres

OPENINGS = 6


@pytest.fixture
def nodes(postgres: Postgres, tmp_path: Path) -> Iterator[list[Node]]:
    limits = replace(NO_LIMITS, openings=f"{OPENINGS}/hour")
    two = [Node(postgres.url, tmp_path / f"{number}.log", limits=limits) for number in range(2)]
    with ThreadPoolExecutor(2) as pool:
        list(pool.map(Node.start, two))
    yield two
    for node in two:
        node.kill()


def _asked(proxy: Proxy, source: str, method: str, path: str, **headers: str) -> http.client.HTTPResponse:
    """An answer, as somebody at another address of this machine gets it."""
    trusted = ssl.create_default_context(cafile=str(proxy.authority))
    host, port = proxy.base.removeprefix("https://").split(":")
    line = http.client.HTTPSConnection(host, int(port), timeout=30, source_address=(source, 0), context=trusted)
    body = b"{}" if method == "POST" else None
    line.request(method, path, body, {"Content-Type": "application/json", "Connection": "close", **headers})
    return line.getresponse()


async def _welcome(proxy: Proxy, table: str, origin: str) -> bool:
    """Whether a page of that origin may open a websocket."""
    try:
        where = proxy.base.replace("https", "wss", 1) + f"/ws/{table}"
        await (await connect(where, origin=origin)).close()  # type: ignore[arg-type]  # it is a string
    except InvalidStatus as error:
        assert error.response.status_code == 403
        return False
    return True


@pytest.mark.parametrize("start", [nginx, caddy])
def test_two_nodes_behind_a_proxy(
    start: Callable[[Path, Sequence[int]], Proxy],
    nodes: list[Node],
    postgres: Postgres,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    try:
        proxy = start(tmp_path, [node.settings.port for node in nodes])
    except NotInstalledError as error:
        pytest.skip(f"{error}. Whoever serves without a proxy does without")
    monkeypatch.setenv("SSL_CERT_FILE", str(proxy.authority))

    async def scene() -> None:
        players = await asyncio.to_thread(Players, proxy.base)
        await players.play(10)
        assert await _welcome(proxy, players.table, proxy.base)
        assert not await _welcome(proxy, players.table, "https://elsewhere.example")
        for victim in nodes * 6:
            await players.play_through(victim.kill)
            if players.breaks:
                break
            await asyncio.to_thread(victim.start)  # both were at the other one
        assert players.breaks > 0
        assert await players.lost(postgres.url) == []
        await asyncio.to_thread(_stream_begins, proxy, players.table)

    try:
        asyncio.run(scene())
        guests = [_arrives(proxy, "127.0.0.2") for _ in range(OPENINGS + 1)]
        assert guests == [201] * OPENINGS + [429]
        assert _arrives(proxy, "127.0.0.3") == 201
        assert _arrives(proxy, "127.0.0.2", **{"X-Forwarded-For": "198.51.100.7"}) == 429
        assert _asked(proxy, "127.0.0.2", "GET", "/metrics").status in (403, 404)
        assert "max-age" in _asked(proxy, "127.0.0.2", "GET", "/").headers["Strict-Transport-Security"]
    finally:
        proxy.stop()


def _arrives(proxy: Proxy, source: str, **headers: str) -> int:
    """What a new guest is told, once the proxy has noticed which node is gone."""
    end = time.monotonic() + 60
    while (status := _asked(proxy, source, "POST", "/api/guests", **headers).status) == 502:
        assert time.monotonic() < end, "the proxy still asks a dead node"
        time.sleep(0.1)
    return status


def _stream_begins(proxy: Proxy, table: str) -> None:
    """Events are not held back until there are many."""
    answer = _asked(proxy, "127.0.0.1", "GET", f"/api/tables/{table}/stream")
    assert answer.status == 200 and answer.read(5) == b"data:"
    answer.close()

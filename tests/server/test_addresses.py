"""Who is who at the door: proxies, origins, and addresses that many people share."""

from __future__ import annotations

import asyncio
import json
import urllib.error
import urllib.request
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import pytest
from msgspec.structs import replace
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from server.conftest import GENEROUS, Running
from server.raw import ask, dial, shake, status
from stellwerk.server.drills.client import RefusedError, call
from stellwerk.server.hub import Hub
from stellwerk.server.table import Table

Serve = Callable[..., Running]
OPEN = {"game": "first-journey", "seats": [{"kind": "me"}, {"kind": "open"}]}


def _from(base: str, address: str, path: str = "/api/games") -> int:
    """The status that somebody behind a proxy gets."""
    return status(ask(base, f"GET {path} HTTP/1.1\nX-Forwarded-For: {address}"))


def test_wrong_tokens_never_shut_out_right_ones(serve: Serve) -> None:
    base = serve(limits=replace(GENEROUS, refusals="3/minute")).base
    right = call(base, "POST", "/api/guests", {})["token"]
    for expected in (401, 401, 401, 429, 429):
        with pytest.raises(RefusedError) as caught:
            call(base, "GET", "/api/guests/me/tables", None, "wrong")
        assert caught.value.status == expected
    assert call(base, "GET", "/api/guests/me/tables", None, right) == []


def test_people_behind_a_trusted_proxy_are_counted_one_by_one(serve: Serve) -> None:
    base = serve(limits=replace(GENEROUS, requests="2/minute"), proxies=("127.0.0.0/8",)).base
    assert [_from(base, "198.51.100.1") for _ in range(3)] == [200, 200, 429]
    assert _from(base, "198.51.100.2") == 200


def test_nobody_else_can_say_where_they_come_from(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "*")  # uvicorn's own switch, which would open a door beside ours
    base = serve(limits=replace(GENEROUS, requests="2/minute"), proxies=("192.0.2.1",)).base
    assert [_from(base, f"198.51.100.{number}") for number in range(3)] == [200, 200, 429]


def test_a_network_of_version_six_is_one_address(serve: Serve) -> None:
    base = serve(limits=replace(GENEROUS, requests="2/minute")).base
    assert [_from(base, f"2001:db8::{number}") for number in range(1, 4)] == [200, 200, 429]
    assert _from(base, "2001:db8:0:1::1") == 200


def test_a_page_of_the_public_address_is_ours_whatever_host_the_proxy_names(serve: Serve) -> None:
    running = serve(public="https://play.example")
    table = call(running.base, "POST", "/api/tables", OPEN)["table"]["id"]
    where = running.base.replace("http", "ws", 1) + f"/ws/{table}"

    async def scene() -> None:
        socket = await connect(where, origin="https://play.example")  # type: ignore[arg-type]
        await socket.close()
        with pytest.raises(InvalidStatus) as caught:
            await connect(where, origin="https://play.example.evil")  # type: ignore[arg-type]
        assert caught.value.response.status_code == 403
        assert "--public" in json.loads(caught.value.response.body or b"")["text"]

    asyncio.run(scene())


def test_handshakes_count_as_requests(serve: Serve) -> None:
    base = serve(limits=replace(GENEROUS, requests="3/minute")).base
    table = call(base, "POST", "/api/tables", OPEN)["table"]["id"]
    answers = []
    for _ in range(3):
        with dial(base) as line:
            answers.append(status(shake(line, f"/ws/{table}")))
    assert answers == [101, 101, 429]


def test_handshakes_queue_and_who_waits_too_long_is_asked_to_come_again(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    running = serve(limits=replace(GENEROUS, admitting=1, admission=0.5))
    table = call(running.base, "POST", "/api/tables", OPEN)["table"]["id"]
    found = Hub.table

    async def slow(hub: Hub, ident: str) -> Table:
        await asyncio.sleep(0.3)
        return await found(hub, ident)

    def handshake(_: int) -> bytes:
        with dial(running.base) as line:
            return shake(line, f"/ws/{table}")

    monkeypatch.setattr(Hub, "table", slow)
    with ThreadPoolExecutor(2) as pool:
        first, second = sorted(pool.map(handshake, range(2)))
    assert (status(first), status(second)) == (101, 503)
    assert b"\r\nretry-after: 5\r\n" in second.lower()


def test_refusing_a_handshake_is_no_error_of_ours(serve: Serve, caplog: pytest.LogCaptureFixture) -> None:
    base = serve().base
    with dial(base) as line:
        assert status(shake(line, f"/ws/{'0' * 16}")) == 404
    assert [record.getMessage() for record in caplog.records if record.levelname == "ERROR"] == []


def test_too_many_requests_say_when_to_come_again(serve: Serve) -> None:
    base = serve(limits=replace(GENEROUS, requests="1/minute")).base
    call(base, "GET", "/api/games")
    with pytest.raises(urllib.error.HTTPError) as caught:
        urllib.request.urlopen(f"{base}/api/games")
    assert int(caught.value.headers["Retry-After"]) > 0

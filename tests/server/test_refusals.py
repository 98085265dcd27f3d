"""What the server itself refuses, from outside: a key and facts for people beside the English for programs."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from msgspec.structs import replace
from sqlalchemy.ext.asyncio import AsyncEngine

from server.conftest import GENEROUS, Running
from stellwerk.server.drills.client import RefusedError, SeatClient, call
from stellwerk.server.hub import Hub
from stellwerk.words import Words

Serve = Callable[..., Running]
OPEN: dict[str, Any] = {"game": "first-journey", "seats": [{"kind": "me"}, {"kind": "open"}], "name": "Mira"}
HOT: dict[str, Any] = {**OPEN, "seats": [{"kind": "me"}] * 2}
NOWHERE = "0" * 16


def _problem(status: int, key: str, facts: dict[str, Any], *arguments: Any) -> None:
    """A request is refused with this key and these facts, and the English says the same."""
    with pytest.raises(RefusedError) as caught:
        call(*arguments)
    problem = json.loads(caught.value.body)
    assert (caught.value.status, problem["key"], problem["facts"]) == (status, key, facts)
    assert problem["detail"] == Words("en").say(f"refusal-{key}", **facts)


def test_requests_are_refused_with_key_and_facts(serve: Serve) -> None:
    base = serve().base
    made = call(base, "POST", "/api/tables", OPEN)
    table, host = f"/api/tables/{made['table']['id']}", made["token"]
    stranger = call(base, "POST", "/api/guests", {})["token"]

    _problem(404, "no-code", {"code": "ABCDEF"}, base, "GET", "/api/codes/ABCDEF")
    _problem(404, "no-table", {}, base, "GET", f"/api/tables/{NOWHERE}")
    _problem(404, "nothing-there", {}, base, "GET", "/api/nothing")
    _problem(401, "token-needed", {}, base, "POST", f"{table}/leave")
    _problem(401, "token-unknown", {}, base, "GET", "/api/guests/me/tables", None, "wrong")
    _problem(403, "only-host", {}, base, "POST", f"{table}/start", {}, stranger)
    _problem(403, "no-seat-of-yours", {}, base, "POST", f"{table}/chat", {"text": "x"}, stranger)
    _problem(403, "seat-of-others", {"seat": 1}, base, "POST", f"{table}/chat", {"text": "x", "seat": 1}, host)
    _problem(409, "seat-not-free", {"seat": 0}, base, "POST", f"{table}/join", {"seat": 0}, stranger)
    _problem(409, "not-begun", {}, base, "GET", f"{table}/play")
    _problem(409, "record-later", {}, base, "GET", f"{table}/record")
    _problem(409, "not-over", {}, base, "POST", f"{table}/rematch", None, host)
    numbers = {"count": 1, "fewest": 2, "most": 4}
    _problem(409, "number-of-seats", numbers, base, "POST", f"{table}/start", {}, host)
    alone = {**OPEN, "seats": [{"kind": "me"}]}
    _problem(400, "number-of-seats", numbers, base, "POST", "/api/tables", alone)
    bots = {"bot": "nobody", "bots": ", ".join(call(base, "GET", "/api/games")[0]["bots"])}
    _problem(400, "no-bot", bots, base, "POST", f"{table}/seats/1/bot", {"bot": "nobody"}, host)

    call(base, "POST", f"{table}/join", {"name": "Ole"})
    _problem(409, "begun-watch", {}, base, "POST", f"{table}/join", {}, stranger)
    _problem(409, "begun", {}, base, "POST", f"{table}/start", {}, host)
    call(base, "POST", f"{table}/quiet", {"chat": "phrases", "seat": 0}, host)
    _problem(409, "chat-phrases", {}, base, "POST", f"{table}/chat", {"text": "x"}, host)
    _problem(409, "muted", {}, base, "POST", f"{table}/chat", {"text": ":hello"}, host)
    call(base, "POST", f"{table}/quiet", {"chat": "off"}, host)
    _problem(409, "chat-off", {}, base, "POST", f"{table}/chat", {"text": ":hello"}, host)


def test_a_record_that_cannot_be_read_says_what_is_wrong(serve: Serve) -> None:
    with pytest.raises(RefusedError) as caught:
        call(serve().base, "POST", "/api/replay", "no record at all")
    problem = json.loads(caught.value.body)
    assert (caught.value.status, problem["key"]) == (400, "bad-record")
    assert problem["facts"]["text"] and problem["detail"].endswith(problem["facts"]["text"])


def test_the_door_gives_its_reasons_too(serve: Serve) -> None:
    base = serve(limits=replace(GENEROUS, openings="1/minute", refusals="1/minute")).base
    call(base, "POST", "/api/guests", {})
    _problem(429, "too-many", {}, base, "POST", "/api/guests", {})
    _problem(413, "too-large", {}, base, "POST", "/api/guests", {"name": "x" * 70_000})
    _problem(401, "token-unknown", {}, base, "GET", "/api/guests/me/tables", None, "wrong")
    _problem(429, "tokens-wrong", {}, base, "GET", "/api/guests/me/tables", None, "wrong")


def test_too_many_requests_are_refused_before_anything_else(serve: Serve) -> None:
    base = serve(limits=replace(GENEROUS, requests="1/minute")).base
    call(base, "GET", "/api/games")
    _problem(429, "too-many", {}, base, "GET", "/api/games")


def test_what_is_broken_is_told_without_details(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    base = serve().base

    def broken(*_: object) -> None:
        raise OSError("a secret of the disk")

    monkeypatch.setattr(AsyncEngine, "connect", broken)
    _problem(503, "store-unread", {}, base, "GET", "/api/codes/ABCDEF")
    monkeypatch.setattr(Hub, "by_code", broken)
    _problem(500, "failed", {}, base, "GET", "/api/codes/ABCDEF")


def test_a_socket_is_refused_with_key_and_facts(serve: Serve) -> None:
    base = serve().base
    made = call(base, "POST", "/api/tables", {**HOT, "hints": False})
    table, host = made["table"]["id"], made["token"]

    async def scene() -> None:
        seat = await SeatClient.open(base, table, host, 0)
        watching = await SeatClient.open(base, table)

        async def refused(client: SeatClient, key: str, **message: Any) -> dict[str, Any]:
            await client.send(**message)
            answer = await client.until("refused", "why", "done")
            assert answer["type"] == ("why" if message["type"] in ("why", "look") else "refused")
            assert (answer["key"], answer["rule"]) == (key, "")
            assert answer["reason"] == Words("en").say(f"refusal-{key}", **answer["facts"])
            facts: dict[str, Any] = answer["facts"]
            return facts

        assert await refused(watching, "only-watching", type="hint") == {}
        for kind in ("why", "look"):
            assert await refused(seat, "not-running", type=kind, action="pass") == {}
        assert await refused(seat, "not-running", type="act", version=1, action="pass") == {}
        assert await refused(seat, "not-a-message", type="no such thing") != {}

        await asyncio.to_thread(call, base, "POST", f"/api/tables/{table}/start", {}, host)
        version = (await seat.until("play"))["version"]
        assert await refused(seat, "luck-settled", type="nonce", nonce="ab") == {}
        assert await refused(seat, "no-hints", type="hint") == {}
        assert await refused(seat, "nothing-to-undo", type="undo", version=version) == {}
        assert await refused(seat, "nothing-to-take-back", type="takeback") == {}
        assert await refused(seat, "nobody-asked", type="answer", yes=True) == {}
        assert "'fly'" in (await refused(seat, "not-an-action", type="why", action="fly"))["text"]
        quiet = f"/api/tables/{table}/quiet"
        await asyncio.to_thread(call, base, "POST", quiet, {"seat": 0}, host)
        assert await refused(seat, "muted", type="say", text="hello") == {}
        await asyncio.to_thread(call, base, "POST", f"/api/tables/{table}/seats/0/bot", {"bot": "random"}, host)
        while seat.table is None or not seat.table["seats"][0]["bot"]:
            await seat.until("table")
        assert await refused(seat, "bot-plays", type="takeback") == {}
        for client in (seat, watching):
            await client.close()

    asyncio.run(scene())


def test_hints_are_for_whose_turn_it_is(serve: Serve) -> None:
    base = serve().base
    made = call(base, "POST", "/api/tables", HOT)
    table, host = made["table"]["id"], made["token"]
    call(base, "POST", f"/api/tables/{table}/start", {}, host)

    async def scene() -> None:
        seats = [await SeatClient.open(base, table, host, seat) for seat in range(2)]
        plays = [await seat.until("play") for seat in seats]
        waiting = next(seat for seat, play in zip(seats, plays, strict=True) if not play["todo"])
        await waiting.send(type="hint")
        assert (await waiting.until("refused"))["key"] == "hint-later"
        for seat in seats:
            await seat.close()

    asyncio.run(scene())


def test_who_waits_while_the_server_stops_is_told_so(serve: Serve) -> None:
    running = serve()
    made = call(running.base, "POST", "/api/tables", HOT)
    token, wait = made["token"], f"/api/tables/{made['table']['id']}/play?seat=0&after=1000&wait=20"
    with ThreadPoolExecutor(1) as pool:
        told = pool.submit(_problem, 503, "stopping", {}, running.base, "GET", wait, None, token)
        time.sleep(0.5)  # until the question has arrived
        running.stop()
        told.result(timeout=20)

"""What the server itself refuses, from outside: to people in their language, to programs in English."""

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
    """A request is refused with this message: a German is told it in German, a program in English."""
    base, method, path, *rest = arguments
    with pytest.raises(RefusedError) as caught:
        call(base, method, f"{path}{'&' if '?' in path else '?'}lang=de", *rest)
    problem = json.loads(caught.value.body)
    assert (caught.value.status, problem["detail"]) == (status, Words().say(f"refusal-{key}", **facts))
    assert problem["text"] == _told("de", key, facts)


def _told(lang: str, key: str, facts: dict[str, Any]) -> str:
    """People count seats from 1."""
    counted = {fact: str(value + 1) if fact == "seat" else value for fact, value in facts.items()}
    return Words(lang).say(f"refusal-{key}", **counted)


def test_requests_are_refused_with_a_sentence(serve: Serve) -> None:
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
    bots = {"bot": "nobody", "bots": ", ".join(bot["name"] for bot in call(base, "GET", "/api/games")[0]["bots"])}
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
    begin = Words().say("refusal-bad-record", text="")
    assert caught.value.status == 400 and problem["detail"].startswith(begin) and problem["detail"] != begin


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


def test_a_socket_is_refused_with_a_sentence(serve: Serve) -> None:
    base = serve().base
    made = call(base, "POST", "/api/tables", {**HOT, "hints": False})
    table, host = made["table"]["id"], made["token"]

    async def scene() -> None:
        seat = await SeatClient.open(base, table, host, 0)
        watching = await SeatClient.open(base, table)

        async def answered(client: SeatClient, **message: Any) -> str:
            await client.send(**message)
            answer = await client.until("refused", "look", "done")
            assert answer["type"] == ("look" if message["type"] == "look" else "refused")
            assert (answer["why"]["rule"], answer["why"]["meaning"]) == ("", "")
            text: str = answer["why"]["text"]
            return text

        async def refused(client: SeatClient, key: str, **message: Any) -> None:
            assert await answered(client, **message) == _told("en", key, {})

        await refused(watching, "only-watching", type="hint")
        await refused(seat, "not-running", type="look", action="pass")
        await refused(seat, "not-running", type="act", version=1, action="pass")
        nonsense = await answered(seat, type="no such thing")
        assert nonsense.startswith(_told("en", "not-a-message", {"text": ""}))

        await asyncio.to_thread(call, base, "POST", f"/api/tables/{table}/start", {}, host)
        version = (await seat.until("play"))["version"]
        await refused(seat, "luck-settled", type="nonce", nonce="ab")
        await refused(seat, "no-hints", type="hint")
        await refused(seat, "nothing-to-undo", type="undo", version=version)
        await refused(seat, "nothing-to-take-back", type="takeback")
        await refused(seat, "nobody-asked", type="answer", yes=True)
        assert "'fly'" in await answered(seat, type="look", action="fly")
        quiet = f"/api/tables/{table}/quiet"
        await asyncio.to_thread(call, base, "POST", quiet, {"seat": 0}, host)
        await refused(seat, "muted", type="say", text="hello")
        await asyncio.to_thread(call, base, "POST", f"/api/tables/{table}/seats/0/bot", {"bot": "random"}, host)
        while seat.table is None or not seat.table["seats"][0]["bot"]:
            await seat.until("table")
        await refused(seat, "bot-plays", type="takeback")
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
        waiting = next(seat for seat, play in zip(seats, plays, strict=True) if not play["choices"])
        await waiting.send(type="hint")
        assert (await waiting.until("refused"))["why"]["text"] == _told("en", "hint-later", {})
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
        told.result(timeout=60)

"""The HTTP API and the websocket from outside: tables from opening to rematch, and the door."""

from __future__ import annotations

import asyncio
import contextlib
import json
import sqlite3
import urllib.request
from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from server.conftest import GENEROUS, Running
from server.raw import dial, narrow
from stellwerk.server.drills.client import RefusedError, SeatClient, call

Serve = Callable[..., Running]
OPEN = {"game": "first-journey", "seats": [{"kind": "me"}, {"kind": "open"}], "name": "Mira"}


def _refused(status: int, *arguments: Any) -> str:
    with pytest.raises(RefusedError) as caught:
        call(*arguments)
    assert caught.value.status == status, caught.value
    return caught.value.body


def test_from_opening_to_rematch(serve: Serve) -> None:
    base = serve().base
    made = call(base, "POST", "/api/tables", OPEN)
    table, host = made["table"]["id"], made["token"]
    assert made["seats"] == [0] and len(made["table"]["commitment"]) == 64
    assert [each["id"] for each in call(base, "GET", "/api/tables")] == [table]
    found = call(base, "GET", f"/api/codes/{made['table']['code'].lower()}")
    assert found["id"] == table
    assert "<svg" in call(base, "GET", f"/api/tables/{table}/qr.svg")

    joined = call(base, "POST", f"/api/tables/{table}/join", {"name": "Ole", "nonce": "c0ffee"})
    assert joined["seats"] == [1] and joined["table"]["status"] == "running"
    assert joined["table"]["nonces"][1] == "c0ffee"
    assert call(base, "GET", "/api/tables") == []
    guest = joined["token"]
    _refused(409, base, "GET", f"/api/tables/{table}/record")
    _refused(403, base, "POST", f"/api/tables/{table}/abandon", None, guest)

    mine = call(base, "GET", "/api/guests/me/tables", None, guest)
    assert [(each["id"], each["seats"], each["names"]) for each in mine] == [(table, [1], ["Mira", "Ole"])]
    turn = [call(base, "GET", "/api/guests/me/tables", None, token)[0]["turn"] for token in (host, guest)]
    assert sum(turn) == 1

    call(base, "POST", f"/api/tables/{table}/chat", {"text": ":hello"}, guest)
    call(base, "POST", f"/api/tables/{table}/quiet", {"chat": "phrases", "seat": 1, "muted": False}, host)
    _refused(409, base, "POST", f"/api/tables/{table}/chat", {"text": "talk"}, guest)
    call(base, "POST", f"/api/tables/{table}/quiet", {"seat": 1}, host)
    _refused(409, base, "POST", f"/api/tables/{table}/chat", {"text": ":thanks"}, guest)
    assert [line["text"] for line in call(base, "GET", f"/api/tables/{table}/chat")["lines"]] == [":hello"]

    history = call(base, "GET", f"/api/tables/{table}/history?seat=1", None, guest)
    assert {event.get("seat", 1) for each in history for event in each["news"] if event["type"] == "Dealt"} == {1}
    spectator = call(base, "GET", f"/api/tables/{table}/history")
    assert not any(event["type"] == "Dealt" for each in spectator for event in each["news"])
    stranger = call(base, "POST", "/api/guests", {"name": "Zoe"})["token"]
    assert call(base, "GET", f"/api/tables/{table}/history", None, stranger) == spectator

    assert call(base, "POST", f"/api/tables/{table}/abandon", None, host)["status"] == "abandoned"
    record = call(base, "GET", f"/api/tables/{table}/record")
    assert "\nseed " in record and "\nnonce 1 c0ffee\n" in record
    again = call(base, "POST", f"/api/tables/{table}/rematch", None, guest)
    # Everybody keeps the seat, and with it the colour.
    assert [seat["name"] for seat in again["seats"]] == ["Mira", "Ole"] and again["status"] == "open"
    assert call(base, "POST", f"/api/tables/{table}/rematch", None, host)["id"] == again["id"]
    assert call(base, "POST", f"/api/tables/{again['id']}/start", {}, guest)["status"] == "running"
    _refused(403, base, "POST", f"/api/tables/{again['id']}/rematch", None, made["token"] and _stranger(base))


def _stranger(base: str) -> str:
    token: str = call(base, "POST", "/api/guests", {"name": "x"})["token"]
    return token


def test_health_counts_what_cannot_be_read(serve: Serve) -> None:
    running = serve()
    table = call(running.base, "POST", "/api/tables", OPEN)["table"]["id"]
    running.stop()
    with sqlite3.connect(running.settings.database) as raw:
        raw.execute("UPDATE log SET data = '{}'")
    base = serve().base
    assert call(base, "GET", "/healthz")["unreadable"] == 0
    _refused(503, base, "GET", f"/api/tables/{table}")
    assert call(base, "GET", "/healthz")["unreadable"] == 1
    assert 'stellwerk_unreadable_total{what="table"}' in call(base, "GET", "/metrics")


def test_who_plays_by_plain_requests_gets_the_seat_back(serve: Serve) -> None:
    base = serve().base
    made = call(base, "POST", "/api/tables", {**OPEN, "seats": [{"kind": "me"}] * 2, "pace": 10})
    table, token = f"/api/tables/{made['table']['id']}", made["token"]
    call(base, "POST", f"{table}/start", {}, token)
    play = call(base, "GET", f"{table}/play?seat=0", None, token)
    seat = play["actors"][0]
    assert call(base, "POST", f"{table}/seats/{seat}/bot", {"bot": "random"}, token)["seats"][seat]["bot"]
    assert not call(base, "POST", f"{table}/back?seat={seat}", None, token)["seats"][seat]["bot"]

    call(base, "POST", f"{table}/seats/{seat}/bot", {"bot": "random"}, token)
    play = call(base, "GET", f"{table}/play?seat={seat}", None, token)
    body = {"version": play["version"], "action": play["choices"][0]["action"], "seat": seat}
    assert call(base, "POST", f"{table}/act", body, token)["type"] == "done"
    assert not call(base, "GET", table)["seats"][seat]["bot"]


def test_playing_by_plain_requests_and_as_a_program(serve: Serve) -> None:
    base = serve().base
    made = call(base, "POST", "/api/tables", OPEN)
    table, host = made["table"]["id"], made["token"]
    program = call(base, "POST", f"/api/tables/{table}/seats/1/program", None, host)
    assert call(base, "GET", f"/api/tables/{table}")["status"] == "running"
    for _ in range(6):
        for seat, token in ((0, host), (1, program["token"])):
            play = call(base, "GET", f"/api/tables/{table}/play?seat={seat}", None, token)
            if play["choices"]:
                body = {"version": play["version"], "action": play["choices"][0]["action"]}
                done = call(base, "POST", f"/api/tables/{table}/act", body, token)
                assert done == {"type": "done", "id": "", "version": play["version"] + 1}
                stale = json.loads(_refused(409, base, "POST", f"/api/tables/{table}/act", body, token))
                assert stale["type"] == "stale"
    later = call(base, "GET", f"/api/tables/{table}/play?after=0&wait=5")
    assert later["view"]["seat"] is None and later["view"]["hand"] is None
    _refused(403, base, "GET", f"/api/tables/{table}/play?seat=0", None, program["token"])
    _refused(403, base, "GET", f"/api/tables/{table}/play?seat=0")
    names = call(base, "GET", f"/api/tables/{table}/names?lang=de")
    assert names["lang"] == "de" and [counter["icon"] for counter in names["counters"]] == ["train-count", "cards"]
    assert names["names"]["routes"][0]["id"] and names["names"]["kinds"][-1] == {
        "id": "loco",
        "name": "Lokomotive",
    }


def test_tokens_can_be_renewed_and_revoked(serve: Serve) -> None:
    base = serve().base
    made = call(base, "POST", "/api/tables", {**OPEN, "seats": [{"kind": "me"}, {"kind": "bot"}]})
    table, old = made["table"]["id"], made["token"]

    async def scene() -> None:
        client = await SeatClient.open(base, table, old)
        await client.until("table")
        new = (await asyncio.to_thread(call, base, "POST", "/api/guests/me/token", None, old))["token"]
        with pytest.raises(ConnectionClosed):
            while True:
                await client.next()
        assert client.socket.close_code == 4401
        with pytest.raises(InvalidStatus):
            await SeatClient.open(base, table, old)
        again = await SeatClient.open(base, table, new)
        assert (await again.until("table"))["you"] == 0
        await again.close()
        await asyncio.to_thread(call, base, "DELETE", "/api/guests/me", None, new)
        with pytest.raises(InvalidStatus):
            await SeatClient.open(base, table, new)

    asyncio.run(scene())
    _refused(401, base, "GET", "/api/guests/me/tables", None, old)
    _refused(401, base, "GET", "/api/guests/me/tables", None, "made-up.token")
    _refused(401, base, "GET", "/api/guests/me/tables")


def test_wrong_tokens_and_openings_are_counted_per_address(serve: Serve) -> None:
    base = serve(limits=replace(GENEROUS, refusals="5/minute", openings="3/minute")).base
    for _ in range(3):
        call(base, "POST", "/api/guests", {})
    _refused(429, base, "POST", "/api/guests", {})
    for _ in range(5):
        _refused(401, base, "GET", "/api/guests/me/tables", None, "wrong")
    _refused(429, base, "GET", "/api/guests/me/tables", None, "wrong")


def test_foreign_origins_are_refused(serve: Serve) -> None:
    running = serve(origins=("https://friend.example",))
    table = call(running.base, "POST", "/api/tables", OPEN)["table"]["id"]
    where = running.base.replace("http", "ws", 1) + f"/ws/{table}"

    async def scene() -> None:
        for origin in (None, running.base, "https://friend.example"):
            socket = await connect(where, origin=origin)  # type: ignore[arg-type]
            await socket.close()
        for origin in ("https://evil.example", "null", running.base + "1"):
            with pytest.raises(InvalidStatus):
                await connect(where, origin=origin)  # type: ignore[arg-type]

    asyncio.run(scene())


def test_large_frames_floods_and_nonsense_close_the_socket(serve: Serve) -> None:
    base = serve(limits=replace(GENEROUS, messages="30/second", nonsense=5)).base
    made = call(base, "POST", "/api/tables", OPEN)
    table, token = made["table"]["id"], made["token"]

    async def closes(*frames: str) -> int | None:
        client = await SeatClient.open(base, table, token)
        with pytest.raises(ConnectionClosed):
            for frame in frames:
                await client.socket.send(frame)
            async with asyncio.timeout(30):
                while True:
                    await client.next()
        return client.socket.close_code

    assert asyncio.run(closes("x" * 17_000)) == 1009
    assert asyncio.run(closes(*['{"type":"ping"}'] * 60)) == 4429
    assert asyncio.run(closes(*["nonsense"] * 5)) == 1008
    assert len(json.dumps(call(base, "GET", f"/api/tables/{table}"))) > 100
    _refused(413, base, "POST", f"/api/tables/{table}/chat", {"text": "x" * 70_000}, token)


def test_a_slow_reader_is_dropped_and_holds_up_nobody(serve: Serve) -> None:
    running = serve(limits=replace(GENEROUS, waiting=8, patience=1.0))
    base = running.base
    narrow(running)
    made = call(base, "POST", "/api/tables", {**OPEN, "seats": [{"kind": "me"}] * 2})
    table, token = made["table"]["id"], made["token"]
    port = int(base.rpartition(":")[2])

    async def scene() -> None:
        line = dial(base, room=2048)
        slow = await connect(f"ws://127.0.0.1:{port}/ws/{table}", sock=line, compression=None)
        slow.transport.pause_reading()  # reads nothing any more
        quick = await SeatClient.open(base, table, token)
        async with asyncio.timeout(60):
            for number in range(3000):
                await quick.send(type="say", text="x" * 280 + str(number))
                await quick.until("chat")
                if number % 100 == 0 and quick.table and quick.table["watching"] == 0:
                    break
            else:
                raise AssertionError("the slow reader is still there")
        await quick.close()

    asyncio.run(scene())


def test_everything_carries_security_headers_and_names_are_plain_text(serve: Serve) -> None:
    base = serve().base
    with urllib.request.urlopen(base) as page:
        assert "default-src 'self'" in page.headers["Content-Security-Policy"]
        assert page.headers["X-Content-Type-Options"] == "nosniff"
        assert page.headers["Set-Cookie"] is None
        assert b"Stellwerk" in page.read()
    made = call(base, "POST", "/api/tables", {**OPEN, "name": " <b>\u202eMi\x00ra</b>\n "})
    assert made["table"]["seats"][0]["name"] == "<b>Mira</b>"
    assert call(base, "GET", "/healthz")["status"] == "ok"
    assert 'stellwerk_tables{status="open"} 1.0' in call(base, "GET", "/metrics")
    _refused(404, base, "GET", "/api/nothing")
    with contextlib.suppress(RefusedError):  # with the client built, every other address is a place inside it
        assert "root:" not in call(base, "GET", "/../../etc/passwd")
    _refused(404, base, "GET", f"/api/tables/{'0' * 16}")


def test_two_tabs_of_one_seat_agree_and_a_double_click_counts_once(serve: Serve) -> None:
    base = serve().base
    made = call(base, "POST", "/api/tables", {**OPEN, "seats": [{"kind": "me"}] * 2})
    table, token = made["table"]["id"], made["token"]
    call(base, "POST", f"/api/tables/{table}/start", {}, token)

    async def scene() -> None:
        for _ in range(10):
            tabs = [await SeatClient.open(base, table, token, seat) for seat in (0, 0, 1, 1)]
            plays = [await tab.until("play") for tab in tabs]
            pair = tabs[:2] if plays[0]["choices"] else tabs[2:]
            action = (plays[0]["choices"] or plays[2]["choices"])[0]["action"]
            answers = await asyncio.gather(*(tab.act(action, plays[0]["version"]) for tab in pair))
            assert sorted(answer["type"] for answer in answers) == ["done", "stale"]
            seen = []
            for tab in pair:
                while tab.play is None or tab.play["version"] <= plays[0]["version"]:
                    await tab.until("play")
                seen.append(tab.play["view"])
            assert seen[0] == seen[1]
            for tab in tabs:
                await tab.close()

    asyncio.run(scene())


def test_spectators_get_the_public_view_as_a_stream(serve: Serve) -> None:
    base = serve().base
    made = call(base, "POST", "/api/tables", {**OPEN, "seats": [{"kind": "me"}, {"kind": "bot"}]})
    table, token = made["table"]["id"], made["token"]
    call(base, "POST", f"/api/tables/{table}/start", {}, token)
    with urllib.request.urlopen(f"{base}/api/tables/{table}/stream", timeout=30) as stream:
        lines = [
            json.loads(line[6:]) for line in (stream.readline() for _ in range(4)) if line.startswith(b"data:")
        ]
    assert [line["type"] for line in lines] == ["table", "play"]
    assert lines[1]["view"]["seat"] is None and lines[1]["choices"] == []


def test_hints_come_with_a_reason_unless_the_table_forbids_them(serve: Serve) -> None:
    base = serve().base

    async def hint(allowed: bool) -> dict[str, Any]:
        body = {**OPEN, "seats": [{"kind": "me"}] * 2, "hints": allowed}
        made = await asyncio.to_thread(call, base, "POST", "/api/tables", body)
        await asyncio.to_thread(call, base, "POST", f"/api/tables/{made['table']['id']}/start", {}, made["token"])
        clients = [await SeatClient.open(base, made["table"]["id"], made["token"], seat) for seat in range(2)]
        plays = [await client.until("play") for client in clients]
        client, play = next((c, p) for c, p in zip(clients, plays, strict=True) if p["choices"])
        await client.send(type="hint", id="h")
        answer = await client.until("hint", "refused")
        assert answer["type"] == "refused" or answer["action"] in [each["action"] for each in play["choices"]]
        for each in clients:
            await each.close()
        return answer

    given = asyncio.run(hint(True))
    assert given["reason"] and given["label"]
    assert "without hints" in asyncio.run(hint(False))["why"]["reason"]

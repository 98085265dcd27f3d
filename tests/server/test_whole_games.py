"""A scripted client plays each title to the end against bots, through the public API alone."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from typing import Any

import pytest

from stellwerk import games
from stellwerk.core import record as records
from stellwerk.core.proof import verify
from stellwerk.server.drills.client import SeatClient, call


@pytest.mark.parametrize("title", list(games.titles()))
def test_a_client_plays_to_the_end(serve: Callable[..., Any], title: str) -> None:
    base = serve().base
    seats = [{"kind": "me", "name": "Mira"}, {"kind": "bot"}]
    made = call(base, "POST", "/api/tables", {"game": title, "seats": seats, "pace": 0})
    table, token = made["table"]["id"], made["token"]
    call(base, "POST", f"/api/tables/{table}/start", {"nonce": "ab" * 16}, token)
    last = asyncio.run(_play(base, table, token))
    assert last["ending"] and len(last["result"]["seats"]) == 2 and last["result"]["sheet"]
    if title == "europe":  # two players lay so many trains that some parallel route is closed in the end (T-27)
        assert last["help"]["closed"] and len(last["help"]["trails"]) == 2

    record = records.read(call(base, "GET", f"/api/tables/{table}/record"))
    game = games.of_record(record.header)
    records.check(game, record)
    assert record.proof is not None and record.proof.nonces[0] == "ab" * 16
    assert record.proof.commitment == made["table"]["commitment"]
    assert verify(game, record) > 0
    again = call(base, "POST", "/api/replay?seat=0&first=5&count=3", records.write(record))
    assert again["verified"] == verify(game, record) and len(again["moments"]) == 3


async def _play(base: str, table: str, token: str) -> dict[str, Any]:
    rng = random.Random(1)
    names = await asyncio.to_thread(call, base, "GET", f"/api/tables/{table}/names")
    routes = [route["id"] for route in names["names"].get("routes", ())]
    client = await SeatClient.open(base, table, token)
    while True:
        if client.play is None or not client.play["choices"]:
            message = await client.until("play")
            if message["ending"]:
                break
            continue
        play, client.play = client.play, None
        offered = {choice["action"] for choice in play["choices"]}
        assert not {f"claim {routes[route]}" for route in play["help"].get("closed", ())} & offered
        answer = await client.act(rng.choice(play["choices"])["action"], play["version"])
        assert answer["type"] == "done", answer
    await client.close()
    return message

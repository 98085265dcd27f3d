"""A game that goes on from a position of another one: new luck, and a record that says so."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from server.conftest import Running
from stellwerk import games, replaying
from stellwerk.core import record as records
from stellwerk.core.proof import verify
from stellwerk.server.drills.client import RefusedError, call

Serve = Callable[..., Running]

STORED = (Path(__file__).parents[1] / "records/first-journey-six-tickets.txt").read_text()
RECORD = records.read(STORED)


def _asked(entries: int, **other: object) -> dict[str, object]:
    seats = [{"kind": "me"}, *({"kind": "bot", "bot": "greedy"} for _ in range(RECORD.header.seats - 1))]
    past = {"record": STORED, "entries": entries}
    head = {"game": RECORD.header.game, "options": RECORD.header.options}
    return {**head, "seats": seats, "name": "Mira", "pace": 0, "past": past, **other}


def test_the_position_is_the_records_and_the_new_record_says_how_much_was_taken_over(serve: Serve) -> None:
    base = serve().base
    half = len(RECORD.entries) // 2
    made = call(base, "POST", "/api/tables", _asked(half))
    table, token = made["table"]["id"], made["token"]
    started = call(base, "POST", f"/api/tables/{table}/start", {}, token)
    assert started["status"] == "running"
    log = [line["text"] for each in call(base, "GET", f"/api/tables/{table}/history") for line in each["log"]]
    assert log[0].startswith("From here the game goes on")
    # A bot plays on for us, and the game comes to its end by itself.
    call(base, "POST", f"/api/tables/{table}/leave", {}, token)
    record = _when_over(base, table)
    assert [(entry.seat, entry.text) for entry in record.entries[:half]] == [
        (entry.seat, entry.text) for entry in RECORD.entries[:half]
    ]
    assert record.proof is not None and record.proof.taken == half
    game = games.of_record(record.header, None)
    replaying.check(record)
    own = sum(entry.seat < 0 for entry in record.entries[half:])
    assert verify(game, record) == own
    assert len(call(base, "GET", f"/api/tables/{table}/draws")["draws"]) == own
    assert f"\ntaken {half}\n" in records.write(record)


def _when_over(base: str, table: str) -> records.Record:
    for _ in range(400):
        if call(base, "GET", f"/api/tables/{table}")["status"] == "over":
            return records.read(call(base, "GET", f"/api/tables/{table}/record"))
        time.sleep(0.05)
    raise AssertionError("the game did not end")


@pytest.mark.parametrize(
    ("asked", "key"),
    [
        (_asked(len(RECORD.entries)), "past-over"),
        (_asked(3, seats=[{"kind": "me"}] * (RECORD.header.seats + 1)), "past-seats"),
        (_asked(3, seats=[{"kind": "me"}, {"kind": "open"}]), "past-open"),
        (_asked(3, past={"record": "nothing", "entries": 3}), "bad-record"),
        (_asked(3, game="europe", options={}), "bad-record"),
    ],
)
def test_a_past_that_cannot_be_gone_on_from_is_refused(serve: Serve, asked: dict[str, object], key: str) -> None:
    with pytest.raises(RefusedError) as caught:
        call(serve().base, "POST", "/api/tables", asked)
    assert json.loads(caught.value.body)["key"] == key

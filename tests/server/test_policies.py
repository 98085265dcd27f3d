"""A learned bot at a server's tables: offered by the host, asked in a worker process, to the end of a game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from time import sleep

import pytest

from bots.models import write_policy
from server.conftest import Running
from stellwerk import games
from stellwerk.bots import policies
from stellwerk.core import record as records
from stellwerk.core.session import Session
from stellwerk.encoder import learning_of
from stellwerk.server import api_games
from stellwerk.server.drills.client import RefusedError, call
from stellwerk.server.offering import offer
from stellwerk.server.settings import Bots, Settings

GAME = games.make("first-journey")
CODES = learning_of(GAME).codes(GAME)


@pytest.fixture
def learner(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A bot that always does the last of what it may.

    A server offers bots before it answers anybody; this process has answered before, and will again.
    """
    monkeypatch.setattr(policies, "_offered", {})
    folder = tmp_path / "policies"
    folder.mkdir()
    write_policy(folder / "learner.onnx", GAME, scores=[1_000.0 * code for code in range(CODES.size)])
    assert offer(Settings(bots=Bots(policies=(str(folder),)))) == []
    api_games._info.cache_clear()
    yield "learner"
    api_games._info.cache_clear()


def test_it_plays_to_the_end(learner: str, serve: Callable[..., Running]) -> None:
    base = serve().base
    assert learner in [bot["name"] for bot in call(base, "GET", "/api/games/first-journey")["bots"]]
    seats = [{"kind": "bot", "bot": learner}, {"kind": "bot", "bot": "greedy"}]
    made = call(base, "POST", "/api/tables", {"game": "first-journey", "seats": seats, "name": "Ada", "pace": 0})
    table, token = f"/api/tables/{made['table']['id']}", made["token"]
    if made["table"]["status"] == "open":
        call(base, "POST", f"{table}/start", {}, token)
    while call(base, "GET", table, None, token)["status"] == "running":
        sleep(0.1)
    assert "stellwerk_bot_failures 0.0" in call(base, "GET", "/metrics")
    played = records.read(call(base, "GET", f"{table}/record"))
    session, asked = Session.begin(GAME, 2), 0
    for entry in played.entries:
        if entry.seat == 0:
            asked += 1
            assert entry.text == GAME.write(session.legal(0)[-1]), "somebody else has decided for it"
        session = session.act(entry.seat, GAME.read(entry.text))
    assert asked > 10


def test_at_a_table_of_another_size_it_is_refused(learner: str, serve: Callable[..., Running]) -> None:
    seats = [{"kind": "bot", "bot": learner}, {"kind": "me"}, {"kind": "open"}]
    body = {"game": "first-journey", "seats": seats, "name": "Ada"}
    base = serve().base
    for lang, sentence in (("en", "plays at a table of 2"), ("de", "nur an einem Tisch mit 2 Plätzen")):
        with pytest.raises(RefusedError, match=sentence):
            call(base, "POST", f"/api/tables?lang={lang}", body)

"""Several workers on one port: one that is killed is missed by nobody for long, and is started again."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest

from server.players import Players
from stellwerk.server import supervisor
from stellwerk.server.drills.client import call
from stellwerk.server.drills.node import free_port
from stellwerk.server.drills.postgres import Postgres
from stellwerk.server.settings import Settings

GENEROUS = ("--set", "limits.requests=100000/minute", "--set", "limits.messages=1000/second")

DONE = 'stellwerk_answers_total{how="done"} '


class House:
    """`stellwerk serve --workers 2`, as a host starts it."""

    def __init__(self, database: str, log: Path) -> None:
        port = free_port()
        self.base, self.log = f"http://127.0.0.1:{port}", log
        flags = ["--database", database, "--port", str(port), "--workers", "2", *GENEROUS]
        with log.open("ab") as told:
            command = [sys.executable, "-m", "stellwerk.cli", "serve", *flags]
            self.process = subprocess.Popen(command, stdout=told, stderr=told)

    def workers(self) -> list[int]:
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text()
        return [int(each) for each in children.split()]

    def has_started(self, workers: int) -> bool:
        """Whether so many were ready so far, those that were killed among them."""
        return self.log.read_text().count('"text": "ready"') >= workers


@pytest.fixture
def house(postgres: Postgres, tmp_path: Path) -> Iterator[House]:
    house = House(postgres.url, tmp_path / "log")
    try:
        _until(lambda: house.has_started(2))
        yield house
    finally:
        house.process.kill()
        house.process.wait()


def _until(fact: Callable[[], object], seconds: float = 60) -> None:
    end = time.monotonic() + seconds
    while not fact():
        assert time.monotonic() < end, "it never came to be"
        time.sleep(0.02)


def _alive(process: int) -> bool:
    try:
        state = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state != "Z"


def test_a_killed_worker_ends_no_game_and_is_started_again(house: House, postgres: Postgres) -> None:
    async def scene() -> int:
        players = Players(house.base)
        await players.play(10)
        kills = 0
        while not players.breaks and kills < 12:  # whoever is killed may serve none of the two
            await players.play_through(partial(os.kill, house.workers()[0], signal.SIGKILL))
            kills += 1
            await asyncio.to_thread(_until, partial(house.has_started, 2 + kills))
        assert players.breaks > 0
        assert len(house.workers()) == 2
        assert await players.lost(postgres.url) == []
        # Any worker tells what all have counted, dead ones too. A kill may fall between storing and counting, and
        # whoever leaves does not wait for an answer that was counted.
        (told,) = (line for line in call(house.base, "GET", "/metrics").splitlines() if line.startswith(DONE))
        stored = await players.stored(postgres.url)
        assert len(players.acked) - kills <= float(told.removeprefix(DONE)) <= len(stored)
        return kills

    kills = asyncio.run(scene())
    workers = house.workers()
    house.process.terminate()
    assert house.process.wait(15) == 0
    assert not any(_alive(worker) for worker in workers)
    assert house.log.read_text().count("worker ended") == kills


def test_workers_do_not_outlive_a_supervisor_that_is_killed(house: House) -> None:
    workers = house.workers()
    house.process.kill()
    house.process.wait()
    _until(lambda: not any(_alive(worker) for worker in workers))


def _after_a_look(place: supervisor.Place) -> supervisor.Place:
    place.look()
    return place


def test_a_worker_that_hangs_is_replaced(
    postgres: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(supervisor, "HANGS", 2.5)
    settings = Settings(postgres.url, port=free_port())
    with supervisor.listen(settings.host, settings.port) as listening:
        place = supervisor.Place(settings, listening, str(tmp_path))
        place.look()
        first = place.process
        assert first is not None
        try:
            _until(lambda: call(f"http://127.0.0.1:{settings.port}", "GET", "/healthz"))
            _until(lambda: _after_a_look(place)._beat)
            first.send_signal(signal.SIGSTOP)
            _until(lambda: _after_a_look(place).process is not first)
            assert first.returncode == -signal.SIGKILL
        finally:
            first.kill()
            if place.process is not None:
                place.process.kill()
                place.process.wait()

"""A server of one's own, in this process or in another."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
import uvicorn
from msgspec.structs import replace

from server.hubs import PATIENT
from stellwerk.server.drills.node import free_port
from stellwerk.server.drills.postgres import NoPostgresError, Postgres
from stellwerk.server.serve import config
from stellwerk.server.settings import Limits, Settings

GENEROUS = Limits(
    requests="1000000/minute",
    openings="1000000/minute",
    refusals="1000000/minute",
    messages="100000/second",
    sockets=20_000,
    dials="1000000/second",
    handshakes="1000000/second",
    frames=1_000_000,
    octets=1_000_000_000,
    frames_each=1_000_000,
    octets_each=1_000_000_000,
)


class Running:
    """A server in a thread of this process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.config = config(settings)
        self.server = uvicorn.Server(self.config)
        self.base = f"http://{settings.host}:{settings.port}"
        self.thread = threading.Thread(target=self.server.run, daemon=True)

    def start(self) -> Running:
        self.thread.start()
        end = time.monotonic() + 60
        while not self.server.started:
            assert time.monotonic() < end and self.thread.is_alive(), "the server did not start"
            time.sleep(0.01)
        return self

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join(15)


def settings_for(folder: Path, **changes: object) -> Settings:
    plain = Settings(str(folder / "test.db"), port=free_port(), limits=GENEROUS, **PATIENT)
    return replace(plain, **changes)


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Callable[..., Running]]:
    """Starts servers that end with the test."""
    started: list[Running] = []

    def start(**changes: object) -> Running:
        running = Running(settings_for(tmp_path, **changes)).start()
        started.append(running)
        return running

    yield start
    for running in started:
        running.stop()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    try:
        running = Postgres()
    except NoPostgresError as error:
        pytest.skip(
            f"{error}. Whoever plays on the embedded database does without; `make test` installs it if it may"
        )
    yield running
    running.stop()

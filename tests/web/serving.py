"""A real server in a process of its own, with the built client, that can be killed and come back."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Self

from playwright.sync_api import Browser, sync_playwright

from stellwerk.server.drills.node import free_port

PROGRAM = """
import sys
from stellwerk.server.serve import serve
from stellwerk.server.settings import Analysing, Bots, Calls, Designing, Errands, Limits, Questions, Settings
many = "1000000/minute"
limits = Limits(messages=many, requests=many, openings=many, refusals=many, designs=many)
bots = Bots(pace=float(sys.argv[3]))
calls = Calls(delay=0.3, private=True, smtp=sys.argv[4], sender="trains@play.example")
public = "http://127.0.0.1:" + sys.argv[2]
serve(Settings(sys.argv[1], port=int(sys.argv[2]), public=public, limits=limits, bots=bots, calls=calls,
               errands=Errands(seconds=60.0), questions=Questions(seconds=60.0), designing=Designing(games=2.0),
               analysing=Analysing(depth=4)))
"""


CHROMIUMS = ("chromium", "chromium-browser", "google-chrome")


def chromium_program() -> str | None:
    """The system's Chromium: the tests bring none of their own."""
    return next((found for name in CHROMIUMS if (found := shutil.which(name))), None)


@contextmanager
def browsing() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium_program(), args=["--no-sandbox"])
        yield browser
        browser.close()


class Site:
    """The address of a running server, and a way to ask it what a page cannot be asked."""

    def __init__(self, folder: Path, pace: float = 0.0, smtp: str = "") -> None:
        self._folder = folder
        self._smtp = smtp  # where letters are handed in
        self._pace = pace  # seconds that a bot lets pass before it acts
        self._port = free_port()
        self._process: subprocess.Popen[bytes] | None = None
        self.address = f"http://127.0.0.1:{self._port}"

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *error: object) -> None:
        self.kill()

    def start(self) -> None:
        command = [
            sys.executable,
            "-c",
            PROGRAM,
            str(self._folder / "tables.db"),
            str(self._port),
            str(self._pace),
            self._smtp,
        ]
        with (self._folder / "server.log").open("ab") as log:
            self._process = subprocess.Popen(command, stdout=log, stderr=log, env={**os.environ})
        for _ in range(1200):
            try:
                urllib.request.urlopen(self.address + "/healthz", timeout=1)
                return
            except OSError:
                time.sleep(0.05)
        raise TimeoutError("the server did not come up; see server.log")

    def kill(self) -> None:
        """Without warning, as a power cut would."""
        if self._process is not None:
            self._process.send_signal(signal.SIGKILL)
            self._process.wait()
            self._process = None

    def ask(self, path: str, token: str | None = None, body: Any = None) -> Any:
        headers = {"Content-Type": "application/json"}
        if token:
            headers["Authorization"] = f"Bearer {token}"
        data = None if body is None else json.dumps(body).encode()
        with urllib.request.urlopen(urllib.request.Request(self.address + path, data, headers), timeout=20) as got:
            return json.loads(got.read() or b"null")

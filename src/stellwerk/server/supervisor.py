"""Several workers on one port: a parent that starts them, starts anew what has ended or hangs, and stops them all.

All of them accept from one socket: whoever connects while a worker is gone comes to another.
"""

from __future__ import annotations

import contextlib
import logging
import os
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path
from types import FrameType
from typing import BinaryIO, Final

import msgspec
from msgspec import Struct

import stellwerk
from stellwerk.server import metrics
from stellwerk.server.logs import set_up
from stellwerk.server.offering import offer
from stellwerk.server.serve import serve
from stellwerk.server.settings import Settings

LOOK: Final = 0.1  # seconds between two looks at the workers
SETTLED: Final = 10.0  # seconds after which a worker counts as well
MOST_WAIT: Final = 30.0  # seconds before another try, where none ever gets well
HANGS: Final = 30.0  # seconds without a beat after which a worker is ended
GRACE: Final = 10.0  # seconds in which workers end by themselves
BACKLOG: Final = 2048

_log = logging.getLogger(__name__)


class Post(Struct, frozen=True):
    """What a worker is told: its settings, the socket that all share, and the pipe for its beats, by number."""

    settings: Settings
    listening: int
    beats: int


class Supervisor:
    """`run` until SIGTERM or Ctrl-C."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._stopping = False

    def run(self) -> None:
        """OSError if the address cannot be listened on."""
        set_up()
        listening = listen(self._settings.host, self._settings.port)
        for each in (signal.SIGTERM, signal.SIGINT):
            signal.signal(each, self._stop)
        with listening, tempfile.TemporaryDirectory(prefix="stellwerk-figures-") as figures:
            places = [Place(self._settings, listening, figures) for _ in range(self._settings.workers)]
            try:
                while not self._stopping:
                    for place in places:
                        place.look()
                    time.sleep(LOOK)
            finally:
                _end(places)

    def _stop(self, _number: int, _frame: FrameType | None) -> None:
        self._stopping = True


class Place:
    """Where one worker is, or will soon be again."""

    def __init__(self, settings: Settings, listening: socket.socket, figures: str) -> None:
        self._settings = settings
        self._listening = listening.fileno()
        self._figures = figures
        self._wait = LOOK
        self._since = -MOST_WAIT
        self._beat: float | None = None  # the last one; None before the first
        self._beats: BinaryIO | None = None
        self.process: subprocess.Popen[bytes] | None = None

    def look(self) -> None:
        """Start a worker where none is; one that never gets well is tried less and less often."""
        lived = time.monotonic() - self._since
        if self.process is not None:
            self._listen_for_beats(self.process)
            if self.process.poll() is not None:
                fields = {"pid": self.process.pid, "code": self.process.returncode}
                _log.error("worker ended", extra={"fields": fields})
                metrics.bury(self.process.pid, self._figures)
                self._wait = LOOK if lived > SETTLED else min(2 * self._wait, MOST_WAIT)
                self.process = None
        if self.process is None and lived > self._wait:
            self._start()

    def _listen_for_beats(self, process: subprocess.Popen[bytes]) -> None:
        """A worker that has begun to serve beats every second, as long as its event loop turns."""
        assert self._beats is not None
        if self._beats.read():
            self._beat = time.monotonic()
        elif self._beat is not None and time.monotonic() - self._beat > HANGS:
            _log.error("worker hangs", extra={"fields": {"pid": process.pid}})
            process.kill()
            process.wait()

    def _start(self) -> None:
        source = str(Path(stellwerk.__file__).parent.parent)
        path = os.pathsep.join(filter(None, [source, os.environ.get("PYTHONPATH", "")]))
        ours, theirs = os.pipe()
        os.set_blocking(ours, False)
        self._since, self._beat, self._beats = time.monotonic(), None, os.fdopen(ours, "rb", 0)
        self.process = subprocess.Popen(
            [sys.executable, "-m", "stellwerk.server"],
            stdin=subprocess.PIPE,
            pass_fds=[self._listening, theirs],
            env={**os.environ, "PYTHONPATH": path, metrics.TOGETHER: self._figures},
        )
        os.close(theirs)
        assert self.process.stdin is not None
        post = Post(self._settings, self._listening, theirs)
        with contextlib.suppress(BrokenPipeError):  # it has ended already, as the next look will see
            self.process.stdin.write(msgspec.json.encode(post) + b"\n")
            self.process.stdin.flush()  # and left open: a worker whose supervisor is gone sees the end of it


def _end(places: list[Place]) -> None:
    running = [place.process for place in places if place.process is not None]
    for process in running:
        process.terminate()
    end = time.monotonic() + GRACE
    for process in running:
        try:
            process.wait(max(0.1, end - time.monotonic()))
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def listen(host: str, port: int) -> socket.socket:
    """The socket that all workers accept from."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    return socket.create_server((host, port), family=family, backlog=BACKLOG)


def work(told: BinaryIO) -> None:
    """A worker's life; it ends with its supervisor, or nobody would ever stop it."""
    post = msgspec.json.decode(told.readline(), type=Post)
    offer(post.settings)

    def leave() -> None:
        os.read(told.fileno(), 1)  # nothing more ever comes, only the end
        os.kill(os.getpid(), signal.SIGTERM)

    async def beat() -> None:
        with contextlib.suppress(OSError):  # the supervisor is gone, or has not listened for very long
            os.write(post.beats, b".")

    os.set_blocking(post.beats, False)
    os.set_inheritable(post.beats, False)
    threading.Thread(target=leave, daemon=True).start()
    serve(post.settings, socket.socket(fileno=post.listening), beat)

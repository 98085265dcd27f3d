"""A server in a process of its own, to be tried hard and killed."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from typing import Final

import msgspec
from msgspec.structs import replace

import stellwerk
from stellwerk.server.settings import Bots, Limits, Settings

# Drills come from one address and mean to be many people.
NO_LIMITS: Final = Limits(
    requests="100000000/minute",
    openings="100000000/minute",
    refusals="100000000/minute",
    messages="1000000/second",
    nonsense=1_000_000,
    sockets=100_000,
    frames=100_000_000,
    octets=100_000_000_000,
    frames_each=100_000_000,
    octets_each=100_000_000_000,
    dials="1000000/second",
    handshakes="1000000/second",
    lines=100_000,
    admission=600.0,
)


class NotStartedError(RuntimeError):
    """The server did not come up."""


class Node:
    """`start`, `kill`, `stop`; the same settings each time."""

    def __init__(self, database: str, log: Path, **changes: object) -> None:
        plain = Settings(database, port=free_port(), limits=NO_LIMITS, bots=Bots(pace=0.0))
        self.settings: Settings = replace(plain, **changes)
        self.base = f"http://{self.settings.host}:{self.settings.port}"
        self.log = log
        self.process: subprocess.Popen[bytes] | None = None

    def start(self, timeout: float = 60.0) -> float:
        """Seconds until it answered."""
        began = time.monotonic()
        self.launch()
        while not self.answers():
            if not self.running or time.monotonic() - began > timeout:
                raise NotStartedError(f"no answer within {timeout} s; see {self.log.name}")
            time.sleep(0.02)
        return time.monotonic() - began

    def launch(self) -> None:
        """Start the process without waiting for anything."""
        settings = msgspec.json.encode(self.settings).decode()
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "stellwerk.server", settings],
                stdout=log,
                stderr=log,
                env=environment(),
            )

    @property
    def running(self) -> bool:
        return self.process is not None and self.process.poll() is None

    def answers(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.base}/healthz", timeout=2) as answer:
                return bool(answer.status == 200)
        except OSError:
            return False

    def kill(self) -> None:
        """No warning, no clean-up: SIGKILL."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        if self.process is not None and self.running:
            self.process.send_signal(how)
            try:
                self.process.wait(15)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()

    def processor(self) -> float:
        """Seconds of processor time that the server process has taken so far."""
        assert self.process is not None
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> float:
        """Resident megabytes of the server process; its bots' workers are counted apart."""
        assert self.process is not None
        for line in Path(f"/proc/{self.process.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) / 1024
        return 0.0


def environment() -> dict[str, str]:
    """For a process that is to run the very program that we are."""
    source = str(Path(stellwerk.__file__).parent.parent)
    path = os.pathsep.join(filter(None, [source, os.environ.get("PYTHONPATH", "")]))
    return {**os.environ, "PYTHONPATH": path}


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port

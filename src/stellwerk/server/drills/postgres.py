"""A PostgreSQL of one's own for drills and tests: the system's, or the one in the PyPI package `pgserver`."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
import time
from pathlib import Path

from stellwerk.server.drills.node import free_port


class NoPostgresError(RuntimeError):
    """None is installed."""


def binaries() -> Path:
    """The folder with initdb and pg_ctl; NoPostgresError says where we looked."""
    if (found := shutil.which("initdb")) and shutil.which("pg_ctl"):
        return Path(found).resolve().parent
    for folder in sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True):
        if (folder / "initdb").exists():
            return folder
    raise NoPostgresError("no initdb and pg_ctl on the path: install your system's package postgresql")


class Postgres:
    """Runs until `stop`, on loopback only, in a folder that goes away with it."""

    def __init__(self) -> None:
        self._bin = binaries()
        self._folder = Path(tempfile.mkdtemp(prefix="stellwerk-pg-"))
        self._port = free_port()
        self._user: str | None = None
        if os.geteuid() == 0:  # PostgreSQL refuses to run as root
            self._user = _servant()
            shutil.chown(self._folder, self._user)
        data = self._folder / "data"
        self._run("initdb", "-D", str(data), "-U", "stellwerk", "-A", "trust", "-E", "UTF8", "--no-instructions")
        self.start()
        self.url = f"postgresql://stellwerk@127.0.0.1:{self._port}/postgres"

    def database(self, name: str) -> str:
        """Another database in it, empty; its address."""
        self._run("createdb", "-h", "127.0.0.1", "-p", str(self._port), "-U", "stellwerk", name)
        return self.url.removesuffix("postgres") + name

    def start(self) -> None:
        options = f"-p {self._port} -c listen_addresses=127.0.0.1 -k {self._folder} -c max_connections=60"
        self._run("pg_ctl", "-D", self._data, "-l", str(self._folder / "log"), "-o", options, "-w", "start")

    def halt(self) -> None:
        """Stop as a restart does: connections are cut."""
        self._run("pg_ctl", "-D", self._data, "-m", "fast", "-w", "stop")

    def restart(self) -> None:
        self.halt()
        time.sleep(0.2)
        self.start()

    def stop(self) -> None:
        self._run("pg_ctl", "-D", self._data, "-m", "immediate", "-w", "stop")
        shutil.rmtree(self._folder, ignore_errors=True)

    @property
    def _data(self) -> str:
        return str(self._folder / "data")

    def _run(self, program: str, *arguments: str) -> None:
        command = [str(self._bin / program), *arguments]
        done = subprocess.run(
            command, user=self._user, cwd=self._folder, capture_output=True, text=True, timeout=60
        )
        if done.returncode:
            raise NoPostgresError(f"{program} failed: {done.stderr[-300:]}")


def _servant() -> str:
    """An unprivileged user that exists everywhere PostgreSQL does, or nearly everywhere."""
    for name in ("postgres", "nobody"):
        try:
            return pwd.getpwnam(name).pw_name
        except KeyError:
            continue
    raise NoPostgresError("PostgreSQL refuses to run as root, and there is no user to run it as")

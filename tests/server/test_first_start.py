"""Beginnings: a first start that is cut off, a database of a newer program, who may read what is kept."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from stellwerk.server.errors import StoreError
from stellwerk.server.settings import made_private, sqlite_in
from stellwerk.server.store import Store
from stellwerk.server.wholefile import whole_file

# A process that opens a store and is killed right after its n-th table was made.
KILLED = """
import asyncio, os, signal, sys
from sqlalchemy import event
from sqlalchemy.engine import Engine
from stellwerk.server.store import Store

left = int(sys.argv[2])

@event.listens_for(Engine, "after_cursor_execute")
def count(connection, cursor, statement, *rest):
    global left
    left -= statement.lstrip().startswith("CREATE TABLE")
    if not left:
        os.kill(os.getpid(), signal.SIGKILL)

asyncio.run(Store.open(sys.argv[1]))
"""


@pytest.mark.parametrize("made", [1, 4, 8])
def test_a_first_start_that_is_killed_can_be_started_again(tmp_path: Path, made: int) -> None:
    path = tmp_path / "s.db"
    ended = subprocess.run([sys.executable, "-c", KILLED, str(path), str(made)], env=os.environ, timeout=60)
    assert ended.returncode == -signal.SIGKILL

    async def scene() -> None:
        store = await Store.open(path)
        assert await store.key()
        await store.close()

    asyncio.run(scene())


def test_a_database_of_a_newer_program_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "s.db"

    async def scene() -> None:
        await (await Store.open(path)).close()
        with sqlite3.connect(path) as raw:
            raw.execute("UPDATE alembic_version SET version_num = '9999'")
        with pytest.raises(StoreError, match="newer"):
            await Store.open(path)

    asyncio.run(scene())


def test_nobody_else_on_the_machine_can_read_seeds_and_the_signing_key(tmp_path: Path) -> None:
    path = Path(sqlite_in(made_private(tmp_path / "data")))
    path.touch(0o644)  # as earlier versions made it

    async def scene() -> set[int]:
        store = await Store.open(path)
        await store.key()
        modes = {stat.S_IMODE(file.stat().st_mode) for file in path.parent.iterdir()}
        await store.close()
        return modes

    assert asyncio.run(scene()) == {0o600}
    assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700


def test_who_only_looks_makes_no_database(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="no database"):
        asyncio.run(Store.open(tmp_path / "s.db", make=False))
    assert list(tmp_path.iterdir()) == []


def test_a_killed_backup_leaves_nothing_behind(tmp_path: Path) -> None:
    killed = """
import os, signal, sys
from pathlib import Path
from stellwerk.server.wholefile import whole_file

with whole_file(Path(sys.argv[1])) as file:
    file.write(b"half")
    file.flush()
    os.kill(os.getpid(), signal.SIGKILL)
"""
    path = tmp_path / "all.gz"
    ended = subprocess.run([sys.executable, "-c", killed, str(path)], env=os.environ, timeout=60)
    assert ended.returncode == -signal.SIGKILL and list(tmp_path.iterdir()) == []
    with whole_file(path) as file:
        file.write(b"whole")
        assert list(tmp_path.iterdir()) == []
    assert path.read_bytes() == b"whole" and stat.S_IMODE(path.stat().st_mode) == 0o600

"""`stellwerk doctor`: what is wrong with a data folder is told, and mended where nothing is lost by it."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from random import Random

import pytest

from cli.running import Run
from server.hubs import new_table, open_hub, random_move
from stellwerk.server.settings import made_private


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A data folder with one table."""
    place = made_private(tmp_path / "data")

    async def scene() -> None:
        async with open_hub(place, database=str(place / "stellwerk.db"), snapshot_every=1) as hub:
            table = await new_table(hub, "first-journey")
            for _ in range(3):
                await random_move(table, Random(1))

    asyncio.run(scene())
    return place


def _change(folder: Path, *statements: str) -> None:
    with sqlite3.connect(folder / "stellwerk.db") as raw:
        for statement in statements:
            raw.execute(statement)


def test_a_healthy_folder_is_well(run: Run, folder: Path) -> None:
    told = run("doctor", folder)
    assert (told.code, told.out) == (0, "Nothing is wrong.\n")


@pytest.mark.parametrize(
    ("statement", "says"),
    [
        ("UPDATE snapshots SET data = x'00'", "snapshot"),
        ("UPDATE snapshots SET version = version - 1", "snapshot"),
        ("UPDATE tables SET status = 'over'", "listed as over"),
    ],
)
def test_what_follows_from_the_log_is_mended(run: Run, folder: Path, statement: str, says: str) -> None:
    _change(folder, statement)
    told = run("doctor", folder)
    assert told.code == 1 and says in told.out and len(told.out.splitlines()) == 1
    assert run("doctor", folder, "--mend").code == 0
    assert run("doctor", folder).out == "Nothing is wrong.\n"


@pytest.mark.parametrize(
    ("statement", "says"),
    [
        ("UPDATE log SET data = '{}' WHERE version = 3", "version 3"),
        ("DELETE FROM log WHERE version = 3", "missing"),
        ("UPDATE log SET data = (SELECT data FROM log WHERE version = 5) WHERE version = 2", "contradicts"),
        ("UPDATE alembic_version SET version_num = '9999'", "newer"),
    ],
)
def test_what_cannot_be_mended_is_told_and_left_alone(run: Run, folder: Path, statement: str, says: str) -> None:
    _change(folder, statement)
    told = run("doctor", folder, "--mend")
    assert told.code == 1 and says in told.out, told
    assert run("doctor", folder).out == told.out


def test_a_first_start_that_was_cut_off_is_begun_anew(run: Run, tmp_path: Path) -> None:
    """As versions did that made their tables one by one."""
    folder = made_private(tmp_path / "data")
    _change(folder, "CREATE TABLE tables (id TEXT)", "CREATE TABLE alembic_version (version_num TEXT)")
    assert "half made" in run("doctor", folder).out
    assert run("doctor", folder, "--mend").code == 0
    assert run("doctor", folder).out == "Nothing is wrong.\n"
    assert run("tables", "list", "--data", folder).code == 0


def test_permissions_are_closed_and_nothing_is_made(run: Run, folder: Path, tmp_path: Path) -> None:
    folder.chmod(0o755)
    (folder / "stellwerk.db").chmod(0o644)
    assert len(run("doctor", folder).out.splitlines()) == 2
    assert run("doctor", folder, "--mend").code == 0
    assert run("doctor", folder).code == 0
    assert run("doctor", tmp_path / "nowhere", "--mend").code == 1
    assert not (tmp_path / "nowhere").exists()

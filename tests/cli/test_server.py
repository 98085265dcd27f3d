"""The server's commands on the command line."""

from __future__ import annotations

import asyncio
import gzip
import json
import sqlite3
from pathlib import Path

from cli.running import Run
from server.hubs import new_table, open_hub
from stellwerk.core import record as records
from stellwerk.server.backup import MAGIC
from stellwerk.server.records import record_of


def _finished(folder: Path) -> str:
    """A game that two bots have played at a table."""

    async def scene() -> str:
        async with open_hub(folder, database=str(folder / "stellwerk.db")) as hub:
            table = await new_table(hub, "first-journey", people=0, bots=2)
            async with asyncio.timeout(60):
                while table.course.sheet.status == "running":
                    await table.changed.wait()
            (folder / "game.record").write_text(records.write(await record_of(table)))
            return table.code

    return asyncio.run(scene())


def test_verify_tables_backup_and_restore(run: Run, tmp_path: Path) -> None:
    code = _finished(tmp_path)
    good = tmp_path / "game.record"
    told = run("verify", good)
    assert told.code == 0 and "draws recomputed" in told.out
    bad = tmp_path / "bad.record"
    bad.write_text(good.read_text().replace("nonce 0 ", "nonce 0 00"))
    assert run("verify", good, bad).code == 2

    listed = run("tables", "list", "--data", tmp_path)
    assert code in listed.out and "first-journey" in listed.out
    assert run("tables", "export", code, "--data", tmp_path).out == good.read_text()
    assert run("backup", tmp_path / "all.gz", "--data", tmp_path).code == 0
    assert run("backup", tmp_path / "all.gz", "--data", tmp_path).code == 2
    other = tmp_path / "other"
    assert run("restore", tmp_path / "all.gz", "--data", other).code == 0
    assert run("restore", tmp_path / "all.gz", "--data", other).code == 2
    assert run("tables", "export", code.lower(), "--data", other).out == good.read_text()
    assert run("tables", "delete", code, "--data", other).code == 0
    assert run("tables", "delete", code, "--data", other).code == 2


def test_what_cannot_be_used_is_told_in_a_line(run: Run, tmp_path: Path) -> None:
    for args in (
        ("serve", "--data", tmp_path, "--database", "postgresql://x"),
        ("serve", "--database", "oracle://x"),
        ("serve", "--port", "many"),
        ("serve", "--data", tmp_path, "--proxy", "10.0.0.300"),
        ("serve", "--database", f"sqlite:///{tmp_path}/no/such/folder.db"),
        ("serve", "--database", "postgresql://nobody@127.0.0.1:1/nothing"),
        ("restore", tmp_path / "nothing.gz", "--data", tmp_path),
        ("backup", tmp_path / "all.gz", "--data", tmp_path / "empty"),
        ("tables", "list", "--data", tmp_path / "empty"),
    ):
        told = run(*args)
        assert told.code == 2 and len(told.err.splitlines()) == 1, told
    assert not (tmp_path / "all.gz").exists() and not (tmp_path / "empty").exists()


def _bad_row(path: Path, row: dict[str, object]) -> Path:
    """A backup with one row."""
    with gzip.open(path, "wt") as file:
        file.write(f"{MAGIC}\n{json.dumps({'table': 'log', 'row': row})}\n")
    return path


def test_a_backup_that_does_not_fit_is_told_in_a_line_and_leaves_nothing(run: Run, tmp_path: Path) -> None:
    orphan: dict[str, object] = {"table_id": "0" * 16, "version": 1, "at": 1, "data": "e30="}
    rows: list[dict[str, object]] = [orphan, {**orphan, "data": 7}, {"table_id": "0" * 16}, {**orphan, "more": 1}]
    for number, row in enumerate(rows):
        told = run("restore", _bad_row(tmp_path / f"{number}.gz", row), "--data", tmp_path / "data")
        assert told.code == 2 and len(told.err.splitlines()) == 1, told
    with sqlite3.connect(tmp_path / "data" / "stellwerk.db") as raw:
        assert raw.execute("SELECT count(*) FROM log").fetchone() == (0,)
        raw.execute("UPDATE alembic_version SET version_num = '9999'")
    for args in (("backup", tmp_path / "all.gz"), ("tables", "list"), ("restore", tmp_path / "0.gz"), ("serve",)):
        told = run(*args, "--data", tmp_path / "data")
        assert told.code == 2 and "newer" in told.err and len(told.err.splitlines()) == 1, told

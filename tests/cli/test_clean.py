"""`stellwerk tables clean`: house-keeping by hand."""

from __future__ import annotations

import asyncio
from pathlib import Path

from cli.running import Run
from server.ageing import age, one_of_each
from server.hubs import open_hub
from stellwerk.server.store import DAY, now


def test_by_hand_and_first_without_doing_it(run: Run, tmp_path: Path) -> None:
    async def scene() -> list[str]:
        async with open_hub(tmp_path, database=str(tmp_path / "stellwerk.db")) as hub:
            tables = list((await one_of_each(hub)).values())
            await age(hub, 31, *tables)
            return [table.code for table in tables]

    codes = asyncio.run(scene())
    where = ("--data", tmp_path, "--records", tmp_path / "records")
    days = [word for kind in ("finished", "unfinished", "abandoned") for word in ("--set", f"keep.{kind}=30")]
    told = run("tables", "clean", *where, *days, "--dry-run")
    assert told.code == 0 and all(code in told.out for code in codes)
    assert all(code in run("tables", "list", "--data", tmp_path).out for code in codes)
    assert run("tables", "clean", *where, *days).code == 0
    assert not any(code in run("tables", "list", "--data", tmp_path).out for code in codes)
    assert len(list((tmp_path / "records").iterdir())) == 2


def test_boards_that_nobody_plays_are_counted_before_they_go(run: Run, tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_hub(tmp_path, database=str(tmp_path / "stellwerk.db")) as hub:
            for days, name in enumerate(("own-new", "own-old", "own-older")):
                await hub.store.designs.keep(name, {}, now() - 20 * days * DAY, most=9)

    asyncio.run(scene())
    clean = ("tables", "clean", "--data", tmp_path, "--set", "keep.designs=10")
    assert "2 boards that nobody plays" in run(*clean, "--dry-run").out
    assert "2 boards that nobody plays" in run(*clean).out
    assert "0 boards that nobody plays" in run(*clean, "--dry-run").out

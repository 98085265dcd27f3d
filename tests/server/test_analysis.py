"""Looking back on finished games: begun, followed, given up, kept with the table; never while they run."""

from __future__ import annotations

import asyncio
import json
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from server.conftest import Running
from server.hubs import HOST, first_turn, new_table, open_hub, over
from stellwerk.core import record as records
from stellwerk.core.record import Record
from stellwerk.server import seating
from stellwerk.server.analysing import Following, record_to_analyse
from stellwerk.server.backup import backup, restore
from stellwerk.server.drills.client import RefusedError, call
from stellwerk.server.errors import NotPossibleError, TooManyError
from stellwerk.server.settings import Analysing
from stellwerk.server.store import Store
from stellwerk.turbo import ready

RECORD = Path(__file__).parents[1] / "records" / "first-journey-six-tickets.txt"
QUICK = Analysing(depth=2)
ENDLESS = Analysing(depth=1_000_000)


def near_the_end(base: str, record: Record) -> tuple[str, str]:
    """A table of two, a few turns before the last, and its token."""
    entries = max(number for number, entry in enumerate(record.entries) if entry.seat >= 0) - 1
    past = {"record": str(record), "entries": entries}
    body = {"game": record.header.game, "options": record.header.options, "seats": [{"kind": "me"}] * 2}
    made = call(base, "POST", "/api/tables", {**body, "past": past, "name": "Ada"})
    table, token = f"/api/tables/{made['table']['id']}", made["token"]
    call(base, "POST", f"{table}/start", {}, token)
    return table, token


def to_the_end(base: str, table: str, token: str) -> None:
    for _ in range(100):
        seat = call(base, "GET", f"{table}/play")["actors"][:1]
        if not seat:
            return
        play = call(base, "GET", f"{table}/play?seat={seat[0]}", None, token)
        act = {"seat": seat[0], "version": play["version"], "action": play["choices"][0]["action"]}
        call(base, "POST", f"{table}/act", act, token)
    raise AssertionError("the game did not end")


def events(base: str, table: str, lang: str = "en") -> Iterator[dict[str, Any]]:
    request = urllib.request.Request(f"{base}{table}/analysis?lang={lang}", b"", method="POST")
    with urllib.request.urlopen(request, timeout=300) as answer:
        assert answer.headers["Content-Type"].startswith("text/event-stream")
        for line in answer:
            if line.strip():
                yield json.loads(line.removeprefix(b"data: "))


def test_a_game_is_analysed_when_it_is_over_once_for_everybody_and_through_a_restart(
    serve: Callable[..., Running],
) -> None:
    first = serve(analysing=ENDLESS)
    table, token = near_the_end(first.base, records.read(RECORD.read_text()))
    with pytest.raises(RefusedError, match="played to its end") as refused:
        call(first.base, "POST", f"{table}/analysis", None, token)
    assert refused.value.status == 409
    assert call(first.base, "GET", table)["analysis"] is False
    to_the_end(first.base, table, token)
    assert call(first.base, "GET", table)["analysis"] is True
    assert next(events(first.base, table))["done"] == 0
    first.stop()  # in the middle of it

    second = serve(analysing=QUICK)
    *steps, last = events(second.base, table)
    parts = [step["done"] for step in steps]
    assert len(parts) > 3 and parts == sorted(parts) and parts[-1] == 1
    seen, seats = last["answer"], 2
    text = call(second.base, "GET", f"{table}/record")
    entries = records.read(text).entries
    assert len(seen["chances"]) == len(entries) + 1 == len(seen["told"]) + 1
    assert all(sum(row) == pytest.approx(1, abs=0.001) for row in seen["chances"])
    for row in seen["rows"]:
        prior, *moved, result = (float(each.replace("−", "-").rstrip("%")) for each in row["figures"])
        assert prior + sum(moved) == pytest.approx(result), "what is shown does not add up"
    assert all(entries[each["entry"]].seat == each["seat"] < seats for each in seen["costly"]["looked"])
    assert all(entries[each["entry"]].seat < 0 for part in ("lucky", "unlucky") for each in seen[part]["looked"])

    (again,) = events(second.base, table, "de")
    assert again["answer"]["chances"] == seen["chances"], "it was made anew"
    assert "zu Ende gespielt" in again["answer"]["head"] and "played on" in seen["head"]
    with pytest.raises(RefusedError, match="404"):
        call(second.base, "POST", "/api/tables/0123456789abcdef/analysis")
    with pytest.raises(RefusedError, match="422"):
        call(second.base, "POST", "/api/tables/nonsense/analysis")


async def _step_after(following: Following, before: float) -> float:
    async for done in following:
        if done > before:
            return done
    raise AssertionError("it ended without a further step")


def test_it_goes_on_while_anybody_follows_and_ends_with_the_last(tmp_path: Path) -> None:
    """Whoever began it may leave; meanwhile the same address gets no second one."""

    async def scene() -> None:
        async with open_hub(tmp_path, analysing=Analysing(depth=400, waiting=1)) as hub:
            table, other = [await new_table(hub, "first-journey", people=0, bots=2) for _ in range(2)]
            await asyncio.gather(over(table), over(other))
            record, analyst = await record_to_analyse(table), hub.analyst
            async with asyncio.timeout(300):
                with ExitStack() as first, ExitStack() as later:
                    begun = first.enter_context(analyst.follow(table, record, "here"))
                    joined = later.enter_context(analyst.follow(table, record, "there"))
                    seen = await _step_after(begun, 0)
                    first.close()
                    assert await _step_after(joined, seen) > seen
                    with analyst.follow(other, record, "here") as second, pytest.raises(TooManyError):
                        await second.found()
                    (at_work,) = analyst._desk._workers._all
                await at_work.wait()
            assert await analyst.kept(table) is None
            with analyst.follow(table, record, "there") as anew:
                assert await anext(aiter(anew)) == 0, "whoever comes later begins anew"

    asyncio.run(scene())


def test_running_games_and_those_without_an_engine_are_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        async with open_hub(tmp_path) as hub:
            running, denmark = await new_table(hub, "first-journey"), await new_table(hub, "denmark")
            await first_turn(running)
            given_up = await new_table(hub, "first-journey")
            await seating.abandon(given_up, HOST)
            for table in (running, given_up):
                with pytest.raises(NotPossibleError, match="played to its end"):
                    await record_to_analyse(table)
            with pytest.raises(NotPossibleError, match="cannot be analysed"):
                await record_to_analyse(denmark)
            ended = await new_table(hub, "first-journey", people=0, bots=2)
            await over(ended)
            assert ended.info().analysis and not given_up.info().analysis
            monkeypatch.setattr(ready, "available", lambda: False)
            assert not ended.info().analysis
            with pytest.raises(NotPossibleError, match="cannot be analysed"):
                await record_to_analyse(ended)

    asyncio.run(scene())


def test_what_was_found_goes_where_its_table_goes(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_hub(tmp_path) as hub:
            table = await new_table(hub, "first-journey")
            kept = hub.store.analyses
            await kept.put(table.id, b"old")
            await kept.put(table.id, b"new")
            assert await kept.of(table.id) == b"new"
            assert await hub.analyst.kept(table) is None, "what nobody can read is made anew"
            await backup(hub.settings.database, tmp_path / "b.gz")
            await restore(tmp_path / "b.gz", str(tmp_path / "other.db"))
            other = await Store.open(str(tmp_path / "other.db"))
            assert await other.analyses.of(table.id) == b"new"
            await other.close()
            await hub.forget(table.id)
            assert await kept.of(table.id) is None
            await kept.put(table.id, b"late")  # it was finished just as its table went
            assert await kept.of(table.id) is None

    asyncio.run(scene())

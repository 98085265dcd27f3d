"""Several actions of a seat are one decision: one entry, one version, one message; all of them, or none."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest

from server.hubs import Ear, act, actors, new_table, open_hub, random_move, session, todo, undo
from stellwerk.core import record as records
from stellwerk.core.game import LUCK
from stellwerk.core.notation import SEVERAL, read_decision
from stellwerk.core.proof import verify
from stellwerk.server import takebacks, wire
from stellwerk.server.entries import Moved
from stellwerk.server.hub import Hub
from stellwerk.server.records import record_of
from stellwerk.server.snapshots import uncache
from stellwerk.server.table import Table
from stellwerk.server.voice import NOBODY


async def _until(table: Table, begins: str, rng: Random) -> tuple[int, list[str]]:
    """Play at random until somebody may do something that begins like this: who, and all such actions."""
    for _ in range(2000):
        seat = actors(table)[0]
        if found := [text for text in todo(table, seat) if text.startswith(begins)]:
            return seat, found
        await random_move(table, rng)
    raise AssertionError(f"nobody could ever {begins}")


def _longer(table: Table, seat: int, text: str) -> list[str]:
    """The decisions that begin with this one and go on in the same way."""
    kind = text.rpartition(SEVERAL)[2].split()[0]
    onward = {"claim": "pay"}.get(kind, kind)
    choices = table.look(seat, text, NOBODY).choices
    return [each.action for each in choices if each.action.startswith(f"{text}{SEVERAL}{onward} ")]


async def _claim_and_pay(table: Table, rng: Random) -> tuple[int, str]:
    """A claim with its payment on a route where luck has no say."""
    for _ in range(200):
        seat, claims = await _until(table, "claim ", rng)
        for claim in claims:
            for text in _longer(table, seat, claim):
                after = session(table).act(seat, *read_decision(table.game, text))
                if after.can_undo(seat) and LUCK not in after.actors:
                    return seat, text
        await random_move(table, rng)
    raise AssertionError("no route could be claimed without luck")


async def _track(table: Table, rng: Random) -> tuple[int, str]:
    """A line of three pieces of track, as somebody drags it."""
    seat, pieces = await _until(table, "lay ", rng)
    text = pieces[0]
    for _ in range(2):
        text = _longer(table, seat, text)[0]
    return seat, text


async def _moves(hub: Hub, table: Table) -> list[str]:
    return [each.entry.action for each in await hub.store.log(table.id) if isinstance(each.entry, Moved)]


@pytest.mark.parametrize(("title", "find"), [("europe", _claim_and_pay), ("denmark", _track)])
def test_a_decision_is_one_entry_one_version_and_one_message(tmp_path: Path, title: str, find: Any) -> None:
    async def scene() -> None:
        async with open_hub(tmp_path) as hub:
            table = await new_table(hub, title)
            seat, text = await find(table, Random(2))
            assert SEVERAL in text
            before, entries = table.course, await _moves(hub, table)
            ears = [Ear(table, each) for each in (0, 1, None)]
            heard = [len(await ear.plays()) for ear in ears]
            assert isinstance(await act(table, seat, text), wire.Done)
            assert table.course.sheet.version == before.sheet.version + 1
            assert await _moves(hub, table) == [*entries, text]
            assert [len(await ear.plays()) for ear in ears] == [count + 1 for count in heard]

            assert isinstance(await undo(table, seat), wire.Done)
            assert table.course.state == before.state

    asyncio.run(scene())


@pytest.mark.parametrize(
    ("title", "find", "wrong"), [("europe", _claim_and_pay, "pay 9 red"), ("denmark", _track, "move nowhere")]
)
def test_a_decision_with_a_part_that_is_not_possible_changes_nothing(
    tmp_path: Path, title: str, find: Any, wrong: str
) -> None:
    async def scene() -> None:
        async with open_hub(tmp_path) as hub:
            table = await new_table(hub, title)
            seat, text = await find(table, Random(2))
            first = text.split(SEVERAL)[0]
            before, entries = table.course, await _moves(hub, table)
            many = SEVERAL.join([first] * 201)
            for bad in (f"{first}{SEVERAL}{wrong}", f"{first}{SEVERAL}{first}", f"{text};", many):
                refused = await act(table, seat, bad)
                assert isinstance(refused, wire.Refused) and refused.why.text
                assert table.look(seat, bad, NOBODY).why == refused.why
            assert table.course is before and await _moves(hub, table) == entries

    asyncio.run(scene())


def test_a_look_applies_once_and_says_why_not(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with open_hub(tmp_path) as hub:
            table = await new_table(hub)
            seat, text = await _claim_and_pay(table, Random(2))
            before, applied, real = table.course, [], type(table.game).apply

            def counting(game: Any, state: Any, who: int, action: Any) -> Any:
                applied.append(action)
                return real(game, state, who, action)

            monkeypatch.setattr(type(table.game), "apply", counting)
            claim, pay = text.split(SEVERAL)
            seen = table.look(seat, claim, NOBODY)
            assert len(applied) == 1 and text in [choice.action for choice in seen.choices]
            assert {choice.group for choice in seen.choices} == set(seen.headings)
            assert table.look(seat, text, NOBODY).choices == () and len(applied) == 3
            refused = table.look(seat, pay, NOBODY)
            assert refused.why is not None and refused.why.rule and not refused.choices and len(applied) == 4
            assert table.look(1 - seat, claim, NOBODY).why is not None
            assert table.course is before

    asyncio.run(scene())


def test_the_record_of_such_a_game_has_one_line_for_every_action(tmp_path: Path) -> None:
    async def scene() -> None:
        rng = Random(3)
        async with open_hub(tmp_path) as hub:
            table = await new_table(hub, "europe")
            while table.course.sheet.status == "running":
                seat = rng.choice(actors(table))
                text = rng.choice(todo(table, seat))
                text = rng.choice(_longer(table, seat, text) or [text])
                assert isinstance(await act(table, seat, text), wire.Done)
            decisions = await _moves(hub, table)
            assert any(SEVERAL in text for text in decisions)
            record = records.read(records.write(await record_of(table)))
            by_seats = [entry.text for entry in record.entries if entry.seat >= 0]
            assert by_seats == [part for text in decisions for part in text.split(SEVERAL)]
            records.check(table.game, record)
            assert verify(table.game, record) > 0

    asyncio.run(scene())


@pytest.mark.parametrize("title", ["europe", "denmark"])
def test_a_snapshot_holds_no_position_that_could_be_undone(tmp_path: Path, title: str) -> None:
    async def scene() -> None:
        rng, undoable = Random(4), 0
        async with open_hub(tmp_path, snapshot_every=1) as hub:
            table = await new_table(hub, title)
            for _ in range(150):
                await random_move(table, rng)
                snapshot = await hub.store.snapshot(table.id)
                assert snapshot is not None
                if table.course.sheet.undo:
                    undoable += 1
                    assert snapshot.version < table.course.sheet.version - len(table.course.sheet.undo) + 1
                else:
                    assert snapshot.version == table.course.sheet.version
                    assert uncache(table.game, snapshot.data).state == table.course.state
        assert undoable > 5

    asyncio.run(scene())


@pytest.mark.parametrize(("title", "find"), [("europe", _claim_and_pay), ("denmark", _track)])
def test_undo_works_after_a_restart(tmp_path: Path, title: str, find: Any) -> None:
    """Nobody says goodbye: another process opens the table in the middle of a turn that can be taken back."""

    async def scene() -> None:
        async with open_hub(tmp_path, snapshot_every=1) as hub:
            table = await new_table(hub, title)
            seat, text = await find(table, Random(2))
            states = []
            for part in text.split(SEVERAL):
                states.append(table.course.state)
                assert isinstance(await act(table, seat, part), wire.Done)
            async with open_hub(tmp_path, snapshot_every=1) as other:
                again = await other.table(table.id)
                assert again.course.state == table.course.state
                for state in reversed(states):
                    assert isinstance(await undo(again, seat), wire.Done)
                    assert again.course.state == state

    asyncio.run(scene())


def test_a_takeback_leaves_nothing_to_undo(tmp_path: Path) -> None:
    """What another seat could have undone then has long been answered."""

    async def scene() -> None:
        async with open_hub(tmp_path) as hub:
            table = await new_table(hub)
            seat, text = await _claim_and_pay(table, Random(2))
            await act(table, seat, text)
            after = table.course.state
            assert isinstance(await act(table, 1 - seat, "draw blind"), wire.Done)
            await takebacks.ask(table, 1 - seat, NOBODY)
            await takebacks.answer(table, seat, True, NOBODY)
            assert table.course.state == after
            assert isinstance(await undo(table, seat), wire.Refused)
            async with open_hub(tmp_path) as other:
                assert (await other.table(table.id)).course == table.course

    asyncio.run(scene())

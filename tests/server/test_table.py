"""A table: stale and repeated sends, choosing at once, undo, takeback, clocks, absence, coming back."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest

from server.hubs import (
    HOST,
    Ear,
    act,
    actors,
    first_turn,
    new_table,
    open_hub,
    over,
    random_move,
    session,
    todo,
    undo,
)
from stellwerk import telling
from stellwerk.core import codec
from stellwerk.core import record as records
from stellwerk.server import seating, takebacks, wire
from stellwerk.server.driver import Driver
from stellwerk.server.entries import Clock, Moved
from stellwerk.server.errors import NotPossibleError
from stellwerk.server.fold import fold, in_force
from stellwerk.server.records import history, record_of
from stellwerk.server.settings import Bots
from stellwerk.server.table import Table
from stellwerk.server.voice import NOBODY, Voice
from stellwerk.server.worker import Advice
from stellwerk.server.workers import NoAnswerError


def test_who_plays_hears_of_a_move_before_a_crowd_that_watches(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_hub(tmp_path) as hub:
            table = await new_table(hub)
            await first_turn(table)
            told: list[int | None] = []

            class Noting(Ear):
                def __init__(self, table: Table, seat: int | None) -> None:
                    self.seat = seat
                    super().__init__(table, seat)

                async def _hear(self, text: str) -> None:
                    told.append(self.seat if '"type":"play"' in text else -1)

            crowd = [Noting(table, None) for _ in range(70)]
            people = [Noting(table, seat) for seat in (0, 1)]
            told.clear()
            await random_move(table, Random(1))
            for _ in range(10):
                await asyncio.sleep(0)
            plays = [seat for seat in told if seat != -1]
            assert set(plays[:2]) == {0, 1} and plays[2:] == [None] * len(crowd) and people

    asyncio.run(scene())


def test_a_repeated_send_changes_nothing(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_hub(tmp_path) as hub:
            table = await new_table(hub)
            seat = await first_turn(table)
            version = table.course.sheet.version
            action = todo(table, seat)[0]
            tries = [table.act(seat, version, action, Voice(str(number))) for number in range(5)]
            outcomes = await asyncio.gather(*tries)
            assert [type(outcome) for outcome in outcomes] == [wire.Done, *[wire.Stale] * 4]
            assert [outcome.id for outcome in outcomes] == list("01234")
            assert table.course.sheet.version == version + 1

    asyncio.run(scene())


def test_while_all_choose_only_ones_own_action_makes_a_version_stale(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_hub(tmp_path) as hub:
            table = await new_table(hub, people=3)
            assert len(actors(table)) == 3
            seen = table.course.sheet.version
            keeps = [todo(table, seat)[0] for seat in range(3)]
            assert isinstance(await act(table, 1, keeps[1], seen), wire.Done)
            assert isinstance(await act(table, 1, keeps[1], seen), wire.Stale)
            assert isinstance(await act(table, 0, keeps[0], seen), wire.Done)
            assert isinstance(await act(table, 2, keeps[2], seen), wire.Done)
            turn = actors(table)[0]
            assert isinstance(await act(table, turn, todo(table, turn)[0], seen), wire.Stale)

    asyncio.run(scene())


def test_refusals_name_the_rule_and_change_nothing(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_hub(tmp_path) as hub:
            table = await new_table(hub)
            seat = await first_turn(table)
            before = table.course
            for text in ("", "claim", "claim nowhere-1", "card red", "draw", "pay 9 red", "keep", "pass"):
                outcome = await act(table, seat, text)
                assert isinstance(outcome, wire.Refused) and outcome.why.reason and outcome.why.text, text
                assert table.look(seat, text, NOBODY).why == outcome.why
            other = 1 - seat
            action = todo(table, seat)[0]
            refused = await act(table, other, action)
            assert isinstance(refused, wire.Refused) and refused.why.rule and refused.why.meaning
            assert isinstance(await act(table, seat, action, before.sheet.version + 1), wire.Stale)
            assert table.course is before
            assert table.look(seat, action, NOBODY).why is None

    asyncio.run(scene())


async def _claimable(table: Table, rng: Random) -> int:
    """Play until the seat in turn can claim a route."""
    for _ in range(400):
        seat = actors(table)[0]
        if any(text.startswith("claim") for text in todo(table, seat)):
            return seat
        await random_move(table, rng)
    raise AssertionError("nobody could ever claim a route")


def test_undo_until_something_is_revealed_or_another_acts(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_hub(tmp_path) as hub:
            table = await new_table(hub, "first-journey")
            rng = Random(1)
            seat = await _claimable(table, rng)
            before = table.course
            claim = next(text for text in todo(table, seat) if text.startswith("claim"))
            ear = Ear(table, 1 - seat)
            assert isinstance(await act(table, seat, claim), wire.Done)
            assert table.course.sheet.undo == (before.sheet.moved,) and session(table).can_undo(seat)
            assert isinstance(await undo(table, 1 - seat), wire.Refused)
            assert isinstance(await undo(table, seat), wire.Done)
            assert table.course.state == before.state
            told = (await ear.plays())[-1]
            assert told["news"] == [{"type": "TakenBack", "seat": seat, "to": before.sheet.moved}]
            assert [line["text"] for line in told["log"]] == [f"p{seat} takes it back."]
            assert isinstance(await undo(table, seat), wire.Refused)
            # Whoever comes later, or only watches, does not read of what was taken back.
            logged = await hub.store.log(table.id)
            *kept, last = history(telling.narrator(table.game, "en"), table.game, logged, None)
            assert kept and all(each.version <= before.sheet.moved for each in kept)
            assert last.version == table.course.sheet.version

            draw = next(text for text in todo(table, seat) if text.startswith("draw"))
            await act(table, seat, draw)
            assert table.course.sheet.undo == ()
            assert isinstance(await undo(table, seat), wire.Refused)

    asyncio.run(scene())


def test_takeback_needs_everybody_and_gives_the_same_luck_again(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_hub(tmp_path) as hub:
            table = await new_table(hub)
            seat = await first_turn(table)
            before = table.course
            await act(table, seat, "draw blind")
            after = table.course.state
            assert isinstance(await takebacks.ask(table, seat, NOBODY), wire.Done)
            assert table.course.state == after
            assert isinstance(await takebacks.answer(table, 1 - seat, False, NOBODY), wire.Done)
            assert table.course.state == after and table.course.sheet.takeback is None
            await takebacks.ask(table, seat, NOBODY)
            assert isinstance(await takebacks.answer(table, 1 - seat, True, NOBODY), wire.Done)
            assert table.course.state == before.state
            await act(table, seat, "draw blind")
            assert table.course.state == after

    asyncio.run(scene())


def test_a_draw_is_not_taken_back_behind_the_back_of_an_absent_person(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_hub(tmp_path) as hub:
            table = await new_table(hub)
            seat = await first_turn(table)
            await act(table, seat, "draw blind")
            after = table.course.state
            await seating.man(table, HOST, 1 - seat, "random")  # its person has left the room
            await takebacks.ask(table, seat, NOBODY)
            assert table.course.state == after and table.course.sheet.takeback is not None
            assert await seating.come_back(table, 1 - seat)
            await takebacks.answer(table, 1 - seat, True, NOBODY)
            assert table.course.state != after
            await seating.abandon(table, HOST)
            text = records.write(await record_of(table))
            assert "\ntakebacks 1\n" in text
            assert records.write(records.read(text)) == text

    asyncio.run(scene())


def test_what_no_luck_followed_is_taken_back_without_the_absent(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_hub(tmp_path) as hub:
            table, rng = await new_table(hub, "denmark"), Random(2)
            while not (lays := [text for text in todo(table, actors(table)[0]) if text.startswith("lay ")]):
                await random_move(table, rng)
            before, seat, used = table.course.state, actors(table)[0], table.course.sheet.used
            await act(table, seat, lays[0])
            assert table.course.sheet.used == used
            await seating.man(table, HOST, 1 - seat, "random")
            await takebacks.ask(table, seat, NOBODY)
            assert table.course.state == before
            await seating.abandon(table, HOST)
            assert "takebacks" not in records.write(await record_of(table))

    asyncio.run(scene())


@pytest.mark.parametrize("title", ["europe", "germany", "first-journey"])
def test_the_log_folds_to_the_same_course_and_snapshots_agree(tmp_path: Path, title: str) -> None:
    async def scene() -> None:
        rng = Random(title)
        async with open_hub(tmp_path, snapshot_every=7) as hub:
            table = await new_table(hub, title, people=3)
            for _ in range(120):
                if table.course.sheet.status != "running":
                    break
                await random_move(table, rng)
                if table.course.sheet.undo and rng.random() < 0.3:
                    await undo(table, session(table).last)
            entries = [each.entry for each in await hub.store.log(table.id)]
            *_, last = fold(table.game, entries)
            assert last.course == table.course
            played = in_force(entries)
            assert sum(isinstance(entry, Moved) for _, entry in played) <= len(entries)
            course, ident = table.course, table.id
        async with open_hub(tmp_path, snapshot_every=7) as hub:
            again = await hub.table(ident)
            assert (again.course.sheet, again.course.state) == (course.sheet, course.state)
            assert codec.canonical(again.course.state) == codec.canonical(course.state)
            await random_move(again, rng)

    asyncio.run(scene())


def test_bots_play_a_whole_game_alone(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_hub(tmp_path) as hub:
            table = await new_table(hub, "first-journey", people=0, bots=2)
            ear = Ear(table, None)
            await over(table)
            assert table.course.sheet.status == "over"
            heard = (await ear.plays())[-1]
            assert len(heard["result"]["seats"]) == 2 and heard["view"]["hand"] is None

    asyncio.run(scene())


def test_a_bot_stands_in_when_time_runs_out_and_gives_the_seat_back(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_hub(tmp_path) as hub:
            table = await new_table(hub, people=1, bots=1, clock=Clock(move=0.2))
            assert (await Ear(table, 0).all())[-1]["clocks"][0] <= 200
            async with asyncio.timeout(30):
                while table.course.sheet.chairs[0].bot is None:
                    await table.changed.wait()
                moved = table.course.sheet.moves[0]
                while table.course.sheet.moves[0] < moved + 2:
                    await table.changed.wait()
            assert isinstance(await act(table, 0, "pass"), wire.Refused)
            assert await seating.come_back(table, 0)
            assert table.course.sheet.chairs[0].bot is None
            assert not await seating.come_back(table, 0)

    asyncio.run(scene())


def test_a_bot_stands_in_for_who_stays_away_but_not_for_who_is_here(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_hub(tmp_path) as hub:
            table = await new_table(hub, people=2, away=0.2)
            Ear(table, 0)
            async with asyncio.timeout(30):
                while table.course.sheet.chairs[1].bot is None:
                    await table.changed.wait()
            await asyncio.sleep(0.4)
            assert table.course.sheet.chairs[0].bot is None

    asyncio.run(scene())


def test_leaving_joining_and_beginning(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_hub(tmp_path) as hub:
            table = await new_table(hub, people=2, begin=False)
            for guest in ("a", "b"):
                await hub.store.add_guest(guest, guest, guest)
            await seating.leave(table, HOST)
            assert all(chair.open for chair in table.course.sheet.chairs)
            assert await seating.sit(table, "a", "Ann", "aa") == 0
            assert await seating.sit(table, "a", "Ann", "aa") == 0
            assert table.course.sheet.status == "open"
            assert await seating.sit(table, "b", "Ann", "bb") == 1
            assert table.course.sheet.status == "running"
            assert [chair.name for chair in table.course.sheet.chairs] == ["Ann", "Ann 2"]
            with pytest.raises(NotPossibleError):
                await seating.sit(table, HOST, "late", "")
            await seating.leave(table, "a")
            assert table.course.sheet.chairs[0].bot is not None and table.course.sheet.chairs[0].guest is None

    asyncio.run(scene())


def test_free_chairs_are_taken_away_at_the_start_and_listeners_follow(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_hub(tmp_path) as hub:
            table = await new_table(hub, people=3, begin=False)
            await hub.store.add_guest("a", "a", "a")
            await seating.leave(table, HOST)
            await seating.sit(table, "a", "Ann", "aa", 1)
            await seating.sit(table, HOST, "Bob", "bb", 2)
            ear = Ear(table, 2)
            await seating.start(table, HOST, None, None)
            assert [chair.name for chair in table.course.sheet.chairs] == ["Ann", "Bob"]
            assert ear.connection.seat == 1
            assert (await ear.all())[-1]["you"] == 1

    asyncio.run(scene())


def test_a_bot_that_wants_too_much_memory_is_ended(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_hub(tmp_path, bots=Bots(pace=0.0, seconds=20.0, megabytes=200)) as hub:
            table = await new_table(hub)
            seat = await first_turn(table)
            assert (await table.driver.advice(seat, "greedy")).action
            with pytest.raises(NoAnswerError):
                await table.driver.advice(seat, "greedy", memory=b"x" * 150_000_000)
            assert (await table.driver.advice(seat, "greedy")).action

    asyncio.run(scene())


def test_the_second_level_moves_for_a_bot_that_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    think = Driver.advice

    async def advice(self: Driver, seat: int, bot: str, *rest: Any) -> Advice:
        asked.append(bot)
        if bot == "random":
            raise NoAnswerError(bot)
        return await think(self, seat, bot, *rest)

    async def scene() -> None:
        async with open_hub(tmp_path, bots=Bots(pace=0.0)) as hub:
            monkeypatch.setattr(Driver, "advice", advice)
            table = await new_table(hub, people=1, bots=1)
            async with asyncio.timeout(30):
                while not table.course.sheet.moves[1]:
                    await table.changed.wait()
            assert asked[:2] == ["random", "greedy"]
            assert hub.workers.failures == 0

    asyncio.run(scene())


def test_a_failed_bot_is_replaced_by_a_legal_move(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_hub(tmp_path, bots=Bots(pace=0.0, seconds=0.001)) as hub:
            table = await new_table(hub, people=1, bots=1)
            async with asyncio.timeout(30):
                while not table.course.sheet.moves[1]:
                    await table.changed.wait()
            assert hub.workers.failures >= 1

    asyncio.run(scene())

"""What anybody may ask for costs others neither time nor memory."""

from __future__ import annotations

import asyncio
import gc
import time
from itertools import product
from pathlib import Path
from weakref import WeakSet

import msgspec
import pytest

from server.hubs import Ear, first_turn, new_table, open_hub, session
from stellwerk import bots, games
from stellwerk.core import record as records
from stellwerk.core.game import AnyGame
from stellwerk.core.luck import SeededLuck
from stellwerk.core.play import play
from stellwerk.server import making
from stellwerk.server.connection import Connection
from stellwerk.server.errands import Choice, Draw, Name, ReplaySent, Scope
from stellwerk.server.errors import BadRequestError, NotPossibleError, TooManyError
from stellwerk.server.listening import attach, detach
from stellwerk.server.settings import Errands
from stellwerk.server.turns import Turns
from stellwerk.server.voice import NOBODY
from stellwerk.server.worker import Advice, Question
from stellwerk.server.workers import NoAnswerError, Workers


def a_record() -> str:
    game = games.make("europe")
    return records.write(play(game, [bots.make("random", game)] * 5, SeededLuck(3)).record())


# ---- memory


def test_games_of_many_choices_are_forgotten() -> None:
    making._made.cache_clear()
    gc.collect()
    held = WeakSet(making._held.values())  # by tables that other tests have left
    known: WeakSet[AnyGame] = WeakSet()
    ways = {option.name: option.values for option in games.options_of("europe")}
    for way, bonus, start in product(ways["way"], (*ways["bonus"], "none"), ways["start"]):
        known.add(making.asked("europe", {"way": way, "bonus": bonus, "start": start}))
    gc.collect()
    assert len(known - held) <= making.KEPT


def test_a_choice_is_one_game_however_it_is_spelled() -> None:
    usual = making.asked("europe", {})
    named = {option.name: option.default for option in games.options_of("europe")}
    assert making.asked("europe", named) is usual
    assert making.asked("europe", dict(reversed(named.items()))) is usual


def test_a_game_that_a_table_holds_is_not_made_again() -> None:
    held = making.asked("first-journey", {})
    making._made.cache_clear()
    assert making.asked("first-journey", {}) is held


def test_a_game_is_gone_when_nobody_holds_it() -> None:
    """It is in no circle: nothing has to look for it."""
    gc.collect()
    gc.disable()
    try:
        known = WeakSet([games.make("europe"), games.make("germany")])
        assert not known
    finally:
        gc.enable()


def test_workers_sent_home_in_the_middle_of_an_errand_leave_nothing_to_wait_for() -> None:
    async def trial() -> set[asyncio.Task[object]]:
        workers = Workers(2, 20.0, 2048)
        errand = ReplaySent(a_record(), dict(games.titles()), Scope(None, 0, 200, "en"))
        errands = [asyncio.create_task(workers.run(errand))]
        while not workers._all:
            await asyncio.sleep(0.001)
        errands.append(asyncio.create_task(workers.run(errand)))
        await asyncio.sleep(0)  # one has been started, the other is starting
        await workers.close()
        left = asyncio.all_tasks() - {asyncio.current_task(), *errands}
        answers = await asyncio.gather(*errands, return_exceptions=True)
        assert all(isinstance(answer, NoAnswerError) for answer in answers)
        return left | (asyncio.all_tasks() - {asyncio.current_task()})

    assert not asyncio.run(trial())


# ---- time


def test_a_long_replay_leaves_the_loop_to_others(tmp_path: Path) -> None:
    text = a_record()

    async def scene() -> None:
        async with open_hub(tmp_path) as hub:
            choice = Choice(games.title_file("europe"), making.chosen(games.title_file("europe"), {}))
            await hub.desk.page(Name(choice, "en"), "here")  # the process is there now
            before = time.process_time()
            scope = Scope(0, 0, 200, "de")
            errand = ReplaySent(text, dict(games.titles()), scope)
            answers = await asyncio.gather(*(hub.desk.run(errand, f"address {n}") for n in range(4)))
            assert len({bytes(answer) for answer in answers}) == 1 and msgspec.json.decode(answers[0])["moments"]
            # The work itself takes seconds of some processor: none of them is ours.
            assert time.process_time() - before < 0.5

    asyncio.run(scene())


def test_what_is_wrong_with_a_record_comes_back_from_the_worker(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_hub(tmp_path) as hub:
            for text in ("nonsense", a_record().replace("draw blind", "draw the moon", 1)):
                with pytest.raises(BadRequestError) as caught:
                    await hub.desk.run(ReplaySent(text, dict(games.titles()), Scope(None, 0, 5, "en")), "here")
                assert caught.value.key == "bad-record"

    asyncio.run(scene())


def test_an_address_has_a_budget_and_others_have_theirs(tmp_path: Path) -> None:
    title = games.title_file("first-journey")

    def errand(start: int) -> Name:
        return Name(Choice(title, making.chosen(title, {"start": str(start)})), "en")

    async def scene() -> None:
        async with open_hub(tmp_path, errands=Errands(waiting=2, budget=1000.0)) as hub:
            asked = [asyncio.create_task(hub.desk.page(errand(start), "greedy")) for start in range(4)]
            await asyncio.sleep(0)
            innocent = await hub.desk.page(errand(0), "somebody else")
            found = await asyncio.gather(*asked, return_exceptions=True)
            assert [type(each) for each in found[2:]] == [TooManyError] * 2 and found[0] == innocent
            assert await hub.desk.page(errand(3), "greedy")  # nothing of it was kept
        async with open_hub(tmp_path, errands=Errands(budget=0.0001, share=0.0)) as hub:
            await hub.desk.page(errand(0), "greedy")
            await hub.desk.page(errand(0), "greedy")  # it is ready: nobody pays for it
            with pytest.raises(TooManyError):
                await hub.desk.page(errand(1), "greedy")
            assert await hub.desk.page(errand(1), "somebody else")

    asyncio.run(scene())


def test_an_errand_that_takes_too_long_is_ended(tmp_path: Path) -> None:
    title = games.title_file("denmark")

    async def scene() -> None:
        async with open_hub(tmp_path, errands=Errands(seconds=0.001)) as hub:
            with pytest.raises(NotPossibleError) as caught:
                await hub.desk.page(Draw(Choice(title, making.chosen(title, {})), "light", "en"), "here")
            assert caught.value.key == "errand-too-long"

    asyncio.run(scene())


# ---- turns


def test_each_line_has_its_turn_and_lower_ranks_come_first() -> None:
    served: list[str] = []

    async def wish(turns: Turns, line: str, rank: int) -> None:
        async with turns.turn(line, rank):
            served.append(line)
            await asyncio.sleep(0)

    async def scene() -> None:
        turns = Turns(1)
        async with turns.turn("first"):
            wishes = [("flood", 1)] * 3 + [("other", 1), ("people", 0)]
            tasks = [asyncio.create_task(wish(turns, *each)) for each in wishes]
            await asyncio.sleep(0)
            tasks[0].cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert served == ["people", "other", "flood", "flood"] or served == ["people", "flood", "other", "flood"]
        async with asyncio.timeout(30), turns.turn("later"):
            assert turns.wishes("later") == 1 and not turns.wishes("flood")

    asyncio.run(scene())


def test_a_person_gets_an_answer_though_bots_flood_the_worker(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    thought: list[str] = []  # the titles of the tables that were answered
    others: list[int] = []  # how many were answered while the person waited for one move

    async def run(workers: Workers, question: Question) -> bytes:
        thought.append(question.title.parent.name)
        game = making.made(question.title, question.options)
        await asyncio.sleep(0.01)
        return msgspec.json.encode(Advice(game.write(game.legal(question.view)[0])))

    monkeypatch.setattr(Workers, "run", run)

    async def scene() -> None:
        async with open_hub(tmp_path) as hub:
            for _ in range(12):
                await new_table(hub, "first-journey", people=0, bots=2)
            table = await new_table(hub, "germany", people=1, bots=2)
            async with asyncio.timeout(30):
                while table.course.sheet.moves[1] < 5:  # a bot's
                    if 0 in session(table).actors:
                        action = table.game.write(session(table).legal(0)[0])
                        await table.act(0, table.course.sheet.version, action, NOBODY)
                    else:
                        thought.clear()
                        await table.changed.wait()
                        others.append(thought.count("first-journey"))
            assert max(others) < 6  # one after the other would be all twelve

    asyncio.run(scene())


# ---- coming and going


def test_who_comes_and_goes_all_the_time_is_told_of_once(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_hub(tmp_path) as hub:
            table = await new_table(hub)
            await first_turn(table)
            ear = Ear(table, 0)
            await asyncio.sleep(0.15)
            before = len(await ear.all())

            async def send(text: str) -> None:
                """Nobody reads it."""

            for _ in range(100):
                spectator = Connection(send, None, None, 64, 5.0)
                attach(table, spectator)
                await asyncio.sleep(0)
                detach(table, spectator)
            await asyncio.sleep(0.15)
            told = (await ear.all())[before:]
            assert [message["type"] for message in told] in (["table"], ["table"] * 2)
            assert told[-1]["watching"] == 0

    asyncio.run(scene())

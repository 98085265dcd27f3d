"""Lessons: a first game that teaches is a real table whose beginning is known."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from server.hubs import HOST, Ear, act, actors, new_table, open_hub, session, todo, undo
from stellwerk import bots, games, telling
from stellwerk.core.notation import SEVERAL, actions_in
from stellwerk.server import seating, wire
from stellwerk.server.entries import Setup
from stellwerk.server.errors import NotPossibleError
from stellwerk.server.hinting import hint
from stellwerk.server.hub import Hub
from stellwerk.server.lessons import LEARNER, Lesson, lesson_of, step_of
from stellwerk.server.table import Table
from stellwerk.server.voice import NOBODY

TAUGHT = [name for name in games.titles() if lesson_of(name) is not None]


async def opened(hub: Hub, name: str) -> tuple[Table, Lesson]:
    game, lesson = games.make(name), lesson_of(name)
    assert lesson is not None
    setup = Setup(name, game.options, game.version, game.digest, pace=0.0, listed=False, lesson=True)
    table = await hub.create(setup, lesson.chairs(HOST, "Ada"), HOST, "off", seed=lesson.seed)
    await seating.begin_if_full(table)
    return table, lesson


async def due(table: Table) -> None:
    """The learner is to act."""
    async with asyncio.timeout(30):
        while LEARNER not in table.course.actors or (
            (step := step_of(table.course.sheet)) is not None and step.seat != LEARNER
        ):
            await table.changed.wait()


async def follow(table: Table, last: bool = False, piecemeal: bool = False) -> str:
    """Do what the lesson asks for, the first or the last of what fits; at once or one action at a time."""
    step = step_of(table.course.sheet)
    assert step is not None
    whole = [text for text in step.do if "*" not in text]
    fitting = whole or [text for text in todo(table, LEARNER) if step.fits(text)]
    text = fitting[-1 if last else 0]
    if piecemeal:
        text = text.split(SEVERAL)[0]
    outcome = await act(table, LEARNER, text)
    assert isinstance(outcome, wire.Done), outcome
    return text


@pytest.mark.parametrize(
    ("last", "piecemeal"), [(False, False), (True, False), (True, True)], ids=["first", "last", "piecemeal"]
)
@pytest.mark.parametrize("name", TAUGHT)
def test_whoever_follows_reaches_the_end_and_has_earned_something(
    tmp_path: Path, name: str, last: bool, piecemeal: bool
) -> None:
    async def scene() -> None:
        async with open_hub(tmp_path) as hub:
            table, lesson = await opened(hub, name)
            ear = Ear(table, LEARNER, "de")
            while True:
                await due(table)
                if step_of(table.course.sheet) is None:
                    break
                await follow(table, last, piecemeal)
            plays = await ear.plays()
            told = [play["coach"]["text"] for play in plays if play["coach"] is not None]
            own = sum(step.seat == LEARNER for step in lesson.steps)
            assert len(dict.fromkeys(told)) == own + 1, "every step is told, and a farewell"
            assert lesson.rival.name in told[-1]
            lines = [line["text"] for play in plays for line in play["log"]]
            earned = ("schaffst die Reise", "Du lieferst")
            assert any(words in line for line in lines for words in earned) or _completed(table)
            # The same game goes on: everything is allowed, and the rival thinks for itself.
            assert len(todo(table, LEARNER)) > 1

    asyncio.run(scene())


@pytest.mark.parametrize("name", TAUGHT)
def test_all_ways_to_do_a_step_take_equally_many_actions(name: str) -> None:
    lesson = lesson_of(name)
    assert lesson is not None
    assert all(actions_in(text) == step.actions for step in lesson.steps for text in step.do)


def _completed(table: Table) -> bool:
    view = session(table).view(LEARNER)
    helped = games.family_of(table.game).help(table.game, view, None)
    return any(each.done for each in getattr(helped, "tickets", ()))


@pytest.mark.parametrize("name", TAUGHT)
def test_another_move_is_answered_kindly_and_nothing_is_taken_back(tmp_path: Path, name: str) -> None:
    async def scene() -> None:
        async with open_hub(tmp_path) as hub:
            table, _ = await opened(hub, name)
            await due(table)
            step = step_of(table.course.sheet)
            assert step is not None
            other = next(text for text in todo(table, LEARNER) if not step.fits(text))
            version = table.course.sheet.version
            refused = await act(table, LEARNER, other)
            assert isinstance(refused, wire.Refused) and "soon you play freely" in refused.why.text
            looked = table.look(LEARNER, other, NOBODY)
            assert looked.why is not None and looked.why.text == refused.why.text
            await follow(table)
            back = await undo(table, LEARNER)
            assert isinstance(back, wire.Refused) and "only goes forward" in back.why.text
            assert table.course.sheet.version > version

    asyncio.run(scene())


def test_a_claim_that_the_lesson_shows_can_be_looked_at_before_it_is_paid(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_hub(tmp_path) as hub:
            table, _ = await opened(hub, TAUGHT[0])
            while True:
                await due(table)
                step = step_of(table.course.sheet)
                assert step is not None
                if step.do[0].startswith("claim"):
                    break
                await follow(table)
            assert table.look(LEARNER, step.do[0].split("; ")[0], NOBODY).choices

    asyncio.run(scene())


def test_whoever_leaves_a_lesson_leaves_a_game_that_a_bot_plays_on(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_hub(tmp_path) as hub:
            table, _ = await opened(hub, TAUGHT[0])
            await due(table)
            await seating.leave(table, HOST)
            before = table.course.sheet.version
            async with asyncio.timeout(30):
                while table.course.sheet.version < before + 6:
                    await table.changed.wait()

    asyncio.run(scene())


def test_a_rematch_is_no_lesson(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_hub(tmp_path) as hub:
            table, lesson = await opened(hub, TAUGHT[0])
            await seating.abandon(table, HOST)
            again = await hub.rematch(table, HOST)
            assert not again.course.sheet.setup.lesson and again.course.sheet.seed != lesson.seed

    asyncio.run(scene())


@pytest.mark.parametrize("name", TAUGHT)
def test_every_step_has_its_words_in_every_language(name: str) -> None:
    lesson = lesson_of(name)
    assert lesson is not None
    own = sum(step.seat == LEARNER for step in lesson.steps)
    for lang in telling.all_languages():
        words = telling.words_of_title(name, lang)
        assert words.say("lesson-end", rival="Bo")
        assert [words.has(f"lesson-{number}") for number in range(1, own + 2)] == [True] * own + [False]


def test_advice_comes_from_all_who_are_worth_hearing_and_not_in_a_lesson(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_hub(tmp_path) as hub:
            table, _ = await opened(hub, TAUGHT[0])
            await due(table)
            with pytest.raises(NotPossibleError, match="the strip above"):
                await hint(table, LEARNER, HOST, NOBODY)
            free = await new_table(hub, TAUGHT[0])
            seat, seen = actors(free)[0], set[int]()
            for _ in range(12):
                seat = actors(free)[0]
                advice = await hint(free, seat, HOST, NOBODY)
                bots_heard = [advice.bot, *(each.bot for each in advice.others)]
                wanted = [advice.action, *(each.action for each in advice.others)]
                assert advice.bot == bots.strongest(free.game)
                assert len(set(wanted)) == len(wanted) and len(set(bots_heard)) == len(bots_heard)
                assert all(each.reason and each.label for each in advice.others)
                seen.add(len(wanted))
                await act(free, seat, advice.action)
            assert max(seen) > 1, "two bots never differed"

    asyncio.run(scene())

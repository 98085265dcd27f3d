"""Bots at a table: what they remember comes back to them, and whatever they do, the game goes on."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from server.hubs import new_table, open_hub, over, session
from stellwerk import bots, games, turbo
from stellwerk.core.game import AnyGame
from stellwerk.core.luck import SeededLuck
from stellwerk.core.play import Bot
from stellwerk.core.session import Session
from stellwerk.server.worker import Advice, Question, think
from stellwerk.server.workers import Workers


def test_a_worker_gets_back_what_the_bot_remembered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """And the news since it last acted, each once."""
    asked: list[Question] = []
    game = games.make("first-journey")

    async def run(workers: Workers, question: Question) -> bytes:
        asked.append(question)
        return msgspec.json.encode(Advice(game.write(game.legal(question.view)[0]), memory={"asked": len(asked)}))

    monkeypatch.setattr(Workers, "run", run)

    async def scene() -> None:
        async with open_hub(tmp_path) as hub:
            await over(await new_table(hub, "first-journey", people=0, bots=2))

    asyncio.run(scene())
    for seat in range(2):
        own = [(number, each) for number, each in enumerate(asked, 1) if each.view.seat == seat]
        remembered = [each.memory for _, each in own]
        assert remembered == [None, *({"asked": number} for number, _ in own[:-1])]
        for _, each in own:
            assert {event.only for event in each.news} <= {None, seat}


def test_a_bot_that_plays_nonsense_is_replaced_by_a_legal_move(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run(workers: Workers, question: Question) -> bytes:
        return msgspec.json.encode(Advice("fly to the moon"))

    monkeypatch.setattr(Workers, "run", run)

    async def scene() -> None:
        async with open_hub(tmp_path) as hub:
            table = await new_table(hub, "first-journey", people=0, bots=2)
            await over(table)
            assert table.course.sheet.status == "over"

    asyncio.run(scene())


def test_nobody_waits_until_search_is_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    """The strategist's moves are the planner's until then, and compiling begins beside them."""
    game, begun = games.make("first-journey"), list[bool]()
    session = Session.begin(game, 2).settle(SeededLuck(1))
    title = games.title_file("first-journey")

    def asked(bot: str) -> Advice:
        return think(Question(title, (), bot, 0.5, session.view(session.actors[0]), (), None, 0.05))

    monkeypatch.setattr(turbo, "is_warm", lambda: False)
    monkeypatch.setattr(turbo, "warm_up", lambda: begun.append(True))
    assert asked(bots.STRATEGIST) == asked(bots.strongest(game))
    assert begun == [True]
    monkeypatch.setattr(turbo, "is_warm", lambda: True)
    why = asked(bots.STRATEGIST).why
    assert why is not None and why.key == "hint-search"


def test_where_nothing_is_compiled_the_strategist_searches_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """With the seconds it is told, whether Numba is there or not."""
    game, told = games.make("denmark"), list[float | None]()
    session = Session.begin(game, 2).settle(SeededLuck(1))

    def make(name: str, game: AnyGame, seconds: float | None = None) -> Bot:
        assert name == bots.STRATEGIST
        told.append(seconds)
        return made(name, game, seconds)

    def missing() -> bool:
        raise AssertionError("nobody asks whether anything is compiled")

    made = bots.make
    monkeypatch.setattr(bots, "make", make)
    monkeypatch.setattr(turbo, "is_warm", missing)
    title = games.title_file("denmark")
    seat = session.actors[0]
    advice = think(Question(title, (), bots.STRATEGIST, 0.5, session.view(seat), (), None, 0.05))
    assert told == [0.05] and game.read(advice.action) in session.legal(seat)


def test_three_greedy_bots_end_a_game_of_denmark(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_hub(tmp_path) as hub:
            table = await new_table(hub, "denmark", people=0, bots=3, bot="greedy", options={"win_sum": "100"})
            await over(table, 200)
            assert table.course.sheet.status == "over" and hub.workers.failures == 0
            assert table.game.ending(session(table).state.public)

    asyncio.run(scene())

"""What a seat is told: small, in its own language, and the same for everybody who may know the same."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from statistics import median

import pytest

from server.hubs import HOST, Ear, act, actors, new_table, open_hub, random_move, todo, undo
from stellwerk import games, telling
from stellwerk.core.luck import SeededLuck
from stellwerk.core.session import Session
from stellwerk.server.broadcast import Broadcast
from stellwerk.server.entries import Chair, Setup
from stellwerk.server.records import history
from stellwerk.server.sheet import Course, Sheet

MOST = 4096  # bytes of a usual message to a seat


@pytest.mark.parametrize("title", list(games.titles()))
def test_a_usual_message_is_small(title: str) -> None:
    """Over a whole random game of as many as there can be; Denmark's is so long that every fifth will do."""
    game, rng, luck = games.make(title), Random(title), SeededLuck(title)
    seats, every = game.seats[-1], 5 if title == "denmark" else 1
    people = [f"Person {seat}" for seat in range(seats)]
    narrators = {lang: telling.narrator(game, lang, people) for lang in ("en", "de")}
    setup = Setup(game.name, game.options, game.version, game.digest)
    sheet = Sheet(1, "running", setup, tuple(Chair(name, HOST) for name in people), HOST, "00" * 32, "on")
    now, sizes = Session.begin(game, seats).settle(luck), list[int]()
    while now.actors:
        seat = rng.choice(now.actors)
        after = now.act(seat, rng.choice(now.legal(seat))).settle(luck)
        if now.decisions % every == 0:
            news = after.events[len(now.events) :]
            told = Broadcast(game, Course(sheet, after), news, (), lambda: None, narrators.__getitem__, {})
            sizes += [len(told.text(seat, "de").encode()) for seat in range(seats)]
        now = after
    assert len(sizes) > 100 and median(sizes) <= MOST


def test_two_languages_at_one_table(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_hub(tmp_path) as hub:
            table, rng = await new_table(hub), Random(5)
            english, german = Ear(table, 0), Ear(table, 0, "de")
            for _ in range(30):
                await random_move(table, rng)
            plays = list(zip(await english.plays(), await german.plays(), strict=True))
            assert len(plays) == 31
            for one, other in plays:
                for field in ("version", "actors", "players", "view", "news", "help", "undo"):
                    assert one[field] == other[field]
                assert [each["action"] for each in one["choices"]] == [each["action"] for each in other["choices"]]
                assert one["prompt"] != other["prompt"]
                assert [each.get("on") for each in one["log"]] == [each.get("on") for each in other["log"]]
                assert not {each["text"] for each in one["log"]} & {each["text"] for each in other["log"]}

    asyncio.run(scene())


def test_a_seat_is_called_you_and_nobody_else_is(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_hub(tmp_path) as hub:
            table = await new_table(hub, "first-journey")
            ears = [Ear(table, seat) for seat in (0, 1, None)]
            seat = actors(table)[0]
            draw = next(text for text in todo(table, seat) if text.startswith("draw"))
            await act(table, seat, draw)
            lines = [(await ear.plays())[-1]["log"][0]["text"] for ear in ears]
            assert lines[seat].startswith("You ")
            assert lines[1 - seat] == lines[2] and lines[2].startswith(f"p{seat} ")

    asyncio.run(scene())


def test_a_line_of_track_is_one_line_of_the_log_however_many_decisions_it_took(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_hub(tmp_path) as hub:
            table = await new_table(hub, "denmark")
            while not any(text.startswith("lay ") for text in todo(table, actors(table)[0])):
                seat = actors(table)[0]
                await act(table, seat, todo(table, seat)[0])
            seat, ear = actors(table)[0], Ear(table, 1 - actors(table)[0])
            for _ in range(3):
                await act(table, seat, next(text for text in todo(table, seat) if text.startswith("lay ")))
            first, *more = [line for play in (await ear.plays())[1:] for line in play["log"]]
            assert not first.get("again") and [line["again"] for line in more] == [True, True]
            assert len(more[-1]["on"]) == 3 and more[-1]["text"].count("3") > 0
            told = history(table.narrator("en"), table.game, await hub.store.log(table.id), None)
            assert [line.again for each in told[-3:] for line in each.log] == [False, True, True]
            await undo(table, seat)
            await act(table, seat, next(text for text in todo(table, seat) if text.startswith("lay ")))
            assert not (await ear.plays())[-1]["log"][0].get("again")

    asyncio.run(scene())

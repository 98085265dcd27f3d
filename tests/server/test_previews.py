"""What Denmark's previews promise is what the rules then charge and use, asked and played through sockets.

A position is one check: something random is previewed, then done turn by turn while everybody else passes.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from itertools import groupby
from random import Random
from typing import Any

import pytest

from server.conftest import Running
from stellwerk import games
from stellwerk.core.notation import SEVERAL
from stellwerk.server.drills.client import SeatClient, call, open_table

POSITIONS = int(os.environ.get("STELLWERK_POSITIONS", "30"))  # more by hand
SEATS = 3
EACH = 60  # positions of one game
BOARD = games.make("denmark").title.board  # type: ignore[attr-defined]


class OverError(Exception):
    """The game came to its end in the middle of a check."""


class Players:
    """All seats of one table, each at a socket of its own."""

    def __init__(self, clients: list[SeatClient]) -> None:
        self.clients = clients

    @staticmethod
    async def sit(base: str) -> Players:
        token = call(base, "POST", "/api/guests", {})["token"]
        table = open_table(base, "denmark", SEATS, token)
        players = Players([await SeatClient.open(base, table, token, seat) for seat in range(SEATS)])
        for seat in range(SEATS):  # cards and a start city
            await players.act(seat, (await players.play(seat))["choices"][0]["action"])
            await players.act(seat, (await players.play(seat))["choices"][-1]["action"])
        return players

    async def leave(self) -> None:
        for client in self.clients:
            await client.close()

    async def play(self, seat: int) -> Any:
        """The newest message to a seat."""
        client = self.clients[seat]
        await client.send(type="ping")
        await client.until("pong")
        assert client.play is not None
        if client.play["ending"]:
            raise OverError
        return client.play

    async def ask(self, seat: int, question: str, **about: object) -> Any:
        client = self.clients[seat]
        await client.send(type="ask", question=question, about=about, id="q")
        found = await client.until("answer", "refused")
        assert found["type"] == "answer", found
        return found["answer"]

    async def act(self, seat: int, action: str) -> list[Any]:
        """What happened by it, as the seat was told."""
        play = await self.play(seat)
        done = await self.clients[seat].act(action, play["version"])
        assert done["type"] == "done", (action, done)
        news = self.clients[seat].play
        assert news is not None and news["version"] == done["version"]
        return list(news["news"])

    async def refused(self, seat: int, action: str) -> Any:
        answer = await self.clients[seat].act(action, (await self.play(seat))["version"])
        assert answer["type"] == "refused", answer
        return answer["why"]

    async def turn(self) -> int:
        """Whose turn it is; who has to lose something or to answer does so first."""
        while True:
            play = await self.play(0)
            public = play["view"]["public"]
            if public["stage"]["type"] in ("Moving", "Building"):
                return int(public["turn"])
            seat = play["actors"][0]
            await self.act(seat, (await self.play(seat))["choices"][0]["action"])

    async def stage(self, seat: int) -> Any:
        return (await self.play(seat))["view"]["public"]["stage"]

    async def end_turn(self, seat: int) -> None:
        """Until it is this seat's turn next; everybody passes."""
        while True:
            now = await self.turn()
            moving = (await self.stage(now))["type"] == "Moving"
            await self.act(now, SEVERAL.join(["done"] * (1 + moving)))
            if await self.turn() == seat:
                return


def by_turn(parts: list[Any]) -> dict[int, list[Any]]:
    return {turn: list(some) for turn, some in groupby(parts, key=lambda part: part["turn"])}


def joined(parts: list[Any]) -> str:
    return SEVERAL.join(part["action"] for part in parts)


def kinds(news: list[Any], *names: str) -> list[Any]:
    return [event for event in news if event["type"] in names]


def somewhere(rng: Random) -> str:
    if rng.random() < 0.5:
        return f"city:{rng.choice(BOARD.places).id}"
    return f"post:{rng.choice(BOARD.posts)}"


async def check_run(players: Players, seat: int, rng: Random) -> bool:
    """Points, turns and rent of a run, and where it leads."""
    if (await players.stage(seat))["type"] != "Moving":
        return False
    reach = {it["post"]: it for it in (await players.ask(seat, "reach"))["posts"]}
    assert (await players.play(seat))["help"].get("reach", []) == list(reach.values())
    to = rng.choice(sorted(reach)) if reach and rng.random() < 0.4 else somewhere(rng)
    told = await players.ask(seat, "run", to=to)
    turns, points = by_turn(told["steps"]), 0
    if not turns:
        return False
    used = (await players.stage(seat))["used"]
    if told["turn"] == 0:
        best = reach[told["steps"][-1]["post"]]
        assert best["points"] + best["rent"] <= told["points"] + sum(fee["sum"] for fee in told["fees"])
    assert told["action"] == joined(turns.get(0, []))
    for turn in range(max(turns) + 1):
        if turn:
            await players.end_turn(seat)
            used = 0
        if turn not in turns:
            continue
        steps = turns[turn]
        cash = (await players.play(seat))["view"]["hand"]["cash"]
        news = await players.act(seat, joined(steps))
        view = (await players.play(seat))["view"]
        assert f"post:{BOARD.posts[view['public']['players'][seat]['post']]}" == steps[-1]["post"]
        assert view["public"]["stage"]["used"] == steps[-1]["points"]
        points += steps[-1]["points"] - used
        charged = [(it["owner"], it["sum"] + it["owed"], it["owed"]) for it in kinds(news, "Rented")]
        fees = [step["fee"] for step in steps if step["fee"]]
        assert charged == [(fee["owner"], fee["sum"], fee["owed"]) for fee in fees]
        back = sum(it["sum"] for it in kinds(news, "Repaid") if it["owner"] == seat)
        assert view["hand"]["cash"] == cash - sum(fee["sum"] - fee["owed"] for fee in fees) + back
    assert points == told["points"]
    assert told["turn"] in (max(turns), None) and (told["turn"] is None) == bool(told["why"])
    return True


async def check_build(players: Players, seat: int, rng: Random) -> bool:
    """Prices and turns of a line, and why a section of it has to wait."""
    told = await players.ask(seat, "build", to=somewhere(rng))
    sections = told["sections"]
    assert told["cost"] == sum(section["cost"] for section in sections) == sum(told["costs"].values())
    turns = by_turn([section for section in sections if section["turn"] is not None])
    if not turns:
        return False
    for turn in range(max(turns) + 1):
        if turn:
            await players.end_turn(seat)
        moving = (await players.stage(seat))["type"] == "Moving"
        assert turn or told["ends_run"] == (moving and 0 in turns)
        now = turns.get(turn, [])
        cash = (await players.play(seat))["view"]["hand"]["cash"]
        if now:
            action = joined(now) if not moving else SEVERAL.join(("done", joined(now)))
            assert turn or action == told["action"]
            news = await players.act(seat, action)
            assert [it["cost"] for it in kinds(news, "Laid", "Bought")] == [section["cost"] for section in now]
            view = (await players.play(seat))["view"]
            assert view["hand"]["cash"] == cash - sum(section["cost"] for section in now)
            assert turn or told["now"] == sum(section["cost"] for section in now) <= told["left"]
        elif moving:
            await players.act(seat, "done")
        if not turn:
            await check_why(players, seat, [section for section in sections if section["turn"]])
    assert told["turn"] in (max(turns), None)
    never = [section for section in sections if section["turn"] is None]
    assert (told["turn"] is None) == bool(never)
    if never:
        await players.end_turn(seat)
        if (await players.stage(seat))["type"] == "Moving":
            await players.act(seat, "done")
        await check_why(players, seat, never)
    return True


async def check_why(players: Players, seat: int, sections: list[Any]) -> None:
    """What the preview says no with, the rules do."""
    for section in sections:
        if section["why"]:
            why = await players.refused(seat, section["action"])
            assert (why["rule"], why["text"]) == (section["why"]["rule"], section["why"]["text"])


async def check_plan(players: Players, seat: int, rng: Random) -> bool:
    """Building, rent, pay and turns of an order that is served by following its plan."""
    orders = (await players.ask(seat, "orders"))["orders"]
    previews = [
        await players.ask(seat, "order", card=order["card"], slot=order["slot"]) for order in rng.sample(orders, 4)
    ]
    best = max(previews, key=lambda it: -99 if it["turn"] is None else it["profit"] / (1 + it["turn"]))
    if best["turn"] is None:
        return False
    about = {"card": best["card"], "slot": best["slot"], "source": best["source"] or ""}
    told = await players.ask(seat, "plan", **about)
    assert told["order"] == best
    turns, news = by_turn(told["steps"]), list[Any]()
    assert told["action"] == joined(turns.get(0, []))
    for turn in range(max(turns) + 1):
        if turn in turns:
            news += await players.act(seat, joined(turns[turn]))
        if turn < max(turns) and await players.turn() != seat:
            await players.end_turn(seat)
    delivered = kinds(news, "Delivered")[-1]
    assert (delivered["pay"], BOARD.file.cards[delivered["card"]].id) == (best["pay"], best["card"])
    assert best["turn"] == max(turns)
    assert sum(it["cost"] for it in kinds(news, "Laid", "Bought")) == best["building"]
    assert sum(it["sum"] + it["owed"] for it in kinds(news, "Rented") if it["seat"] == seat) == best["rent"]
    assert best["profit"] == best["pay"] - best["building"] - best["rent"]
    return True


async def check_game(base: str, rng: Random, count: int) -> dict[str, int]:
    """So many positions of one game, or until it is over."""
    seen = {check.__name__: 0 for check in (check_run, check_build, check_plan)}
    players = await Players.sit(base)
    try:
        while sum(seen.values()) < count:
            seat = await players.turn()
            check = rng.choices((check_run, check_build, check_plan), (3, 2, 3))[0]
            seen[check.__name__] += await check(players, seat, rng)
            if rng.random() < 0.5 and await players.turn() == seat:
                await players.end_turn((seat + 1) % SEATS)
    except OverError:
        pass
    finally:
        await players.leave()
    return seen


@pytest.mark.timeout(300 + 5 * POSITIONS)
def test_previews_are_what_is_charged_and_used(serve: Callable[..., Running]) -> None:
    base, rng, seen = serve().base, Random(POSITIONS), dict[str, int]()
    while sum(seen.values()) < POSITIONS:
        found = asyncio.run(check_game(base, rng, min(EACH, POSITIONS - sum(seen.values()))))
        seen = {name: seen.get(name, 0) + number for name, number in found.items()}
    assert all(number >= POSITIONS // 10 for number in seen.values()), seen

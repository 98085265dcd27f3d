"""Questions on the wire: routed to the family, in the asker's language, limited, and answered once per version."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from server.conftest import Running
from server.hubs import act, actors, new_table, open_hub, todo
from stellwerk.server.drills.client import RefusedError, SeatClient, call, open_table
from stellwerk.server.errands import Answer
from stellwerk.server.errors import BadRequestError, NotFoundError, NotPossibleError, TooManyError
from stellwerk.server.hub import Hub
from stellwerk.server.settings import Errands, Questions
from stellwerk.server.table import Table
from stellwerk.server.voice import Voice

ADDRESS = "192.0.2.1"
PATIENT = Questions(seconds=60)  # the machine may have much else to do


async def denmark(hub: Hub) -> Table:
    """Two people have begun, the first is to build."""
    table = await new_table(hub, "denmark")
    for seat in range(2):
        await act(table, seat, todo(table, seat)[0])
        await act(table, seat, todo(table, seat)[-1])
    return table


async def ask(
    table: Table, name: str, about: object = None, seat: int | None = 0, lang: str = "en", where: str = ADDRESS
) -> Any:
    reply = await table.asking.answer(table, seat, name, json.dumps(about or {}).encode(), Voice("", lang), where)
    assert reply.version == table.course.sheet.version and reply.question == name
    return json.loads(bytes(reply.answer))


def test_an_answer_is_in_the_language_of_whoever_asks(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_hub(tmp_path, questions=PATIENT) as hub:
            table = await denmark(hub)
            about = {"to": "city:skagen"}
            english, german = await ask(table, "build", about), await ask(table, "build", about, lang="de")
            assert "sections for" in english["told"] and "Abschnitte für" in german["told"]
            assert english["cost"] == german["cost"]

    asyncio.run(scene())


def test_the_same_question_is_worked_out_once_per_version(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    worked: list[str] = []

    async def scene() -> None:
        async with open_hub(tmp_path, questions=PATIENT) as hub:
            table = await denmark(hub)
            original = hub.questions.run

            async def counted(errand: Any, where: str) -> bytes:
                worked.append(errand.question)
                return await original(errand, where)

            monkeypatch.setattr(hub.questions, "run", counted)
            about = {"to": "city:skagen"}
            once, again = await asyncio.gather(ask(table, "build", about), ask(table, "build", about))
            assert once == again == await ask(table, "build", about) and worked == ["build"]
            await ask(table, "build", about, seat=1)
            assert worked == ["build"] * 2  # another seat, another answer
            seat = actors(table)[0]
            await act(table, seat, next(text for text in todo(table, seat) if text.startswith("lay")))
            await ask(table, "build", about)
            assert worked == ["build"] * 3

    asyncio.run(scene())


def test_what_cannot_be_asked_is_refused(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_hub(tmp_path, questions=PATIENT) as hub:
            table, europe = await denmark(hub), await new_table(hub, "europe")
            with pytest.raises(NotFoundError, match="build, run"):
                await ask(table, "weather")
            with pytest.raises(NotFoundError):
                await ask(europe, "build", {"to": "city:paris"})
            for about in ({"from": "x"}, {"to": 7}, {"to": "city:skagen", "cheat": 1}, [1], {"to": "city:paris"}):
                with pytest.raises(BadRequestError):
                    await ask(table, "build", about)
            waiting = await new_table(hub, "denmark", begin=False)
            with pytest.raises(NotPossibleError):
                await ask(waiting, "goods")

    asyncio.run(scene())


def test_a_spectator_may_ask_what_all_may_know(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_hub(tmp_path, questions=PATIENT) as hub:
            table = await denmark(hub)
            assert len((await ask(table, "goods", seat=None))["goods"]) == 20
            city = await ask(table, "city", {"city": "city:odense"}, seat=None)
            assert city["wanted"] == [] and not city["here"]
            for question in ("build", "run", "orders", "plan", "trains"):
                with pytest.raises(NotPossibleError):
                    await ask(table, question, seat=None)

    asyncio.run(scene())


def test_nobody_asks_more_than_their_share(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_hub(tmp_path, questions=Questions(waiting=2, seconds=60)) as hub:
            table = await denmark(hub)
            cities = ["skagen", "kiel", "husum", "roedby"]
            found = await asyncio.gather(
                *(ask(table, "build", {"to": f"city:{city}"}) for city in cities), return_exceptions=True
            )
            assert sum(isinstance(it, TooManyError) for it in found) == 2
            assert (await ask(table, "build", {"to": "city:roedby"}))["cost"] > 0  # a refusal is not kept

    asyncio.run(scene())


def test_an_errand_carries_a_view_and_no_state(tmp_path: Path) -> None:
    """What a worker is told of a running game is what its asker sees."""

    async def scene() -> None:
        async with open_hub(tmp_path, questions=PATIENT) as hub:
            table, sent = await denmark(hub), list[Answer]()

            async def caught(errand: Answer, where: str) -> bytes:
                sent.append(errand)
                return b"{}"

            hub.questions.run = caught  # type: ignore[method-assign,assignment]
            await ask(table, "build", {"to": "city:kiel"}, seat=1)
            assert table.course.session is not None
            assert sent[0].view == table.course.session.view(1)

    asyncio.run(scene())


def test_by_socket_and_by_plain_request(serve: Callable[..., Running]) -> None:
    base = serve(errands=Errands(seconds=60), questions=PATIENT).base
    token = call(base, "POST", "/api/guests", {})["token"]
    table = open_table(base, "denmark", 2, token)

    async def scene() -> Any:
        player, spectator = await SeatClient.open(base, table, token, 0), await SeatClient.open(base, table)
        await player.send(type="ask", question="start", about={"city": "city:odense"}, id="s")
        await player.send(type="ping", id="p")  # what is said next does not wait for the answer
        first, second = await player.until("pong", "answer"), await player.until("pong", "answer")
        assert (first["type"], second["type"], second["id"]) == ("pong", "answer", "s")
        await spectator.send(type="ask", question="orders", id="o")
        assert (await spectator.until("refused"))["why"]["text"]
        await player.send(type="ask", question="weather", id="w")
        assert (await player.until("refused"))["id"] == "w"
        await player.close()
        await spectator.close()
        return second["answer"]

    told = asyncio.run(scene())
    asked = {"question": "start", "about": {"city": "city:odense"}, "seat": 0}
    assert call(base, "POST", f"/api/tables/{table}/ask", asked, token)["answer"] == told
    with pytest.raises(RefusedError, match="404"):
        call(base, "POST", f"/api/tables/{table}/ask", {"question": "weather"}, token)


def test_a_chronicle_is_told_when_the_game_is_over(serve: Callable[..., Running]) -> None:
    base = serve(errands=Errands(seconds=60), questions=PATIENT).base
    token = call(base, "POST", "/api/guests", {})["token"]
    table = open_table(base, "denmark", 2, token)
    with pytest.raises(RefusedError, match="409"):
        call(base, "GET", f"/api/tables/{table}/chronicle", token=token)
    call(base, "POST", f"/api/tables/{table}/abandon", {}, token)
    told = call(base, "GET", f"/api/tables/{table}/chronicle", token=token)
    assert told["family"] == "crayon" and told["chronicle"]["money"][-1]["money"] == [50, 50]
    europe = open_table(base, "europe", 2, token)
    call(base, "POST", f"/api/tables/{europe}/abandon", {}, token)
    with pytest.raises(RefusedError, match="400"):
        call(base, "GET", f"/api/tables/{europe}/chronicle", token=token)

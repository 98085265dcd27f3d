"""My results: what finished games add up to, for the guest alone, and gone when the guest says so."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from server.hubs import HOST, new_table, open_hub, over, session
from stellwerk.server import results, seating
from stellwerk.server.drills.client import call
from stellwerk.server.hub import Hub
from stellwerk.server.sheet import Course
from stellwerk.server.table import Table
from stellwerk.words.narrator import Feat


async def played(hub: Hub, title: str = "europe", people: int = 1) -> Table:
    """A game to its end; a bot stands in for the guest, whose game it stays."""
    table = await new_table(hub, title, people=people, bots=2 - people)
    for seat in range(people):
        await seating.man(table, HOST, seat, "greedy")
    await over(table)
    return table


def test_finished_games_add_up(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_hub(tmp_path) as hub:
            tables = [await played(hub), await played(hub), await played(hub, "first-journey")]
            told = await results.results_of(hub, HOST, "de")
            assert {each.id for each in told.games} == {table.id for table in tables}
            europe, journey = told.titles
            mine = [session(table).standings()[0] for table in tables[:2]]
            assert (europe.title, europe.games, journey.games) == ("Europa", 2, 1)
            assert europe.wins == sum(each.rank == 1 for each in mine)
            assert europe.best == f"{max(each.total for each in mine)} Punkte"
            assert [(each.bot, each.games, each.wins) for each in europe.against] == [("random", 2, europe.wins)]
            tickets, path = europe.feats
            lines = [line for each in mine for line in each.lines]
            done = [line.points > 0 for line in lines if line.what == "ticket"]
            assert tickets == Feat("Zielkarten erfüllt", sum(done), len(done))
            longest = max(line.count or 0 for line in lines if line.what == "longest-path")
            assert path == Feat("Längster Weg", longest)
            assert [feat.label for feat in journey.feats] == ["Geschaffte Reisen"]

    asyncio.run(scene())


def test_what_is_no_result_of_ones_own_does_not_count(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_hub(tmp_path) as hub:
            await played(hub, "first-journey", people=2)  # both seats were mine
            lesson = await played(hub, "first-journey")
            sheet = lesson.course.sheet
            taught = replace(sheet, setup=replace(sheet.setup, lesson=True))
            lesson.course = Course(taught, lesson.course.session)
            assert (await results.results_of(hub, HOST, "en")).games == ()

    asyncio.run(scene())


def test_results_are_told_to_their_guest_and_forgotten_at_will(serve: Callable[..., Any]) -> None:
    base = serve().base
    body = {"game": "first-journey", "name": "Ada", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]}
    made = call(base, "POST", "/api/tables", body)
    table, token = made["table"]["id"], made["token"]
    call(base, "POST", f"/api/tables/{table}/start", {}, token)
    call(base, "POST", f"/api/tables/{table}/seats/0/bot", {"bot": "greedy"}, token)
    for _ in range(200):
        (mine,) = call(base, "GET", "/api/guests/me/tables?lang=de", None, token)
        if mine["status"] == "over":
            break
        time.sleep(0.05)
    assert mine["title"] == "Erste Reise" and mine["told"] == ""
    assert mine["result"].startswith(("Gewonnen, ", "Platz 2 von 2, "))
    assert [each["id"] for each in call(base, "GET", "/api/guests/me/results", None, token)["games"]] == [table]
    other = call(base, "POST", "/api/guests", {"name": "Bo"})["token"]
    assert call(base, "GET", "/api/guests/me/results", None, other) == {"titles": [], "games": []}
    call(base, "DELETE", "/api/guests/me/results", None, token)
    assert call(base, "GET", "/api/guests/me/results", None, token) == {"titles": [], "games": []}
    assert call(base, "GET", "/api/guests/me/tables", None, token) == []
    assert call(base, "GET", f"/api/tables/{table}")["status"] == "over", "the table itself is everybody's"


def test_only_tables_whose_hosts_invite_are_shown_for_watching(serve: Callable[..., Any]) -> None:
    base = serve().base
    body = {"game": "first-journey", "name": "Ada", "seats": [{"kind": "me"}] * 2}
    shown = call(base, "POST", "/api/tables", {**body, "watched": True})
    token = shown["token"]
    private = call(base, "POST", "/api/tables", body, token)
    assert call(base, "GET", "/api/live") == [], "nothing is played yet"
    for made in (shown, private):
        call(base, "POST", f"/api/tables/{made['table']['id']}/start", {}, token)
    assert [each["id"] for each in call(base, "GET", "/api/live")] == [shown["table"]["id"]]
    call(base, "POST", f"/api/tables/{shown['table']['id']}/abandon", {}, token)
    assert call(base, "GET", "/api/live") == []

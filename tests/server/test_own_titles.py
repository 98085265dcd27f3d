"""A designer's own titles at the server: offered beside ours, played to the end, at rest when they are gone."""

from __future__ import annotations

import asyncio
import random
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from server.conftest import Running
from server.hubs import new_table, open_hub, over
from stellwerk import crayon, games
from stellwerk.core import record as records
from stellwerk.core.faults import FileError
from stellwerk.crayon.generator.country import generate_file
from stellwerk.server.drills.client import RefusedError, call
from stellwerk.server.errors import NotPossibleError

SMALL = Path(__file__).parents[1] / "titles"
DOGGERLAND = Path(crayon.__file__).parent / "generator" / "recipes" / "doggerland.toml"
WORDS = {"en": "title = Small Country\n    .line = Four towns\n    .time = 5 min\n    .age = 6+\n"}
WORDS["de"] = WORDS["en"].replace("Small Country", "Kleines Land").replace("Four towns", "Vier Orte")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small title with words of its own, a country from a recipe, and what must not be offered."""
    monkeypatch.setattr(games, "_offered", {})
    own = tmp_path / "own"
    _small(own / "small")
    for lang, text in WORDS.items():
        (own / "small" / "words" / lang).mkdir(parents=True)
        (own / "small" / "words" / lang / "title.ftl").write_text(text, "utf-8")
    generate_file(DOGGERLAND, own / "doggerland.json")

    _small(own / "bare", 'name = "small"', 'name = "bare"')
    (own / "bare" / "small.layout.json").unlink()
    _small(own / "twin", 'name = "small"', 'name = "europe"')
    _small(own / "typo", "trains = 20", 'trains = "many"')
    (own / "torn.json").write_text((own / "doggerland.json").read_text("utf-8")[:3000], "utf-8")
    return own


def _small(folder: Path, old: str = "", new: str = "") -> None:
    folder.mkdir(parents=True)
    for name in ("small.json", "small.layout.json"):
        shutil.copy(SMALL / name, folder)
    text = (SMALL / "small.toml").read_text("utf-8")
    (folder / "title.toml").write_text(text.replace(old, new, 1), "utf-8")


def test_what_is_broken_is_named_and_the_rest_is_offered(folder: Path) -> None:
    found = [finding.text for finding in games.offer(folder)]
    assert found == [
        "bare/title.toml: board 'small.json' has no layout: run `stellwerk layout` on its file",
        "twin/title.toml, line 3: name: there is already a game called 'europe'; choose another name",
        "typo/title.toml, line 10: rules.trains: wanted is a whole number, not a text",
        "torn.json, line 50: not JSON: a text does not end",
    ]
    assert list(games.titles())[-2:] == ["small", "doggerland"]
    assert games.offer(folder) == games.offer(folder), "what is offered twice is no twin of itself"
    with pytest.raises(FileError, match="no folder"):
        games.offer(folder / "nowhere")


def test_a_board_that_a_title_names_is_not_offered_alone(folder: Path, tmp_path: Path) -> None:
    ours = games.title_file("denmark")
    other = tmp_path / "other"
    other.mkdir()
    shutil.copy(folder / "doggerland.json", other)
    title = ours.read_text("utf-8").replace('"denmark"', '"sunken"').replace('"board.json"', '"doggerland.json"')
    (other / "sunken.toml").write_text(title, "utf-8")
    assert games.offer(other) == []
    assert list(games.titles())[-1] == "sunken" and "doggerland" not in games.titles()


def test_names_rules_and_board_answer_in_both_languages(folder: Path, serve: Callable[..., Running]) -> None:
    games.offer(folder)
    base = serve().base
    for lang, title, line in (("en", "Small Country", "Four towns"), ("de", "Kleines Land", "Vier Orte")):
        offered = {each["name"]: each for each in call(base, "GET", f"/api/games?lang={lang}")}
        assert (offered["small"]["title"], offered["small"]["line"]) == (title, line)
        assert offered["doggerland"]["title"] == "Doggerland" and offered["doggerland"]["family"] == "crayon"
        for name in ("small", "doggerland"):
            names = call(base, "GET", f"/api/games/{name}/names?lang={lang}")
            assert (names["game"], names["lang"]) == (name, lang) and names["counters"][0]["label"]
            assert call(base, "GET", f"/api/games/{name}/rules?lang={lang}")["parts"][0]["sections"]
            assert call(base, "GET", f"/api/games/{name}/board.svg?lang={lang}").startswith("<svg")


def test_an_own_title_is_played_through_the_api_to_the_end(folder: Path, serve: Callable[..., Running]) -> None:
    """Against a bot: the worker process knows the title too."""
    games.offer(folder)
    base, rng = serve().base, random.Random(1)
    body = {"game": "small", "seats": [{"kind": "me"}, {"kind": "bot"}], "name": "Ada", "pace": 0}
    made = call(base, "POST", "/api/tables?lang=de", body)
    assert made["table"]["title"] == "Kleines Land"
    table, token = f"/api/tables/{made['table']['id']}", made["token"]
    call(base, "POST", f"{table}/start", {}, token)
    play: dict[str, Any] = call(base, "GET", f"{table}/play", None, token)
    while not play["ending"]:
        if play["choices"]:
            action = rng.choice(play["choices"])["action"]
            call(base, "POST", f"{table}/act", {"version": play["version"], "action": action}, token)
        play = call(base, "GET", f"{table}/play?after={play['version']}&wait=20", None, token)
    assert len(play["result"]["seats"]) == 2
    assert "stellwerk_bot_failures 0.0" in call(base, "GET", "/metrics")
    text = call(base, "GET", f"{table}/record")
    records.check(games.make("small"), records.read(text))
    assert call(base, "POST", "/api/replay", text)["title"] == "Small Country"


def test_bots_play_a_country_of_ones_own(folder: Path, tmp_path: Path) -> None:
    async def scene() -> None:
        games.offer(folder)
        async with open_hub(tmp_path) as hub:
            options = {"win_sum": "100"}
            table = await new_table(hub, "doggerland", people=0, bots=2, bot="greedy", options=options)
            await over(table, 200)
            assert table.course.sheet.status == "over" and hub.workers.failures == 0

    asyncio.run(scene())


def test_a_table_rests_while_its_title_is_not_offered(
    folder: Path, serve: Callable[..., Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    games.offer(folder)
    first = serve()
    seats = [{"kind": "me"}, {"kind": "open"}]
    made = call(first.base, "POST", "/api/tables", {"game": "small", "seats": seats})
    table, token = made["table"]["id"], made["token"]
    first.stop()

    offered = dict(games._offered)
    monkeypatch.setattr(games, "_offered", {})
    second = serve()
    with pytest.raises(RefusedError) as caught:
        call(second.base, "GET", f"/api/tables/{table}?lang=de")
    assert caught.value.status == 409 and "Dieser Tisch ruht: small" in caught.value.body
    assert call(second.base, "GET", "/api/tables") == []
    assert call(second.base, "GET", "/api/guests/me/tables", None, token) == []
    second.stop()

    monkeypatch.setattr(games, "_offered", offered)
    third = serve()
    assert call(third.base, "GET", f"/api/tables/{table}")["status"] == "open"
    assert [each["id"] for each in call(third.base, "GET", "/api/tables")] == [table]


def test_who_wakes_tables_passes_over_one_that_rests(folder: Path, tmp_path: Path) -> None:
    async def scene() -> None:
        games.offer(folder)
        async with open_hub(tmp_path) as hub:
            ident = (await new_table(hub, "small", people=0, bots=2)).id
        games._offered.clear()
        async with open_hub(tmp_path) as hub:
            row = await hub.store.table(ident)
            assert row is not None and await hub.awake(row) is None
            with pytest.raises(NotPossibleError):
                await hub.table(ident)

    asyncio.run(scene())

"""Boards made in a browser: checked, laid out, tried, published, played, and nothing hostile gets in."""

from __future__ import annotations

import base64
import io
import json
import random
import urllib.request
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from server.conftest import GENEROUS, Running
from stellwerk import games
from stellwerk.core import record as records
from stellwerk.server.drills.client import RefusedError, call
from stellwerk.server.settings import Designing, Limits

Json = dict[str, Any]
SHOP = "/api/workshop/ticket"


def design(**changes: Any) -> Json:
    """Six towns in two rows, everything joined."""
    towns = [(f"town-{n}", 50 + 2 * (n % 2), 8 + 2.4 * (n // 2)) for n in range(6)]
    pairs = [(0, 1), (0, 2), (1, 3), (2, 3), (2, 4), (3, 5), (4, 5)]
    cities = [
        {"id": each, "name": each.title(), "de": each, "en": each, "lat": lat, "lon": lon}
        for each, lat, lon in towns
    ]
    routes = [
        {"id": f"r-{a}-{b}", "a": towns[a][0], "b": towns[b][0], "length": 2, "colour": "grey"} for a, b in pairs
    ]
    tickets = [
        {"id": f"t-{a}-{b}", "a": towns[a][0], "b": towns[b][0], "deck": "own", "kind": "ticket", "points": None}
        for a, b in [(0, 5), (1, 4), (0, 3), (1, 2), (2, 5), (3, 4), (0, 4), (1, 5)]
    ]
    board = {"format": 1, "name": "own", "provenance": ["Invented."], "colours": ["red", "blue", "green"]}
    board |= {"cities": cities, "routes": routes, "tickets": tickets}
    return {"title": 'Two "rows" {x}', "board": board, "base": "first-journey", "rules": {"trains": 4}, **changes}


def shop(base: str, path: str, body: Any, lang: str = "en") -> Any:
    """A design is sent as text; what takes long answers in events, of which the last counts."""
    text = body if isinstance(body, str) else json.dumps(body)
    request = urllib.request.Request(
        f"{base}{SHOP}{path}?lang={lang}", text.encode(), {"Content-Type": "text/plain"}
    )
    with urllib.request.urlopen(request, timeout=60) as answer:
        kind, got = answer.headers["Content-Type"].partition(";")[0], answer.read()
    if kind == "text/event-stream":
        return [json.loads(line[6:]) for line in got.decode().splitlines() if line]
    return json.loads(got) if kind == "application/json" else got


@pytest.fixture
def base(serve: Callable[..., Running], monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setattr(games, "_unlisted", {})
    return serve().base


def test_findings_name_the_thing_they_concern_in_both_languages(base: str) -> None:
    good = shop(base, "/check", design())
    assert good["playable"] and good["findings"] == []
    assert good["proposed"]["values"][0] == 6, "the shortest path"
    broken = design()
    broken["board"]["routes"][1]["b"] = "nowhere"
    for lang, text in (("en", "there is no city 'nowhere'"), ("de", "Eine Stadt „nowhere“ gibt es nicht")):
        found = shop(base, "/check", broken, lang)
        assert not found["playable"]
        assert {"file": "board.json", "place": ["routes", 1, "b"], "text": text, "harmless": False} in found[
            "findings"
        ]
    blank = design(board=design()["board"] | {"cities": [], "routes": [], "tickets": []})
    assert {tuple(each["place"]) for each in shop(base, "/check", blank)["findings"]} >= {("cities",), ("routes",)}


def test_a_board_is_laid_out_tried_published_and_played_even_after_a_restart(
    serve: Callable[..., Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(games, "_unlisted", {})
    first = serve(designing=Designing(games=4.0))
    *steps, last = shop(first.base, "/layout", design())
    assert steps and all(0 <= step["done"] <= 1 for step in steps)
    assert last["answer"]["picture"].startswith("<svg") and last["answer"]["overlaps"] == []
    whole = design(layout=last["answer"]["layout"])
    assert b"city:town-0" in shop(first.base, "/board.svg", whole)
    tried = shop(first.base, "/report", whole)[-1]["answer"]
    assert tried["endless"], "here a race may go on for ever, swapping tickets"
    assert tried["games"] > 10 and tried["verdicts"] and tried["page"].startswith("<!doctype html>")

    game = shop(first.base, "/publish", whole)["game"]
    assert shop(first.base, "/publish", whole)["game"] == game, "the same board is the same title"
    assert game not in [each["name"] for each in call(first.base, "GET", "/api/games")], "nobody lists it"
    info = call(first.base, "GET", f"/api/games/{game}?lang=de")
    assert (info["title"], info["most"]) == ('Two "rows" {x}', 4) and "6 Städten" in info["line"]
    body = {"game": game, "seats": [{"kind": "me"}, {"kind": "bot"}], "name": "Ada", "pace": 0}
    made = call(first.base, "POST", "/api/tables", body)
    table, token = f"/api/tables/{made['table']['id']}", made["token"]
    call(first.base, "POST", f"{table}/start", {}, token)
    first.stop()

    games._unlisted.clear()  # another process knows nothing of it
    second, rng = serve().base, random.Random(2)
    play: Json = call(second, "GET", f"{table}/play", None, token)
    while not play["ending"]:
        if play["choices"]:
            action = rng.choice(play["choices"])["action"]
            call(second, "POST", f"{table}/act", {"version": play["version"], "action": action}, token)
        play = call(second, "GET", f"{table}/play?after={play['version']}&wait=20", None, token)
    assert "stellwerk_bot_failures 0.0" in call(second, "GET", "/metrics")
    text = call(second, "GET", f"{table}/record")
    assert call(second, "POST", "/api/replay", text)["game"] == game
    records.check(games.make(game), records.read(text))
    assert call(second, "GET", f"/api/games/{game}/board.svg").startswith("<svg")
    assert call(second, "GET", f"/api/games/{game}/rules?lang=de")["parts"]
    assert call(second, "GET", f"{SHOP}/copies/{game}")["base"] == "first-journey"


def test_files_go_out_and_come_back_and_the_command_line_reads_them(base: str, tmp_path: Path) -> None:
    packed = shop(base, "/files", design(rules={"trains": 12}))
    with zipfile.ZipFile(io.BytesIO(packed)) as archive:
        archive.extractall(tmp_path)
    assert games.check_file(tmp_path / "title.toml") == []
    assert games.make(tmp_path).name == "own-two-rows-x"
    back = shop(base, "/open", {"archive": base64.b64encode(packed).decode()})
    assert (back["title"], back["base"], back["rules"]) == ('Two "rows" {x}', "first-journey", {"trains": 12})
    own = Path(__file__).parents[1] / "titles"
    files = {name: (own / name).read_text("utf-8") for name in ("small.toml", "small.json", "small.layout.json")}
    small = shop(base, "/open", {"files": files})
    assert small["base"] == "" and "[rules" in small["own"] and small["layout"]
    assert shop(base, "/check", small)["playable"], "rules of its own are kept as they are"
    europe = call(base, "GET", f"{SHOP}/copies/europe")
    assert shop(base, "/check", europe)["playable"] and len(europe["board"]["cities"]) == 47
    assert europe["board"]["layout"]["map"] == "europe", "another layout of it has the same coast"
    begin = call(base, "GET", f"{SHOP}?lang=de")
    assert [each["title"] for each in begin["bases"]] == ["Europa", "Deutschland", "Erste Reise"]
    assert call(base, "GET", f"{SHOP}/maps/{begin['maps'][0]}")["land"]


BOMB = io.BytesIO()
with zipfile.ZipFile(BOMB, "w", zipfile.ZIP_DEFLATED) as _bomb:
    _bomb.writestr("board.json", " " * 50_000_000)


@pytest.mark.parametrize(
    ("path", "body", "told"),
    [
        ("/check", "{", "no board of the editor"),
        ("/check", "[" * 100_000, "no board of the editor"),
        ("/check", {"title": "x", "board": {}, "spy": 1}, "no board of the editor"),
        ("/publish", design(), "has no layout that fits"),
        ("/publish", design(layout='{"format":1}'), "has no layout that fits"),
        ("/publish", design(base="../europe"), "there are no rules of"),
        ("/publish", design(own="]["), "not TOML"),
        ("/publish", design(own='board = "../../../etc/passwd"\n'), "cannot be used"),
        ("/publish", design(rules={"points": 5}), "no number to change"),
        ("/files", design(base="atlantis"), "there are no rules of"),
        ("/open", {"files": {"a.txt": "hello"}}, "no board among these files"),
        ("/open", {"archive": base64.b64encode(b"PK no archive").decode()}, "cannot be read"),
        ("/open", {"archive": base64.b64encode(BOMB.getvalue()).decode()}, "more in this archive"),
    ],
)
def test_what_cannot_be_used_is_refused_with_a_sentence(base: str, path: str, body: Any, told: str) -> None:
    with pytest.raises(urllib.error.HTTPError) as caught:
        shop(base, path, body)
    answer = json.loads(caught.value.read())
    assert caught.value.code == 400
    assert told in answer["text"], answer


def test_a_layout_of_another_board_is_refused(base: str) -> None:
    layout = shop(base, "/layout", design())[-1]["answer"]["layout"]
    other = design(layout=layout)
    other["board"]["routes"][0]["length"] = 4
    with pytest.raises(urllib.error.HTTPError) as caught:
        shop(base, "/publish", other)
    assert "layout that fits" in json.loads(caught.value.read())["text"]
    assert "problem" in shop(base, "/layout", design(base="atlantis"))[-1]


def test_strange_boards_are_findings_and_cost_no_process(base: str) -> None:
    odd = design()["board"]
    for board in (
        {**odd, "cities": [{"id": {}, "marks": 5}, 7, None]},
        {**odd, "routes": "many", "tickets": {"a": 1}},
        {**odd, "tickets": [{"a": [], "b": {}, "points": None}]},
        {},
    ):
        assert shop(base, "/check", design(board=board))["findings"]
    dated = shop(base, "/check", design(own='format = 1\nname = 1979-05-27\nversion = 1\nboard = "x"\n[rules]\n'))
    assert not dated["playable"]
    outside = shop(base, "/layout", design(board={**odd, "layout": {"map": "../../secrets.json"}}))[-1]
    assert "cannot be read" in outside["problem"]["text"]


def test_what_people_write_is_text_in_the_picture(base: str) -> None:
    evil = "<script>x</script><b onload='x'>"
    bad = design(title=evil)
    bad["board"]["cities"][0] |= {"name": evil}
    layout = json.loads(shop(base, "/layout", bad)[-1]["answer"]["layout"])
    layout["seas"] = [{"de": evil, "en": evil, "x": 9, "y": 9}]
    game = shop(base, "/publish", {**bad, "layout": json.dumps(layout)})["game"]
    picture = call(base, "GET", f"/api/games/{game}/board.svg")
    assert "&lt;script" in picture and "<script" not in picture and "<b onload" not in picture


def test_there_are_limits(serve: Callable[..., Running], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "_unlisted", {})
    base = serve(limits=replace(GENEROUS, design=20_000, designs="1/hour", published=1)).base
    with pytest.raises(urllib.error.HTTPError, match="413"):
        shop(base, "/check", design(coast=" " * 20_000))
    for expected in ("400", "429"):  # refused for its layout, then for its number
        with pytest.raises(urllib.error.HTTPError, match=expected):
            shop(base, "/publish", design())
    with pytest.raises(RefusedError):
        call(base, "GET", f"{SHOP}/copies/denmark")
    with pytest.raises(RefusedError):
        call(base, "GET", "/api/workshop/crayon")
    with pytest.raises(RefusedError):
        call(base, "GET", "/api/games/own-00000000000000000000")
    assert Limits().design == 1024 * 1024

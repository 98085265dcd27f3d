"""Boards and countries of a designer's own: seen, laid out, told and played as ours are."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path
from time import monotonic
from typing import get_args

import pytest

from cli.running import Run
from stellwerk import bots, games
from stellwerk.core.luck import SeededLuck
from stellwerk.core.play import play
from stellwerk.core.record import read, replay, write
from stellwerk.crayon import generator
from stellwerk.draw.layout import read_layout
from stellwerk.draw.tokens import tokens
from stellwerk.ticket.boardfile import Colour

TITLES = Path(__file__).parents[1] / "titles"
RECIPES = Path(generator.__file__).parent / "recipes"
COAST = {
    "type": "FeatureCollection",
    "features": [
        {
            "type": "Feature",
            "geometry": {
                "type": "Polygon",
                "coordinates": [
                    [[8, 49], [12, 49], [12, 53], [8, 53], [8, 49]],
                    [[9.8, 50.8], [10.2, 50.8], [10.2, 51.2], [9.8, 51.2], [9.8, 50.8]],
                ],
            },
        }
    ],
}


@pytest.fixture
def own(tmp_path: Path) -> Path:
    for path in TITLES.glob("small*"):
        shutil.copy(path, tmp_path)
    return tmp_path / "small.json"


def change(path: Path, *changes: tuple[str, str]) -> None:
    text = path.read_text(encoding="utf-8")
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    path.write_text(text, encoding="utf-8")


def test_a_board_file_is_shown_without_a_title(run: Run, own: Path) -> None:
    out = own.with_name("board.svg")
    assert run("show", own, "--out", out).code == 0
    assert "route:east-north-1" in out.read_text(encoding="utf-8")


def test_a_board_that_contradicts_itself_is_not_laid_out(run: Run, own: Path) -> None:
    change(own, ('"a": "east", "b": "north"', '"a": "atlantis", "b": "north"'))
    result = run("layout", own)
    assert result.code == 2 and "routes[0].a: there is no city 'atlantis'" in result.err


def test_every_colour_that_a_board_may_have_has_a_look() -> None:
    assert {*get_args(Colour), "grey", "locomotive"} == set(tokens().route)


def test_paper_without_a_coast_is_land(run: Run, own: Path) -> None:
    out = own.with_name("board.svg")
    run("show", own, "--out", out)
    assert '<rect class="paper"' in out.read_text() and '<rect class="sea"' not in out.read_text()


def test_a_board_may_bring_its_own_coast_with_lakes(run: Run, own: Path) -> None:
    own.with_name("coast.geojson").write_text(json.dumps(COAST))
    change(own, ('"colours"', '"layout": {"map": "coast.geojson"},\n "colours"'))
    assert run("layout", own, "--starts", 1, "--seconds", 5).code in (0, 1)
    assert len(read_layout(own.with_name("small.layout.json")).land) == 2
    change(own, ("coast.geojson", "missing.geojson"))
    assert "missing.geojson: cannot be read" in run("layout", own).err


def grid(side: int, routes: int) -> dict[str, object]:
    """Towns on a square grid, with neighbours joined; some twice."""
    towns = [(x, y) for x in range(side) for y in range(side)]
    pairs = [
        (p, q) for p in towns for q in ((p[0] + 1, p[1]), (p[0], p[1] + 1), (p[0] + 1, p[1] + 1)) if q in towns
    ]
    pairs = (pairs * 2)[:routes]
    name = {town: f"t{town[0]}x{town[1]}" for town in towns}
    twice = {pair for pair in pairs if pairs.count(pair) > 1}
    return {
        "format": 1,
        "name": "large",
        "provenance": ["Invented."],
        "colours": ["red", "blue"],
        "cities": [
            {"id": name[t], "name": name[t], "de": name[t], "en": name[t], "lat": 45 + t[1], "lon": t[0] * 1.3}
            for t in towns
        ],
        "routes": [
            {"id": f"r{n}", "a": name[p], "b": name[q], "length": 2, "colour": "grey"}
            | ({"group": f"{name[p]}-{name[q]}"} if (p, q) in twice else {})
            for n, (p, q) in enumerate(pairs)
        ],
        "tickets": [
            {"id": f"k{n}", "a": name[0, 0], "b": name[p], "deck": "small", "kind": "any", "points": 5}
            for n, p in enumerate(towns[1:9])
        ],
    }


def test_six_hundred_routes_are_checked_played_and_replayed(own: Path) -> None:
    own.write_text(json.dumps(grid(14, 600)))
    title = own.with_name("small.toml")
    assert [finding for finding in games.check_file(title) if not finding.harmless] == []
    game = games.make(title)
    session = play(game, [bots.make("random", game)] * 2, SeededLuck(1), 1)
    record = read(write(session.record()))
    *_, last = replay(game, record)
    assert game.standings(last.state) == session.standings()
    own.write_text(json.dumps(grid(14, 601)))
    (finding,) = games.check_file(own)
    assert "routes: 601 entries are too many; at most 600" in finding.text


def test_a_layout_tells_its_steps_and_ends_in_time(run: Run, own: Path) -> None:
    own.write_text(json.dumps(grid(6, 85)))
    begun = monotonic()
    result = run("layout", own, "--starts", 3, "--seconds", 1)
    assert monotonic() - begun < 15 and result.code in (0, 1)
    assert "start 1 of 3: faults" in result.err and "start 3 of 3" not in result.err
    assert len(read_layout(own.with_name("small.layout.json")).routes) == 85


def test_a_country_speaks_of_itself(run: Run, tmp_path: Path) -> None:
    """Its lakes are drawn, its goods told apart, its legend names no other country's capital."""
    for name in ("doggerland.toml", "doggerland-coast.json"):
        shutil.copy(RECIPES / name, tmp_path)
    recipe, board, out = (tmp_path / name for name in ("doggerland.toml", "mine.json", "mine.svg"))
    change(recipe, ('"timber"', '"oak"'), ('"tools"', '"oats"'))
    coast = json.loads((tmp_path / "doggerland-coast.json").read_text())
    rings = coast["features"][0]["geometry"]["coordinates"]
    shore = rings if coast["features"][0]["geometry"]["type"] == "Polygon" else rings[0]
    shore.append([[2.0, 54.45], [2.2, 54.45], [2.2, 54.55], [2.0, 54.55], [2.0, 54.45]])
    (tmp_path / "doggerland-coast.json").write_text(json.dumps(coast))
    before = len(json.loads((tmp_path / "doggerland-coast.json").read_text())["features"])
    assert run("generate", recipe, "--out", board).code == 0
    assert len(json.loads(board.read_text())["art"]["coast"]) > before
    assert run("show", board, "--out", out).code == 0
    picture = out.read_text(encoding="utf-8")
    assert "København" not in picture and ">Dogger<" in picture
    assert ">Oa</text>" in picture and ">Ot</text>" in picture
    told = run("rules", board).out
    assert told.startswith("Doggerland\n") and "Århus" not in told and "22 cities" not in told
    assert run("play", board, "--people", 1, typed="").out.startswith("Doggerland")


def test_an_island_without_a_ferry_is_named(run: Run, tmp_path: Path) -> None:
    for name in ("doggerland.toml", "doggerland-coast.json"):
        shutil.copy(RECIPES / name, tmp_path)
    recipe = tmp_path / "doggerland.toml"
    text = recipe.read_text()
    recipe.write_text(text[: text.index("[[ports]]")] + text[text.index("[[goods]]") :])
    result = run("generate", recipe, "--out", tmp_path / "out.json")
    assert result.code == 2 and "to 'seler': its island needs a ferry" in result.err


def test_which_version_this_is_costs_nothing(run: Run) -> None:
    """It is told before anything is loaded."""
    code = "import sys; from stellwerk.cli import main\ntry: main(['--version'])\nfinally: print([*sys.modules])"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert told.stdout.split()[0] == "stellwerk" and "'typer'" not in told.stdout

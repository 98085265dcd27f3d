"""The board file: its schema, its linter, its indexes."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from crayon.helpers import BOARD, game_of, shipped
from stellwerk.core.faults import FileError, Place, field
from stellwerk.crayon.boardfile import BoardFile, read_board
from stellwerk.crayon.findings import check_file
from stellwerk.crayon.game import CrayonGame
from stellwerk.crayon.lint import board_problems
from stellwerk.crayon.loading import USUAL, usual_rules

Data = dict[str, Any]


def fresh() -> Data:
    text = BOARD.read_text("utf-8")
    data: Data = json.loads(text)
    return data


def test_the_file_has_one_entry_per_line() -> None:
    text = BOARD.read_text("utf-8")
    data = fresh()
    entries = sum(len(value) for value in data.values() if isinstance(value, list))
    entries += sum(len(value) for value in data["art"].values())
    assert sum(line.strip().startswith("{") and len(line) > 3 for line in text.splitlines()) == entries


def test_the_board_we_ship_is_sound() -> None:
    assert board_problems(shipped(), usual_rules()) == []


def _city(data: Data, name: str) -> Data:
    found: Data = next(city for city in data["cities"] if city["id"] == name)
    return found


def _value_at(data: Data, place: Place) -> object:
    value: Any = data
    for step in place:
        value = value[step]
    return value


FAULTS: list[tuple[Callable[[Data], object], str]] = [
    (lambda d: d["posts"].append(d["posts"][0]), "post 'k1' is given 2 times"),
    (lambda d: d["goods"][0].update(id="Øl"), "good 'Øl'"),
    (lambda d: d["posts"][0].update(region="sweden"), "region 'sweden' does not exist"),
    (lambda d: d["edges"][0].update(b="z99"), "post 'z99' does not exist"),
    (lambda d: d["edges"].append(dict(d["edges"][0])), "edge k1-skagen is given twice"),
    (lambda d: d["edges"][0].update(b="kiel"), "does not join neighbours"),
    (lambda d: d["edges"][0].update(water="styx"), "water 'styx' does not exist"),
    (lambda d: d["posts"][0].update(x=-5.0), "outside the board"),
    (lambda d: d["posts"][0].update(col=12), "same column"),
    (lambda d: d.update(edges=d["edges"][3:]), "cannot be reached"),
    (lambda d: _city(d, "kiel").update(goods=["gold"]), "good 'gold' does not exist"),
    (lambda d: _city(d, "kiel").update(posts=["a1", "kiel"]), "post 'a1' does not exist"),
    (lambda d: _city(d, "kiel").update(posts=["k1"]), "must bear its id"),
    (lambda d: _city(d, "odense").update(start=0), "only 2 players can start"),
    (lambda d: [city.pop("big", None) for city in d["cities"]], "nothing to join"),
    (lambda d: d["goods"][0].update(chips=0), "goods[0].chips: good 'beer' has 0 chips"),
    (lambda d: _city(d, "roedby").update(goods=[]), "'sugar' is supplied nowhere"),
    (lambda d: d["ferries"][0].update(cost=16), "costs 16"),
    (lambda d: d["ferries"][0].update(a="k1"), "no city's centre and no port"),
    (lambda d: d["ferries"][0].update(a="odense"), "port 'knudshoved' has no ferry"),
    (lambda d: d["cards"][0]["orders"].pop(), "has 2 orders instead of 3"),
    (
        lambda d: d["cards"][0]["orders"][0].update(city="atlantis"),
        "cards[0].orders[0].city: city 'atlantis' does not exist",
    ),
    (lambda d: d["cards"][0]["orders"][0].update(city="aarhus"), "which supplies it"),
    (lambda d: d["cards"][0]["orders"][0].update(pay=0), "pays 0"),
    (lambda d: d["cards"][0]["orders"][0].update(good="toys"), "the same good twice"),
    (lambda d: d.update(cards=d["cards"][:30]), "too few"),
    (lambda d: d["events"][0].update(when="now"), "cannot be 'now'"),
    (lambda d: d["events"][8]["effects"][0].update(percent=0), "a tax of 0%"),
    (lambda d: d["events"][3]["effects"][0].update(area={}), "has no area"),
    (
        lambda d: d["events"][1]["effects"][0].update(ferries=["titanic"]),
        "ferry 'titanic' does not exist",
    ),
]


@pytest.mark.parametrize(("spoil", "complaint"), FAULTS, ids=[complaint for _, complaint in FAULTS])
def test_the_linter_finds(spoil: Callable[[Data], object], complaint: str) -> None:
    data = fresh()
    spoil(data)
    found = board_problems(msgspec.convert(data, BoardFile), usual_rules())
    assert any(complaint in f"{field(problem.place)}: {problem.reason}" for problem in found), found[:5]
    for problem in found:
        _value_at(data, problem.place)  # what is named stands in the file


@pytest.mark.parametrize(
    ("spoil", "place"),
    [
        (lambda d: d["posts"][3].update(colour="red"), "posts[3].colour"),
        (lambda d: d["cities"][2].update(size="huge"), "cities[2].size"),
        (lambda d: d["goods"][0].pop("chips"), "goods[0]"),
        (lambda d: d["events"][0]["effects"][0].update(kind="plague"), "events[0].effects[0].kind"),
    ],
)
def test_the_schema_names_the_field_that_does_not_fit(
    spoil: Callable[[Data], object], place: str, tmp_path: Path
) -> None:
    data, path = fresh(), tmp_path / "own.json"
    spoil(data)
    path.write_text(json.dumps(data), "utf-8")
    with pytest.raises(FileError) as error:
        read_board(path)
    assert f" {place}: " in str(error.value)


def test_another_format_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "own.json"
    path.write_text(json.dumps(fresh() | {"format": 2}), "utf-8")
    with pytest.raises(FileError, match="format"):
        read_board(path)


def test_prices_and_places_of_the_index() -> None:
    board = game_of().title.board
    assert [board.places[place].id for place in board.big] == ["aarhus", "odense", "koebenhavn"]
    for edge, (a, b) in enumerate(board.ends):
        assert board.links[a][b] == board.links[b][a] == edge
        if not board.inner[edge]:
            assert edge in board.sections[a] and edge in board.sections[b]
    assert sum(board.inner) == 9


def test_a_designers_board_is_linted_before_it_is_played(tmp_path: Path) -> None:
    data = fresh() | {"id": "elsewhere"}
    own = tmp_path / "elsewhere.json"
    own.write_text(json.dumps(data), encoding="utf-8")
    game = CrayonGame.load(own, {})
    assert game.digest != game_of(start="random").digest
    data["goods"][0]["chips"] = 0
    own.write_text(json.dumps(data), encoding="utf-8")
    with pytest.raises(FileError) as error:
        CrayonGame.load(own, {})
    assert str(error.value) == "elsewhere.json, line 1: goods[0].chips: good 'beer' has 0 chips"


@pytest.mark.parametrize(
    ("old", "new", "place", "reason"),
    [
        ('["kiel"]', '["kiel", "atlantis"]', "cities[12].posts[1]", "post 'atlantis' does not exist"),
        ('"id": "beer"', '"id": "ale"', "cities[10].goods[0]", "good 'beer' does not exist"),
    ],
)
def test_a_finding_names_file_line_and_field(tmp_path: Path, old: str, new: str, place: str, reason: str) -> None:
    own = tmp_path / "own.json"
    own.write_text(BOARD.read_text("utf-8").replace(old, new), "utf-8")
    title = tmp_path / "title.toml"
    title.write_text(USUAL.read_text("utf-8").replace('board = "board.json"', 'board = "own.json"'), "utf-8")
    told = [finding.text for finding in check_file(own)]
    assert any(text.endswith(f": {place}: {reason}") for text in told), told
    for text in told:
        line = int(text.split(", line ")[1].split(":")[0])
        assert reason.split("'")[1] in own.read_text("utf-8").splitlines()[line - 1]
    assert [finding.text for finding in check_file(title)] == told


def test_every_way_of_a_title_must_be_playable(tmp_path: Path) -> None:
    shutil.copy(BOARD, tmp_path / "own.json")
    title = tmp_path / "title.toml"
    text = USUAL.read_text("utf-8").replace('board = "board.json"', 'board = "own.json"')
    title.write_text(text, "utf-8")
    assert check_file(title) == []
    title.write_text(f"{text}\n[options.win_sum.choices.poor.rules]\nbuild_limit = 3\n", "utf-8")
    assert any("ferries[0].cost" in finding.text for finding in check_file(title))

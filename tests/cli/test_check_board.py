"""`stellwerk check-board`: line and field of everything that is wrong."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from cli.running import Run
from stellwerk import games

TITLES = Path(__file__).parents[1] / "titles"


@pytest.fixture
def own(tmp_path: Path) -> Path:
    for name in ("small.toml", "small.json"):
        shutil.copy(TITLES / name, tmp_path)
    return tmp_path / "small.toml"


@pytest.mark.parametrize("path", games.titles().values(), ids=games.titles())
def test_our_own_titles_are_fine(run: Run, path: Path) -> None:
    result = run("check-board", path)
    assert (result.code, result.err) == (0, "") and "nothing to mend" in result.out


def test_a_dangling_city_is_named_with_line_and_field(run: Run, own: Path) -> None:
    board = own.with_name("small.json")
    lines = board.read_text().splitlines()
    at = next(number for number, line in enumerate(lines) if '"length"' in line)
    field = lines[at].split('"a": "')[1].split('"')[0]
    lines[at] = lines[at].replace(f'"a": "{field}"', '"a": "atlantis"')
    board.write_text("\n".join(lines))
    for path in (board, own):
        result = run("check-board", path)
        assert result.code == 2
        assert f"error: small.json, line {at + 1}: routes[0].a: there is no city 'atlantis'\n" in result.err


def test_a_value_off_the_shortest_path_is_only_a_warning(run: Run, own: Path) -> None:
    board = own.with_name("small.json")
    text = board.read_text()
    value = text.split('"points": ')[1].split("}")[0].split(",")[0].strip()
    board.write_text(text.replace(f'"points": {value}', '"points": 77', 1))
    result = run("check-board", board, "--lang", "de")
    assert result.code == 0
    assert "Hinweis: small.json, Zeile 22: tickets[0].points:" in result.out and "Wert 77 weicht" in result.out
    assert "spielbar, 1 Hinweis." in result.out


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("most_seats = 2", "most_seats = 40", "most_seats"),
        ("trains = 20", 'trains = "many"', "line 10: rules.trains: wanted is a whole number, not a text"),
        ('board = "small.json"', 'board = "missing.json"', "missing.json: cannot be read"),
        ("points = { 1 = 1, 2 = 2, 3 = 4 }", "points = { 1 = 1 }", "no points for a route of"),
        ("format = 1", "format = ", "not TOML"),
    ],
)
def test_a_broken_title_is_told(run: Run, own: Path, old: str, new: str, expected: str) -> None:
    own.write_text(own.read_text().replace(old, new))
    result = run("check-board", own)
    assert result.code == 2 and expected in result.err


def test_every_value_of_an_option_must_be_playable(run: Run, own: Path) -> None:
    ways = '[options.way]\ndefault = "plain"\n[options.way.choices.plain]\n'
    own.write_text(f"{own.read_text()}\n{ways}[options.way.choices.wild.rules]\ntrains = 0\n")
    assert "rules.trains: 0 is too little; at least 1" in run("check-board", own).err

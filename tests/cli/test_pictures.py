"""Pictures, films, layouts and new boards from the command line."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

from stellwerk import games
from stellwerk.cli import run
from stellwerk.crayon import generator

TESTS = Path(__file__).parent.parent
RECIPES = Path(generator.__file__).parent / "recipes"
RECORD = TESTS / "records" / "europe-tunnel-refused.txt"


@pytest.mark.parametrize("name", games.titles())
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_every_board_can_be_shown(tmp_path: Path, name: str, theme: str) -> None:
    out = tmp_path / "board.svg"
    assert run(["show", name, "--theme", theme, "--out", str(out)]) == 0
    root = ElementTree.parse(out).getroot()
    assert root.tag.endswith("svg")


def test_a_position_of_a_record_shows_the_hand_of_the_seat_asked_for(tmp_path: Path) -> None:
    one, two = tmp_path / "one.svg", tmp_path / "two.svg"
    assert run(["show", str(RECORD), "--at", "200", "--seat", "0", "--out", str(one)]) == 0
    assert run(["show", str(RECORD), "--at", "200", "--out", str(two)]) == 0
    assert "hand:" in one.read_text(encoding="utf-8")
    assert "hand:" not in two.read_text(encoding="utf-8")


def test_a_png_is_painted(tmp_path: Path) -> None:
    out = tmp_path / "board.png"
    assert run(["show", "first-journey", "--out", str(out)]) == 0
    assert out.read_bytes().startswith(b"\x89PNG")


def test_a_film_is_written(tmp_path: Path) -> None:
    out = tmp_path / "film.svg"
    record = TESTS / "records" / "first-journey-six-tickets.txt"
    assert run(["film", str(record), "--out", str(out)]) == 0
    assert "<svg" in out.read_text(encoding="utf-8")


def test_a_designers_board_is_laid_out_and_shown(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for name in ("small.json", "small.toml"):
        (tmp_path / name).write_text((TESTS / "titles" / name).read_text(encoding="utf-8"), encoding="utf-8")
    out = tmp_path / "board.svg"
    title = str(tmp_path / "small.toml")
    assert run(["--lang", "en", "show", title, "--out", str(out)]) == 2
    assert "small.json has no layout yet" in capsys.readouterr().err
    assert run(["layout", str(tmp_path / "small.json"), "--starts", "1"]) in (0, 1)
    assert run(["show", title, "--out", str(out)]) == 0
    assert "route:east-north-1" in out.read_text(encoding="utf-8")
    film, record = tmp_path / "film.svg", TESTS / "records" / "small-all-pass.txt"
    assert run(["film", str(record), "--game", title, "--out", str(film)]) == 0
    assert "route:east-north-1" in film.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("args", "complaint"),
    [
        (["show", "europe", "--out", "board.gif"], "there are .svg and .png"),
        (["show", "atlantis", "--out", "board.svg"], "there is no game 'atlantis'"),
        (["show", "europe", "--theme", "pink", "--out", "board.svg"], "Theme “pink” does not exist"),
        (["show", str(RECORD), "--at", "99999", "--out", "board.svg"], "Entry 99999 does not exist"),
        (["show", str(RECORD), "--seat", "7", "--out", "board.svg"], "Seat 7 does not exist; expected 0 to 2"),
        (["film", str(RECORD), "--out", "film.mp4"], "there are .svg and .webp"),
        (["generate", "missing.toml", "--out", "board.json"], "missing.toml: cannot be read"),
    ],
)
def test_what_cannot_be_drawn_is_told(
    args: list[str],
    complaint: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    assert run(["--lang", "en", *args]) == 2
    error = capsys.readouterr().err
    assert complaint in error
    assert error.count("\n") == 1
    assert not list(tmp_path.iterdir())


def test_a_new_country_is_made_checked_played_and_shown(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Its goods have no drawing of ours: they come as crates with letters."""
    recipe = next(RECIPES.glob("doggerland.toml"))
    board, out = tmp_path / "doggerland.json", tmp_path / "board.svg"
    assert run(["generate", str(recipe), "--out", str(board)]) == 0
    assert run(["check-board", str(board)]) == 0
    assert run(["simulate", str(board), "--players", "2", "--games", "1", "--bots", "greedy"]) == 0
    assert run(["show", str(board), "--out", str(out)]) == 0
    assert "good-ale" in out.read_text(encoding="utf-8")

"""Weights of the quick player: where they stand, and how they meet."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from stellwerk import games
from stellwerk.turbo import weights
from stellwerk.turbo.tuning import duel, improved, main
from stellwerk.turbo.weights import NUMBER, PASSENGERS, USUAL, Weights, weights_of
from turbo.boards import made


def test_every_weight_stands_where_its_name_says() -> None:
    places = [getattr(weights, name.upper()) for name in Weights.__struct_fields__]
    assert places == list(range(NUMBER))


def test_weights_follow_from_what_is_on_the_board_not_from_its_name(tmp_path: Path) -> None:
    for name, way, wanted in (("germany", "guests", PASSENGERS), ("europe", "stations", USUAL)):
        ours: Any = games.make(name)
        designed: Any = made(tmp_path, way, 3)
        assert weights_of(ours.title) is weights_of(designed.title) is wanted


def test_a_duel_is_fair_and_tells_who_is_better() -> None:
    game: Any = games.make("first-journey")
    assert duel(game, USUAL, USUAL, 50, seed=3).value == 0.5
    careless = replace(USUAL, later=10, spare=500, swap=20)
    assert duel(game, USUAL, careless, 200, seed=3).low > 0.5


def test_what_is_worse_is_put_right() -> None:
    game: Any = games.make("germany")
    worse = replace(PASSENGERS, floor=10)
    *_, best = improved(game, worse, ["floor"], 300, seed=3)
    assert best.floor > worse.floor


@pytest.mark.parametrize("said", [["denmark"], ["atlantis"], ["europe", "--option", "way"]])
def test_what_cannot_be_tuned_is_told_in_a_sentence(
    said: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["tuning", *said])
    assert main() == 2
    assert said[-1] in capsys.readouterr().err

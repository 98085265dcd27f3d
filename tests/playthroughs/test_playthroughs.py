"""The dumps are what the engine does today, letter by letter."""

from __future__ import annotations

import pytest

from contract.variants import WAYS
from playthroughs.dump import PLAYTHROUGHS, dump, path_of
from stellwerk import games


@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_the_engine_still_plays_as_written_down(name: str) -> None:
    written = path_of(name).read_text(encoding="utf-8").splitlines()
    for number, (told, played) in enumerate(zip(written, dump(PLAYTHROUGHS[name]).splitlines(), strict=True), 1):
        assert played == told, f"line {number}: run `make playthroughs` and review the diff"


def test_every_title_and_way_has_a_playthrough() -> None:
    shown = {(variant.name, dict(variant.options).get("way")) for variant in PLAYTHROUGHS.values()}
    ways = {("europe", way) for way in WAYS}
    assert shown == ways | {(name, None) for name in games.titles() if name != "europe"}

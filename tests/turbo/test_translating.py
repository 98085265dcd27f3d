"""What a GPU is given, played in plain Python: the numbers written into it are those of the tables, and games
in step end as others do."""

from __future__ import annotations

from types import SimpleNamespace

import numpy as np
import pytest

from stellwerk import make
from stellwerk.turbo import abreast, playouts
from stellwerk.turbo.layout import HEAD
from stellwerk.turbo.many import start_of, told, width
from stellwerk.turbo.playing import play_on, play_one, shuffle_on
from stellwerk.turbo.tables import flat
from stellwerk.turbo.translating import Translation

ALONE = SimpleNamespace(syncthreads=lambda: None, syncthreads_or=bool)  # a block of one thread


@pytest.mark.parametrize("title", ["europe", "germany", "first-journey"])
def test_a_translated_game_ends_as_a_compiled_one(title: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(abreast, "cuda", ALONE)
    tables = flat(make(title), 3)
    instead = {play_on: abreast.play_on, shuffle_on: abreast.shuffle_on}
    play = Translation(lambda function: function, tables, instead).of(play_one)
    numbers, masks = tables.records(1)
    results = np.zeros((2, width(3)), dtype=np.int32)
    headless = tables.tables.copy()
    headless[:HEAD] = -1  # what stands in the head is never looked up
    with np.errstate(over="ignore"):
        for game in range(2):
            paper = tables.work(), tables.sheet()
            play(headless, *start_of(tables), 5, game, numbers[0], masks[0], *paper, results[game])
    wanted = playouts(make(title), 3, 2, seed=5)
    assert (told(results, 3).totals == wanted.totals).all()
    assert (told(results, 3).decisions == wanted.decisions).all()
    assert (told(results, 3).endings == wanted.endings).all()

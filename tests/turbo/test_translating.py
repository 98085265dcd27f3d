"""What a GPU is given, played in plain Python: the numbers written into it are those of the tables, and games
in step end as others do."""

from __future__ import annotations

from types import SimpleNamespace

import numpy as np
import pytest

from stellwerk import make
from stellwerk.turbo import abreast, playouts
from stellwerk.turbo import layout as at
from stellwerk.turbo.cuda import translation
from stellwerk.turbo.many import start_of
from stellwerk.turbo.playing import set_up
from stellwerk.turbo.scoring import score
from stellwerk.turbo.stream import sow
from stellwerk.turbo.tables import flat
from stellwerk.turbo.translating import LONG

ALONE = SimpleNamespace(syncthreads=lambda: None, popc=lambda word: int(word).bit_count())  # a block of one thread


@pytest.mark.parametrize("title", ["europe", "germany", "first-journey"])
def test_a_translated_game_ends_as_a_compiled_one(title: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(abreast, "cuda", ALONE)
    tables = flat(make(title), 3)
    written = translation(tables, lambda function: function)
    begin, shuffle, step_on, count = (written.of(each) for each in (set_up, sow, abreast.step_on, score))
    headless = tables.tables.copy()
    headless[[each for each in range(at.HEAD) if each not in (getattr(at, name) for name in LONG)]] = -1
    wanted = playouts(make(title), 3, 2, seed=5)
    with np.errstate(over="ignore"):
        for game in range(2):
            (numbers,), (masks,) = tables.records(1)
            work, sheet = tables.work(), tables.sheet()
            begin(headless, *start_of(tables), numbers, masks)
            shuffle(headless, masks, 5, game)
            decisions = 0
            while numbers[at.STAGE] != at.OVER:
                decisions += step_on(headless, numbers, masks, work) != at.NOBODY
            count(headless, numbers, masks, work, sheet)
            totals = sheet[at.SUM : tables[at.SHEET_TICKETS] : tables[at.SHEET_SEAT]]
            assert (totals == wanted.totals[game]).all()
            assert decisions == wanted.decisions[game]
            assert numbers[at.HOW] == wanted.endings[game]

"""Looking back on a game: luck and decisions add up, and noise is not taken for either."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from rules.table import game_of
from stellwerk import bots, games, turbo
from stellwerk.core.game import LUCK
from stellwerk.core.luck import SeededLuck
from stellwerk.core.play import play
from stellwerk.core.record import Record, RecordError
from stellwerk.turbo.doubting import chances, doubt
from stellwerk.turbo.lookback import Analysis
from stellwerk.turbo.smoothing import smoothed


@cache
def played(seats: int = 3) -> Record:
    game = games.make("first-journey")
    names = ("planner", "greedy", "random")[:seats]
    return play(game, [bots.make(name, game) for name in names], SeededLuck(4), 4).record()


@cache
def looked_back() -> Analysis:
    return turbo.analyse(games.make("first-journey"), played(), depth=12)


def test_luck_and_decisions_add_up_to_the_result() -> None:
    record, found = played(), looked_back()
    assert record.result is not None
    winners = [standing.rank == 1 for standing in record.result]
    for balance, won in zip(found.balances, winners, strict=True):
        moved = balance.luck + balance.skill + balance.others
        assert balance.prior + moved == pytest.approx(balance.result)
        assert balance.result == pytest.approx(won / sum(winners), abs=1e-6)


def test_somebody_always_wins() -> None:
    found = looked_back()
    assert len(found.chances) == len(played().entries) + 1
    assert np.allclose(np.array(found.chances).sum(axis=1), 1)
    assert abs(found.chances[0][0] - 1 / 3) < 0.3


def test_what_is_told_is_what_happened() -> None:
    """Costly decisions are decisions for which there was a better one, draws are draws; the worst comes first."""
    game, entries, found = games.make("first-journey"), played().entries, looked_back()
    assert found.costly
    for blunder in found.costly:
        assert entries[blunder.entry].seat == blunder.seat
        assert blunder.could > blunder.chance
        assert blunder.better != entries[blunder.entry].text and game.read(blunder.better)
    assert [each.cost for each in found.costly] == sorted((each.cost for each in found.costly), reverse=True)
    assert all(entries[draw.entry].seat == LUCK for draw in (*found.lucky, *found.unlucky))
    assert all(draw.swing > 0 for draw in found.lucky) and all(draw.swing < 0 for draw in found.unlucky)


def test_it_is_the_same_every_time_and_tells_how_far_it_is() -> None:
    heard: list[tuple[int, int]] = []
    again = turbo.analyse(games.make("first-journey"), played(), 12, lambda done, of: heard.append((done, of)))
    assert again == looked_back()
    assert heard == sorted(heard) and heard[-1][0] == heard[-1][1]


def test_an_unfinished_game_is_refused() -> None:
    record = played()
    cut = Record(record.header, record.entries[:30])
    with pytest.raises(RecordError, match="not over"):
        turbo.analyse(games.make("first-journey"), cut)


def test_a_lead_at_the_end_of_games_played_on_is_no_win_yet() -> None:
    """The less there is left to decide, the surer; when there is nothing, whoever is first has won."""
    totals, ranks = np.array([[100, 80, 60], [80, 100, 60]]), np.array([[1, 2, 3], [2, 1, 3]])
    first = np.array([[100, 60, 80], [60, 100, 80]] * 50)
    europe, germany = (game_of(name, {}).title for name in ("europe", "germany"))
    early, late = doubt(europe, first, 100), doubt(europe, first, 15)
    assert 0 < late < early < doubt(germany, first, 100) and doubt(europe, first, 0) == 0
    for less, more in ((early, late), (late, 0.0)):
        unsure, sure = chances(totals, ranks, less), chances(totals, ranks, more)
        assert np.allclose(unsure.sum(axis=1), 1) and np.allclose(sure.sum(axis=1), 1)
        assert (unsure.argmax(axis=1) == [0, 1]).all() and (unsure.max(axis=1) < sure.max(axis=1)).all()
    assert (chances(totals, ranks, 0.0) == [[1, 0, 0], [0, 1, 0]]).all()
    shared = np.array([[1, 1, 3]])  # ranks decide, as the title has them
    assert chances(totals[:1], shared, 0.0).tolist() == [[0.5, 0.5, 0]]


def both(wins: NDArray[Any]) -> NDArray[np.float64]:
    """Who wins of two, from how often the first does."""
    return np.stack((wins, 1 - wins.astype(float)), axis=-1)


def test_noise_is_smoothed_and_a_clear_change_is_kept() -> None:
    """Nothing happens but one thing, which makes the win certain; every position is counted by other games."""
    rng = np.random.default_rng(1)
    wins = (rng.random((60, 64)) < 0.4).astype(float)
    wins[40:] = 1.0
    found = smoothed(both(wins), both(rng.random(1000) < 0.4))
    raw = wins.mean(axis=1)
    assert np.abs(np.diff(found[:40, 0])).sum() < 0.2 * np.abs(np.diff(raw[:40])).sum()
    assert np.allclose(found[40:, 0], 1, atol=1e-3)
    assert found[39, 0] < 0.6
    assert np.allclose(found.sum(axis=1), 1)


def test_what_all_games_err_by_is_nobodys_luck() -> None:
    """Every position is counted by the same games, in which by chance the first seat seldom wins; now and then one
    of them ends another way. Many others say how likely that seat was to win."""
    rng = np.random.default_rng(2)
    wins = np.tile((np.arange(96) < 30).astype(float), (80, 1))
    for position in range(1, 79):
        wins[position:, rng.integers(96)] = rng.random() < 30 / 96
    wins[79] = 1.0
    found = smoothed(both(wins), both(np.arange(2000) < 1000))
    assert found[0, 0] == pytest.approx(0.5, abs=0.02)
    assert np.abs(np.diff(found[:20, 0])).max() < 0.02 and found[10, 0] > 0.45
    assert np.allclose(found.sum(axis=1), 1) and found[79, 0] == pytest.approx(1, abs=1e-3)

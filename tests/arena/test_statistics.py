"""Intervals, beside values worked out elsewhere."""

from __future__ import annotations

import pytest

from arena.playing import played
from stellwerk.arena.ratings import ratings
from stellwerk.arena.report import make_report, places
from stellwerk.core.statistics import mean, share


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (90, 100, 0.8256, 0.9448), (5, 10, 0.2366, 0.7634)],
)
def test_wilson(wins: int, games: int, low: float, high: float) -> None:
    found = share(wins, games)
    assert (found.low, found.value, found.high) == pytest.approx((low, wins / games, high), abs=1e-4)


def test_nothing_known_without_games() -> None:
    assert (share(0, 0).low, share(0, 0).high) == (0, 1)


def test_mean() -> None:
    found = mean([2, 4, 4, 4, 5, 5, 7, 9])
    assert (found.low, found.value, found.high) == pytest.approx((3.5184, 5.0, 6.4816), abs=1e-4)
    assert mean([3]).low == mean([3]).high == 3


def test_ratings_know_who_is_better() -> None:
    pytest.importorskip("openskill")
    results = [
        played(*bots, deal=deal) for deal in range(4) for bots in (("greedy", "random"), ("random", "greedy"))
    ]
    rated = ratings(results)
    assert rated is not None
    assert rated["greedy"].mu > 25 > rated["random"].mu and rated["greedy"].sigma < 8.3
    assert ratings([played("random", "random")]) == {}


def test_a_report_counts_what_was_played() -> None:
    results = [played("greedy", "random", "random", deal=deal) for deal in range(4)]
    report = make_report("first-journey", {}, 5, results)
    best, other = report.bots
    assert (best.bot, best.seats, other.seats) == ("greedy", 4, 8)
    assert best.wins + other.wins == pytest.approx(4, abs=1e-5)
    met = {(each.bot, each.other): each for each in report.meetings}
    assert met["greedy", "random"].games == 8
    assert met["greedy", "random"].ahead.value + met["random", "greedy"].ahead.value == 1
    assert sum(place.rate.value for place in places(results)) == pytest.approx(1)
    assert sum(report.endings.values()) == report.games == 4

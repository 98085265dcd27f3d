"""Boards that reward the same styles of play lie near each other."""

from __future__ import annotations

from statistics import fmean

import pytest

from stellwerk import games
from stellwerk.core.statistics import Estimate
from stellwerk.report.fingerprint import Fingerprint, distance, nearest, stored

SURE = 0.01


def made(title: str, *wins: float, bots: tuple[str, ...] = ("a", "b"), reach: float = SURE) -> Fingerprint:
    """Two bots; how often the first wins with 2, 3, … players."""
    rates = {
        players: {
            bots[0]: Estimate(won, won - reach, won + reach),
            bots[1]: Estimate(1 - won, 0.9 - won, 1.1 - won),
        }
        for players, won in enumerate(wins, 2)
    }
    return Fingerprint(title, 1, {}, bots, 0, 100, rates)


def test_the_nearest_comes_first_and_the_same_board_is_at_no_distance() -> None:
    own = made("own", 0.6, 0.5)
    found = nearest(own, [made("far", 0.9, 0.1), made("near", 0.65, 0.5), made("twin", 0.6, 0.5)])
    assert [other.title for other, _ in found] == ["twin", "near", "far"]
    assert found[0][1].value == found[0][1].low == 0 < found[0][1].high
    assert found[2][1].value == pytest.approx(((0.3**2 + 0.4**2) / 2) ** 0.5)


def test_only_what_the_same_bots_made_for_the_same_numbers_of_players_is_compared() -> None:
    own = made("own", 0.6)
    assert distance(own, made("other", 0.6, bots=("a", "c"))) is None
    assert distance(own, Fingerprint("other", 1, {}, ("a", "b"), 0, 1, {5: own.rates[2]})) is None
    more = distance(own, made("other", 0.6, 0.1))
    assert more is not None and more.value == 0


def test_fewer_games_make_a_wider_interval() -> None:
    sure, unsure = (distance(made("own", 0.6, reach=reach), made("other", 0.7)) for reach in (0.01, 0.2))
    assert sure is not None and unsure is not None
    assert unsure.high - unsure.low > sure.high - sure.low and unsure.low >= 0


def test_the_stored_ones_are_of_our_own_titles_as_they_are_now() -> None:
    """Where the rules of a title change, its fingerprint is made anew by docs/make_fingerprints.py."""
    assert stored()
    for each in stored():
        assert games.make(each.title).version == each.version
        for players, rates in each.rates.items():
            assert set(rates) == set(each.bots) and players in games.make(each.title).seats
            # All sat down equally often, so together they win what is fair.
            assert fmean(of.value for of in rates.values()) == pytest.approx(1 / players)
    by_bots = {each.bots: sum(other.bots == each.bots for other in stored()) for each in stored()}
    assert all(count > 1 for count in by_bots.values())  # nothing alone is nearest

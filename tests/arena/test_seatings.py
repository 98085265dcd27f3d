"""Every seating of every table plays every deal."""

from __future__ import annotations

from collections import Counter

from stellwerk.arena.seatings import schedule, seatings, tables


def test_every_pair_meets_in_both_seatings_of_every_deal() -> None:
    matches = list(schedule(["a", "b", "c"], 2, 4))
    assert len(set(matches)) == len(matches) == 12
    assert Counter(match.deal for match in matches) == {0: 6, 1: 6}
    for pair in (("a", "b"), ("a", "c"), ("b", "c")):
        assert {match.deal for match in matches if match.bots == pair} == {0, 1}
        assert {match.deal for match in matches if match.bots == pair[::-1]} == {0, 1}


def test_no_seating_is_left_out_of_a_deal() -> None:
    assert len(list(schedule(["a", "b", "c"], 3, 7))) == 12  # two deals of six seatings


def test_who_sits_together() -> None:
    assert tables(["b", "a"], 2) == [("a", "b")]
    assert tables(["planner", "greedy", "greedy"], 3) == [("greedy", "greedy", "planner")]
    assert tables(["a", "b"], 3) == [("a", "a", "b"), ("a", "b", "b")]


def test_the_same_bot_on_another_seat_is_no_other_seating() -> None:
    assert seatings(("a", "a", "b")) == [("a", "a", "b"), ("a", "b", "a"), ("b", "a", "a")]

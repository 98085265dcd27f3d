"""A log is a value: it grows by giving a longer one, and whoever holds an earlier end sees nothing of it."""

from __future__ import annotations

import pytest

from stellwerk.core.log import Log


def test_it_reads_as_a_tuple() -> None:
    log = Log("abcd")
    assert (len(log), list(log), log[0], log[-1], list(log[1:3])) == (4, list("abcd"), "a", "d", ["b", "c"])
    assert log.since(2) == ["c", "d"] and log.since(4) == []
    assert "b" in log and log.index("c") == 2 and repr(log) == "Log(['a', 'b', 'c', 'd'])"


def test_what_is_added_is_seen_only_in_the_longer_one() -> None:
    short = Log("ab")
    long = short.plus("cd")
    assert (list(short), list(long)) == (["a", "b"], ["a", "b", "c", "d"])
    assert (short[-1], short.since(1), len(short), list(short[:])) == ("b", ["b"], 2, ["a", "b"])
    for at in (2, -3):
        with pytest.raises(IndexError, match=f"{at}: there are 2"):
            short[at]


def test_two_directions_from_one_end_do_not_disturb_each_other() -> None:
    start = Log("ab")
    left, right = start.plus("l"), start.plus("r")
    further = left.plus("m")
    assert ["".join(log) for log in (start, left, right, further)] == ["ab", "abl", "abr", "ablm"]


def test_nothing_added_is_the_same_log() -> None:
    log = Log("ab")
    assert log.plus([]) is log


def test_equal_contents_are_equal_however_they_came_about() -> None:
    assert Log("abc") == Log("a").plus("bc") == Log("ab").plus("c")
    assert Log("ab") != Log("abc") and Log("ab") != ["a", "b"]
    shared = Log("ab")
    shared.plus("c")
    assert shared == Log("ab")


def test_whoever_gave_the_things_may_change_their_list() -> None:
    things = ["a"]
    log = Log(things)
    things.append("b")
    assert list(log) == ["a"]

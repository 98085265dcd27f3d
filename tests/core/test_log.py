"""A log is a value: it grows by giving a longer one, and whoever holds an earlier end sees nothing of it."""

from __future__ import annotations

import pytest

from stellwerk.core.log import Log


def _log(letters: str) -> Log[str]:
    return Log[str]().plus(letters)


def test_it_reads_as_a_tuple() -> None:
    log = _log("abcd")
    assert (len(log), log.size, list(log), log[0], log[-1]) == (4, 4, list("abcd"), "a", "d")
    assert log.since(2) == ["c", "d"] and log.since(4) == []
    assert "b" in log


def test_what_is_added_is_seen_only_in_the_longer_one() -> None:
    short = _log("ab")
    long = short.plus("cd")
    assert (list(short), list(long)) == (["a", "b"], ["a", "b", "c", "d"])
    assert (short[-1], short.since(1), len(short)) == ("b", ["b"], 2)
    for at in (2, -3):
        with pytest.raises(IndexError, match=f"{at}: there are 2"):
            short[at]


def test_two_directions_from_one_end_do_not_disturb_each_other() -> None:
    start = _log("ab")
    left, right = start.plus("l"), start.plus("r")
    further = left.plus("m")
    assert ["".join(log) for log in (start, left, right, further)] == ["ab", "abl", "abr", "ablm"]


def test_equal_contents_are_equal_however_they_came_about() -> None:
    assert _log("abc") == _log("a").plus("bc") == _log("ab").plus("c")
    assert _log("ab") != _log("abc") and _log("ab") != ["a", "b"]
    shared = _log("ab")
    shared.plus("c")
    assert shared == _log("ab")

"""A match is a value in and a result out; a bot that fails costs its seat and nothing else."""

from __future__ import annotations

import signal

import pytest

from arena.playing import GAME, played, setting
from stellwerk.arena.match import Match, Task, play_match
from stellwerk.core import record
from stellwerk.replaying import check


def _as_ever(*bots: str) -> tuple[object, ...]:
    result = played(*bots)
    return result.scores, result.ranks, result.ending, result.decisions, result.turns, result.starter


def test_the_same_match_comes_out_the_same() -> None:
    assert _as_ever("greedy", "random") == _as_ever("greedy", "random")


def test_all_seatings_of_a_deal_have_the_same_luck() -> None:
    """Until somebody decides otherwise: the start player and what is dealt."""
    texts = [
        play_match(Task(setting(), Match(3, bots))).record for bots in (("greedy", "random"), ("random", "greedy"))
    ]
    one, other = ([entry.text for entry in record.read(text).entries[:9]] for text in texts)
    assert one == other and one[0].startswith("start")


def test_the_record_holds_and_is_the_game_of_the_result() -> None:
    done = play_match(Task(setting(), Match(1, ("greedy", "random"))))
    told = record.read(done.record)
    check(told)
    assert told.result is not None
    assert tuple(standing.total for standing in told.result) == done.result.scores
    assert told.entries[0].text == f"start {done.result.starter}"
    assert play_match(Task(setting(), Match(1, ("greedy", "random")), recorded=False)).record == ""


@pytest.mark.parametrize(("name", "options"), [("denmark", {}), (GAME, {"start": "1"})])
def test_who_begins_is_known(name: str, options: dict[str, str]) -> None:
    done = play_match(Task(setting(name=name, options=options), Match(0, ("random", "random"))))
    assert done.result.starter in ((1,) if options else (0, 1))


@pytest.mark.parametrize(
    ("bot", "what", "text", "before"),
    [
        ("crashing", "crash", "KeyError: 'lost'", 3),
        ("quitting", "crash", "SystemExit: 3", 0),
        ("cheating", "illegal", "'win'", 0),
        ("hanging", "late", "", 0),
    ],
)
def test_the_seat_of_a_bot_that_fails_passes_to_greedy(bot: str, what: str, text: str, before: int) -> None:
    name = f"arena.strangers:{bot}"
    result = played("random", name, seconds=1.5)
    (incident,) = result.incidents
    assert (incident.seat, incident.bot, incident.what, incident.text) == (1, name, what, text)
    assert incident.decision == before == result.times[1].decisions
    if not before:
        assert result.scores == played("random", "greedy").scores
        assert result.times[0].decisions > 10


def test_the_alarm_of_others_is_left_as_it_was() -> None:
    """Such as the one that ends a test which takes too long."""
    before, left = signal.getsignal(signal.SIGALRM), signal.setitimer(signal.ITIMER_REAL, 1000)
    try:
        played("random", "greedy")
        assert signal.getsignal(signal.SIGALRM) == before
        assert 900 < signal.getitimer(signal.ITIMER_REAL)[0] <= 1000
    finally:
        signal.setitimer(signal.ITIMER_REAL, *left)


def test_bots_of_ones_own_play() -> None:
    result = played("arena.strangers:first", "arena.strangers:Last")
    assert result.incidents == () and all(times.decisions for times in result.times)

"""Whole games inside compiled code: everybody chooses at random among what is legal."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from stellwerk.turbo.jit import compiled, entry, inlined
from stellwerk.turbo.layout import (
    HOW,
    NOBODY,
    OPEN,
    OVER,
    RANK,
    SEATS,
    SHEET_SEAT,
    STAGE,
    SUM,
    TURN,
    WIDTH,
    Masks,
    Numbers,
    Sheet,
    Tables,
    Work,
)
from stellwerk.turbo.legal import actor, choice, how_many, legal
from stellwerk.turbo.scoring import score
from stellwerk.turbo.step import deal, is_lucky, outcomes, step
from stellwerk.turbo.stream import below, sow

MOST_STEPS = 1 << 20  # a game that goes on for ever is a mistake of its rules


@compiled
def set_up(t: Tables, start: Numbers, marks: Masks, n: Numbers, m: Masks) -> None:
    """A record becomes the start. Numbers and masks are copied apart: on a GPU they do not share their bytes."""
    for place in range(2 * t[OPEN]):
        n[place] = start[place]
    for word in range(t[OPEN], t[WIDTH] >> 1):
        m[word] = marks[word]


@compiled
def shuffle_on(t: Tables, n: Numbers, m: Masks, w: Work) -> None:
    """Luck acts until a seat is to decide or the game is over."""
    while is_lucky(n):
        deal(t, n, m, w, below(t, m, outcomes(t, n)))


@compiled
def play_on(t: Tables, n: Numbers, m: Masks, w: Work) -> tuple[int, int]:
    """From any position to the end at random; how many decisions that took, and how many turns: decisions of one
    seat in a row are one."""
    decisions, turns, before = 0, 0, NOBODY
    for _ in range(MOST_STEPS):
        if is_lucky(n):
            deal(t, n, m, w, below(t, m, outcomes(t, n)))
        elif n[STAGE] == OVER:
            break
        else:
            seat = actor(n)
            choose_and_step(t, n, m, w, seat)
            decisions += 1
            turns += seat != before
            before = seat
    return decisions, turns


@inlined
def choose_and_step(t: Tables, n: Numbers, m: Masks, w: Work, seat: int) -> None:
    """A seat decides at random."""
    legal(t, n, m, w, seat)
    step(t, n, m, w, seat, choice(t, w, below(t, m, how_many(t, w))))


@compiled
def play_one(
    t: Tables,
    start: Numbers,
    marks: Masks,
    seed: int,
    number: int,
    n: Numbers,
    m: Masks,
    w: Work,
    s: Sheet,
    result: Sheet,
) -> None:
    """The game with this number from its start: totals, then ranks of all seats, decisions, turns, who began, how
    it ended."""
    set_up(t, start, marks, n, m)
    sow(t, m, seed, number)
    shuffle_on(t, n, m, w)
    starter = n[TURN]  # before the first decision it is still that of who begins
    decisions, turns = play_on(t, n, m, w)
    score(t, n, m, w, s)
    seats = t[SEATS]
    for seat in range(seats):
        result[seat] = s[seat * t[SHEET_SEAT] + SUM]
        result[seats + seat] = s[seat * t[SHEET_SEAT] + RANK]
    result[2 * seats] = decisions
    result[2 * seats + 1] = turns
    result[2 * seats + 2] = starter
    result[2 * seats + 3] = n[HOW]


@entry
def play_games(
    t: Tables,
    start: Numbers,
    marks: Masks,
    seed: int,
    first: int,
    n: Numbers,
    m: Masks,
    w: Work,
    s: Sheet,
    results: NDArray[np.int32],
) -> None:
    """One game after the other on one record, numbered from `first`; a row of results for each."""
    for game in range(results.shape[0]):
        play_one(t, start, marks, seed, first + game, n, m, w, s, results[game])

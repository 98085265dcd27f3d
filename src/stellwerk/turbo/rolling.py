"""Games played on by the quick player: what may become of a position, and of each decision in it."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from stellwerk.turbo import layout as at
from stellwerk.turbo.jit import compiled, entry
from stellwerk.turbo.layout import Masks, Numbers, Sheet, Tables, Work
from stellwerk.turbo.legal import actor
from stellwerk.turbo.paper import BLOCK, MADE, Paper
from stellwerk.turbo.playing import set_up
from stellwerk.turbo.policy import decide
from stellwerk.turbo.scoring import score
from stellwerk.turbo.step import deal, is_lucky, outcomes, step
from stellwerk.turbo.stream import below, pass_over, sow

MOST_STEPS: Final = 1 << 13  # a game in which nobody gets on any more is counted as it stands


@compiled
def play_out(t: Tables, n: Numbers, m: Masks, w: Work, p: Paper) -> int:
    """From any position to the end; how many decisions that took."""
    decisions = 0
    for seat in range(t[at.SEATS]):
        p[seat * BLOCK + MADE] = 0
    for _ in range(MOST_STEPS):
        if is_lucky(n):
            deal(t, n, m, w, below(t, m, outcomes(t, n)))
        elif n[at.STAGE] == at.OVER:
            break
        else:
            seat = actor(n)
            step(t, n, m, w, seat, decide(t, n, m, w, p, seat))
            decisions += 1
    return decisions


@entry
def roll(
    t: Tables,
    worlds: Numbers,
    marks: Masks,
    seat: int,
    codes: NDArray[np.int64],
    seed: int,
    first: int,
    skip: int,
    n: Numbers,
    m: Masks,
    w: Work,
    s: Sheet,
    p: Paper,
    results: NDArray[np.int32],
) -> int:
    """Every decision in every world, each world with the same luck for all of them: totals and ranks by seat.

    `skip`: so many numbers of each stream are gone already. A game that is followed entry by entry, each time
    with the same seed, then meets the same luck from there on.
    """
    decisions, seats = 0, t[at.SEATS]
    for world in range(worlds.shape[0]):
        for number in range(codes.shape[0]):
            set_up(t, worlds[world], marks[world], n, m)
            sow(t, m, seed, first + world)
            pass_over(t, m, skip)
            if codes[number] >= 0:
                step(t, n, m, w, seat, codes[number])
            decisions += play_out(t, n, m, w, p)
            score(t, n, m, w, s)
            for each in range(seats):
                results[number, world, each] = s[each * t[at.SHEET_SEAT] + at.SUM]
                results[number, world, seats + each] = s[each * t[at.SHEET_SEAT] + at.RANK]
    return decisions

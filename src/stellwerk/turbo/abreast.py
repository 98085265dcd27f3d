"""Games that are played in step, on a GPU: a card moves threads together only while they do the same.

Left alone each would go its own way to the end of its game, one after the other. So they wait for each other
before each part of a step; who has nothing to do in it lets the others do it.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from stellwerk.turbo.layout import NOBODY, OVER, STAGE, Masks, Numbers, Tables, Work
from stellwerk.turbo.legal import actor, choice, how_many, legal
from stellwerk.turbo.playing import MOST_STEPS
from stellwerk.turbo.settle import settle
from stellwerk.turbo.step import act, hand_out, is_lucky, outcomes
from stellwerk.turbo.stream import below

cuda: Any
try:
    from numba import cuda
except ImportError:
    cuda = None


def shuffle_on(t: Tables, n: Numbers, m: Masks, w: Work) -> None:
    """As `playing.shuffle_on`."""
    while cuda.syncthreads_or(np.int32(is_lucky(n))):
        be_lucky(t, n, m, w)


def be_lucky(t: Tables, n: Numbers, m: Masks, w: Work) -> None:
    """Luck acts once, where it is to."""
    lucky = is_lucky(n)
    if lucky:
        hand_out(t, n, m, w, below(t, m, outcomes(t, n)))
    cuda.syncthreads()
    if lucky:
        settle(t, n, m, w)
    cuda.syncthreads()


def play_on(t: Tables, n: Numbers, m: Masks, w: Work) -> tuple[int, int]:
    """As `playing.play_on`."""
    decisions, turns, before, seat = 0, 0, NOBODY, NOBODY
    for _ in range(MOST_STEPS):
        if not cuda.syncthreads_or(np.int32(n[STAGE] != OVER)):
            break
        be_lucky(t, n, m, w)
        deciding = n[STAGE] != OVER and not is_lucky(n)
        if deciding:
            seat = actor(n)
            legal(t, n, m, w, seat)
        cuda.syncthreads()
        if deciding:
            act(t, n, m, w, seat, choice(t, w, below(t, m, how_many(t, w))))
        cuda.syncthreads()
        if deciding:
            settle(t, n, m, w)
            decisions += 1
            turns += seat != before
            before = seat
    return decisions, turns

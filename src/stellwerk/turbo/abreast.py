"""Games that are played in step, on a GPU: a card moves threads together only while they do the same.

Left alone each would go its own way to the end of its game, one after the other. So they wait for each other
before each part of a step; who has nothing to do in it lets the others do it. So a whole block also needs the same
piece of the program at a time: the whole of it is more than the card keeps at hand.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from stellwerk.turbo.layout import NOBODY, OVER, STAGE, Masks, Numbers, Tables, Work, wide
from stellwerk.turbo.legal import actor, choice, how_many, legal
from stellwerk.turbo.settle import settle
from stellwerk.turbo.step import act, hand_out, is_lucky, outcomes
from stellwerk.turbo.stream import below

cuda: Any
try:
    from numba import cuda
except ImportError:
    cuda = None


def count(word: int) -> int:
    """As `bits.count`: a card has an instruction for it, and its compiler does not see that it is meant."""
    return wide(cuda.popc(np.uint64(word)))


def step_on(t: Tables, n: Numbers, m: Masks, w: Work) -> int:
    """Luck acts once, where it is to, and whoever is to decide does, at random: that seat, or nobody."""
    lucky = is_lucky(n)
    if lucky:
        hand_out(t, n, m, w, below(t, m, outcomes(t, n)))
    cuda.syncthreads()
    if lucky:
        settle(t, n, m, w)
    cuda.syncthreads()
    deciding, seat = n[STAGE] != OVER and not is_lucky(n), NOBODY
    if deciding:
        seat = actor(n)
        legal(t, n, m, w, seat)
    cuda.syncthreads()
    if deciding:
        act(t, n, m, w, seat, choice(t, w, below(t, m, how_many(t, w))))
    cuda.syncthreads()
    if deciding:
        settle(t, n, m, w)
    return seat

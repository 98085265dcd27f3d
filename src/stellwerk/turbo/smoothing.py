"""Chances from counts: the way that most likely lies behind what was counted at every position of a game.

Counting some games at each position gives chances with noise, and sums of hundreds of differences would be noise
alone. But from entry to entry a chance seldom changes much, and what was counted at neighbouring positions errs
alike by as much as their games were. So the chances are taken to be a random walk, seen through noise of known
size and likeness (kriging). The first position is counted by many other games as well: what the usual ones err by
there they err by later too, and that is to be nobody's luck. The last position is known for certain, and all seats
together always have one win.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

STEP: Final = 0.015  # by which an entry changes a chance, typically
CLEAR: Final = 3.5  # standard errors from which a difference is one: in a game there are hundreds of them
LIKE: Final = 0.999  # more alike than this nothing is, or the equations could not be solved

Floats = NDArray[np.float64]


def smoothed(samples: Floats, first: Floats) -> Floats:
    """By position and seat, from who won each game: by position, game and seat. `first`: who won other games of
    the first position."""
    counted = samples.mean(axis=1)
    # Positions that the same games follow are one.
    kept = np.array([0, *(1 + np.flatnonzero(np.abs(np.diff(samples, axis=0)).max(axis=(1, 2)) > 0))])
    which = np.zeros(len(samples), dtype=np.int64)
    which[kept] = 1
    fewer = samples[kept]
    return _walk(fewer, counted[kept], first)[np.cumsum(which) - 1]


def _walk(samples: Floats, counted: Floats, first: Floats) -> Floats:
    positions, games, seats = samples.shape
    spread = np.sqrt(samples.var(axis=1).mean(axis=1) / games)  # standard error of a chance
    change = np.diff(samples, axis=0)
    doubt = np.sqrt(change.var(axis=1).mean(axis=1) / games)
    moved = np.abs(change.mean(axis=1)).max(axis=1)
    steps = STEP**2 + np.where(moved > CLEAR * doubt, np.maximum(0, moved**2 - doubt**2), 0)
    walked = np.concatenate(([0.0], np.cumsum(steps)))
    prior = 1 / seats + np.zeros(seats)
    expected = 0.25 + np.minimum(walked[:, None], walked[None, :])
    both = spread[:-1] * spread[1:]
    alike = np.where(both > 0, (spread[:-1] ** 2 + spread[1:] ** 2 - doubt**2) / (2 * np.maximum(both, 1e-12)), 0)
    far = np.concatenate(([0.0], np.cumsum(-np.log(np.clip(alike, 1e-6, LIKE)))))
    noise = spread[:, None] * spread[None, :] * np.exp(-np.abs(far[:, None] - far[None, :]))
    looks = np.append(np.arange(positions), 0)  # the first position is seen twice
    noise = np.pad(noise, (0, 1))
    noise[-1, -1] = first.var(axis=0).mean() / len(first)
    seen = np.vstack((counted, first.mean(axis=0))) - prior
    weights = np.linalg.solve(expected[looks][:, looks] + noise + 1e-10 * np.eye(positions + 1), seen)
    return np.asarray(prior + expected[:, looks] @ weights, dtype=np.float64)

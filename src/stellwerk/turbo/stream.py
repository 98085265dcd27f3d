"""The random numbers of a record: SplitMix64, its state in two words of the record, the same in Python."""

from __future__ import annotations

from typing import Final

import numpy as np

from stellwerk.turbo.jit import compiled, inlined
from stellwerk.turbo.layout import SEED, WORD, Masks, Tables

GOLDEN: Final = 0x9E3779B97F4A7C15
ONE: Final = 0xBF58476D1CE4E5B9
TWO: Final = 0x94D049BB133111EB
ALL: Final = (1 << 64) - 1


@inlined
def below(t: Tables, m: Masks, total: int) -> int:
    """The next number of the record's stream, in 0 .. total-1."""
    place = t[SEED]
    state = np.uint64(m[place]) | np.uint64(m[place + 1]) << np.uint64(WORD)
    state += np.uint64(GOLDEN)
    m[place] = state & np.uint64(0xFFFFFFFF)
    m[place + 1] = state >> np.uint64(WORD)
    state = (state ^ (state >> np.uint64(30))) * np.uint64(ONE)
    state = (state ^ (state >> np.uint64(27))) * np.uint64(TWO)
    state ^= state >> np.uint64(31)
    return int((state >> np.uint64(WORD)) * np.uint64(total) >> np.uint64(WORD))


@compiled
def sow(t: Tables, m: Masks, seed: int, number: int) -> None:
    """The stream of the game with this number under this seed."""
    state = np.uint64(seed) * np.uint64(TWO) + np.uint64(number) * np.uint64(GOLDEN)
    state = (state ^ (state >> np.uint64(30))) * np.uint64(ONE)
    state = (state ^ (state >> np.uint64(27))) * np.uint64(TWO)
    state ^= state >> np.uint64(31)
    m[t[SEED]] = state & np.uint64(0xFFFFFFFF)
    m[t[SEED] + 1] = state >> np.uint64(WORD)


@compiled
def pass_over(t: Tables, m: Masks, numbers: int) -> None:
    """As if so many numbers had been asked for."""
    state = np.uint64(m[t[SEED]]) | np.uint64(m[t[SEED] + 1]) << np.uint64(WORD)
    state += np.uint64(numbers) * np.uint64(GOLDEN)
    m[t[SEED]] = state & np.uint64(0xFFFFFFFF)
    m[t[SEED] + 1] = state >> np.uint64(WORD)


class Stream:
    """The same numbers for the reference: a source of luck that plays game `number` of a seed again."""

    def __init__(self, seed: int, number: int) -> None:
        self._state = _mixed(seed * TWO + number * GOLDEN & ALL)

    def below(self, total: int) -> int:
        self._state = self._state + GOLDEN & ALL
        return (_mixed(self._state) >> WORD) * total >> WORD


def _mixed(state: int) -> int:
    state = (state ^ state >> 30) * ONE & ALL
    state = (state ^ state >> 27) * TWO & ALL
    return state ^ state >> 31

"""Words of 32 bits: how many are set, and which."""

from __future__ import annotations

from stellwerk.turbo.jit import inlined
from stellwerk.turbo.layout import wide


@inlined
def count(word: int) -> int:
    """How many bits are set. In just this form the compiler knows what is meant and takes one instruction."""
    x = wide(word)
    x = x - ((x >> 1) & 0x5555555555555555)
    x = (x & 0x3333333333333333) + ((x >> 2) & 0x3333333333333333)
    x = (x + (x >> 4)) & 0x0F0F0F0F0F0F0F0F
    return ((x * 0x0101010101010101) >> 56) & 0x7F


@inlined
def lowest(word: int) -> int:
    """The number of the lowest bit that is set."""
    x = wide(word)
    return count((x & -x) - 1)


@inlined
def nth(word: int, number: int) -> int:
    """The place of the set bit that has `number` set bits below it."""
    x, left, place = wide(word), number, 0
    for half in (16, 8, 4, 2, 1):
        below = count(x & ((1 << half) - 1))
        if left >= below:
            left -= below
            x >>= half
            place += half
    return place

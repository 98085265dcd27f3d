"""Where luck's choices come from. Rules never hold a generator; the driver asks one of these."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Iterable, Sequence
from random import Random
from typing import Protocol, TypeVar

A = TypeVar("A")

WORD = 8  # bytes per draw of the committed stream
BLOCK = 32  # bytes of one HMAC-SHA256
SPAN = 1 << 8 * WORD


class LuckSource(Protocol):
    """A stream of numbers: one `below` per luck step, also when only one outcome is possible."""

    def below(self, total: int) -> int:
        """A number in 0 .. total-1."""
        ...


def choose(outcomes: Sequence[tuple[A, int]], source: LuckSource) -> A:
    """One outcome, each as likely as its weight says."""
    total = 0
    for _, weight in outcomes:
        total += weight
    pick = source.below(total)
    for action, weight in outcomes:
        pick -= weight
        if pick < 0:
            return action
    raise ValueError(f"luck has no outcome to choose from (weights add up to {total})")


class SystemLuck:
    """The operating system's generator: nobody can foresee or repeat it."""

    def below(self, total: int) -> int:
        return secrets.randbelow(total)


class SeededLuck:
    """Repeatable and fast, for simulations: the same seed gives the same game."""

    def __init__(self, seed: int | str) -> None:
        self._random = Random(seed).random

    def below(self, total: int) -> int:
        return int(self._random() * total)


class ScriptedLuck:
    """Numbers given beforehand; for tests. Running out is an error, so a script cannot pass by accident."""

    def __init__(self, numbers: Iterable[int]) -> None:
        self._numbers = iter(numbers)

    def below(self, total: int) -> int:
        number = next(self._numbers, None)
        if number is None:
            raise ValueError("the script of luck has run out")
        if not 0 <= number < total:
            raise ValueError(f"the script of luck says {number}, but only 0 to {total - 1} are possible")
        return number


class CommittedLuck:
    """Luck that can be proved afterwards.

    Publish `commitment` before the deal, add a nonce from every seat, reveal `seed` at the end: whoever has seed
    and nonces can repeat every draw. Block i of the stream is HMAC-SHA256(key, i as 8 bytes, most significant
    first) with key = HMAC-SHA256(seed, the nonces in seat order, each preceded by its length in 4 bytes). A draw
    takes the next 8 bytes as a number and rejects it while it would favour small results. `used` counts the words
    of 8 bytes taken so far, so that a stream can be taken up where it was left.
    """

    def __init__(self, seed: bytes, nonces: Sequence[bytes], used: int = 0) -> None:
        self.seed = seed
        self.nonces = tuple(nonces)
        self.used = used
        message = b"".join(len(nonce).to_bytes(4, "big") + nonce for nonce in nonces)
        self._key = hmac.digest(seed, message, "sha256")
        self._number = -1
        self._block = b""

    @property
    def commitment(self) -> str:
        return commitment(self.seed)

    def below(self, total: int) -> int:
        fair = SPAN - SPAN % total
        while (word := self._word()) >= fair:
            pass
        return word % total

    def _word(self) -> int:
        number, at = divmod(self.used * WORD, BLOCK)
        if number != self._number:
            self._block = hmac.digest(self._key, number.to_bytes(8, "big"), "sha256")
            self._number = number
        self.used += 1
        return int.from_bytes(self._block[at : at + WORD], "big")


def commitment(seed: bytes) -> str:
    """What is published before the deal: it binds the seed and tells nothing about it."""
    return hashlib.sha256(seed).hexdigest()

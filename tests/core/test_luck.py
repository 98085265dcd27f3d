"""Sources of luck: fair, repeatable where they say so, provable where they promise it."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stellwerk.core.luck import (
    CommittedLuck,
    LuckSource,
    ScriptedLuck,
    SeededLuck,
    SystemLuck,
    choose,
    commitment,
)


def test_a_seed_repeats_and_another_does_not() -> None:
    one, same, other = SeededLuck(5), SeededLuck(5), SeededLuck(6)
    numbers = [one.below(1000) for _ in range(50)]
    assert numbers == [same.below(1000) for _ in range(50)]
    assert numbers != [other.below(1000) for _ in range(50)]


def test_a_script_says_exactly_what_it_was_told() -> None:
    luck = ScriptedLuck([2, 0])
    assert [luck.below(3), luck.below(1)] == [2, 0]
    with pytest.raises(ValueError, match="run out"):
        luck.below(3)


def test_a_script_that_cannot_be_is_refused() -> None:
    with pytest.raises(ValueError, match="only 0 to 2"):
        ScriptedLuck([3]).below(3)


def test_a_single_outcome_takes_a_number_all_the_same() -> None:
    """Two engines driven by one stream stay in step."""
    luck = ScriptedLuck([0, 1])
    assert choose([("only", 4)], luck) == "only"
    assert choose([("a", 1), ("b", 1)], luck) == "b"


def test_weights_decide() -> None:
    outcomes = [("a", 1), ("b", 2), ("c", 3)]
    assert [choose(outcomes, ScriptedLuck([n])) for n in range(6)] == ["a", "b", "b", "c", "c", "c"]


def test_nothing_to_choose_from_is_an_error() -> None:
    with pytest.raises(ValueError):
        choose([], ScriptedLuck([0]))


@pytest.mark.parametrize("source", [SystemLuck(), SeededLuck(1), CommittedLuck(b"seed", [b"a"])])
def test_every_number_comes_up(source: LuckSource) -> None:
    counts = Counter(source.below(6) for _ in range(6000))
    assert sorted(counts) == list(range(6))
    assert min(counts.values()) > 800  # 1000 expected; below 800 is beyond seven standard deviations


def test_the_committed_stream_is_the_documented_one() -> None:
    """Written out by hand, so that a checker in another language can be built from the documentation."""
    seed, nonces = b"the seed", [b"", b"nonce of seat 1"]
    message = b"".join(len(nonce).to_bytes(4, "big") + nonce for nonce in nonces)
    key = hmac.new(seed, message, hashlib.sha256).digest()
    stream = b"".join(hmac.new(key, i.to_bytes(8, "big"), hashlib.sha256).digest() for i in range(3))
    words = [int.from_bytes(stream[i : i + 8], "big") for i in range(0, 96, 8)]
    luck = CommittedLuck(seed, nonces)
    assert [luck.below(110) for _ in words] == [word % 110 for word in words]
    assert luck.commitment == commitment(seed) == hashlib.sha256(seed).hexdigest()


@given(st.binary(max_size=40), st.lists(st.binary(max_size=8), max_size=5), st.integers(1, 10**6))
def test_committed_luck_repeats_for_whoever_knows_the_seed(seed: bytes, nonces: list[bytes], total: int) -> None:
    one, two = CommittedLuck(seed, nonces), CommittedLuck(seed, nonces)
    numbers = [one.below(total) for _ in range(9)]
    assert numbers == [two.below(total) for _ in range(9)]
    assert all(0 <= number < total for number in numbers)


def test_every_nonce_matters() -> None:
    numbers = {
        tuple(CommittedLuck(b"s", nonces).below(10**6) for _ in range(3))
        for nonces in ([b"a", b"b"], [b"ab", b""], [b"", b"ab"], [b"b", b"a"], [b"ab"])
    }
    assert len(numbers) == 5


def test_numbers_that_would_favour_small_results_are_rejected() -> None:
    """With a total just above half the span about half of all words must be thrown away."""
    total = 2**63 + 1
    luck = CommittedLuck(b"reject", [])
    assert all(luck.below(total) < total for _ in range(64))
    assert luck.used > 64 + 32


def test_a_stream_can_be_taken_up_where_it_was_left() -> None:
    luck = CommittedLuck(b"seed", [b"a", b"b"])
    for count in range(20):
        again = CommittedLuck(b"seed", [b"a", b"b"], luck.used)
        assert again.used == count
        assert again.below(1000) == luck.below(1000)

"""The longest trail against trying every one, and the shapes such searches are known to stumble over."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from stellwerk.core.trail import Edge, Trail, longest_trail


@st.composite
def multigraphs(draw: st.DrawFn, most: int, lightest: int = 1) -> list[Edge]:
    """Few nodes, so that cycles, parallel edges and loops are common; now and then in several pieces."""
    node = st.integers(0, draw(st.integers(2, 7)))
    return draw(st.lists(st.tuples(node, node, st.integers(lightest, 8)), max_size=most))


def heaviest_by_trying(edges: Sequence[Edge]) -> int:
    """Follow every trail from every node, each set of used edges once per node."""
    seen: set[tuple[int, int]] = set()
    todo = [(node, 0, 0) for edge in edges for node in edge[:2]]
    best = 0
    while todo:
        node, used, weight = todo.pop()
        if (node, used) in seen:
            continue
        seen.add((node, used))
        best = max(best, weight)
        for i, (a, b, more) in enumerate(edges):
            if node in (a, b) and not used >> i & 1:
                todo.append((a + b - node, used | 1 << i, weight + more))
    return best


def is_walk(edges: Sequence[Edge], order: Sequence[int]) -> bool:
    """Can the edges be walked in this order, each once?"""
    at = {node for i in order[:1] for node in edges[i][:2]}
    for i in order:
        a, b, _ = edges[i]
        at = {far for near, far in ((a, b), (b, a)) if near in at}
    return len(set(order)) == len(order) and (bool(at) or not order)


def assert_trail(edges: Sequence[Edge], length: int) -> None:
    trail = longest_trail(edges)
    assert trail.length == length
    assert sum(edges[i][2] for i in trail.edges) == length
    assert is_walk(edges, trail.edges)


@given(multigraphs(most=11))
@example([(0, 1, 5), (1, 2, 1), (2, 0, 1), (1, 3, 9), (2, 4, 9), (0, 5, 9)])
def test_no_trail_is_heavier(edges: list[Edge]) -> None:
    assert_trail(edges, heaviest_by_trying(edges))


@given(multigraphs(most=9, lightest=0))
def test_edges_may_weigh_nothing(edges: list[Edge]) -> None:
    assert_trail(edges, heaviest_by_trying(edges))


@given(multigraphs(most=30))
def test_large_answers_can_be_walked(edges: list[Edge]) -> None:
    trail = longest_trail(edges)
    assert_trail(edges, trail.length)
    assert longest_trail(list(edges)) == trail


@given(multigraphs(most=24), st.randoms(use_true_random=False))
def test_length_does_not_depend_on_names_or_order(edges: list[Edge], random: Random) -> None:
    names = list(range(8))
    random.shuffle(names)
    other = [(names[b] * 10 - 30, names[a] * 10 - 30, weight) for a, b, weight in edges]
    random.shuffle(other)
    assert longest_trail(other).length == longest_trail(edges).length


TRIANGLE = [(0, 1, 1), (1, 2, 2), (2, 0, 3)]
FIGURE_EIGHT = [*TRIANGLE, (0, 3, 1), (3, 4, 2), (4, 0, 3)]
WHEEL = [(0, k, 1) for k in range(1, 7)] + [(k, k % 6 + 1, 1) for k in range(1, 7)]


@pytest.mark.parametrize(
    ("edges", "length"),
    [
        pytest.param([], 0, id="empty"),
        pytest.param([(4, 9, 3)], 3, id="one edge"),
        pytest.param([(5, 5, 3)], 3, id="one loop"),
        pytest.param(TRIANGLE, 6, id="cycle"),
        pytest.param(FIGURE_EIGHT, 12, id="figure eight"),
        pytest.param([*FIGURE_EIGHT, (0, 9, 4)], 16, id="figure eight with a tail at the crossing"),
        pytest.param([*FIGURE_EIGHT, (0, 8, 4), (0, 9, 5), (0, 7, 3)], 21, id="the crossing has three tails"),
        pytest.param([*TRIANGLE, (0, 3, 9), (3, 4, 9), (3, 5, 9)], 24, id="out on a bridge, not back"),
        pytest.param([(0, 1, 4), (1, 2, 4), (1, 3, 3)], 8, id="a branch does not count"),
        pytest.param([(0, k, k) for k in range(1, 6)], 9, id="star"),
        pytest.param([(0, 1, 2), (1, 2, 2), (7, 8, 5)], 5, id="the heavier of two pieces"),
        pytest.param([*TRIANGLE, (7, 8, 3), (8, 9, 2)], 6, id="a cycle and a path apart"),
        pytest.param([(0, 1, 2), (0, 1, 3)], 5, id="two parallel edges"),
        pytest.param([(0, 1, 2), (0, 1, 3), (0, 1, 4), (1, 2, 1), (0, 3, 1)], 11, id="three parallel edges"),
        pytest.param([(0, 1, 1), (1, 1, 5), (1, 2, 1), (1, 3, 2)], 8, id="a loop on the way"),
        pytest.param(WHEEL, 10, id="wheel: six odd cities, two lost edges pair four of them"),
    ],
)
def test_known_shapes(edges: list[Edge], length: int) -> None:
    assert_trail(edges, length)
    assert heaviest_by_trying(edges) == length


def test_three_lassos_cannot_all_be_walked() -> None:
    # Leaving out a rope repairs the parity but cuts the loop off: the best track is not connected.
    edges = [(0, 10 * k, 1) for k in (1, 2, 3)]
    for k in (10, 20, 30):
        edges += [(k, k + 1, 3), (k + 1, k + 2, 3), (k + 2, k, 3)]
    assert_trail(edges, 20)


def test_cut_off_track_is_not_counted_in_a_grid() -> None:
    edges = [(k, k + 1, 1) for k in range(12) if k % 4 < 3] + [(k, k + 4, 2) for k in range(8)]
    assert_trail(edges, heaviest_by_trying(edges))


def test_same_question_same_answer() -> None:
    edges = [(0, 1, 2), (0, 2, 2), (0, 3, 2), (0, 4, 2)]
    assert longest_trail(edges) == longest_trail(edges)
    assert longest_trail(edges[:1]) == Trail(2, (0,))

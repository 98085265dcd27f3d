"""Connected pieces and shortest ways against slow and obvious functions."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from stellwerk.core.graph import connected, labels_to, shortest


@given(
    st.integers(1, 9).flatmap(
        lambda n: st.tuples(
            st.just(n), st.lists(st.tuples(st.integers(0, n - 1), st.integers(0, n - 1)), max_size=12)
        )
    )
)
def test_labels_are_the_lowest_node_in_reach(graph: tuple[int, list[tuple[int, int]]]) -> None:
    nodes, edges = graph
    label = list(range(nodes))
    for _ in range(nodes):
        for a, b in edges:
            label[a] = label[b] = min(label[a], label[b])
    assert connected(edges, nodes) == label


def test_nothing_is_connected_without_edges() -> None:
    assert connected([], 3) == [0, 1, 2]
    assert connected([], 0) == []


Arc = tuple[int, int, int]


def ways_of(arcs: Sequence[Arc]) -> dict[int, list[tuple[int, int, int]]]:
    """Directed arcs as a graph; the label of an arc is its index."""
    graph: dict[int, list[tuple[int, int, int]]] = {}
    for label, (a, b, cost) in enumerate(arcs):
        graph.setdefault(a, []).append((b, cost, label))
    return graph


def costs_by_relaxing(arcs: Sequence[Arc], starts: set[int]) -> dict[int, int]:
    costs = dict.fromkeys(starts, 0)
    for _ in range(len(arcs)):
        for a, b, cost in arcs:
            if a in costs:
                costs[b] = min(costs.get(b, costs[a] + cost), costs[a] + cost)
    return costs


arcs_between_few = st.lists(st.tuples(st.integers(0, 6), st.integers(0, 6), st.integers(0, 5)), max_size=18)


@given(arcs_between_few, st.sets(st.integers(0, 6), max_size=3))
def test_no_way_is_shorter(arcs: list[Arc], starts: set[int]) -> None:
    costs, before = shortest(ways_of(arcs), starts)
    assert costs == costs_by_relaxing(arcs, starts)
    assert before.keys() == costs.keys() - starts


@given(arcs_between_few, st.sets(st.integers(0, 6), min_size=1, max_size=3))
def test_labels_lead_from_a_start_to_the_goal(arcs: list[Arc], starts: set[int]) -> None:
    costs, before = shortest(ways_of(arcs), starts)
    for goal, cost in costs.items():
        way = [arcs[label] for label in labels_to(goal, before)]
        assert sum(more for _, _, more in way) == cost
        assert all(first[1] == then[0] for first, then in pairwise(way))
        if way:
            assert way[0][0] in starts and way[-1][1] == goal
        else:
            assert goal in starts


def test_the_nearest_start_wins() -> None:
    costs, before = shortest({0: [(2, 5, 50)], 1: [(2, 3, 51)], 2: [(3, 1, 52)]}, [0, 1])
    assert costs == {0: 0, 1: 0, 2: 3, 3: 4}
    assert before[2] == (1, 51)
    assert labels_to(3, before) == [51, 52]
    assert labels_to(0, before) == []


def test_what_is_out_of_reach_is_not_in_the_answer() -> None:
    costs, before = shortest({0: [(1, 1, 9)], 2: [(0, 1, 8)]}, [0])
    assert 2 not in costs and 2 not in before
    assert shortest({0: [(1, 1, 9)]}, []) == ({}, {})

"""Small integer multigraphs: connected pieces and shortest ways."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from heapq import heappop, heappush


def connected(edges: Iterable[tuple[int, int]], nodes: int) -> list[int]:
    """For each node from 0 to nodes - 1 the lowest node of its connected piece.

    >>> connected([(1, 2), (4, 2)], 5)
    [0, 1, 1, 3, 1]
    """
    lower = list(range(nodes))
    for a, b in edges:
        a, b = _lowest(lower, a), _lowest(lower, b)
        lower[max(a, b)] = min(a, b)
    return [_lowest(lower, node) for node in range(nodes)]


def shortest(
    graph: Mapping[int, Iterable[tuple[int, int, int]]], starts: Iterable[int], goal: int | None = None
) -> tuple[dict[int, int], dict[int, tuple[int, int]]]:
    """Least costs from the nearest start, and for each node the (node, label) it is best reached from.

    The graph maps a node to (neighbour, cost, label); costs are not negative, a missing node leads nowhere.
    Starts cost 0 and are reached from nothing. Nodes out of reach are in neither answer; with a goal, what lies
    further away than it may be missing too.

    >>> costs, before = shortest({0: [(1, 5, 70), (2, 1, 71)], 2: [(1, 2, 72)]}, [0])
    >>> costs[1], labels_to(1, before)
    (3, [71, 72])
    """
    costs = dict.fromkeys(starts, 0)
    before: dict[int, tuple[int, int]] = {}
    queue = sorted((0, node) for node in costs)
    while queue:
        cost, node = heappop(queue)
        if cost > costs[node]:
            continue
        if node == goal:
            break
        for neighbour, more, label in graph.get(node, ()):
            if neighbour not in costs or cost + more < costs[neighbour]:
                costs[neighbour] = cost + more
                before[neighbour] = node, label
                heappush(queue, (cost + more, neighbour))
    return costs, before


def labels_to(goal: int, before: Mapping[int, tuple[int, int]]) -> list[int]:
    """Labels along the shortest way to a goal that was reached, from its start; none if it is a start."""
    labels: list[int] = []
    while goal in before:
        goal, label = before[goal]
        labels.append(label)
    return labels[::-1]


def _lowest(lower: list[int], node: int) -> int:
    while lower[node] != node:
        lower[node] = node = lower[lower[node]]
    return node

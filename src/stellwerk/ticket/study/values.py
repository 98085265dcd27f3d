"""What a ticket is worth, by regression: how holding it moves a player's margin over the others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from stellwerk.core.statistics import Estimate, Z
from stellwerk.study.sums import Entry
from stellwerk.study.watched import Game

FEWEST = 30  # holders that a ticket needs
RIDGE = 1.0  # keeps tickets that always come together from pulling each other apart


def fair_values(rows: Sequence[tuple[Game, Entry]], printed: dict[str, int]) -> dict[str, Estimate]:
    """For each ticket the printed value at which it would be worth as much as the one in the middle.

    One more printed point moves the margin of a holder by 2c - 1, where c is how often the ticket is completed;
    for tickets that are as often a loss as a win nothing can be said.
    """
    held: dict[tuple[int, int], list[Entry]] = {}
    whose: dict[tuple[int, int], Game] = {}
    for game, row in rows:
        if row["kept"]:
            held.setdefault((id(game), row["seat"]), []).append(row)
            whose[id(game), row["seat"]] = game
    names = sorted(printed)
    column = {name: n for n, name in enumerate(names)}
    x = np.zeros((len(held), len(names)))
    y = np.zeros(len(held))
    for line, tickets in enumerate(held.values()):
        for row in tickets:
            x[line, column[row["ticket"]]] = 1
        y[line] = tickets[0]["margin"]
    counts = x.sum(0)
    if len(held) < 2 * len(names) or not len(held):
        return {}
    beta, spread = _fit(x, y, [whose[key].cluster for key in held])
    done = {name: [0, 0] for name in names}
    for _, row in rows:
        if row["kept"]:
            done[row["ticket"]][0] += row["completed"]
            done[row["ticket"]][1] += 1
    known = counts >= FEWEST
    if not known.any():
        return {}
    usual = float(np.median(beta[known]))  # one ticket that is far off must not move all others
    found = {}
    for n, name in enumerate(names):
        slope = 2 * done[name][0] / max(done[name][1], 1) - 1
        if counts[n] < FEWEST or slope < 0.2:
            continue
        value = printed[name] + (usual - float(beta[n])) / slope
        reach = Z * float(spread[n]) / slope
        found[name] = Estimate(value, value - reach, value + reach)
    return found


def _fit(x: Any, y: Any, clusters: Sequence[tuple[int, int]]) -> tuple[Any, Any]:
    """Least squares with an intercept; errors allow for games that share their luck."""
    design = np.column_stack([x, np.ones(len(x))])
    weight = np.eye(design.shape[1]) * RIDGE
    weight[-1, -1] = 0
    inverse = np.linalg.pinv(design.T @ design + weight)
    beta = inverse @ design.T @ y
    score = design * (y - design @ beta)[:, None]
    order = {cluster: n for n, cluster in enumerate(dict.fromkeys(clusters))}
    sums = np.zeros((len(order), design.shape[1]))
    np.add.at(sums, [order[cluster] for cluster in clusters], score)
    spread = np.sqrt(np.maximum(np.diag(inverse @ (sums.T @ sums) @ inverse), 0))
    return beta[:-1], spread[:-1]

"""What a ticket is worth, by regression: how holding it moves a player's margin over the others."""

from __future__ import annotations

import numpy as np

from stellwerk.core.statistics import Estimate, Z
from stellwerk.study.notes import Floats, Ints, Notes, Table

FEWEST = 30  # holders that a ticket needs
RIDGE = 1.0  # keeps tickets that always come together from pulling each other apart
SEATS = 16  # more than any table has


def fair_values(notes: Notes, rows: Table, printed: dict[str, int]) -> dict[str, Estimate]:
    """For each ticket the printed value at which it would be worth as much as the one in the middle.

    One more printed point moves the margin of a holder by 2c - 1, where c is how often the ticket is completed;
    for tickets that are as often a loss as a win nothing can be said.
    """
    held = rows.where(rows["kept"])
    names = sorted(printed)
    if not len(held):
        return {}
    # A line for every player of every game who holds anything.
    _, first, line = np.unique(held.game * SEATS + held["seat"], return_index=True, return_inverse=True)
    if len(first) < 2 * len(names):
        return {}
    place = np.array([names.index(name) for name in held.names["ticket"]])
    column = place[held["ticket"]]
    margin, cluster = held["margin"][first], notes.cluster[held.game[first]]
    beta, spread, counts = _fit(line, column, len(names), margin, cluster)
    done = np.bincount(column, weights=held["completed"], minlength=len(names))
    known = counts >= FEWEST
    if not known.any():
        return {}
    usual = float(np.median(beta[known]))  # one ticket that is far off must not move all others
    found = {}
    for n, name in enumerate(names):
        slope = 2 * float(done[n]) / max(int(counts[n]), 1) - 1
        if counts[n] < FEWEST or slope < 0.2:
            continue
        value = printed[name] + (usual - float(beta[n])) / slope
        reach = Z * float(spread[n]) / slope
        found[name] = Estimate(value, value - reach, value + reach)
    return found


def _fit(line: Ints, column: Ints, width: int, y: Floats, clusters: Ints) -> tuple[Floats, Floats, Ints]:
    """Least squares with an intercept of lines in which these columns are 1: slopes, their errors, which allow for
    games that share their luck, and how many lines have each column. Most of a line is 0 and is left out."""
    ones = np.zeros((len(y), width + 1), dtype=np.float32)  # counts below 2^24 are exact
    ones[line, column] = ones[:, -1] = 1
    moment = (ones.T @ ones).astype(np.float64)
    counts = moment[-1, :-1].astype(np.int64)
    inverse = np.linalg.pinv(moment + np.diag([RIDGE] * width + [0.0]))
    beta = inverse @ np.append(np.bincount(column, weights=y[line], minlength=width), y.sum())
    off = y - beta[-1] - np.bincount(line, weights=beta[column], minlength=len(y))
    _, cluster = np.unique(clusters, return_inverse=True)
    many = int(cluster.max()) + 1
    sums = np.zeros((many, width + 1))
    at = cluster[line] * width + column
    sums[:, :-1] = np.bincount(at, weights=off[line], minlength=many * width).reshape(many, width)
    sums[:, -1] = np.bincount(cluster, weights=off)
    spread = np.sqrt(np.maximum(np.diag(inverse @ (sums.T @ sums) @ inverse), 0))
    return beta[:-1], spread[:-1], counts

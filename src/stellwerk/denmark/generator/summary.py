"""A finished board told to its designer: a map in letters, and the figures that matter for play."""

from __future__ import annotations

from collections import Counter
from itertools import groupby
from statistics import median
from typing import Final

from stellwerk.denmark.generator.lattice import Spot, column_name, grid_name
from stellwerk.denmark.schema import BoardFile

_SIGNS: Final = {"small": "o", "medium": "O", "metro": "H"}


def summary(board: BoardFile) -> str:
    """Map, legend and figures, ready to print."""
    return "\n\n".join((text_map(board), legend(board), figures(board)))


def text_map(board: BoardFile) -> str:
    """Every milepost as a sign under its column and behind its row; odd rows stand half a step to the right."""
    where = {post.id: (post.col, post.row) for post in board.posts}
    signs: dict[Spot, str] = dict.fromkeys(where.values(), "·")
    for city in board.cities:
        for name in city.posts:
            signs[where[name]] = "#"
        signs[where[city.id]] = _SIGNS[city.size]
    for port in board.ports:
        signs[where[port.id]] = "A"
    columns = range(1, max(col for col, _ in signs) + 1)
    lines = ["    " + "".join(f"{column_name(col):<2}" for col in columns)]
    for row in range(1, max(row for _, row in signs) + 1):
        shift = " " if row % 2 else ""
        lines.append(f"{row:>3} {shift}" + " ".join(signs.get((col, row), " ") for col in columns))
    return "\n".join(line.rstrip() for line in lines)


def legend(board: BoardFile) -> str:
    """Cities and ports with the mileposts that they stand on."""
    where = {post.id: grid_name((post.col, post.row)) for post in board.posts}
    lines = [
        f"{_SIGNS[city.size]} {where[city.id]:<4} {city.name}: {', '.join(city.goods)}" for city in board.cities
    ]
    return "\n".join([*lines, *(f"A {where[port.id]:<4} {port.name}" for port in board.ports)])


def figures(board: BoardFile) -> str:
    kind: dict[str | None, str] = {water.id: water.kind for water in board.waters}
    wet = Counter(kind.get(edge.water) for edge in board.edges)
    pays = sorted(order.pay for card in board.cards for order in card.orders)
    by_city = Counter(order.city for card in board.cards for order in card.orders)
    counts = sorted((count, city) for city, count in by_city.items())
    often = [
        f"{count} for {', '.join(city for _, city in group)}" for count, group in groupby(counts, lambda c: c[0])
    ]
    return "\n".join(
        (
            f"{len(board.posts)} mileposts, {len(board.edges)} sections:"
            f" {wet['river']} across rivers, {wet['bay']} across bays",
            f"{len(board.cards)} cards with {len(pays)} orders that pay {pays[0]} to {pays[-1]},"
            f" half of them at least {median(pays):g}",
            f"orders by city: {'; '.join(often)}",
        )
    )

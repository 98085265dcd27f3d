"""Who is how rich, and who is first (DK-71R)."""

from __future__ import annotations

from stellwerk.core.game import Line, Standing
from stellwerk.crayon.network import linked
from stellwerk.crayon.state import CrayonState
from stellwerk.crayon.title import Title


def standings(title: Title, state: CrayonState) -> tuple[Standing, ...]:
    """Cash less debts; ties by big cities joined, then by cities joined, then shared."""
    public, board = state.public, title.board
    keys: list[tuple[int, int, int]] = []
    lines: list[tuple[Line, ...]] = []
    for seat, hand in enumerate(state.hands):
        cities = linked(board, public, seat)
        big = len(cities & set(board.big))
        debt = sum(entry.sum for entry in public.debts if entry.seat == seat)
        keys.append((hand.cash - debt, big, len(cities)))
        lines.append(
            (
                Line("cash", hand.cash),
                *([Line("debt", -debt)] if debt else []),
                Line("big-cities", 0, count=big),
                Line("cities", 0, count=len(cities)),
            )
        )
    return tuple(
        Standing(seat, 1 + sum(other > key for other in keys), key[0], lines[seat])
        for seat, key in enumerate(keys)
    )

"""Steps of a way, and all that lead out of a milepost: made once for a board, since every search takes them."""

from __future__ import annotations

from typing import NamedTuple

from msgspec import Struct

from stellwerk.crayon import actions as do
from stellwerk.crayon.board import Board


class Hop(Struct, frozen=True):
    """One step of a way: to a milepost by track, or over a ferry line; `build` is what it takes, at this price.

    `section` is built after it and costs `extra` of the price: into a port whose ferry is bought from the far end.
    """

    post: int
    line: int | None = None
    build: do.Lay | do.Buy | None = None
    price: int = 0
    section: do.Lay | None = None
    extra: int = 0


class WayOut(NamedTuple):
    """Over an edge to the next milepost: on track that is there, on a section laid from here, or from there."""

    there: int
    edge: int
    run: Hop
    lay: Hop
    back: Hop


def ways_out(board: Board) -> tuple[tuple[WayOut, ...], ...]:
    """Per milepost, in the order of its neighbours."""
    return tuple(
        tuple(_way_out(board, there, edge) for there, edge in neighbours) for neighbours in board.neighbours
    )


def _way_out(board: Board, there: int, edge: int) -> WayOut:
    on, back = board.prices[edge] if board.ends[edge][0] == there else board.prices[edge][::-1]
    build = do.Lay(edge)
    return WayOut(there, edge, Hop(there), Hop(there, None, build, on), Hop(there, None, build, back))

"""Many random games at once: figures of each, as arrays."""

from __future__ import annotations

import os
from concurrent.futures import ThreadPoolExecutor
from typing import Final

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from stellwerk.core.game import AnyGame
from stellwerk.ticket.game import start
from stellwerk.turbo import layout as at
from stellwerk.turbo.playing import play_games
from stellwerk.turbo.ready import prepare
from stellwerk.turbo.tables import Flat, flat
from stellwerk.turbo.writing import FINISHES, write

PORTION: Final = 256  # games that a thread takes at a time


class Played(Struct, frozen=True, eq=False):
    """One row for each game, in the order of their numbers."""

    totals: NDArray[np.int32]  # by game and seat
    ranks: NDArray[np.int32]
    decisions: NDArray[np.int32]
    turns: NDArray[np.int32]  # decisions of one seat in a row are one
    starters: NDArray[np.int32]  # the seats that began
    endings: NDArray[np.int32]  # indexes into `finishes`
    finishes: tuple[str, ...] = FINISHES


def playouts(
    game: AnyGame, seats: int, games: int, seed: int = 0, threads: int | None = None, *, first: int = 0
) -> Played:
    """Whole games of random players in compiled code, on all cores unless told otherwise; `first` is the number of
    the first one.

    Game `i` of a seed is the same whatever the number of threads; `Stream(seed, i)` plays it on the reference.
    """
    tables = flat(game, seats)
    prepare()
    start = start_of(tables)
    results = np.zeros((games, width(seats)), dtype=np.int32)

    def portion(begin: int) -> None:
        numbers, masks = tables.records(1)
        rows = results[begin : begin + PORTION]
        paper = tables.work(), tables.sheet()
        play_games(tables.tables, *start, word(seed), first + begin, numbers[0], masks[0], *paper, rows)

    with ThreadPoolExecutor(threads or os.cpu_count() or 1) as pool:
        list(pool.map(portion, range(0, games, PORTION)))
    return told(results, seats)


def width(seats: int) -> int:
    """Of a row of results, as `play_one` writes it."""
    return 2 * seats + 4


def told(results: NDArray[np.int32], seats: int) -> Played:
    """Rows of results by their names."""
    return Played(results[:, :seats], results[:, seats : 2 * seats], *results[:, 2 * seats :].T)


def word(seed: int) -> int:
    """Any number as the int64 that compiled code takes; `Stream` makes the same of it."""
    return (seed + (1 << 63)) % (1 << 64) - (1 << 63)


def start_of(tables: Flat) -> tuple[at.Numbers, at.Masks]:
    """The record of a game of which nothing is dealt yet, and its masks."""
    numbers, masks = tables.records(1)
    write(tables, start(tables.title, tables.seats), numbers[0])
    return numbers[0], masks[0]

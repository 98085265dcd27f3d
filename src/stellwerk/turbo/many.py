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
from stellwerk.turbo.convert import FINISHES, write
from stellwerk.turbo.playing import play_games
from stellwerk.turbo.ready import prepare
from stellwerk.turbo.tables import Flat, flat

PORTION: Final = 256  # games that a thread takes at a time


class Played(Struct, frozen=True, eq=False):
    """One row for each game, in the order of their numbers."""

    totals: NDArray[np.int32]  # by game and seat
    ranks: NDArray[np.int32]
    decisions: NDArray[np.int32]
    endings: NDArray[np.int32]  # indexes into `finishes`
    finishes: tuple[str, ...] = FINISHES


def playouts(game: AnyGame, seats: int, games: int, seed: int = 0, threads: int | None = None) -> Played:
    """Whole games of random players in compiled code, on all cores unless told otherwise.

    Game `i` of a seed is the same whatever the number of threads; `Stream(seed, i)` plays it on the reference.
    """
    tables = flat(game, seats)
    prepare()
    start = start_of(tables)
    results = np.zeros((games, 2 * seats + 2), dtype=np.int32)

    def portion(first: int) -> None:
        numbers, masks = tables.records(1)
        rows = results[first : first + PORTION]
        paper = tables.work(), tables.sheet()
        play_games(tables.tables, *start, seed, first, numbers[0], masks[0], *paper, rows)

    with ThreadPoolExecutor(threads or os.cpu_count() or 1) as pool:
        list(pool.map(portion, range(0, games, PORTION)))
    return Played(results[:, :seats], results[:, seats : 2 * seats], results[:, -2], results[:, -1])


def start_of(tables: Flat) -> tuple[at.Numbers, at.Masks]:
    """The record of a game of which nothing is dealt yet, and its masks."""
    numbers, masks = tables.records(1)
    write(tables, start(tables.title, tables.seats), numbers[0])
    return numbers[0], masks[0]

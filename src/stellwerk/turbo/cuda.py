"""The same functions on a GPU: `python -m stellwerk.turbo.cuda GAME` plays there and compares with the processor.

One thread plays one game after the other, on paper of its own that stays in the nearest cache; the tables are an
argument of the kernel. Threads of a block are in step (`abreast.py`).
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping
from time import perf_counter
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from stellwerk import games
from stellwerk.core.game import StellwerkError
from stellwerk.turbo import abreast
from stellwerk.turbo import layout as at
from stellwerk.turbo.jit import TurboError, numba
from stellwerk.turbo.many import playouts, start_of, told, width
from stellwerk.turbo.playing import play_on, play_one, shuffle_on
from stellwerk.turbo.tables import Flat, flat
from stellwerk.turbo.translating import Translation

cuda: Any  # a global of this module: Numba's simulator looks for it here
try:
    from numba import cuda
except ImportError:
    cuda = None

BLOCK: Final = 64  # threads in step: twice as many as a card moves together
THREADS: Final = 1 << 17
REGISTERS: Final = 64  # of a thread: with more of them fewer threads are there to go on while others wait
ROUNDS: Final = 3  # the quickest is told


def check_gpu() -> None:
    """One sentence that says what is missing, if anything is."""
    if cuda is None:
        raise TurboError("no GPU without Numba's CUDA target: pip install numba-cuda")
    if not cuda.is_available():
        raise TurboError(
            "no GPU can be used: Numba finds no driver, no card or no CUDA toolkit"
            " (pip install 'numba-cuda[cu12]' brings the toolkit)"
        )


def kernel(tables: Flat) -> Any:
    """All games of a call, shared out among the threads."""
    instead = {play_on: abreast.play_on, shuffle_on: abreast.shuffle_on}
    play = Translation(cuda.jit(device=True), tables, instead).of(play_one)
    numbers, masks, work = 2 * tables[at.OPEN], tables[at.WIDTH] // 2, tables[at.SCRATCH]
    sheet, row = tables[at.SHEET_SIZE], width(tables.seats)

    def games_of_a_thread(
        t: at.Tables, start: at.Numbers, marks: at.Masks, seed: int, results: NDArray[np.int32]
    ) -> None:
        n = cuda.local.array(numbers, np.int16)
        m = cuda.local.array(masks, np.uint32)
        w = cuda.local.array(work, np.int64)
        s = cuda.local.array(sheet, np.int32)
        result = cuda.local.array(row, np.int32)
        games, threads = results.shape[0], cuda.gridsize(1)
        for lap in range((games + threads - 1) // threads):  # who has no game left plays one all the same, in step
            game = lap * threads + cuda.grid(1)
            play(t, start, marks, seed, game, n, m, w, s, result)
            if game < games:
                for place in range(row):
                    results[game, place] = result[place]

    limits = {} if numba().config.ENABLE_CUDASIM else {"max_registers": REGISTERS}  # a simulator has none
    return cuda.jit(games_of_a_thread, **limits)


class OnGpu:
    """One title on the GPU: its tables are there, games can be played."""

    def __init__(self, tables: Flat, threads: int) -> None:
        check_gpu()
        self.tables = tables
        self.blocks = -(-threads // BLOCK)
        self._kernel = kernel(tables)
        self._fixed = [cuda.to_device(array) for array in (tables.tables, *start_of(tables))]

    def play(self, number: int, seed: int) -> tuple[NDArray[np.int32], float]:
        """A row of results for each game, as `playouts` has them, and the seconds that the GPU took."""
        results = cuda.device_array((number, width(self.tables.seats)), np.int32)
        cuda.synchronize()
        begun = perf_counter()
        self._kernel[self.blocks, BLOCK](*self._fixed, seed, results)
        cuda.synchronize()
        spent = perf_counter() - begun
        copied: NDArray[np.int32] = results.copy_to_host()
        return copied, spent


def compare(
    name: str, options: Mapping[str, str], seats: int | None, number: int, seed: int, threads: int
) -> bool:
    """Plays, tells, and says whether every game came out alike."""
    game = games.make_with(name, options)
    count = game.seats[0] if seats is None else seats
    there = OnGpu(flat(game, count), min(threads, number))
    there.play(min(number, 64), seed)  # compiles
    results, spent = min((there.play(number, seed) for _ in range(ROUNDS)), key=lambda each: each[1])
    decisions = int(told(results, count).decisions.sum())
    print(f"{game.name}, {count} seats: {number} games, {decisions} decisions in {spent:.3f} s on the GPU")
    print(f"{decisions / spent / 1e6:.1f} M decisions/s, {number / spent:,.0f} games/s, final count included")
    here = playouts(game, count, number, seed)
    wanted = np.column_stack((here.totals, here.ranks, here.decisions, here.turns, here.starters, here.endings))
    different = np.flatnonzero((results != wanted).any(axis=1))
    if different.size:
        first = int(different[0])
        print(f"{different.size} games differ; game {first}: processor {wanted[first]}, GPU {results[first]}")
    else:
        print("every game ends as on the processor: totals, ranks, decisions, turns, who began, ending")
    return not different.size


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m stellwerk.turbo.cuda", description=__doc__)
    parser.add_argument("game", nargs="?", default=games.usual())
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--games", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--threads", type=int, default=THREADS)
    asked = parser.parse_args()
    options = dict(option.split("=", 1) for option in asked.option)
    try:
        same = compare(asked.game, options, asked.seats, asked.games, asked.seed, asked.threads)
    except StellwerkError as error:
        print(error, file=sys.stderr)
        return 2
    return 0 if same else 1


if __name__ == "__main__":
    sys.exit(main())

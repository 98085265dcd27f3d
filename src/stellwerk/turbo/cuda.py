"""The same functions on a GPU: `python -m stellwerk.turbo.cuda GAME` plays there and compares with the processor.

One thread plays one game after the other. The records of all threads lie side by side, field by field, so that
neighbouring threads read neighbouring bytes; the tables are an argument of the kernel.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Mapping
from time import perf_counter
from types import FunctionType
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from stellwerk import games
from stellwerk.core.game import StellwerkError
from stellwerk.turbo import layout as at
from stellwerk.turbo.jit import TurboError
from stellwerk.turbo.many import playouts, start_of, told, width
from stellwerk.turbo.playing import play_one
from stellwerk.turbo.tables import Flat, flat

cuda: Any  # a global of this module: Numba's simulator looks for it here
try:
    from numba import cuda
except ImportError:
    cuda = None

PACKAGE: Final = "stellwerk.turbo."
BLOCK: Final = 64  # threads that start together
THREADS: Final = 1 << 17  # records in the memory of the GPU
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


def for_gpu(function: Callable[..., Any], made: dict[str, Any]) -> Any:
    """A function of the flat engine, with all that it calls, from the same source for the GPU."""
    source: Any = getattr(function, "py_func", function)
    name = f"{source.__module__}.{source.__name__}"
    if name not in made:
        named: Mapping[str, Any] = source.__globals__
        ours = {
            key: for_gpu(named[key], made)
            for key in source.__code__.co_names
            if callable(named.get(key)) and getattr(named[key], "__module__", "").startswith(PACKAGE)
        }
        copy = FunctionType(source.__code__, {**named, **ours}, source.__name__, source.__defaults__)
        made[name] = cuda.jit(device=True)(copy)
    return made[name]


def kernel() -> Any:
    """All games of a call, shared out among the threads."""
    play = for_gpu(play_one, {})

    def games_of_a_thread(
        t: at.Tables,
        start: at.Numbers,
        marks: at.Masks,
        seed: int,
        n: at.Numbers,
        m: at.Masks,
        w: at.Work,
        s: at.Sheet,
        results: NDArray[np.int32],
    ) -> None:
        thread = cuda.grid(1)
        if thread < n.shape[1]:
            mine = n[:, thread], m[:, thread], w[:, thread], s[:, thread]
            for game in range(thread, results.shape[0], n.shape[1]):
                play(t, start, marks, seed, game, mine[0], mine[1], mine[2], mine[3], results[game])

    return cuda.jit(games_of_a_thread)


class OnGpu:
    """One title on the GPU: tables and paper are there, games can be played."""

    def __init__(self, tables: Flat, threads: int) -> None:
        check_gpu()
        self.tables = tables
        self.threads = threads
        self._kernel = kernel()
        sizes = (tables[at.WIDTH], tables[at.WIDTH] // 2, tables[at.SCRATCH], tables[at.SHEET_SIZE])
        types = (np.int16, np.uint32, np.int64, np.int32)
        self._paper = [cuda.device_array((size, threads), of) for size, of in zip(sizes, types, strict=True)]
        self._fixed = [cuda.to_device(array) for array in (tables.tables, *start_of(tables))]

    def play(self, number: int, seed: int) -> tuple[NDArray[np.int32], float]:
        """A row of results for each game, as `playouts` has them, and the seconds that the GPU took."""
        results = cuda.device_array((number, width(self.tables.seats)), np.int32)
        cuda.synchronize()
        begun = perf_counter()
        blocks = -(-self.threads // BLOCK)
        self._kernel[blocks, BLOCK](*self._fixed, seed, *self._paper, results)
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

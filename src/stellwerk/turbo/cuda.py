"""The same functions on a GPU: `python -m stellwerk.turbo.cuda GAME` plays there and compares with the processor.

A thread plays one game after the other on paper of its own, in step with the others of its block (`abreast.py`):
who is at an end begins the next game while the others play on. Ends are put aside as records, and then counted.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Mapping
from time import perf_counter
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from stellwerk import games
from stellwerk.core.game import StellwerkError
from stellwerk.turbo import abreast, bits
from stellwerk.turbo import layout as at
from stellwerk.turbo.jit import TurboError, numba
from stellwerk.turbo.many import playouts, start_of, told, width
from stellwerk.turbo.playing import set_up
from stellwerk.turbo.scoring import score
from stellwerk.turbo.stream import sow
from stellwerk.turbo.tables import Flat, flat
from stellwerk.turbo.translating import Translation

cuda: Any  # a global of this module: Numba's simulator looks for it here
try:
    from numba import cuda
except ImportError:
    cuda = None

BLOCK: Final = 512  # threads in step
COUNTING: Final = 64  # threads of a block that count: there nobody waits for anybody
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


def translation(tables: Flat, compiler: Callable[[Any], Any]) -> Translation:
    """The engine's functions for this title."""
    return Translation(compiler, tables, {bits.count: abreast.count})


def player(tables: Flat) -> Any:
    """The kernel that plays all games of a call, shared out among the threads, and keeps how they ended."""
    written = translation(tables, cuda.jit(device=True))
    begin, shuffle, step_on = written.of(set_up), written.of(sow), written.of(abreast.step_on)
    numbers, masks, words = 2 * tables[at.OPEN], tables[at.WIDTH] // 2, tables[at.OPEN]
    work, told_at = tables[at.HELP], 2 * tables.seats

    def play(
        t: at.Tables,
        start: at.Numbers,
        marks: at.Masks,
        seed: int,
        ends: at.Numbers,
        end_marks: at.Masks,
        results: NDArray[np.int32],
    ) -> None:
        n = cuda.local.array(numbers, np.int16)
        m = cuda.local.array(masks, np.uint32)
        w = cuda.local.array(work, np.int64)
        games, threads = results.shape[0], cuda.gridsize(1)
        game, over = cuda.grid(1) - threads, True
        decisions, turns, before, starter = 0, 0, at.NOBODY, at.NOBODY
        while cuda.syncthreads_or(np.int32(game < games)):  # who has no game left plays one all the same, in step
            if over:
                game += threads
                begin(t, start, marks, n, m)
                shuffle(t, m, seed, game)
                decisions, turns, before = 0, 0, at.NOBODY
            cuda.syncthreads()
            if decisions == 0:
                starter = n[at.TURN]
            seat = step_on(t, n, m, w)
            if seat != at.NOBODY:
                decisions += 1
                turns += seat != before
                before = seat
            over = n[at.STAGE] == at.OVER
            if over and game < games:
                for place in range(numbers):
                    ends[game, place] = n[place]
                for word in range(words, masks):
                    end_marks[game, word] = m[word]
                results[game, told_at] = decisions
                results[game, told_at + 1] = turns
                results[game, told_at + 2] = starter
                results[game, told_at + 3] = n[at.HOW]

    return cuda.jit(play, **limits())


def counter(tables: Flat) -> Any:
    """The kernel that counts games which are over: totals and ranks."""
    written = translation(tables, cuda.jit(device=True))
    begin, count = written.of(set_up), written.of(score)
    numbers, masks, work = 2 * tables[at.OPEN], tables[at.WIDTH] // 2, tables[at.SCRATCH]
    sheet, seats, block = tables[at.SHEET_SIZE], tables.seats, tables[at.SHEET_SEAT]

    def tell(t: at.Tables, ends: at.Numbers, end_marks: at.Masks, results: NDArray[np.int32]) -> None:
        n = cuda.local.array(numbers, np.int16)
        m = cuda.local.array(masks, np.uint32)
        w = cuda.local.array(work, np.int64)
        s = cuda.local.array(sheet, np.int32)
        for game in range(cuda.grid(1), results.shape[0], cuda.gridsize(1)):
            begin(t, ends[game], end_marks[game], n, m)
            count(t, n, m, w, s)
            for seat in range(seats):
                results[game, seat] = s[seat * block + at.SUM]
                results[game, seats + seat] = s[seat * block + at.RANK]

    return cuda.jit(tell, **limits())


def limits() -> dict[str, int]:
    return {} if numba().config.ENABLE_CUDASIM else {"max_registers": REGISTERS}  # a simulator has none


class OnGpu:
    """One title on the GPU: its tables are there, games can be played."""

    def __init__(self, tables: Flat, threads: int) -> None:
        check_gpu()
        self.tables = tables
        self.threads = threads
        self.block = min(BLOCK, threads)
        self._play, self._count = player(tables), counter(tables)
        self._tables, *self._start = (cuda.to_device(array) for array in (tables.tables, *start_of(tables)))

    def play(self, number: int, seed: int) -> tuple[NDArray[np.int32], float]:
        """A row of results for each game, as `playouts` has them, and the seconds that the GPU took."""
        results = cuda.device_array((number, width(self.tables.seats)), np.int32)
        ends = cuda.device_array((number, self.tables[at.WIDTH]), np.int16)
        end_marks = ends.view(np.uint32)
        cuda.synchronize()
        begun = perf_counter()
        self._play[-(-self.threads // self.block), self.block](
            self._tables, *self._start, seed, ends, end_marks, results
        )
        self._count[-(-self.threads // COUNTING), COUNTING](self._tables, ends, end_marks, results)
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
    options = dict(option.partition("=")[::2] for option in asked.option)
    try:
        same = compare(asked.game, options, asked.seats, asked.games, asked.seed, asked.threads)
    except StellwerkError as error:
        print(error, file=sys.stderr)
        return 2
    return 0 if same else 1


if __name__ == "__main__":
    sys.exit(main())

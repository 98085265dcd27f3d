"""What `bench` measures of compiled play, where it is installed and the family has it."""

from __future__ import annotations

import os
import subprocess
import sys
from itertools import count
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import TYPE_CHECKING, Final

from stellwerk import turbo
from stellwerk.cli.figures import Figure
from stellwerk.core.game import AnyGame

if TYPE_CHECKING:
    from stellwerk.turbo import VecGame

GAMES: Final = 512  # whole games, or games side by side, in one piece of work
STEPS: Final = 16


def compiled_figures(game: AnyGame) -> list[Figure]:
    """Whole games on one core and on all, games side by side; nothing where there is no flat engine."""
    if not turbo.available():
        return []
    try:
        many = turbo.VecGame(game, game.seats[0], GAMES)
    except turbo.TurboError:
        return []
    whole = [whole_games(game, seats, threads) for seats in game.seats for threads in (1, None)]
    return [*whole, *(side_by_side(game, many, *shown) for shown in ((False, False), (True, False), (True, True)))]


def whole_games(game: AnyGame, seats: int, threads: int | None) -> Figure:
    """On one core by its own time, on all cores by the clock on the wall."""
    seeds = count()

    def play() -> tuple[int, int]:
        played = turbo.playouts(game, seats, GAMES, next(seeds), threads)
        return int(played.decisions.sum()), GAMES

    if threads:
        return Figure(("turbo-decisions", "turbo-games"), play, game.name, seats)
    return Figure(("turbo-decisions-all", "turbo-games-all"), play, game.name, seats, perf_counter)


def side_by_side(game: AnyGame, many: VecGame, masks: bool, observations: bool) -> Figure:
    """Decisions of many games in one call, with what a learner reads before each."""
    legal, seen = many.legal(), many.observe()

    def steps() -> tuple[int]:
        for _ in range(STEPS):
            if masks:
                many.legal(legal)
            if observations:
                many.observe(seen)
            many.step(many.choose())
        return (STEPS * many.n,)

    what = "vec-observations" if observations else "vec-masks" if masks else "vec-steps"
    return Figure((what,), steps, game.name, many.seats, perf_counter)


def beginnings(game: AnyGame) -> list[Figure]:
    """A new program up to its first compiled game: from the cache, and without one."""

    def begin(cache: str) -> None:
        code = (
            "import sys; from stellwerk import make, turbo; turbo.playouts(make(sys.argv[1]), int(sys.argv[2]), 1)"
        )
        command = [sys.executable, "-c", code, game.name, str(game.seats[0])]
        environment = {**os.environ, "STELLWERK_TURBO_CACHE": cache} if cache else None
        subprocess.run(command, check=True, env=environment, stderr=subprocess.DEVNULL)

    def cached() -> tuple[int]:
        begin("")
        return (1,)

    def uncached() -> tuple[int]:
        with TemporaryDirectory() as empty:
            begin(empty)
        return (1,)

    named = (("turbo-start", cached), ("turbo-compile", uncached))
    return [Figure((what,), work, game.name, game.seats[0], perf_counter) for what, work in named]

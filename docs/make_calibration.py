"""Measure the analysis: planners play, every game is looked back on, and what was predicted meets what happened.

python docs/make_calibration.py GAME [--players N] [--games N] [--depth N] [--jobs N] [--out FILE.svg]
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

from msgspec import Struct

from stellwerk import bots, games, turbo
from stellwerk.arena.charts import Scale, Series, chart
from stellwerk.core.luck import SeededLuck
from stellwerk.core.play import play
from stellwerk.core.statistics import Estimate, clustered, mean
from stellwerk.turbo.lookback import Balance

PICTURES = Path(__file__).parent / "pictures"
LEVEL = "planner"
LOOKS = 12  # positions of each game that are compared, evenly spread
BINS = 10


class Seen(Struct, frozen=True):
    """One game: what luck and skill did, and at some positions every seat's chance with what became of it."""

    number: int
    balances: tuple[Balance, ...]
    looks: tuple[tuple[float, float], ...]


class Task(Struct, frozen=True):
    game: str
    players: int
    depth: int
    number: int


def main() -> None:
    ask = argparse.ArgumentParser(description=__doc__)
    ask.add_argument("game")
    ask.add_argument("--players", type=int, default=2)
    ask.add_argument("--games", type=int, default=200)
    ask.add_argument("--depth", type=int, default=96)
    ask.add_argument("--jobs", type=int, default=os.cpu_count())
    ask.add_argument("--out", type=Path)
    told = ask.parse_args()
    tasks = [Task(told.game, told.players, told.depth, number) for number in range(told.games)]
    turbo.strategist(games.make(told.game))  # compiled once, before there are many of us
    with ProcessPoolExecutor(told.jobs, get_context("spawn")) as pool:
        seen = list(pool.map(looked, tasks))
    tell(seen)
    out = told.out or PICTURES / f"calibration-{told.game}.svg"
    out.write_text(drawn(points(seen)), encoding="utf-8")


def looked(task: Task) -> Seen:
    game = games.make(task.game)
    seed = f"calibration/{task.number}"
    played = play(game, [bots.make(LEVEL, game)] * task.players, SeededLuck(seed), seed)
    found = turbo.analyse(game, played.record(), task.depth, judged=0)
    last = len(found.chances) - 1
    places = [round(last * look / LOOKS) for look in range(LOOKS)]
    result = [balance.result for balance in found.balances]
    looks = tuple(pair for place in places for pair in zip(found.chances[place], result, strict=True))
    return Seen(task.number, found.balances, looks)


def tell(seen: Sequence[Seen]) -> None:
    print(f"{len(seen)} games; of each seat in points of a hundred, with 95 %:\n")
    print("| seat | before | luck | own moves | others' moves | spread of luck |")
    print("|---|---|---|---|---|---|")
    for seat in range(len(seen[0].balances)):
        of = [each.balances[seat] for each in seen]
        luck = mean([balance.luck for balance in of])
        spread = (sum((balance.luck - luck.value) ** 2 for balance in of) / len(of)) ** 0.5
        told = [signed(mean(part)) for part in zip(*((b.luck, b.skill, b.others) for b in of), strict=True)]
        prior = mean([balance.prior for balance in of])
        print(f"| {seat + 1} | {100 * prior.value:.1f} | {' | '.join(told)} | {100 * spread:.0f} |")
    print("\n| predicted | positions | mean | won | interval |\n|---|---|---|---|---|")
    for number, (middle, won, count) in points(seen).items():
        low, high = 100 * number // BINS, 100 * (number + 1) // BINS
        print(
            f"| {low}–{high} % | {count} | {100 * middle:.0f} % | {100 * won.value:.0f} % |"
            f" {100 * won.low:.0f}–{100 * won.high:.0f} |"
        )


def signed(of: Estimate) -> str:
    return f"{100 * of.value:+.1f} ± {100 * (of.high - of.value):.1f}"


def points(seen: Iterable[Seen]) -> dict[int, tuple[float, Estimate, int]]:
    """By tenth: the mean chance, how often it came true, positions. Those of one game count as one look."""
    bins: dict[int, list[tuple[int, float, float]]] = {}
    for each in seen:
        for chance, won in each.looks:
            bins.setdefault(min(BINS - 1, max(0, int(BINS * chance))), []).append((each.number, chance, won))
    return {
        number: (
            sum(chance for _, chance, _ in here) / len(here),
            clustered([(game, won) for game, _, won in here], bounded=True),
            len(here),
        )
        for number, here in sorted(bins.items())
    }


def drawn(found: dict[int, tuple[float, Estimate, int]]) -> str:
    marks = tuple(each / 5 for each in range(6))
    return chart(
        "Predicted chances of winning against what happened",
        Scale("predicted", marks, 0.0, 1.0),
        Scale("happened", marks, 0.0, 1.0),
        [Series("with 95 %", tuple((middle, won) for middle, won, _ in found.values()))],
        lambda chance: chance,
    )


if __name__ == "__main__":
    main()

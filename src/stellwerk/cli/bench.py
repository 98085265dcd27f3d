"""`stellwerk bench`: how fast the engine is, beside a fixed loop so that machines can be compared."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import nullcontext
from statistics import median
from typing import Annotated, Final

import typer

from stellwerk import games, turbo
from stellwerk.cli.figures import CALIBRATION, STEPS, Figure, all_figures
from stellwerk.cli.numbers import seconds
from stellwerk.cli.screen import Screen
from stellwerk.cli.turbo_figures import beginnings, compiled_figures
from stellwerk.core.codec import Json
from stellwerk.core.collector import seldom_collected

SLICES: Final = 5  # a busy moment of the machine spoils one slice, not a figure


def bench(
    ctx: typer.Context,
    json: Annotated[bool, typer.Option("--json", help="help-json")] = False,
    length: Annotated[
        float, typer.Option("--seconds", metavar="S", parser=seconds("--seconds", 0.001), help="help-seconds")
    ] = 1.0,
    compiling: Annotated[bool, typer.Option("--compile", help="help-bench-compile")] = False,
) -> None:
    screen: Screen = ctx.obj
    figures = all_figures()
    for name in games.titles():
        figures += compiled_figures(games.make(name))
    waiting = screen.err.status(screen.words.say("bench-running")) if screen.err.is_terminal else nullcontext()
    with waiting, seldom_collected():
        for figure in figures:
            figure.work()  # fills caches, so that no slice is colder than the others
        for _ in range(SLICES):  # interleaved: a slow minute hits all figures alike
            for figure in figures:
                figure.measure(length / SLICES)
        if compiling:
            first = beginnings(games.make(games.usual()))
            for figure in first:
                figure.measure(0)
            figures += first
    rows = describe(figures)
    if json:
        screen.json({"slices": SLICES, "seconds": length, "calibration_steps": STEPS, "figures": rows})
    else:
        tell(screen, rows)
        if not turbo.available():
            screen.say("bench-no-turbo")


def describe(figures: Sequence[Figure]) -> list[Json]:
    """Rates per second in the quietest and the middle slice, and how much fits into one calibration loop."""
    rates = [
        (figure, what, rates) for figure in figures for what, rates in zip(figure.what, figure.rates, strict=True)
    ]
    loops = next(max(each) for _, what, each in rates if what == CALIBRATION)
    return [
        {
            "what": what,
            "game": figure.game,
            "seats": figure.seats,
            "best": round(max(each), 3),
            "median": round(median(each), 3),
            "milliseconds": round(1000 / max(each), 6),
            "per_calibration": round(max(each) / loops, 3),
        }
        for figure, what, each in rates
    ]


def tell(screen: Screen, rows: list[Json]) -> None:
    words = screen.words
    columns = ("figure", "game", "seats", "best", "median", "ms", "ratio")
    lines = [[words.say(f"column-{name}") for name in columns]]
    for row in rows:
        figures = [words.number(row[name], 0 if row[name] >= 100 else 1) for name in ("best", "median")]
        figures += [words.number(row["milliseconds"], 4), words.number(row["per_calibration"], 2)]
        lines.append([words.say(f"figure-{row['what']}"), row["game"], str(row["seats"] or ""), *figures])
    screen.table(lines, numbers=5)
    screen.say("bench-note", steps=STEPS)

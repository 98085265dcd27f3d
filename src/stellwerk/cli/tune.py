"""`stellwerk tune`: numbers of a board that come nearer to what they are worth, step by step, in new files."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from stellwerk import games as catalogue
from stellwerk.cli.errors import InputError
from stellwerk.cli.many import LIMIT, Jobs, Limit, Seed, cores
from stellwerk.cli.numbers import whole
from stellwerk.cli.screen import Screen
from stellwerk.cli.seating import GameName, Options, known_bots, make_game
from stellwerk.cli.studied import GamesEach, Meeting, SeatRange, seat_counts
from stellwerk.report.playing import ENGINES, matches
from stellwerk.report.report import study_of
from stellwerk.report.tuning import Step, tuned

SHOWN = 6  # changes that are told of each step


def tune(
    ctx: typer.Context,
    game: GameName,
    out: Annotated[Path, typer.Option("--out", metavar="DIR", help="help-tune-out", show_default=False)],
    least: Annotated[
        int, typer.Option("--least", metavar="N", parser=whole("--least", 1), help="help-tune-least")
    ] = 1,
    most: Annotated[
        int, typer.Option("--most", metavar="N", parser=whole("--most", 1), help="help-tune-most")
    ] = 60,
    steps: Annotated[
        int, typer.Option("--steps", metavar="N", parser=whole("--steps", 1), help="help-tune-steps")
    ] = 5,
    players: SeatRange = None,
    games: GamesEach = 500,
    named: Meeting = "greedy",
    option: Options = None,
    seed: Seed = 0,
    jobs: Jobs = None,
    limit: Limit = LIMIT,
) -> None:
    screen: Screen = ctx.obj
    title = make_game(game, option)
    dial = next(iter(study_of(title).dials))
    if out.exists() and any(out.iterdir()):
        raise InputError("error-exists", path=str(out))
    due = matches(known_bots(title, named), seat_counts(title, players), games)
    source = catalogue.title_file(game).resolve()
    runner = ENGINES["reference"](jobs or cores())
    last = None
    for step in tuned(source, title.options, dial, (least, most), steps, due, runner, seed, limit, out):
        tell(screen, step)
        last = step.made or last
    screen.say("tune-done" if last else "tune-nothing", path=str(last))


def tell(screen: Screen, step: Step) -> None:
    """How much is off, and what is changed."""
    words, turned = screen.words, step.turned
    off = words.number(100 * turned.off.value)
    screen.say("tune-step", step=step.number, off=off, n=len(turned.changes))
    for change in sorted(turned.changes, key=lambda each: -abs(each.new - each.old))[:SHOWN]:
        screen.tell(f"  {change.name}: {change.old} → {change.new}")

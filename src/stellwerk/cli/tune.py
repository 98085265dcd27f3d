"""`stellwerk tune`: numbers of a board that come nearer to what they are worth, step by step, in new files."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from stellwerk import games as catalogue
from stellwerk.arena.processes import Processes
from stellwerk.cli.errors import InputError
from stellwerk.cli.many import LIMIT, Jobs, Limit, Seed, cores
from stellwerk.cli.numbers import whole
from stellwerk.cli.screen import Screen
from stellwerk.cli.seating import GameName, Options, known_bots, make_game
from stellwerk.cli.studied import GamesEach, Meeting, SeatRange, seat_counts
from stellwerk.core.game import AnyGame
from stellwerk.core.statistics import Estimate
from stellwerk.report.playing import matches
from stellwerk.report.study import study_of
from stellwerk.study.dials import Wish
from stellwerk.words import Words

if TYPE_CHECKING:
    from stellwerk.report.tuning import Step

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
    wish: Annotated[
        list[str] | None,
        typer.Option("--wish", metavar="WHAT:THING=RATE", help="help-tune-wish", show_default=False),
    ] = None,
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
    from stellwerk.report.tuning import tuned  # loads numpy, which most commands do without

    screen: Screen = ctx.obj
    title = make_game(game, option)
    wishes = [wished(title, text) for text in wish or ()]
    if out.exists() and any(out.iterdir()):
        raise InputError("error-exists", path=str(out))
    seats = seat_counts(title, players)
    due = matches(known_bots(title, named, seats), seats, games)
    source = catalogue.title_file(game).resolve()
    runner = Processes(jobs or cores())
    done = []
    for step in tuned(source, title.options, wishes, (least, most), steps, due, runner, seed, limit, out):
        tell(screen, step)
        done.append(step)
    tell_end(screen, done)


def wished(game: AnyGame, text: str) -> Wish:
    """`completed:berlin-roma=60%`, or `edge=1` for all that have one."""
    named, _, told = text.rpartition("=")
    what, _, thing = named.partition(":")
    known = study_of(game).wishes
    if what not in known:
        raise InputError("error-wish", text=text, wishes=", ".join(known))
    if thing and thing not in known[what](game):
        raise InputError("error-wish-thing", what=what, thing=thing, some=", ".join(known[what](game)[:SHOWN]))
    percent = told.endswith("%")
    try:
        rate = float(told.removesuffix("%")) / (100 if percent else 1)
    except ValueError:
        raise InputError("error-wish", text=text, wishes=", ".join(known)) from None
    if not 0 <= rate < inf:
        raise InputError("error-wish", text=text, wishes=", ".join(known))
    return Wish(what, thing, rate)


def tell(screen: Screen, step: Step) -> None:
    """How much is off, what wishes have come to, and what is changed."""
    words, turned = screen.words, step.turned
    off = words.percent(turned.off.value)
    screen.say("tune-step", step=step.number, off=off, n=len(turned.changes))
    screen.tell(f"  {words.say('tune-first', times=_bounded(words, step.first))}")
    for each in sorted(turned.reached, key=lambda each: -abs(each.now.value - each.wished))[:SHOWN]:
        wish = {"name": each.name, "wished": words.number(each.wished, 2)}
        screen.tell(f"  {words.say('tune-wish', now=_bounded(words, each.now), **wish)}")
    for change in sorted(turned.changes, key=lambda each: -abs(each.new - each.old))[:SHOWN]:
        screen.tell(f"  {change.name}: {change.old} → {change.new}")


def tell_end(screen: Screen, steps: Sequence[Step]) -> None:
    """What was written, and what is left to do."""
    made = [str(step.made) for step in steps if step.made]
    if made:
        screen.say("tune-done", path=made[-1])
    else:
        screen.say("tune-nothing")
    if steps[-1].made is None and steps[-1].turned.off.value:
        screen.say("tune-bounds")
    if any(change.drawn for step in steps for change in step.turned.changes):
        screen.say("tune-layout")


def _bounded(words: Words, of: Estimate) -> str:
    """`0.42 (0.35–0.49)`"""
    value, low, high = (words.number(each, 2) for each in (of.value, of.low, of.high))
    return f"{value} ({low}–{high})"

"""`stellwerk simulate`: bots play many games; figures and, if asked for, a record of each."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryFile
from time import perf_counter
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from stellwerk import bots, telling
from stellwerk.cli.errors import InputError
from stellwerk.cli.files import write_record
from stellwerk.cli.numbers import whole
from stellwerk.cli.screen import Screen
from stellwerk.cli.seating import Bots, GameName, Options, Players, bot_names, make_game, seats_for
from stellwerk.cli.tally import Tally
from stellwerk.core.codec import Json
from stellwerk.core.game import AnyGame
from stellwerk.core.luck import SeededLuck
from stellwerk.core.play import play
from stellwerk.words import Words


def simulate(
    ctx: typer.Context,
    game: GameName,
    option: Options = None,
    players: Players = None,
    games: Annotated[
        int, typer.Option("--games", metavar="N", parser=whole("--games", 1), help="help-games-number")
    ] = 100,
    seed: Annotated[int, typer.Option("--seed", metavar="N", parser=whole("--seed"), help="help-seed")] = 0,
    named: Bots = bots.RANDOM,
    records: Annotated[
        Path | None, typer.Option("--records", metavar="DIR", help="help-records", show_default=False)
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="help-json")] = False,
) -> None:
    screen: Screen = ctx.obj
    title = make_game(game, option)
    seats = seats_for(title, title.seats[0] if players is None else players)
    names = bot_names(title, named, seats)
    if records is not None:
        make_folder(records, f"{title.name}-{seed}-*.txt")
    holders = [bots.make(name, title) for name in names]
    tally = Tally(names)
    seconds = 0.0
    for number in counted(screen, games):
        source = f"{seed}/{number}"
        begun = perf_counter()
        session = play(title, holders, SeededLuck(source), source)
        standings = session.standings()
        seconds += perf_counter() - begun
        tally.add(session, standings)
        if records is not None:
            file = records / f"{title.name}-{seed}-{number:0{len(str(games - 1))}}.txt"
            write_record(file, session.record())
    report = head(title, names, seed) | speed(tally, seconds) | tally.report()
    if json:
        screen.json(report)
    else:
        tell(screen, telling.called(title, screen.lang), tally, report)


def head(game: AnyGame, names: tuple[str, ...], seed: int) -> Json:
    """What was played."""
    return {
        "game": game.name,
        "options": game.options,
        "version": game.version,
        "players": len(names),
        "bots": list(names),
        "seed": seed,
    }


def speed(tally: Tally, seconds: float) -> Json:
    """Luck's choices are not counted as decisions; scoring is part of the time."""
    decisions = sum(tally.decisions)
    return {
        "games": tally.games,
        "decisions": decisions,
        "seconds": round(seconds, 3),
        "decisions_per_second": round(decisions / seconds) if seconds else 0,
    }


def counted(screen: Screen, games: int) -> Iterator[int]:
    """The numbers of the games, with a bar on standard error while somebody is looking."""
    words = screen.words
    rate = TextColumn("{task.fields[rate]}")
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), rate, TimeRemainingColumn())
    with Progress(*columns, console=screen.err, disable=not screen.err.is_terminal, transient=True) as progress:
        task = progress.add_task(words.say("progress-games"), total=games, rate="")
        for number in range(games):
            yield number
            per_second = progress.tasks[task].speed or 0
            progress.update(task, advance=1, rate=words.say("progress-rate", rate=words.number(per_second, 1)))


def make_folder(folder: Path, names: str) -> None:
    """Before the first game: a folder that cannot be used must not cost an hour of games."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with TemporaryFile(dir=folder):
            pass
    except OSError as error:
        raise InputError("error-folder", path=str(folder), text=error.strerror or str(error)) from error
    if found := next(folder.glob(names), None):
        raise InputError("error-folder-used", path=str(folder), file=found.name)


def tell(screen: Screen, called: str, tally: Tally, report: Json) -> None:
    """The same figures as lines."""
    words, figure = screen.words, screen.words.number
    screen.say("simulate-head", games=tally.games, title=called, players=report["players"])
    screen.say(
        "simulate-speed",
        decisions=report["decisions"],
        seconds=figure(report["seconds"], 1),
        rate=report["decisions_per_second"],
    )
    rows = [[words.say(f"column-{column}") for column in ("seat", "bot", "mean", "sd", "min", "max", "wins")]]
    for seat, bot in enumerate(tally.bots):
        cells = _figures(words, report["scores"]["seats"][seat])
        rows.append([words.seat(seat), bot, *cells, figure(tally.wins[seat], 1)])
    rows.append([words.say("all-seats"), "", *_figures(words, report["scores"]["all"]), figure(tally.games, 1)])
    screen.table(rows, numbers=5)
    if tally.shared:
        screen.say("simulate-shared", n=tally.shared)
    if len(set(tally.bots)) > 1:
        for bot, wins in report["wins"]["bots"].items():
            screen.say("simulate-bot", bot=bot, wins=figure(wins, 1), share=figure(100 * wins / tally.games, 1))
    decisions, turns = (figure(report["length"][what]["mean"], 1) for what in ("decisions", "turns"))
    screen.say("simulate-length", decisions=decisions, turns=turns)
    for how, count in report["endings"].items():
        screen.say("simulate-ending", how=how, n=count)


def _figures(words: Words, of: dict[str, float]) -> list[str]:
    return [words.number(of[what], digits) for what, digits in (("mean", 1), ("sd", 1), ("min", 0), ("max", 0))]

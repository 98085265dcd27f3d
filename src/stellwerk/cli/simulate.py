"""`stellwerk simulate`: bots play many games; figures and, if asked for, a record of each."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryFile
from time import perf_counter
from typing import Annotated

import typer
from msgspec import convert

from stellwerk import bots, telling
from stellwerk.arena import text
from stellwerk.arena.guard import Incident
from stellwerk.arena.match import Match, Result, Setting, Task
from stellwerk.arena.report import Place
from stellwerk.cli.engine import AUTO, RUNNERS, TURBO, Engine, engine_for, gains
from stellwerk.cli.errors import InputError
from stellwerk.cli.many import LIMIT, Games, Jobs, Limit, Seed, cores
from stellwerk.cli.progress import counted
from stellwerk.cli.screen import Screen
from stellwerk.cli.seating import Bots, GameName, Options, Players, bot_names, make_game, seats_for
from stellwerk.cli.tally import tally
from stellwerk.core.codec import Json
from stellwerk.core.collector import seldom_collected
from stellwerk.core.game import AnyGame
from stellwerk.core.statistics import Estimate
from stellwerk.words import Words


def simulate(
    ctx: typer.Context,
    game: GameName,
    option: Options = None,
    players: Players = None,
    games: Games = 100,
    seed: Seed = 0,
    named: Bots = bots.RANDOM,
    records: Annotated[
        Path | None, typer.Option("--records", metavar="DIR", help="help-records", show_default=False)
    ] = None,
    jobs: Jobs = None,
    limit: Limit = LIMIT,
    engine: Engine = AUTO,
    json: Annotated[bool, typer.Option("--json", help="help-json")] = False,
) -> None:
    screen: Screen = ctx.obj
    title = make_game(game, option)
    seats = seats_for(title, title.seats[0] if players is None else players)
    names = bot_names(title, named, seats, seats)
    kept = records is not None
    told, engine = engine, engine_for(engine, title, names, games, kept)
    if told == AUTO and engine != TURBO and gains(title, names, games, kept):
        screen.complain(screen.words.say("simulate-no-turbo"))
    if records is not None:
        make_folder(records, f"{title.name}-{seed}-*.txt")
    setting = Setting.of(game, title, seed, limit)
    tasks = (Task(setting, Match(number, names), kept) for number in range(games))
    results: list[Result] = []
    begun = perf_counter()
    with seldom_collected():
        for played in counted(screen, RUNNERS[engine](jobs or cores()).play(tasks), games):
            results.append(played.result)
            if records is not None:
                file = records / f"{title.name}-{seed}-{played.result.deal:0{len(str(games - 1))}}.txt"
                file.write_text(played.record, encoding="utf-8", newline="\n")
    results.sort(key=lambda result: result.deal)  # the same figures, whoever was faster
    report = head(title, names, seed, engine) | speed(results, perf_counter() - begun) | tally(results)
    if json:
        screen.json(report)
    else:
        tell(screen, title, report)


def head(game: AnyGame, names: tuple[str, ...], seed: int, engine: str) -> Json:
    """What was played, and by what: the luck of a seed is another one on another engine."""
    return {
        "game": game.name,
        "options": game.options,
        "version": game.version,
        "players": len(names),
        "bots": list(names),
        "seed": seed,
        "engine": engine,
    }


def speed(results: Sequence[Result], seconds: float) -> Json:
    """By the clock on the wall, on all cores; luck's choices are not counted as decisions."""
    decisions = sum(result.decisions for result in results)
    return {
        "games": len(results),
        "decisions": decisions,
        "seconds": round(seconds, 3),
        "decisions_per_second": round(decisions / seconds) if seconds else 0,
    }


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


def tell(screen: Screen, game: AnyGame, report: Json) -> None:
    """The same figures as lines."""
    words, figure = screen.words, screen.words.number
    called, ending = telling.called(game, screen.lang), telling.narrator(game, screen.lang).ending
    wins, rates = report["wins"], report["rates"]
    screen.say("simulate-head", games=report["games"], title=called, players=report["players"])
    screen.say(
        "simulate-speed",
        decisions=report["decisions"],
        seconds=figure(report["seconds"], 1),
        rate=report["decisions_per_second"],
    )
    if report["engine"] == TURBO:
        screen.say("simulate-turbo")
    rows = [
        [words.say(f"column-{column}") for column in ("seat", "bot", "mean", "sd", "min", "max", "wins", "rate")]
    ]
    for seat, bot in enumerate(report["bots"]):
        cells = _figures(words, report["scores"]["seats"][seat])
        rows.append(
            [words.seat(seat), bot, *cells, figure(wins["seats"][seat], 1), _rate(words, rates["seats"][seat])]
        )
    everybody = _figures(words, report["scores"]["all"])
    rows.append([words.say("all-seats"), "", *everybody, figure(report["games"], 1), ""])
    screen.table(rows, numbers=6)
    if shared := wins["shared_games"]:
        screen.say("simulate-shared", n=shared)
    if len(wins["bots"]) > 1:
        for bot, each in wins["bots"].items():
            screen.say("simulate-bot", bot=bot, wins=figure(each, 1), rate=_rate(words, rates["bots"][bot]))
    screen.tell(*text.order(words, convert(report["order"], list[Place])))
    decisions, turns = (figure(report["length"][what]["mean"], 1) for what in ("decisions", "turns"))
    screen.say("simulate-length", decisions=decisions, turns=turns)
    screen.tell(*text.endings(words, report["endings"], ending))
    screen.tell(*text.mishaps(words, convert(report["incidents"], list[Incident])))


def _figures(words: Words, of: dict[str, float]) -> list[str]:
    middle = text.bounded(words, Estimate(of["mean"], of["low"], of["high"]))
    return [middle, *(words.number(of[what], digits) for what, digits in (("sd", 1), ("min", 0), ("max", 0)))]


def _rate(words: Words, of: Json) -> str:
    return text.percent(words, convert(of, Estimate))

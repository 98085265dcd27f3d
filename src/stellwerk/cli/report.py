"""`stellwerk report`: many games of a title, and what they say about its board."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from msgspec.structs import replace

from stellwerk import telling
from stellwerk.arena.match import Setting
from stellwerk.cli.errors import InputError
from stellwerk.cli.many import LIMIT, Jobs, Limit, Seed, cores
from stellwerk.cli.progress import counted
from stellwerk.cli.screen import Screen
from stellwerk.cli.seating import GameName, Options, known_bots, make_game
from stellwerk.cli.studied import GamesEach, Meeting, SeatRange, seat_counts
from stellwerk.report.against import against_chapter
from stellwerk.report.files import require_parquet, write
from stellwerk.report.page import page
from stellwerk.report.playing import ENGINES, in_order, matches, played
from stellwerk.report.report import Report, make_report, study_of
from stellwerk.study.watched import Game


def report(
    ctx: typer.Context,
    game: GameName,
    out: Annotated[Path, typer.Option("--out", metavar="DIR", help="help-out", show_default=False)],
    players: SeatRange = None,
    games: GamesEach = 1000,
    named: Meeting = "greedy",
    option: Options = None,
    seed: Seed = 0,
    jobs: Jobs = None,
    limit: Limit = LIMIT,
    against: Annotated[
        str | None, typer.Option("--against", metavar="OTHER", help="help-against", show_default=False)
    ] = None,
    engine: Annotated[str, typer.Option("--engine", metavar="NAME", help="help-engine")] = "reference",
) -> None:
    require_parquet()
    screen: Screen = ctx.obj
    title = make_game(game, option)
    other = None if against is None else make_game(against, option)
    study, seats = study_of(title), seat_counts(title, players)
    bots = known_bots(title, named, seats)
    if engine not in ENGINES:
        raise InputError("error-engine", engine=engine, engines=", ".join(ENGINES))
    if other is not None and (other.family != title.family or not set(seats) <= set(other.seats)):
        raise InputError("error-against", game=title.name, other=other.name)
    out.mkdir(parents=True, exist_ok=True)
    due = matches(bots, seats, games)
    setting = Setting.of(game, title, seed, limit)
    runner = ENGINES[engine](jobs or cores())
    found = in_order(list(counted(screen, played(setting, due, runner), len(due))), due)
    rivals: list[Game] = []
    if against is not None and other is not None:
        theirs = Setting.of(against, other, seed, limit)
        rivals = in_order(list(counted(screen, played(theirs, due, runner), len(due))), due)
    words = telling.words_for(title, screen.lang)
    made = make_report(title, screen.lang, found, seed, engine)
    if other is not None:
        called = telling.called(other, screen.lang)
        compared = against_chapter(words, study, found, rivals, called)
        made = replace(made, chapters=(compared, *made.chapters), against=other.name)
    layers = [layer for chapter in made.chapters for layer in chapter.layers]
    heat = study.heat(title, words, layers)
    write(out, page(words, made, found, heat), made, found, study.columns)
    tell(screen, made, found)
    screen.say("report-written", path=str(out / "report.html"))


def tell(screen: Screen, made: Report, games: list[Game]) -> None:
    """The verdict, a line for each question."""
    words = screen.words
    screen.say("report-told", games=len(games), title=made.title)
    for each in made.verdicts:
        needed = "" if each.needed is None else words.say("report-needed", n=each.needed)
        value = f"{words.number(100 * each.claim.value.value, 1)} %"
        light = words.say(f"report-{each.light}")
        screen.tell(f"{light}: {each.claim.told} {value} {needed}".rstrip())

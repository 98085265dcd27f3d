"""`stellwerk report`: many games of a title, and what they say about its board."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from msgspec.structs import replace

from stellwerk import telling
from stellwerk.arena.match import Setting
from stellwerk.arena.processes import Processes
from stellwerk.cli.engine import AUTO, TURBO, Engine, engine_for
from stellwerk.cli.errors import InputError
from stellwerk.cli.many import LIMIT, Jobs, Limit, Seed, cores
from stellwerk.cli.progress import bar, counted
from stellwerk.cli.screen import Screen
from stellwerk.cli.seating import GameName, Options, known_bots, make_game
from stellwerk.cli.studied import GamesEach, Meeting, SeatRange, seat_counts
from stellwerk.core.game import AnyGame
from stellwerk.report.playing import compiled, in_order, matches, played
from stellwerk.report.study import require_parquet, study_of

if TYPE_CHECKING:
    from stellwerk.report.report import Report
    from stellwerk.study.notes import Notes


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
    engine: Engine = AUTO,
) -> None:
    require_parquet()
    from stellwerk.report.against import against_chapter  # these load numpy, which most commands do without
    from stellwerk.report.files import write
    from stellwerk.report.page import page
    from stellwerk.report.report import make_report
    from stellwerk.study.notes import gathered

    screen: Screen = ctx.obj
    title = make_game(game, option)
    other = None if against is None else make_game(against, option)
    study, seats = study_of(title), seat_counts(title, players)
    bots = known_bots(title, named, seats)
    engine = engine_for(engine, title, bots, games * len(seats), records=False)
    if other is not None and (other.family != title.family or not set(seats) <= set(other.seats)):
        raise InputError("error-against", game=title.name, other=other.name)
    out.mkdir(parents=True, exist_ok=True)

    def noted(name: str, of: AnyGame) -> Notes:
        setting, processes = Setting.of(name, of, seed, limit), jobs or cores()
        if engine == TURBO:
            with bar(screen, "progress-games") as tell_progress:
                return compiled(setting, seats, games, processes, tell_progress)
        due = matches(bots, seats, games)
        found = list(counted(screen, played(setting, due, Processes(processes)), len(due)))
        return gathered(in_order(found, due), study.columns)

    found = noted(game, title)
    words = telling.words_for(title, screen.lang)
    made = make_report(title, screen.lang, found, seed, engine)
    if against is not None and other is not None:
        called = telling.called(other, screen.lang)
        compared = against_chapter(words, study, found, noted(against, other), called)
        made = replace(made, chapters=(compared, *made.chapters), against=other.name)
    layers = [layer for chapter in made.chapters for layer in chapter.layers]
    heat = study.heat(title, words, layers)
    write(out, page(words, made, found, heat), made, found)
    tell(screen, made, len(found))
    screen.say("report-written", path=str(out / "report.html"))


def tell(screen: Screen, made: Report, games: int) -> None:
    """The verdict, a line for each question."""
    words = screen.words
    screen.say("report-told", games=games, title=made.title)
    if made.engine == TURBO:
        screen.say("simulate-turbo")
    for each in made.verdicts:
        needed = "" if each.needed is None else words.say("report-needed", n=each.needed)
        value = words.percent(each.claim.value.value, 1)
        light = words.say(f"report-{each.light}")
        screen.tell(f"{light}: {each.claim.told} {value} {needed}".rstrip())

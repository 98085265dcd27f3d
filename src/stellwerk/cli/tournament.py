"""`stellwerk tournament`: bots meet in every seating; whatever is finished stays finished."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from stellwerk import telling
from stellwerk.arena import text
from stellwerk.arena.cluster import Cluster
from stellwerk.arena.journal import Head, opened
from stellwerk.arena.match import Setting
from stellwerk.arena.page import page
from stellwerk.arena.processes import Processes
from stellwerk.arena.report import Report, make_report
from stellwerk.arena.runner import Runner
from stellwerk.arena.seatings import schedule
from stellwerk.arena.tournament import go_on, results_of
from stellwerk.cli.errors import InputError
from stellwerk.cli.many import LIMIT, Jobs, Limit, Seed, cores
from stellwerk.cli.numbers import whole
from stellwerk.cli.progress import counted
from stellwerk.cli.screen import Screen
from stellwerk.cli.seating import GameName, Options, Players, known_bots, make_game, seats_for
from stellwerk.core.game import AnyGame


def tournament(
    ctx: typer.Context,
    game: GameName,
    named: Annotated[str, typer.Option("--bots", metavar="A,B", help="help-tournament-bots", show_default=False)],
    out: Annotated[Path, typer.Option("--out", metavar="DIR", help="help-out", show_default=False)],
    option: Options = None,
    players: Players = None,
    games: Annotated[
        int, typer.Option("--games", metavar="N", parser=whole("--games", 1), help="help-tournament-games")
    ] = 100,
    seed: Seed = 0,
    jobs: Jobs = None,
    ray: Annotated[
        str | None, typer.Option("--ray", metavar="ADDRESS", help="help-ray", show_default=False)
    ] = None,
    limit: Limit = LIMIT,
) -> None:
    screen: Screen = ctx.obj
    title = make_game(game, option)
    seats = seats_for(title, title.seats[0] if players is None else players)
    bots = known_bots(title, named, [seats])
    if len(set(bots)) < 2:
        raise InputError("error-few-bots", told=len(set(bots)))
    if jobs is not None and ray is not None:
        raise InputError("error-jobs-ray")
    runner: Runner = Processes(jobs or cores()) if ray is None else Cluster(ray)
    matches = list(schedule(bots, seats, games))
    head = Head.of(Setting.of(game, title, seed, limit), title, tuple(sorted(bots)), seats)
    with opened(out, head) as journal:
        done = Counter(match in journal.results for match in matches)[True]
        if done:
            screen.say("tournament-goes-on", done=done, games=len(matches))
        for _ in counted(screen, go_on(journal, head, matches, runner), len(matches), done):
            pass
        report = make_report(title.name, title.options, seed, results_of(journal, matches))
    write(screen, out, title, report)


def write(screen: Screen, folder: Path, game: AnyGame, report: Report) -> None:
    """The report in all its forms; the text is told too."""
    called, ending = telling.called(game, screen.lang), telling.narrator(game, screen.lang).ending
    lines = text.told(screen.words, report, called, ending)
    (folder / "report.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
    (folder / "report.json").write_bytes(msgspec.json.format(msgspec.json.encode(report)) + b"\n")
    (folder / "report.html").write_text(page(screen.words, report, called, ending), encoding="utf-8")
    screen.tell(*lines)
    screen.say("tournament-written", path=str(folder))

"""`stellwerk analyse`: a recorded game looked back on: what luck did, what the players, and what cost most."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer

from stellwerk import telling, turbo
from stellwerk.cli.check import OwnTitle
from stellwerk.cli.errors import InputError, refusals_told
from stellwerk.cli.files import read_record
from stellwerk.cli.numbers import whole
from stellwerk.cli.progress import bar
from stellwerk.cli.screen import Screen
from stellwerk.turbo.retelling import Lookback, retold


def analyse(
    ctx: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="help-record-file", show_default=False)],
    depth: Annotated[
        int, typer.Option("--depth", metavar="N", parser=whole("--depth", 2), help="help-depth")
    ] = 96,
    as_json: Annotated[bool, typer.Option("--json", help="help-json")] = False,
    game: OwnTitle = None,
) -> None:
    screen: Screen = ctx.obj
    title, told = read_record(file, game)
    if not turbo.plays(title):
        raise InputError("error-no-analysis", game=title.name)
    narrator = telling.narrator(title, screen.lang)
    with refusals_told(narrator, told), bar(screen, "progress-positions") as heard:
        found = turbo.analyse(title, told, depth, heard)
    if as_json:
        screen.json(msgspec.to_builtins(found))
    else:
        _tell(screen, retold(narrator, title, told, found))


def _tell(screen: Screen, seen: Lookback) -> None:
    words = screen.words
    screen.tell(seen.head)
    rows = [[words.say("analyse-seat"), *seen.heads]]
    rows += [[words.seat(row.seat), *row.figures] for row in seen.rows]
    screen.table(rows, numbers=len(seen.heads))
    screen.tell(seen.sum)
    for part in (seen.costly, seen.lucky, seen.unlucky):
        screen.head(part.head)
        if part.about:
            screen.tell(part.about)
        for each in part.looked:
            told = " ".join(filter(None, (each.text, each.better, each.advice)))
            screen.tell(f"{each.entry + 1}. {words.seat(each.seat)} {each.swing}: {told}")
        if part.nothing:
            screen.tell(part.nothing)

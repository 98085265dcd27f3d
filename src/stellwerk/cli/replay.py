"""`stellwerk replay`: the story of a recorded game in words."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from stellwerk.cli.check import OwnTitle
from stellwerk.cli.errors import InputError, refusals_told
from stellwerk.cli.files import read_record
from stellwerk.cli.numbers import whole
from stellwerk.cli.screen import Screen
from stellwerk.core import record
from stellwerk.core.game import AnyGame, view_of
from stellwerk.core.record import Record
from stellwerk.words.family import telling
from stellwerk.words.result import breakdown, winners


def replay(
    ctx: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="help-record-file", show_default=False)],
    at: Annotated[
        int | None, typer.Option("--at", metavar="N", parser=whole("--at"), help="help-at", show_default=False)
    ] = None,
    game: OwnTitle = None,
) -> None:
    screen: Screen = ctx.obj
    title, told = read_record(file, game)
    with refusals_told(screen.words, telling(title, screen.words), told):
        if at is None:
            tell_story(screen, title, told)
        else:
            tell_position(screen, title, told, at)


def tell_story(screen: Screen, game: AnyGame, told: Record) -> None:
    """Every sentence behind the number of its entry, so that `--at` can be asked for it."""
    words, family = screen.words, telling(game, screen.words)
    events: list[Any] = []
    entry_of: list[int] = []
    for number, moment in enumerate(record.replay(game, told), 1):
        events += moment.events
        entry_of += [number] * len(moment.events)
    if told.result is not None:
        record.check(game, told)
    screen.head(words.say("replay-head", title=words.name("title", game.name), seats=told.header.seats))
    if game.options:
        screen.tell(", ".join(f"{key}={value}" for key, value in game.options.items()))
    width = len(str(len(told.entries)))
    for sentence in family.story(events, None):
        screen.tell(f"{entry_of[sentence.last]:>{width}}  {sentence.text}")
    screen.tell("")
    if told.result is None:
        screen.say("replay-unfinished", n=len(told.entries))
        return
    screen.tell(*breakdown(words, family, told.result), winners(words, family, told.result))
    screen.say("replay-verified")


def tell_position(screen: Screen, game: AnyGame, told: Record, at: int) -> None:
    """A record hides nothing: all hands are told."""
    if not 0 <= at <= len(told.entries):
        raise InputError("error-at", at=str(at), most=len(told.entries))
    state = game.start(told.header.seats)
    for number, moment in enumerate(record.replay(game, told), 1):
        if number <= at:
            state = moment.state
    words, family = screen.words, telling(game, screen.words)
    screen.head(words.say("position-head", n=at, of=len(told.entries)))
    screen.tell(*family.position(view_of(state, None)), family.task(view_of(state, None)))
    for seat in range(told.header.seats):
        screen.head(words.seat(seat))
        for page in family.own_pages:
            screen.tell(*family.page(page, view_of(state, seat)))
    screen.head(words.say("board-head"))
    screen.tell(*family.page("board", view_of(state, None)))

"""`stellwerk replay`: the story of a recorded game in words."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from stellwerk import telling
from stellwerk.cli.check import OwnTitle
from stellwerk.cli.errors import InputError, refusals_told
from stellwerk.cli.files import read_record
from stellwerk.cli.numbers import whole
from stellwerk.cli.screen import Screen
from stellwerk.core import record
from stellwerk.core.game import AnyGame, Event, view_of
from stellwerk.core.record import Record
from stellwerk.pictures import position_at
from stellwerk.words.narrator import Narrator
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
    narrator = telling.narrator(title, screen.lang)
    with refusals_told(narrator, told):
        if at is None:
            tell_story(screen, title, narrator, told)
        else:
            tell_position(screen, title, narrator, told, at)


def tell_story(screen: Screen, game: AnyGame, narrator: Narrator, told: Record) -> None:
    """Every sentence behind the number of its entry, so that `--at` can be asked for it."""
    events: list[Event] = []
    entry_of: list[int] = []
    for number, moment in enumerate(record.replay(game, told), 1):
        events += moment.events
        entry_of += [number] * len(moment.events)
    if told.result is not None:
        record.check(game, told)
    called = telling.called(game, screen.lang)
    screen.head(screen.words.say("replay-head", title=called, seats=told.header.seats))
    if game.options:
        screen.tell(", ".join(f"{key}={value}" for key, value in game.options.items()))
    width = len(str(len(told.entries)))
    for sentence in narrator.story(events, None):
        screen.tell(f"{entry_of[sentence.last]:>{width}}  {sentence.text}")
    screen.tell("")
    if told.result is None:
        screen.say("replay-unfinished", n=len(told.entries))
        return
    screen.tell(*breakdown(narrator, told.result), winners(narrator, told.result))
    screen.say("replay-verified")


def tell_position(screen: Screen, game: AnyGame, narrator: Narrator, told: Record, at: int) -> None:
    """A record hides nothing: all hands are told."""
    if not 0 <= at <= len(told.entries):
        raise InputError("error-at", at=str(at), most=len(told.entries))
    state, words = position_at(game, told, at), screen.words
    screen.head(words.say("position-head", n=at, of=len(told.entries)))
    screen.tell(*narrator.position(view_of(state, None)), narrator.task(view_of(state, None)))
    for seat in range(told.header.seats):
        screen.head(words.seat(seat))
        for page in narrator.own_pages:
            screen.tell(*narrator.page(page, view_of(state, seat)))
    screen.head(words.say("board-head"))
    screen.tell(*narrator.page("board", view_of(state, None)))

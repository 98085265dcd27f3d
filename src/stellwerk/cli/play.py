"""`stellwerk play`: a game in the terminal, against bots or in turns at one keyboard."""

from __future__ import annotations

import sys
from contextlib import suppress
from pathlib import Path
from typing import Annotated

import typer

from stellwerk import telling
from stellwerk.bots import strongest
from stellwerk.cli.dialogue import Dialogue
from stellwerk.cli.errors import InputError
from stellwerk.cli.files import require_new, write_record
from stellwerk.cli.numbers import whole
from stellwerk.cli.screen import Screen
from stellwerk.cli.seating import GameName, Options, Players, bot_names, make_game, seat_bots, seats_for
from stellwerk.cli.table import Table
from stellwerk.core.game import AnyGame
from stellwerk.core.luck import SeededLuck, SystemLuck
from stellwerk.words.result import breakdown, winners


def play(
    ctx: typer.Context,
    game: GameName,
    option: Options = None,
    players: Players = None,
    people: Annotated[
        int, typer.Option("--people", metavar="N", parser=whole("--people", 1), help="help-people")
    ] = 1,
    bots: Annotated[
        str | None, typer.Option("--bots", metavar="A,B", help="help-play-bots", show_default=False)
    ] = None,
    seed: Annotated[
        int | None,
        typer.Option("--seed", metavar="N", parser=whole("--seed"), help="help-play-seed", show_default=False),
    ] = None,
    record: Annotated[
        Path | None, typer.Option("--record", metavar="FILE", help="help-record", show_default=False)
    ] = None,
) -> None:
    screen: Screen = ctx.obj
    title = make_game(game, option)
    seats = seats_for(title, usual_players(title, people, bots) if players is None else players)
    if people > seats:
        raise InputError("error-people", people=people, seats=seats)
    names = bot_names(title, bots or strongest(title), seats - people, seats) if bots or seats > people else ()
    if record is not None:
        require_new(record)
    source = None if seed is None else f"{seed}/0"  # the first game that `simulate` plays with this seed
    luck = SystemLuck() if source is None else SeededLuck(source)
    table = Table(title, seats, luck, seat_bots(title, names, source, people))
    dialogue = Dialogue(screen, table, people)
    welcome(screen, dialogue, game, names)
    finished = False
    try:
        finished = dialogue.play()
    finally:
        if record is not None:
            write_record(record, table.session.record())
    screen.tell("")
    if finished:
        standings = table.session.standings()
        screen.tell(*breakdown(dialogue.narrator, standings), winners(dialogue.narrator, standings))
    else:
        screen.say("play-left")
    if record is not None:
        screen.say("play-recorded", file=str(record))


def usual_players(game: AnyGame, people: int, bots: str | None) -> int:
    """The people and the bots that were named; without bots, as few as the game needs."""
    return max(people + (bots.count(",") + 1 if bots else 0), game.seats[0])


def welcome(screen: Screen, dialogue: Dialogue, name: str, bots: tuple[str, ...]) -> None:
    """Who plays what, and what is not certain about it."""
    if sys.stdin.isatty():
        with suppress(ImportError):  # not on every system
            import readline  # noqa: F401  # gives `input` a history and line editing
    title, seats = telling.called(dialogue.game, screen.lang), len(dialogue.session.state.hands)
    screen.head(screen.words.say("play-head", title=title, seats=seats))
    for seat, bot in enumerate(bots, dialogue.people):
        screen.say("play-bot", seat=str(seat + 1), bot=bot)
    if dialogue.narrator.doubtful:
        screen.tell(*telling.unverified(name, screen.lang))
    screen.tell(screen.words.say("see-help"), "")

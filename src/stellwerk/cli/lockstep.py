"""`stellwerk lockstep`: both engines play the same games; whatever differs is told with a record."""

from __future__ import annotations

import typer

from stellwerk.cli.many import Games, Seed
from stellwerk.cli.progress import counted
from stellwerk.cli.screen import Screen
from stellwerk.cli.seating import GameName, Options, Players, make_game, seats_for
from stellwerk.turbo.jit import numba


def lockstep(
    ctx: typer.Context,
    game: GameName,
    option: Options = None,
    players: Players = None,
    games: Games = 100,
    seed: Seed = 0,
) -> None:
    numba()  # or one sentence that says what is missing
    from stellwerk.turbo.lockstep import lockstep as walk  # loads Numba, which no other command needs

    screen: Screen = ctx.obj
    title = make_game(game, option)
    numbers = title.seats if players is None else (seats_for(title, players),)
    for seats in numbers:
        steps = decisions = 0
        for walked in counted(screen, walk(title, seats, range(games), seed), games):
            if walked.difference is not None:
                screen.tell(str(walked.difference))
                raise typer.Exit(1)
            steps += walked.steps
            decisions += walked.decisions
        screen.say("lockstep-agreed", games=games, title=title.name, seats=seats, steps=steps, decisions=decisions)

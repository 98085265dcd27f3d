"""What the commands that study a board ask for: how many games, for how many players, by which bots."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import typer

from stellwerk.cli.errors import InputError
from stellwerk.cli.numbers import whole
from stellwerk.cli.seating import seats_for
from stellwerk.core.game import AnyGame

SeatRange: TypeAlias = Annotated[
    str | None, typer.Option("--players", metavar="N-M", help="help-report-players", show_default=False)
]
GamesEach: TypeAlias = Annotated[
    int, typer.Option("--games", metavar="N", parser=whole("--games", 1), help="help-report-games")
]
Meeting: TypeAlias = Annotated[str, typer.Option("--bots", metavar="A,B", help="help-report-bots")]


def seat_counts(game: AnyGame, text: str | None) -> list[int]:
    """`2-5`, `3`, or all that the game is for."""
    if text is None:
        return list(game.seats)
    low, _, high = text.partition("-")
    if not low.isdecimal() or not (high or low).isdecimal():
        raise InputError("error-players-range", text=text)
    return [seats_for(game, number) for number in range(int(low), int(high or low) + 1)]

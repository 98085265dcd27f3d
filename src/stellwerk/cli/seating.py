"""From what was typed to a game, a number of seats and whoever holds them."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Annotated, TypeAlias

import typer

from stellwerk import bots, games
from stellwerk.cli.errors import InputError
from stellwerk.cli.numbers import whole
from stellwerk.core.game import AnyGame, Seat
from stellwerk.core.play import Asked

GameName: TypeAlias = Annotated[str, typer.Argument(metavar="GAME", help="help-game", show_default=False)]
Options: TypeAlias = Annotated[
    list[str] | None, typer.Option("--option", "-o", metavar="KEY=VALUE", help="help-option", show_default=False)
]
Players: TypeAlias = Annotated[
    int | None,
    typer.Option("--players", metavar="N", parser=whole("--players"), help="help-players", show_default=False),
]
Bots: TypeAlias = Annotated[str, typer.Option("--bots", metavar="A,B", help="help-bots")]


def make_game(name: str, options: Sequence[str] | None) -> AnyGame:
    """The game with options given as `key=value`, each once."""
    chosen: dict[str, str] = {}
    for text in options or ():
        key, equals, value = text.partition("=")
        if not equals or not key:
            raise InputError("error-key-value", text=text)
        if key in chosen:
            raise InputError("error-option-twice", name=key)
        chosen[key] = value
    return games.make_with(name, chosen)


def seats_for(game: AnyGame, players: int) -> int:
    if players not in game.seats:
        low, high = game.seats[0], game.seats[-1]
        raise InputError("error-players", players=str(players), game=game.name, low=low, high=high)
    return players


def bot_names(game: AnyGame, text: str, seats: int, players: int) -> tuple[str, ...]:
    """One name holds every one of these seats at a table of `players`; several names hold one each."""
    told = known_bots(game, text, [players])
    if len(told) == 1 and seats:
        return told * seats
    if len(told) != seats:
        raise InputError("error-bots", told=len(told), seats=seats)
    return told


def known_bots(game: AnyGame, text: str, players: Iterable[int]) -> tuple[str, ...]:
    """Names with commas between them, each of a bot that plays this game with so many, somebody's own, or one
    with a budget such as `strategist@0.3`."""
    told = tuple(text.split(","))
    for name in told:
        if bots.is_own(name):
            _look_here()
            bots.find(name, game)
        elif bots.has_budget(name):
            bots.find(name, game)
        elif name not in bots.names(game):
            raise InputError("error-no-bot", bot=name, game=game.name, bots=", ".join(bots.names(game)))
        if wrong := set(players) - set(known := bots.seats(name, game)):
            raise InputError("error-bot-seats", bot=name, seats=known[0], players=min(wrong))
    return told


def _look_here() -> None:
    """Modules of the folder one works in are found, as by `python -m`."""
    if (here := str(Path.cwd())) not in sys.path:
        sys.path.insert(0, here)


def seat_bots(game: AnyGame, names: Sequence[str], seed: str | None, first: int) -> dict[Seat, Asked]:
    """Bots on the seats from `first` on, with the dice that `play` would give them."""
    return {
        seat: Asked(bots.find(name, game), seat, None if seed is None else f"{seed}/{seat}")
        for seat, name in enumerate(names, first)
    }

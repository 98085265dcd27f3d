"""`stellwerk games`: titles, options, seat ranges."""

from __future__ import annotations

from typing import Annotated

import typer

from stellwerk import games, telling
from stellwerk.cli.screen import Screen
from stellwerk.core.options import NONE, Option


def list_games(
    ctx: typer.Context, json: Annotated[bool, typer.Option("--json", help="help-json")] = False
) -> None:
    screen: Screen = ctx.obj
    if json:
        screen.json([describe(name) for name in games.titles()])
        return
    words = screen.words
    for name in games.titles():
        game = games.make(name)
        title, seats = telling.called(game, screen.lang), game.seats
        screen.head(words.say("game-line", name=name, title=title, low=seats[0], high=seats[-1]))
        for option in games.options_of(name):
            screen.tell(
                "  " + words.say(_kind(option), name=option.name, values=_values(option), default=option.default)
            )
    screen.say("games-hint")


def describe(name: str) -> dict[str, object]:
    """What there is to choose, for programs; seats of the `start` option are counted from 0."""
    game = games.make(name)
    return {
        "name": name,
        "version": game.version,
        "seats": {"fewest": game.seats[0], "most": game.seats[-1]},
        "options": [
            {"name": o.name, "values": list(o.values), "default": o.default, "several": o.several}
            for o in games.options_of(name)
        ],
    }


def _kind(option: Option) -> str:
    return "option-several" if option.several else "option-line"


def _values(option: Option) -> str:
    return ", ".join((*option.values, NONE) if option.several else option.values)

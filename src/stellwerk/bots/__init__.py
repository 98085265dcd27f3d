"""Bots: they see a Turn and return an action, never more than a View."""

from __future__ import annotations

from typing import Any

from stellwerk.bots.denmark_greedy import DenmarkGreedy
from stellwerk.bots.ticket_greedy import TicketGreedy
from stellwerk.bots.uniform import Uniform
from stellwerk.core.game import AnyGame
from stellwerk.core.play import Agent
from stellwerk.denmark.game import DenmarkGame
from stellwerk.ticket.game import TicketGame


class UnknownBotError(ValueError):
    """A bot that does not play this game."""


def names(game: AnyGame) -> tuple[str, ...]:
    """The bots that can play this game, weakest first."""
    return ("random", "greedy") if isinstance(game, TicketGame | DenmarkGame) else ("random",)


def make(name: str, game: AnyGame, seed: int | str | None = None) -> Agent[Any]:
    """A fresh bot; the same seed and the same turns give the same choices."""
    if name not in names(game):
        raise UnknownBotError(f"there is no bot {name!r} for {game.name}; there are {', '.join(names(game))}")
    if name == "random":
        return Uniform(seed)
    if isinstance(game, DenmarkGame):
        return DenmarkGreedy(game.title, seed)
    assert isinstance(game, TicketGame)
    return TicketGreedy(game.title, seed)

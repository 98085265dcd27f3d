"""A bot in somebody's own module: `my_module:my_bot`."""

from __future__ import annotations

from importlib import import_module
from typing import Final, cast

from stellwerk.core.game import AnyGame, StellwerkError
from stellwerk.core.play import Bot

COLON: Final = ":"


class BadModuleError(StellwerkError, ValueError):
    """A module that cannot be imported, or that holds no such bot."""


def is_module(name: str) -> bool:
    return COLON in name


def imported(name: str, game: AnyGame) -> Bot:
    """A class is made with the game, and what it makes is the bot; anything else is the bot itself."""
    module, _, thing = name.partition(COLON)
    try:
        found = getattr(import_module(module), thing)
        bot = found(game) if isinstance(found, type) else found
    except Exception as error:  # it is other people's code that runs here
        raise BadModuleError(f"{name!r} cannot be loaded: {type(error).__name__}: {error}") from error
    if not callable(bot):
        raise BadModuleError(f"{name!r} is no function of a turn")
    return cast(Bot, bot)

"""Games for tables, pictures and bots: each set of options is made once."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from stellwerk import games
from stellwerk.core.game import AnyGame
from stellwerk.core.options import OptionError
from stellwerk.server.errors import BadRequestError, NotFoundError


@lru_cache(128)
def made(name: str, options: tuple[tuple[str, str], ...]) -> AnyGame:
    """The game with these options, sorted by name."""
    return games.make_with(name, dict(options))


def asked(name: str, options: Mapping[str, str]) -> AnyGame:
    """A game that a request names."""
    known = games.titles()
    if name not in known:
        raise NotFoundError("no-game", game=name, games=", ".join(known))
    try:
        return made(name, tuple(sorted(options.items())))
    except OptionError as error:
        raise BadRequestError("bad-options", text=str(error)) from error

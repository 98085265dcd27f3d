"""Games for tables, pictures and bots: each set of options is made once."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path

from stellwerk import games
from stellwerk.core.game import AnyGame
from stellwerk.core.options import OptionError
from stellwerk.core.textfile import FileError
from stellwerk.server.entries import Setup
from stellwerk.server.errors import BadRequestError, NotFoundError, NotPossibleError


@lru_cache(128)
def made(title: Path, options: tuple[tuple[str, str], ...]) -> AnyGame:
    """The game of a title's file with these options, sorted by name."""
    return games.make_with(title, dict(options))


def asked(name: str, options: Mapping[str, str]) -> AnyGame:
    """A game that a request names."""
    try:
        return made(offered(name), tuple(sorted(options.items())))
    except OptionError as error:
        raise BadRequestError("bad-options", text=str(error)) from error
    except FileError as error:  # a designer has changed it since it was offered
        raise NotPossibleError("title-away", game=name) from error


def offered(name: str) -> Path:
    """The file of a title that a request names."""
    known = games.titles()
    if name not in known:
        raise NotFoundError("no-game", game=name, games=", ".join(known))
    return known[name]


def game_of(setup: Setup) -> AnyGame:
    """The game of a table; the table rests while its title is not offered."""
    try:
        return made(games.titles()[setup.game], tuple(sorted(setup.options.items())))
    except (KeyError, FileError, OptionError) as error:
        raise NotPossibleError("title-away", game=setup.game) from error

"""Games for tables, pictures and bots: each set of options is made once while anybody holds it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Final, TypeAlias
from weakref import WeakValueDictionary

from stellwerk import games
from stellwerk.core.faults import FileError
from stellwerk.core.game import AnyGame
from stellwerk.core.options import OptionError, choose_options
from stellwerk.server.entries import Setup
from stellwerk.server.errors import BadRequestError, NotFoundError, NotPossibleError

Options: TypeAlias = tuple[tuple[str, str], ...]
KEPT: Final = 16  # games that stay though nobody holds them; a crayon board has five megabytes

_held: WeakValueDictionary[tuple[Path, Options], AnyGame] = WeakValueDictionary()


def made(title: Path, options: Iterable[tuple[str, str]]) -> AnyGame:
    """The game of a title's file with these options."""
    return _made(title, chosen(title, dict(options)))


def chosen(title: Path, options: Mapping[str, str]) -> Options:
    """All options of a title, sorted by name: however a choice is spelled, it is one game."""
    return tuple(sorted(choose_options(games.options_of(title), options).items()))


@lru_cache(KEPT)
def _made(title: Path, options: Options) -> AnyGame:
    game = _held.get((title, options))
    if game is None:
        game = _held[title, options] = games.make_with(title, dict(options))
    return game


def asked(name: str, options: Mapping[str, str]) -> AnyGame:
    """A game that a request names."""
    title = offered(name)
    try:
        return made(title, options.items())
    except OptionError as error:
        raise BadRequestError("bad-options", text=str(error)) from error
    except FileError as error:  # a designer has changed it since it was offered
        raise NotPossibleError("title-away", game=name) from error


def offered(name: str) -> Path:
    """The file of a title that a request names."""
    if (found := games.known().get(name)) is None:
        raise NotFoundError("no-game", game=name, games=", ".join(games.titles()))
    return found


def game_of(setup: Setup) -> AnyGame:
    """The game of a table; the table rests while its title is not offered."""
    try:
        return made(games.known()[setup.game], setup.options.items())
    except (KeyError, FileError, OptionError) as error:
        raise NotPossibleError("title-away", game=setup.game) from error

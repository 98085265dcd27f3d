"""The only list of games: a name, or the path of a title file, becomes a Game."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from stellwerk.core.game import AnyGame
from stellwerk.core.options import Option
from stellwerk.core.record import Header, RecordError
from stellwerk.ticket import loading as ticket
from stellwerk.ticket.game import TicketGame

TICKET_FILES: Final[Mapping[str, Path]] = {
    "europe": ticket.DATA / "europe.toml",
    "germany": ticket.DATA / "germany.toml",
    "first-journey": ticket.DATA / "first_journey.toml",
}
NAMES: Final = tuple(TICKET_FILES)


class UnknownGameError(ValueError):
    """A name that is no game and no title file."""


def make(name: str | Path, /, **options: str) -> AnyGame:
    """The game of that name with these options: `make("europe", way="mega")`.

    A name that ends in .toml is the path of a designer's own title file.
    """
    return make_with(name, options)


def make_with(name: str | Path, options: Mapping[str, str]) -> AnyGame:
    """As `make`, with the options in a mapping."""
    return TicketGame.load(_file(name), options)


def options_of(name: str | Path) -> tuple[Option, ...]:
    """What a table can decide before the game."""
    path = _file(name)
    return ticket.options_of(path, ticket.read_title(path))


def of_record(header: Header, own: str | Path | None = None) -> AnyGame:
    """The game that a record was played with; `own` is the title file of a designer's board."""
    if own is None and header.game not in NAMES:
        raise RecordError(None, f"game {header.game!r} is unknown here; name its title file")
    return make_with(own or header.game, header.options)


def _file(name: str | Path) -> Path:
    if isinstance(name, Path) or name.endswith(".toml"):
        return Path(name)
    if name not in TICKET_FILES:
        raise UnknownGameError(f"there is no game {name!r}; there are {', '.join(NAMES)}")
    return TICKET_FILES[name]

"""The only list of games: a name, or the path of a designer's file, becomes a Game."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from stellwerk.core.game import AnyGame
from stellwerk.core.options import Option
from stellwerk.core.record import Header, RecordError
from stellwerk.core.textfile import Finding, read_text
from stellwerk.denmark import game as crayon
from stellwerk.ticket import findings as ticket_findings
from stellwerk.ticket import loading as ticket
from stellwerk.ticket.game import TicketGame

TICKET_FILES: Final[Mapping[str, Path]] = {
    "europe": ticket.DATA / "europe.toml",
    "germany": ticket.DATA / "germany.toml",
    "first-journey": ticket.DATA / "first_journey.toml",
}
NAMES: Final = (*TICKET_FILES, crayon.NAME)


class UnknownGameError(ValueError):
    """A name that is no game and no title file."""


def make(name: str | Path, /, **options: str) -> AnyGame:
    """The game of that name with these options: `make("europe", way="mega")`.

    A name that ends in .toml is the path of a designer's own title of the Ticket family, one that ends in .json
    that of a crayon-rail board.
    """
    return make_with(name, options)


def make_with(name: str | Path, options: Mapping[str, str]) -> AnyGame:
    """As `make`, with the options in a mapping."""
    if name == crayon.NAME:
        return crayon.make(options)
    if str(name).endswith(".json"):
        return crayon.DenmarkGame.load(Path(name), options)
    return TicketGame.load(title_file(name), options)


def options_of(name: str | Path) -> tuple[Option, ...]:
    """What a table can decide before the game."""
    if name == crayon.NAME or str(name).endswith(".json"):
        return crayon.OPTIONS
    path = title_file(name)
    return ticket.options_of(path, ticket.read_title(path))


def of_record(header: Header, own: str | Path | None = None) -> AnyGame:
    """The game that a record was played with; `own` is the file of a designer's title or board."""
    if own is None and header.game not in NAMES:
        raise RecordError(None, f"game {header.game!r} is unknown here; name its title file")
    return make_with(own or header.game, header.options)


def check_file(path: Path) -> list[Finding]:
    """All that is wrong with a designer's file: a title, a board of the Ticket family, a crayon-rail board."""
    if path.suffix == ".json" and '"posts"' in read_text(path):
        return crayon.check_file(path)
    return ticket_findings.check_file(path)


def title_file(name: str | Path) -> Path:
    """The title file of one of our Ticket games, or the path of a designer's."""
    if isinstance(name, Path) or name.endswith(".toml"):
        return Path(name)
    if name not in TICKET_FILES:
        raise UnknownGameError(f"there is no game {name!r}; there are {', '.join(NAMES)}")
    return TICKET_FILES[name]

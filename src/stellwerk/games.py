"""All games there are: families, ours and those of other packages, and the titles found in their folders."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path
from typing import Final

from msgspec.structs import replace

from stellwerk.core.faults import FileError, Finding, because
from stellwerk.core.game import AnyGame, StellwerkError
from stellwerk.core.options import Option
from stellwerk.core.record import Header, RecordError
from stellwerk.core.textfile import line_in, load_toml
from stellwerk.core.title import FILE, designed_in, titles_in
from stellwerk.crayon.family import CRAYON
from stellwerk.family import AnyFamily, opaque
from stellwerk.ticket.family import TICKET
from stellwerk.words import ENGLISH, Words

OURS: Final = (opaque(TICKET), opaque(CRAYON))
GROUP: Final = "stellwerk.families"  # entry points of other packages


class UnknownGameError(StellwerkError, ValueError):
    """A name that is no game and no title file."""


@cache
def families() -> Mapping[str, AnyFamily]:
    """Every family by its name."""
    others = [entry.load() for entry in entry_points(group=GROUP)]
    return {family.name: family for family in (*OURS, *others)}


def family_of(game: AnyGame) -> AnyFamily:
    return families()[game.family]


@cache
def _with_families() -> Mapping[str, Path]:
    return {name: path for family in families().values() for name, path in titles_in(family.titles).items()}


def usual() -> str:
    """The title to take where nobody names one: the first."""
    return next(iter(titles()))


_offered: dict[str, Path] = {}  # designers' own


def titles() -> Mapping[str, Path]:
    """Every title by its name, with its file: those of the families, then what is offered beside them."""
    return {**_with_families(), **_offered}


_unlisted: dict[str, Path] = {}  # for those who have their names


def known() -> Mapping[str, Path]:
    """As `titles`, with those that nobody lists: whoever has the name of one may play it."""
    return {**titles(), **_unlisted}


def shelve(name: str, path: Path) -> None:
    """From now on the title at `path` is known by this name, and listed nowhere."""
    _unlisted[name] = path


def offer(folder: Path) -> list[Finding]:
    """From now on the titles in a designer's folder are known by their names. What cannot be offered is told, and
    why."""
    if not folder.is_dir():
        raise FileError(folder, because("no-folder", "is no folder of titles"))
    found: list[Finding] = []
    for path in designed_in(folder.resolve()):
        where = f"{path.parent.name}/" if path.name == FILE else ""
        found += [replace(finding, file=where + finding.file) for finding in _offer(path)]
    return found


def _offer(path: Path) -> list[Finding]:
    if path.suffix == ".json" and not _plays_alone(path):
        return []  # a layout, a coast: many things are JSON
    if faults := [finding for finding in check_file(path) if not finding.harmless]:
        return faults
    game = make(path)
    if titles().get(game.name, path) != path:
        return [_called_twice(path, game.name)]
    family = family_of(game)
    try:
        family.names(game, Words(ENGLISH, family.locale))
    except StellwerkError as error:  # such as a board without a layout: nobody could see it
        reason = getattr(error, "reason", None) or because("unseen", "{text}", text=str(error))
        return [Finding(path.name, reason)]
    _offered[game.name] = path
    return []


def _plays_alone(path: Path) -> bool:
    try:
        return reader(path).boards_alone
    except FileError:
        return False


def make(name: str | Path, /, **options: str) -> AnyGame:
    """The game of that name with these options: `make("europe", way="mega")`.

    Instead of a name it may be the path of a designer's own: a title file, a folder with one, or a board alone.
    """
    return make_with(name, options)


def make_with(name: str | Path, options: Mapping[str, str]) -> AnyGame:
    """As `make`, with the options in a mapping."""
    path = title_file(name)
    return reader(path).load(path, options)


@cache
def options_of(name: str | Path) -> tuple[Option, ...]:
    """What a table can decide before the game."""
    path = title_file(name)
    return reader(path).options(path)


def of_record(header: Header, own: str | Path | None = None) -> AnyGame:
    """The game that a record was played with; `own` is the file of a designer's title or board."""
    if own is None and header.game not in known():
        raise RecordError(None, f"game {header.game!r} is unknown here; name its title file")
    return make_with(own or header.game, header.options)


def check_file(path: Path) -> list[Finding]:
    """All that is wrong with a designer's file: a title or a board of any family."""
    try:
        return [*reader(path).check(path), *_taken(path)]
    except FileError as error:  # it cannot even be told whose it is
        return list(error.findings)


def _taken(path: Path) -> list[Finding]:
    """A title that calls itself as one of ours: its records would be read as games of the other."""
    if path.suffix != ".toml" or path in _with_families().values():
        return []
    name = load_toml(path).get("name")
    return [_called_twice(path, str(name))] if name in _with_families() else []


def _called_twice(path: Path, name: str) -> Finding:
    reason = because("called-twice", "there is already a game called {name!r}; choose another name", name=name)
    return Finding(path.name, reason, ("name",), line_in(path, ("name",)))


def title_file(name: str | Path) -> Path:
    """The file of one of our titles, or that of a designer's."""
    if (found := known().get(str(name))) is not None:
        return found
    path = Path(name)
    if (path / FILE).is_file():
        return path / FILE
    if isinstance(name, Path) or path.suffix in (".toml", ".json"):
        return path
    raise UnknownGameError(f"there is no game {str(name)!r}; there are {', '.join(titles())}")


def reader(path: Path) -> AnyFamily:
    """The family whose file this is."""
    for family in families().values():
        if path.is_relative_to(family.titles) or family.reads(path):
            return family
    told = "no family of games reads it; there are {families}"
    raise FileError(path, because("no-family", told, families=", ".join(families())))

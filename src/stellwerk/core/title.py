"""A title file: the rules a game declares, its options, its board. Every family reads its titles this way."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Annotated, Final, Generic, TypeAlias, TypeVar

from msgspec import Meta, Struct

from stellwerk.core.faults import FileError, because
from stellwerk.core.misfits import spelt
from stellwerk.core.options import Option
from stellwerk.core.textfile import convert, line_in, load_toml

FORMAT: Final = 1
FILE: Final = "title.toml"  # a folder with this file in it is a title
LESSON: Final = "lesson.toml"  # beside it: a first game that teaches
PRIMER: Final = "primer.toml"  # beside it: the chapters of its pictured rules
RULES: Final = ("rules",)  # where the ruleset stands in the file
START: Final = "start"
RANDOM: Final = "random"

_HYPHENS: Final = because("slug", "lower-case letters and digits, words joined by hyphens")
_JOINED: Final = because("word", "lower-case letters and digits, words joined by hyphens or underscores")
Slug = Annotated[str, Meta(pattern=spelt(r"^[a-z0-9]+(-[a-z0-9]+)*$", _HYPHENS), max_length=60)]
Word = Annotated[str, Meta(pattern=spelt(r"^[a-z0-9]+([_-][a-z0-9]+)*$", _JOINED), max_length=60)]
Fields: TypeAlias = dict[str, object]  # of a ruleset, not yet checked: that is done when the options are chosen


class Choice(Struct, frozen=True, forbid_unknown_fields=True):
    """What a value of an option changes: fields of the ruleset, citations."""

    rules: Fields = {}  # fields of `rules` that this value replaces
    cites: dict[str, str] = {}  # citations that it replaces


C = TypeVar("C", bound=Choice)
R = TypeVar("R")


class OptionRule(Struct, Generic[C], frozen=True, forbid_unknown_fields=True):
    choices: dict[Word, C]  # its values, by name
    default: str = ""  # the value where nobody chooses
    several: bool = False  # whether several values may be chosen together


class TitleFile(Struct, Generic[C], frozen=True, forbid_unknown_fields=True):
    """A title as its file declares it; the ruleset is read once the options are chosen."""

    format: Annotated[int, Meta(ge=FORMAT, le=FORMAT)]  # of this file
    name: Slug  # of the title, as records and commands call it
    version: Annotated[int, Meta(ge=1)]  # raised whenever the rules change
    board: str  # beside this file, or in a folder beside it
    rules: Fields  # the ruleset, see below
    cites: dict[str, str] = {}  # the rules that refusals name, see below
    options: dict[Word, OptionRule[C]] = {}  # what a table decides before the game
    order: int = 100  # where it stands in lists; equal ones by name

    def offered(self, seats: int) -> tuple[Option, ...]:
        """Every option of this title, and who begins: each title lets a table decide that."""
        own = [
            Option(name, tuple(rule.choices), rule.default, several=rule.several)
            for name, rule in self.options.items()
            if name != START
        ]
        begin = tuple(self.options[START].choices) if START in self.options else ()
        return (*own, Option(START, (RANDOM, *begin, *map(str, range(seats))), RANDOM))

    def chosen(self, options: Mapping[str, str]) -> list[C]:
        """What the chosen values change, in the order of the file."""
        return [
            rule.choices[value]
            for name, rule in self.options.items()
            for value in options[name].split(",")
            if value in rule.choices
        ]

    def declared(self, chosen: Sequence[Choice]) -> Fields:
        """The rules with what these choices change."""
        fields = dict(self.rules)
        for choice in chosen:
            fields |= choice.rules
        return fields

    def cited(self, chosen: Sequence[Choice]) -> dict[str, str]:
        cites = dict(self.cites)
        for choice in chosen:
            cites |= choice.cites
        return cites

    def board_beside(self, path: Path) -> Path:
        """The board that the title at `path` names; nothing outside its folder is read."""
        place = path.parent / self.board
        folders = [path.parent, *(folder for folder in path.parent.iterdir() if folder.is_dir())]
        if place.resolve().parent not in [folder.resolve() for folder in folders]:
            reason = because("outside", "{name!r} lies outside the folder of the title", name=self.board)
            raise FileError(path, reason, ("board",), line_in(path, ("board",)))
        return place


def read_title(path: Path, kind: type[TitleFile[C]]) -> TitleFile[C]:
    return convert(path, load_toml(path), kind)


def start_seat(options: Mapping[str, str]) -> int | None:
    """The seat that begins, if the table named one."""
    return int(options[START]) if options[START].isdecimal() else None


def designed_in(folder: Path) -> list[Path]:
    """What may be a title in a designer's folder: folders with a title file, single title files, single boards. A
    board that a title names is no title of its own."""
    whole = [path for path in (folder / FILE, *sorted(folder.glob(f"*/{FILE}"))) if path.is_file()]
    single = [path for path in sorted(folder.glob("*.toml")) if path.name not in (FILE, LESSON, PRIMER)]
    named = {_named_board(path) for path in (*whole, *single)}
    boards = [path for path in sorted(folder.glob("*.json")) if path.resolve() not in named]
    return [*whole, *single, *boards]


def _named_board(path: Path) -> Path | None:
    with suppress(FileError):
        return (path.parent / str(load_toml(path).get("board", ""))).resolve()
    return None


def titles_in(folder: Path) -> dict[str, Path]:
    """The title files in a folder of titles, by the name of their folder."""

    def place(path: Path) -> tuple[int, str]:
        order = load_toml(path).get("order")
        return order if isinstance(order, int) else 100, path.parent.name

    return {path.parent.name: path for path in sorted(folder.glob(f"*/{FILE}"), key=place)}

"""From files to a title: the declaration of a game, its options, its board."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

from msgspec.structs import replace

from stellwerk.core.findings import refused
from stellwerk.core.options import Option, choose_options
from stellwerk.core.textfile import convert
from stellwerk.core.title import RULES, Choice, TitleFile, read_title, start_seat
from stellwerk.crayon.boardfile import BoardFile, read_board
from stellwerk.crayon.lint import board_problems
from stellwerk.crayon.rules import Ruleset
from stellwerk.crayon.title import Title

TITLES: Final = Path(__file__).parent / "titles"
LOCALE: Final = TITLES.parent / "locale"  # the words of the family
USUAL: Final = TITLES / "denmark" / "title.toml"  # its rules hold for a board that comes without any of its own


def read_file(path: Path) -> TitleFile[Choice]:
    """The declaration of a title; a board alone is played by the usual rules."""
    file = read_title(USUAL if path.suffix == ".json" else path, TitleFile[Choice])
    return replace(file, name=read_board(path).id, board=path.name) if path.suffix == ".json" else file


def options_of(path: Path) -> tuple[Option, ...]:
    """What a table of this title can decide before the game."""
    file = read_file(path)
    return file.offered(convert(path, file.rules, Ruleset, RULES).seats[1])


def load_title(path: Path, given: Mapping[str, str]) -> Title:
    """The title with these options; FileError or OptionError says what is wrong."""
    file = read_file(path)
    options = choose_options(options_of(path), given)
    rules = convert(path, file.declared(file.chosen(options)), Ruleset, RULES)
    rules = replace(rules, first_seat=start_seat(options))
    return Title(file.name, file.version, options, rules, load_board(path, rules), path)


def load_board(path: Path, rules: Ruleset) -> BoardFile:
    """The board that the title at `path` names, refused when it contradicts itself."""
    place = read_file(path).board_beside(path)
    board = read_board(place)
    refused(place, board_problems(board, rules))
    return board


@cache
def usual_rules() -> Ruleset:
    """The numbers that a board is judged by when no title says otherwise."""
    return convert(USUAL, read_file(USUAL).rules, Ruleset)

"""From files to a title: the declaration of a game, its options, its board."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Final

from msgspec import Meta, Struct
from msgspec.structs import replace

from stellwerk.core.options import Option, choose_options
from stellwerk.core.textfile import FileError, convert, load_toml
from stellwerk.ticket.board import make_board
from stellwerk.ticket.boardfile import BoardFile, Slug, read_board
from stellwerk.ticket.lint import board_problems, title_problems
from stellwerk.ticket.rules import Cites, PileRule, Ruleset
from stellwerk.ticket.title import Title

DATA: Final = Path(__file__).parent / "data"
FORMAT: Final = 1


class Choice(Struct, frozen=True, forbid_unknown_fields=True):
    """What a value of an option changes: fields of the ruleset, citations, or decks that join a pile."""

    rules: dict[str, Any] = {}
    cites: dict[str, str] = {}
    pile: str = ""
    decks: tuple[str, ...] = ()


class OptionRule(Struct, frozen=True, forbid_unknown_fields=True):
    default: str
    choices: dict[str, Choice]
    several: bool = False


class TitleFile(Struct, frozen=True, forbid_unknown_fields=True):
    """A title as its file declares it; the ruleset is read once the options are chosen."""

    format: Annotated[int, Meta(ge=FORMAT, le=FORMAT)]
    name: Slug
    version: Annotated[int, Meta(ge=1)]
    board: str  # beside this file
    rules: dict[str, Any]
    cites: dict[str, str] = {}
    options: dict[str, OptionRule] = {}


def read_title(path: Path) -> TitleFile:
    return convert(path, load_toml(path), TitleFile)


def options_of(path: Path, file: TitleFile) -> tuple[Option, ...]:
    """Every option of this title, with those that all titles have."""
    own = [
        Option(name, tuple(rule.choices), rule.default, several=rule.several)
        for name, rule in file.options.items()
    ]
    seats = range(convert(path, file.rules, Ruleset).most_seats)
    return (*own, Option("start", ("random", *map(str, seats)), "random"))


def load_title(path: Path, chosen: Mapping[str, str]) -> Title:
    """The title with these options; FileError or OptionError says what is wrong."""
    file = read_title(path)
    options = choose_options(options_of(path, file), chosen)
    rules = _merged(path, file, options)
    board_file = load_board(path, file)
    if problems := title_problems(board_file, rules):
        raise FileError(path, None, problems[0])
    start = None if options["start"] == "random" else int(options["start"])
    cites = dict(file.cites)
    for choice in _chosen(file, options):
        cites |= choice.cites
    board = make_board(board_file, rules)
    return Title(file.name, file.version, options, rules, board, convert(path, cites, Cites), start)


def load_board(path: Path, file: TitleFile) -> BoardFile:
    """The board that the title names, refused when it contradicts itself."""
    place = path.parent / file.board
    if place.resolve().parent not in (path.parent.resolve(), *_below(path)):
        raise FileError(path, None, f"board: {file.board!r} lies outside the folder of the title")
    board = read_board(place)
    if problems := [problem for problem in board_problems(board) if not problem.harmless]:
        raise problems[0].error(place)
    return board


def _below(path: Path) -> list[Path]:
    return [folder.resolve() for folder in path.parent.iterdir() if folder.is_dir()]


def _chosen(file: TitleFile, options: Mapping[str, str]) -> list[Choice]:
    return [
        rule.choices[value]
        for name, rule in file.options.items()
        for value in options[name].split(",")
        if value in rule.choices
    ]


def _merged(path: Path, file: TitleFile, options: Mapping[str, str]) -> Ruleset:
    """The declared rules with what the chosen values change."""
    chosen = _chosen(file, options)
    declared = dict(file.rules)
    for choice in chosen:
        declared |= choice.rules
    rules = convert(path, declared, Ruleset)
    for choice in chosen:
        rules = replace(rules, piles=tuple(_joined(pile, choice) for pile in rules.piles))
    return rules


def _joined(pile: PileRule, choice: Choice) -> PileRule:
    """The pile with the decks that this choice adds to it."""
    if pile.name != choice.pile:
        return pile
    return replace(pile, decks=pile.decks + choice.decks, added=pile.added + choice.decks)

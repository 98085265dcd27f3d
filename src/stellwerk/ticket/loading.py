"""From files to a title: the declaration of a game, its options, its board."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from msgspec.structs import replace

from stellwerk.core.findings import refused
from stellwerk.core.options import Option, choose_options
from stellwerk.core.textfile import convert
from stellwerk.core.title import RULES, Choice, TitleFile, read_title, start_seat
from stellwerk.ticket.boardfile import BoardFile, read_board
from stellwerk.ticket.fitting import title_problems
from stellwerk.ticket.lint import board_problems
from stellwerk.ticket.rules import Cites, PileRule, Ruleset
from stellwerk.ticket.title import Title

TITLES: Final = Path(__file__).parent / "titles"
LOCALE: Final = TITLES.parent / "locale"  # the words of the family


class TicketChoice(Choice, frozen=True, forbid_unknown_fields=True):
    """A choice may also let decks join a pile."""

    pile: str = ""  # the pile that `decks` join
    decks: tuple[str, ...] = ()  # that join it (EU-64)


def read_file(path: Path) -> TitleFile[TicketChoice]:
    return read_title(path, TitleFile[TicketChoice])


def options_of(path: Path) -> tuple[Option, ...]:
    """What a table of this title can decide before the game."""
    file = read_file(path)
    return file.offered(convert(path, file.rules, Ruleset, RULES).most_seats)


def load_title(path: Path, given: Mapping[str, str]) -> Title:
    """The title with these options; FileError or OptionError says what is wrong."""
    file = read_file(path)
    options = choose_options(options_of(path), given)
    chosen = file.chosen(options)
    rules = convert(path, file.declared(chosen), Ruleset, RULES)
    for choice in chosen:
        rules = replace(rules, piles=tuple(_joined(pile, choice) for pile in rules.piles))
    board_file = load_board(path)
    refused(path, title_problems(board_file, rules))
    cites = convert(path, file.cited(chosen), Cites, ("cites",))
    start, place = start_seat(options), file.board_beside(path)
    return Title(file.name, file.version, options, rules, board_file, cites, start, path, place)


def load_board(path: Path) -> BoardFile:
    """The board that the title at `path` names, refused when it contradicts itself."""
    return load_board_file(read_file(path).board_beside(path))


def load_board_file(path: Path) -> BoardFile:
    """A board, whoever plays on it, refused when it contradicts itself."""
    board = read_board(path)
    refused(path, board_problems(board))
    return board


def _joined(pile: PileRule, choice: TicketChoice) -> PileRule:
    """The pile with the decks that this choice adds to it."""
    if pile.name != choice.pile:
        return pile
    return replace(pile, decks=pile.decks + choice.decks, added=pile.added + choice.decks)

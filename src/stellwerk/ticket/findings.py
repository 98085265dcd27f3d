"""What can be said about a designer's file: every problem with its line and field."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from stellwerk.core.options import NONE, OptionError
from stellwerk.core.textfile import FileError, Finding
from stellwerk.ticket.boardfile import read_board
from stellwerk.ticket.lint import board_problems
from stellwerk.ticket.loading import load_title, options_of, read_file


def check_file(path: Path) -> list[Finding]:
    """All that is wrong with a board (.json) or with a title (.toml) and its board, errors first."""
    try:
        found = list(_title(path)) if path.suffix == ".toml" else list(_board(path))
    except FileError as error:  # so broken that nothing more can be said
        found = [Finding(str(error))]
    return sorted(dict.fromkeys(found), key=lambda finding: finding.harmless)


def _board(path: Path) -> Iterator[Finding]:
    for problem in board_problems(read_board(path)):
        yield Finding(str(problem.error(path)), problem.harmless)


def _title(path: Path) -> Iterator[Finding]:
    found = list(_board(read_file(path).board_beside(path)))
    yield from found
    if all(finding.harmless for finding in found):  # a title cannot be judged on a broken board
        yield from _ways(path)


def _ways(path: Path) -> Iterator[Finding]:
    """Every value of every option must make a game that can be played."""
    tried: list[dict[str, str]] = [{}]
    for option in options_of(path):
        tried += [{option.name: value} for value in (*option.values, *([NONE] if option.several else []))]
    for chosen in tried:
        try:
            load_title(path, chosen)
        except FileError as error:
            yield Finding(str(error))
        except OptionError as error:
            yield Finding(f"{path.name}: options: {error}")

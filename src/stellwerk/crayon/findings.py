"""What can be said about a designer's file."""

from __future__ import annotations

from pathlib import Path

from stellwerk.core.options import NONE, OptionError
from stellwerk.core.textfile import FileError, Finding
from stellwerk.crayon.boardfile import read_board
from stellwerk.crayon.lint import board_problems
from stellwerk.crayon.loading import load_title, options_of, usual_rules


def check_file(path: Path) -> list[Finding]:
    """All that is wrong with a board (.json), or with a title (.toml) and its board."""
    try:
        if path.suffix == ".json":
            return [Finding(f"{path.name}: {fault}") for fault in board_problems(read_board(path), usual_rules())]
        return list(dict.fromkeys(_ways(path)))
    except FileError as error:  # so broken that nothing more can be said
        return [Finding(str(error))]


def _ways(path: Path) -> list[Finding]:
    """Every value of every option must make a game that can be played."""
    tried: list[dict[str, str]] = [{}]
    for option in options_of(path):
        tried += [{option.name: value} for value in (*option.values, *([NONE] if option.several else []))]
    found = []
    for chosen in tried:
        try:
            load_title(path, chosen)
        except (FileError, OptionError) as error:
            found.append(Finding(str(error)))
    return found

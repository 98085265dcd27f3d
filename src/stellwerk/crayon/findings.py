"""What can be said about a designer's file."""

from __future__ import annotations

from pathlib import Path

from stellwerk.core.faults import Finding
from stellwerk.core.findings import Problem, check
from stellwerk.core.textfile import convert
from stellwerk.core.title import RULES
from stellwerk.crayon.boardfile import read_board
from stellwerk.crayon.lint import board_problems
from stellwerk.crayon.loading import load_title, options_of, read_file
from stellwerk.crayon.rules import Ruleset


def check_file(path: Path) -> list[Finding]:
    """All that is wrong with a board or a title, errors first."""
    return check(path, _board, options_of, load_title)


def _board(path: Path) -> tuple[Path, list[Problem]]:
    file = read_file(path)
    place = file.board_beside(path)
    return place, board_problems(read_board(place), convert(path, file.rules, Ruleset, RULES))

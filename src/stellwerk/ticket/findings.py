"""What can be said about a designer's file."""

from __future__ import annotations

from pathlib import Path

from stellwerk.core.faults import Finding
from stellwerk.core.findings import Problem, check
from stellwerk.ticket.boardfile import read_board
from stellwerk.ticket.lint import board_problems
from stellwerk.ticket.loading import load_title, options_of, read_file


def check_file(path: Path) -> list[Finding]:
    """All that is wrong with a board or a title, errors first."""
    return check(path, _board, options_of, load_title)


def _board(path: Path) -> tuple[Path, list[Problem]]:
    place = read_file(path).board_beside(path) if path.suffix == ".toml" else path
    return place, board_problems(read_board(place))

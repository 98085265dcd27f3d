"""The final count of crayon rails in words."""

from __future__ import annotations

from stellwerk.core.game import Line
from stellwerk.crayon.words.names import Names


def score_line(names: Names, line: Line) -> str:
    """`Big cities joined: 3`"""
    return names.words.say(f"dk-score-{line.what}", n=line.count or 0, sum=line.points)


def row(names: Names, line: Line) -> str:
    return names.words.form(f"dk-score-{line.what}", "row")


def counted(names: Names, line: Line, count: int) -> str:
    """Cities are counted; money is told by its sum."""
    return "" if line.count is None else str(count)


def total(names: Names, points: int) -> str:
    """Money, debts taken off."""
    return names.words.say("dk-money", sum=points)

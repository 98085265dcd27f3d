"""Rows of words as columns under each other."""

from __future__ import annotations

from collections.abc import Iterable, Sequence


def columns(rows: Iterable[Sequence[str]], numbers: int = 0) -> list[str]:
    """The last `numbers` columns are figures and stand right."""
    rows = list(rows)
    width = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [
        "  ".join(
            cell.rjust(size) if at >= len(width) - numbers else cell.ljust(size)
            for at, (cell, size) in enumerate(zip(row, width, strict=True))
        ).rstrip()
        for row in rows
    ]

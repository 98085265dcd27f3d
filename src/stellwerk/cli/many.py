"""What every command that plays many games asks for."""

from __future__ import annotations

import os
from typing import Annotated, Final, TypeAlias

import typer

from stellwerk.cli.numbers import seconds, whole

LIMIT: Final = 10.0  # seconds for a decision: far more than any of our bots needs

Games: TypeAlias = Annotated[
    int, typer.Option("--games", metavar="N", parser=whole("--games", 1), help="help-games-number")
]
Jobs: TypeAlias = Annotated[
    int | None,
    typer.Option("--jobs", metavar="N", parser=whole("--jobs", 1), help="help-jobs", show_default=False),
]
Limit: TypeAlias = Annotated[
    float, typer.Option("--limit", metavar="S", parser=seconds("--limit", 0.001), help="help-limit")
]
Seed: TypeAlias = Annotated[int, typer.Option("--seed", metavar="N", parser=whole("--seed"), help="help-seed")]


def cores() -> int:
    """Those that this program may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1

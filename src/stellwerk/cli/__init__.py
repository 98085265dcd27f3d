"""The command line. What it can do is loaded when it is asked for: which version this is, is told at once."""

from __future__ import annotations

import sys
from collections.abc import Sequence


def main(args: Sequence[str] | None = None) -> None:
    """The program: exit code 0, 1 for a question answered with no, 2 for input that cannot be used."""
    said = sys.argv[1:] if args is None else args
    if list(said) == ["--version"]:
        import stellwerk

        print(f"stellwerk {stellwerk.__version__}")
        sys.exit(0)
    from stellwerk.cli.program import main as program

    program(said)


def run(args: Sequence[str]) -> int:
    """A command inside another program: its exit code."""
    from stellwerk.cli.program import run as program

    return program(args)

"""Reading and writing record files."""

from __future__ import annotations

from pathlib import Path

from stellwerk import games
from stellwerk.cli.errors import InputError
from stellwerk.core import record
from stellwerk.core.game import AnyGame
from stellwerk.core.record import Record
from stellwerk.core.textfile import read_text


def read_record(path: Path, title: Path | None) -> tuple[AnyGame, Record]:
    """A record and its game; `title` is the title file of a designer's own board."""
    told = record.read(read_text(path))
    return games.of_record(told.header, title), told


def require_new(path: Path) -> None:
    """Before a game begins: its record must find a place at the end, and nothing is overwritten."""
    if path.exists():
        raise InputError("error-exists", path=str(path))
    try:
        path.touch()
        path.unlink()
    except OSError as error:
        raise InputError("error-write", path=str(path), text=error.strerror or str(error)) from error


def write_record(path: Path, told: Record) -> None:
    path.write_text(record.write(told), encoding="utf-8", newline="\n")

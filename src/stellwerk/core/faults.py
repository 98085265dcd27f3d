"""What is wrong with a file that people write: where it is, and why, as values that any language can tell."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TypeAlias

from msgspec import Struct

from stellwerk.core.game import StellwerkError

Place: TypeAlias = tuple[str | int, ...]  # ("routes", 12, "length")


class Reason(Struct, frozen=True):
    """Why something cannot be used. `text` is English; other languages say the message `file-<key>` instead."""

    key: str
    text: str
    values: tuple[tuple[str, str | int | Reason], ...] = ()

    def __str__(self) -> str:
        return self.text.format(**{name: _plain(value) for name, value in self.values})


def because(key: str, text: str, /, **values: str | int | Reason) -> Reason:
    """The reason of this key, with the English text that its values are filled into."""
    return Reason(key, text, tuple(values.items()))


def _plain(value: str | int | Reason) -> str | int:
    return str(value) if isinstance(value, Reason) else value


def one_of(names: Sequence[str]) -> str:
    """Names to choose from, few enough to read."""
    return ", ".join(names[:20]) + (" …" if len(names) > 20 else "")


class Finding(Struct, frozen=True):
    """Something to be said about a designer's file; `harmless` ones are only worth knowing."""

    file: str
    reason: Reason
    place: Place = ()
    line: int | None = None
    harmless: bool = False

    @property
    def text(self) -> str:
        where = f"{self.file}, line {self.line}" if self.line else self.file
        return ": ".join((where, *([field(self.place)] if self.place else []), str(self.reason)))


class FileError(StellwerkError, ValueError):
    """A data file that cannot be used. It may have more faults than the one that is told."""

    def __init__(
        self,
        path: Path | str,
        reason: Reason,
        place: Place = (),
        line: int | None = None,
        more: Sequence[Finding] = (),
    ) -> None:
        first = Finding(Path(path).name, reason, place, line)
        super().__init__(first.text)
        self.findings = (first, *more)
        self.line = line
        self.reason = reason


def field(place: Place) -> str:
    """`routes[12].length`"""
    return "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in place).lstrip(".")

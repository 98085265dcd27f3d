"""Reading data files that people write: every complaint names file, line and field."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Final, TypeAlias, TypeVar

import msgspec

from stellwerk.core.game import StellwerkError

T = TypeVar("T")
Place: TypeAlias = tuple[str | int, ...]  # ("routes", 12, "length")
MOST_BYTES: Final = 8 * 1024 * 1024
MOST_NESTED: Final = 40

_STEP = re.compile(r"\.([^.\[\]]+)|\[(\d+|\.\.\.)\]")
_BLANK = re.compile(r"[\s,:]*")
_BRACKETS = re.compile(r'"(?:[^"\\]|\\.)*"|[\[\]{}]')


class FileError(StellwerkError, ValueError):
    """A data file that cannot be used."""

    def __init__(self, path: Path | str, line: int | None, reason: str) -> None:
        where = f"{Path(path).name}, line {line}" if line else Path(path).name
        super().__init__(f"{where}: {reason}")
        self.line = line
        self.reason = reason


class Finding(msgspec.Struct, frozen=True):
    """Something to be said about a designer's file; `harmless` ones are only worth knowing."""

    text: str
    harmless: bool = False


def read_text(path: Path) -> str:
    """The file as text; FileError when it is missing, too large or no text."""
    try:
        if path.stat().st_size > MOST_BYTES:
            raise FileError(path, None, f"larger than {MOST_BYTES // 1024 // 1024} MB")
        return path.read_bytes().decode("utf-8")  # line ends as they are: a record has one kind only
    except OSError as error:
        raise FileError(path, None, f"cannot be read: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise FileError(path, None, f"not UTF-8 text (byte {error.start})") from error


def read_json(path: Path, text: str, kind: type[T]) -> T:
    """The value that a JSON text holds, checked field by field."""
    if _nesting(text) > MOST_NESTED:
        raise FileError(path, None, f"nested deeper than {MOST_NESTED} levels")
    try:
        return msgspec.convert(json.loads(text, parse_constant=_refuse_constant), kind, strict=True)
    except json.JSONDecodeError as error:
        raise FileError(path, error.lineno, f"not JSON: {error.msg}") from error
    except msgspec.ValidationError as error:
        reason, place = _split(error)
        raise FileError(path, line_of(text, place), reason) from error
    except ValueError as error:
        raise FileError(path, None, str(error)) from error


def read_toml(path: Path, kind: type[T]) -> T:
    """The value that a TOML file holds, checked field by field."""
    return convert(path, load_toml(path), kind)


def load_toml(path: Path) -> dict[str, object]:
    try:
        return tomllib.loads(read_text(path))
    except tomllib.TOMLDecodeError as error:
        raise FileError(path, None, f"not TOML: {error}") from error


def convert(path: Path, data: object, kind: type[T]) -> T:
    try:
        return msgspec.convert(data, kind, strict=True)
    except msgspec.ValidationError as error:
        reason, place = _split(error)
        raise FileError(path, _toml_line(path, place), reason) from error


def _toml_line(path: Path, place: Place) -> int | None:
    """The line of a TOML file that names `place`, or as much of it as is found. Its first step begins a line."""
    if path.suffix != ".toml":
        return None
    text, at, before = read_text(path), None, r"^\s*"
    for step in (re.escape(step) for step in place if isinstance(step, str)):
        found = re.compile(rf"{before}{step}\s*=|^\s*\[.*\b{step}\s*\]", re.M).search(text, at or 0)
        if found is None:
            break
        at, before = found.end(), r"(?<![\w-])"
    return None if at is None else text.count("\n", 0, at) + 1


def field(place: Place) -> str:
    """`routes[12].length`"""
    return "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in place).lstrip(".")


def line_of(text: str, place: Sequence[str | int]) -> int | None:
    """The line on which the value at `place` begins; the last one found on the way if it is missing."""
    decoder = json.JSONDecoder()
    at = _BLANK.match(text, 0).end()  # type: ignore[union-attr]  # the pattern matches everywhere
    try:
        for step in place:
            if (found := _enter(decoder, text, at, step)) is None:
                break
            at = found
    except (ValueError, IndexError):
        return None
    return text.count("\n", 0, at) + 1


def _enter(decoder: json.JSONDecoder, text: str, at: int, step: str | int) -> int | None:
    """Where the member `step` of the object or list at `at` begins."""
    close, position, named = {"{": "}", "[": "]"}[text[at]], at + 1, text[at] == "{"
    count = 0
    while True:
        position = _BLANK.match(text, position).end()  # type: ignore[union-attr]
        if text[position] == close:
            return None
        key: str | int = count
        if named:
            key, position = decoder.raw_decode(text, position)
            position = _BLANK.match(text, position).end()  # type: ignore[union-attr]
        if key == step:
            return position
        _, position = decoder.raw_decode(text, position)
        count += 1


def _split(error: msgspec.ValidationError) -> tuple[str, Place]:
    """msgspec says "Expected `int`, got `str` - at `$.routes[3].length`"."""
    reason, _, where = str(error).partition(" - at `$")
    steps = _STEP.findall(where.rstrip("`"))
    place = tuple(name or (int(index) if index.isdecimal() else 0) for name, index in steps)
    return (f"{field(place)}: {reason}" if place else reason), place


def _nesting(text: str) -> int:
    depth = deepest = 0
    for token in _BRACKETS.findall(text):
        if token in "[{":
            depth += 1
            deepest = max(deepest, depth)
        elif token in "]}":
            depth -= 1
    return deepest


def _refuse_constant(word: str) -> float:
    raise ValueError(f"{word} is not a number")

"""Reading data files that people write: every complaint names file, line and field."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Final, TypeVar

import msgspec

from stellwerk.core.faults import FileError, Finding, Place, Reason, because
from stellwerk.core.shapes import Fault, faults, unprinted
from stellwerk.core.tomlplaces import line_in_toml

T = TypeVar("T")
MOST_BYTES: Final = 8 * 1024 * 1024
MOST_NESTED: Final = 40

_BLANK = re.compile(r"[\s,:]*")
_BRACKETS = re.compile(r'"(?:[^"\\]|\\.)*"|[\[\]{}]')
_AT_LINE = re.compile(r" \(at line (\d+), column \d+\)")
_SYNTAX: Final = (  # how the parsers of Python begin their messages, and what people are told
    ("Expecting value", because("syntax-value", "a value is missing here")),
    ("Expecting ',' delimiter", because("syntax-comma", "a comma is missing here")),
    ("Expecting ':' delimiter", because("syntax-colon", "a colon is missing here")),
    (
        "Expecting property name",
        because("syntax-name", 'a name in "quotes" is missing here, or a comma is too many'),
    ),
    ("Illegal trailing comma", because("syntax-last-comma", "the last comma is one too many")),
    ("Unterminated string", because("syntax-quote", "a text does not end")),
    ("Invalid control character", because("syntax-quote", "a text does not end")),
    ("Extra data", because("syntax-extra", "something follows after the end")),
    ("Invalid \\", because("syntax-escape", "a backslash too many")),
    ("Expected '=' after", because("syntax-equals", "an equals sign is missing here")),
    ("Expected newline", because("syntax-newline", "a line must end here")),
    ("Invalid value", because("syntax-value", "a value is missing here")),
    ("Invalid statement", because("syntax-statement", "a line must be [table] or name = value")),
    ("Invalid initial character", because("syntax-key", "a name is missing here")),
    ("Unclosed array", because("syntax-array", "a list does not end")),
    ("Unclosed inline table", because("syntax-table", "a table does not end")),
    ("Cannot overwrite", because("syntax-twice", "the same name stands here twice")),
    ("Cannot declare", because("syntax-twice", "the same name stands here twice")),
    ("Cannot mutate", because("syntax-twice", "the same name stands here twice")),
    ("Duplicate inline", because("syntax-twice", "the same name stands here twice")),
)
_UNREADABLE: Final = because("syntax", "this cannot be read")


def read_text(path: Path) -> str:
    """The file as text; FileError when it is missing, too large or no text."""
    try:
        if path.stat().st_size > MOST_BYTES:
            raise FileError(path, because("large", "larger than {n} MB", n=MOST_BYTES // 1024 // 1024))
        # Line ends as they are: a record has one kind only. Some editors put a mark before the text.
        return path.read_bytes().decode("utf-8").removeprefix("\ufeff")
    except OSError as error:
        raise FileError(path, _unread(error)) from error
    except UnicodeDecodeError as error:
        raise FileError(path, because("no-text", "not UTF-8 text (byte {n})", n=error.start)) from error


def _unread(error: OSError) -> Reason:
    match error:
        case FileNotFoundError():
            return because("no-file", "cannot be read: No such file or directory")
        case IsADirectoryError():
            return because("folder", "cannot be read: Is a directory")
        case _:
            return because("unread", "cannot be read: {text}", text=error.strerror or str(error))


def read_json(path: Path, text: str, kind: type[T]) -> T:
    """The value that a JSON text holds, checked field by field."""
    if _nesting(text) > MOST_NESTED:
        raise FileError(path, because("nested-more", "nested deeper than {n} levels", n=MOST_NESTED))
    try:
        data = json.loads(text, parse_constant=_refuse_constant)
    except json.JSONDecodeError as error:
        reason = because("not-json", "not JSON: {what}", what=_syntax(error.msg))
        raise FileError(path, reason, line=error.lineno) from error
    except _NoNumberError as error:
        reason = because("no-number", "{word} is not a number", word=str(error))
        raise FileError(path, reason, line=_line_of_word(text, str(error))) from error
    except ValueError as error:
        raise FileError(path, because("digits", "a number has too many digits")) from error
    return _shaped(path, data, kind, lambda place: line_of(text, place))


def read_toml(path: Path, kind: type[T]) -> T:
    """The value that a TOML file holds, checked field by field."""
    return convert(path, load_toml(path), kind)


def load_toml(path: Path) -> dict[str, object]:
    text = read_text(path)
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        found = _AT_LINE.search(str(error))
        line = int(found[1]) if found else text.count("\n") + 1
        raise FileError(
            path, because("not-toml", "not TOML: {what}", what=_syntax(str(error))), line=line
        ) from error
    except (ValueError, RecursionError) as error:
        raise FileError(path, because("digits", "a number has too many digits")) from error


def convert(path: Path, data: object, kind: type[T], within: Place = ()) -> T:
    """What was read of a TOML file as the kind it should be; `within` is where in the file it stands."""
    return _shaped(path, data, kind, lambda place: line_in(path, place), within)


def _shaped(path: Path, data: object, kind: type[T], line: Callable[[Place], int | None], within: Place = ()) -> T:
    try:
        made = msgspec.convert(data, kind, strict=True)
    except (msgspec.ValidationError, RecursionError) as error:
        raise fault(path, faults(data, kind, within), line) from error
    if strange := list(unprinted(data, within)):
        raise fault(path, strange, line)
    return made


def fault(path: Path, wrong: Iterable[Fault], line: Callable[[Place], int | None]) -> FileError:
    """All of them as one error, in the order of the file."""
    found = [Finding(path.name, reason, place, line(place)) for place, reason in wrong]
    found.sort(key=lambda finding: finding.line or 0)
    first, *more = found
    return FileError(path, first.reason, first.place, first.line, more)


def line_in(path: Path, place: Place) -> int | None:
    """The line of a file at which something stands, in the way of its kind."""
    try:
        text = read_text(path)
        return line_in_toml(text, place) if path.suffix == ".toml" else line_of(text, place)
    except (FileError, ValueError, IndexError):
        return None


def line_of(text: str, place: Sequence[str | int]) -> int | None:
    """The line on which the value at `place` begins; the last one found on the way if it is missing."""
    decoder = json.JSONDecoder()
    at = _begin(text)
    try:
        for step in place:
            if (found := _enter(decoder, text, at, step)) is None:
                break
            at = found
    except (ValueError, IndexError, KeyError):
        return None
    return text.count("\n", 0, at) + 1


def put(text: str, place: Sequence[str | int], value: object) -> str:
    """The JSON text with another value at `place`, and every blank where it was."""
    decoder, at = json.JSONDecoder(), _begin(text)
    for step in place:
        found = _enter(decoder, text, at, step)
        if found is None:
            raise KeyError(step)
        at = found
    _, end = decoder.raw_decode(text, at)
    return text[:at] + json.dumps(value, ensure_ascii=False) + text[end:]


def _begin(text: str) -> int:
    return _BLANK.match(text, 0).end()  # type: ignore[union-attr]  # the pattern matches everywhere


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


def _syntax(message: str) -> Reason:
    return next((told for begin, told in _SYNTAX if message.startswith(begin)), _UNREADABLE)


def _nesting(text: str) -> int:
    depth = deepest = 0
    for token in _BRACKETS.findall(text):
        if token in "[{":
            depth += 1
            deepest = max(deepest, depth)
        elif token in "]}":
            depth -= 1
    return deepest


class _NoNumberError(Exception):
    """JSON as Python reads it knows NaN and Infinity."""


def _refuse_constant(word: str) -> float:
    raise _NoNumberError(word)


def _line_of_word(text: str, word: str) -> int:
    return text.count("\n", 0, text.index(word)) + 1

"""Where things stand in a TOML text: the line of every table, key and entry. The text is known to be valid."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from stellwerk.core.faults import Place

_BLANK: Final = re.compile(r"(?:[ \t\r\n,]|#[^\n]*)*")
_KEY: Final = re.compile(r'"(?:[^"\\\n]|\\.)*"|\'[^\'\n]*\'|[A-Za-z0-9_-]+')
_STRING: Final = re.compile(r'"""(?:[^\\]|\\.)*?"{3,5}|\'\'\'.*?\'{3,5}|"(?:[^"\\\n]|\\.)*"|\'[^\'\n]*\'', re.S)
_PLAIN: Final = re.compile(r"[^,\]\}\n#]+")


def line_in_toml(text: str, place: Sequence[str | int]) -> int | None:
    """The line of this place, or of as much of it as there is; None for nothing of it."""
    reader = _Reader(text)
    reader.read()
    for length in range(len(place), 0, -1):
        if (at := reader.places.get(tuple(place[:length]))) is not None:
            return text.count("\n", 0, at) + 1
    return None


class _Reader:
    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.places: dict[Place, int] = {}
        self.entries: dict[Place, int] = {}  # tables of an array so far

    def read(self) -> None:
        table: Place = ()
        while self._skip() < len(self.text):
            if self.text[self.at] == "[":
                table = self._header()
            else:
                self._pair(table)

    def _header(self) -> Place:
        begun, several = self.at, self.text.startswith("[[", self.at)
        self.at += 2 if several else 1
        table: Place = ()
        for step in self._keys():
            table = (*table, step)
            if table in self.entries and not (several and self._closes()):
                table = (*table, self.entries[table])  # of an array of tables the last one is meant
        self.at = self.text.index("]", self.at) + (2 if several else 1)
        if several:
            number = self.entries.get(table, -1) + 1
            self.places.setdefault(table, begun)
            self.entries[table] = number
            table = (*table, number)
        self._note(table, begun)
        return table

    def _closes(self) -> bool:
        return self.text.startswith("]", self.at)

    def _pair(self, table: Place) -> None:
        begun = self.at
        place = (*table, *self._keys())
        self.at = self.text.index("=", self.at) + 1
        self._note(place, begun)
        self._value(place)

    def _keys(self) -> list[str]:
        found: list[str] = []
        while True:
            self._inline()
            key = _KEY.match(self.text, self.at)
            if key is None:
                return found
            found.append(key[0].strip("\"'"))
            self.at = key.end()
            self._inline()
            if not self.text.startswith(".", self.at):
                return found
            self.at += 1

    def _value(self, place: Place) -> None:
        self._inline()
        if string := _STRING.match(self.text, self.at):
            self.at = string.end()
        elif self.text.startswith("[", self.at):
            self.at += 1
            number = 0
            while self.text[self._skip()] != "]":
                self._note((*place, number), self.at)
                self._value((*place, number))
                number += 1
            self.at += 1
        elif self.text.startswith("{", self.at):
            self.at += 1
            while self.text[self._skip()] != "}":
                self._pair(place)
            self.at += 1
        elif plain := _PLAIN.match(self.text, self.at):
            self.at = plain.end()

    def _note(self, place: Place, at: int) -> None:
        for length in range(1, len(place) + 1):
            self.places.setdefault(place[:length], at)

    def _skip(self) -> int:
        """Past blanks, commas and comments."""
        found = _BLANK.match(self.text, self.at)
        self.at = found.end() if found else self.at
        return self.at

    def _inline(self) -> None:
        while self.at < len(self.text) and self.text[self.at] in " \t":
            self.at += 1

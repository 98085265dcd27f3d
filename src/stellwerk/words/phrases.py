"""The messages of one folder. Each is parsed when it is first said: to parse all would take most commands longer
than what they do."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern

APART: Final = ("rules.ftl", "web.ftl")  # the catalogue of rules and the browser have readers of their own
ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)  # whatever goes on in the next line is indented
REFERENCE: Final = re.compile(r"[{(,]\s*(-?[a-zA-Z][\w-]*)")  # to another message, or to a term: `-train`


class Phrases:
    """One language in one folder; there may be nothing."""

    def __init__(self, folder: Path) -> None:
        self._bundle = FluentBundle([folder.name], use_isolating=False)
        self._unread: dict[str, str] = {}
        for path in sorted(folder.glob("*.ftl")):
            if path.name not in APART:
                for name, text in entries(path.read_text(encoding="utf-8")):
                    self._unread.setdefault(name, text)

    def pattern(self, key: str, form: str) -> Pattern | None:
        """The message, or another form of it."""
        if key in self._unread:
            self._read(key)
        if not self._bundle.has_message(key):
            return None
        message = self._bundle.get_message(key)
        return message.attributes.get(form) if form else message.value

    def filled(self, pattern: Pattern, values: Mapping[str, object]) -> tuple[str, list[Exception]]:
        """The text, and what is wrong with it."""
        text, problems = self._bundle.format_pattern(pattern, dict(values))
        return str(text), problems

    def _read(self, key: str) -> None:
        """Parses the message with all that it refers to. Another thread may be doing the same: nothing is taken
        away from the unread before it can be said."""
        due, found = [key], dict[str, str]()
        while due:
            name = due.pop()
            text = self._unread.get(name)
            if text is not None and name not in found:
                found[name] = text
                due += REFERENCE.findall(text)
        self._bundle.add_resource(FluentResource("\n".join(found.values())))
        for name in found:
            self._unread.pop(name, None)


def entries(text: str) -> Iterator[tuple[str, str]]:
    """Every message and term of a file by its name, with its lines."""
    begins = [*ENTRY.finditer(text)]
    ends = [*(begin.start() for begin in begins[1:]), len(text)]
    for begin, end in zip(begins, ends, strict=True):
        yield begin[1], text[begin.start() : end]

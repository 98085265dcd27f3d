"""Where a command's words go: plain lines, colour only on a terminal that wants it."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence

from rich.console import Console

from stellwerk.words import ENGLISH, Words, languages
from stellwerk.words.columns import columns


class Screen:
    """Standard output, standard error and the language; the program says in English what it lacks in a game's."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.words = Words(lang if lang in languages() else ENGLISH)
        self.out = Console(markup=False, highlight=False, emoji=False, soft_wrap=True)
        self.err = Console(markup=False, highlight=False, emoji=False, soft_wrap=True, stderr=True)

    def say(self, key: str, /, **values: str | int) -> None:
        """One message as one line."""
        self.tell(self.words.say(key, **values))

    def tell(self, *lines: str) -> None:
        for line in lines:
            self.out.print(line)

    def head(self, line: str) -> None:
        """A heading: bold where there is a choice, a plain line elsewhere."""
        self.out.print(line, style="bold")

    def json(self, value: object) -> None:
        self.out.print(json.dumps(value, indent=2, ensure_ascii=False))

    def complain(self, line: str) -> None:
        """One line on standard error, whatever is in it."""
        self.err.print(" ".join(line.split()))

    def table(self, rows: Iterable[Sequence[str]], numbers: int = 0) -> None:
        """Columns under each other; the last `numbers` of them are figures and stand right."""
        self.tell(*columns(rows, numbers))

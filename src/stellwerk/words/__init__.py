"""Everything the program says to people, from Fluent files: the program's, a family's, and those of a title.

A language is a folder. What a language lacks is said in English, so that half a translation can be played.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Final, TypeAlias

from fluent.runtime.types import fluent_number

from stellwerk.core.game import Seat
from stellwerk.words.phrases import Phrases

ENGLISH: Final = "en"
LOCALE: Final = Path(__file__).parent.parent / "locale"
MOST_SAID: Final = 4096  # sentences that a language keeps ready
Value: TypeAlias = str | int


class MissingWordsError(LookupError):
    """A message that no language has, or that lacks one of its values: a bug, never bad input."""


@cache
def languages(*folders: Path) -> tuple[str, ...]:
    """English, then whatever else there is a folder for."""
    found = {place.name for folder in (LOCALE, *folders) for place in folder.glob("*") if any(place.glob("*.ftl"))}
    return (ENGLISH, *sorted(found - {ENGLISH}))


class Words:
    """One language; of several folders the last has the last word. Seats are counted from 1 when people read
    them, from 0 in records and JSON."""

    def __init__(self, lang: str = ENGLISH, *folders: Path) -> None:
        self.lang = lang
        self.folders = folders
        self._phrases = [
            _phrases(place / each)
            for each in dict.fromkeys((lang, ENGLISH))
            for place in (*reversed(folders), LOCALE)
        ]
        # Fluent takes its time, and most of what is said has just been said to somebody else.
        self._said = lru_cache(MOST_SAID)(self._formatted)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Words) and (self.lang, self.folders) == (other.lang, other.folders)

    def __hash__(self) -> int:
        return hash((self.lang, self.folders))

    def within(self, *folders: Path) -> Words:
        """The same language, with the words of a family or a title too."""
        return Words(self.lang, *self.folders, *(folder for folder in folders if folder not in self.folders))

    def say(self, key: str, /, **values: Value) -> str:
        """The message with its values filled in."""
        return self.form(key, "", **values)

    def form(self, key: str, form: str, /, **values: Value) -> str:
        """Another form of a message: `score-routes.row`."""
        text = self._said(key, form, *values.items())
        if text is None:
            raise MissingWordsError(f"{self.lang}: there is no message {_called(key, form)!r}")
        return text

    def name(self, kind: str, slug: str, form: str = "") -> str:
        """What we call a thing that data files name; a designer's own things keep the name in the file."""
        text = self._said(f"{kind}-{slug}", form)
        return slug if text is None else text

    def own(self, thing: object) -> str:
        """What a data file itself calls a thing: in this language, else in English, else by its only name."""
        spellings = (getattr(thing, field, "") for field in (self.lang, ENGLISH, "name"))
        return next(filter(None, spellings), "")

    def called(self, kind: str, slug: str, thing: object) -> str:
        """What the reader calls a thing of a data file; the words of a title may know better than the file."""
        return self._said(f"{kind}-{slug}", "") or self.own(thing)

    def has(self, key: str) -> bool:
        return self.has_form(key, "")

    def has_form(self, key: str, form: str) -> bool:
        """Whether there is such a form; a language that says the message without it does not borrow another's."""
        for phrases in self._phrases:
            if phrases.pattern(key, form):
                return True
            if phrases.pattern(key, ""):
                return False
        return False

    def seat(self, seat: Seat) -> str:
        return self.say("seat", seat=str(seat + 1))

    def number(self, number: float, digits: int = 0) -> str:
        """A figure as the language writes it: `1,234.5` or `1.234,5`."""
        shown = fluent_number(number, minimumFractionDigits=digits, maximumFractionDigits=digits)
        return str(self._formatted("number", "", ("n", shown)))  # equal figures need not look the same

    def percent(self, share: float, digits: int = 0) -> str:
        """A share as the language writes it: `62.5%` or `62,5 %`."""
        return self.say("percent", n=self.number(100 * share, digits))

    def listed(self, things: Iterable[str]) -> str:
        """`a, b and c`"""
        *front, last = list(things) or [self.say("nothing")]
        return self.say("list-end", front=", ".join(front), last=last) if front else last

    def _formatted(self, key: str, form: str, *values: tuple[str, object]) -> str | None:
        """In the reader's language if it has this very form, the title's before the family's; else in English."""
        for phrases in self._phrases:
            if pattern := phrases.pattern(key, form):
                text, problems = phrases.filled(pattern, dict(values))
                if problems:
                    raise MissingWordsError(f"{self.lang}: message {_called(key, form)!r}: {problems[0]}")
                return text
        return None


def _called(key: str, form: str) -> str:
    return f"{key}.{form}" if form else key


def language(flag: str | None, known: Sequence[str], environment: Mapping[str, str] | None = None) -> str:
    """The language that was asked for, else the one of the locale if it is known, else English."""
    if flag is not None:
        return flag
    places = os.environ if environment is None else environment
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if told := places.get(variable):
            lang = told[:2].lower()
            return lang if lang in known else ENGLISH
    return ENGLISH


@lru_cache(512)
def _phrases(folder: Path) -> Phrases:
    return Phrases(folder)

"""Everything the program says to people, from Fluent files: the program's, a family's and those of a title.

A language is a folder. What a language lacks is said in English, so that half a translation can be played.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Final, Protocol, TypeAlias

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

from stellwerk.core.game import Seat, StellwerkError

ENGLISH: Final = "en"
LOCALE: Final = Path(__file__).parent.parent / "locale"
APART: Final = ("rules.ftl", "web.ftl")  # the catalogue of rules and the browser have readers of their own
MOST_SAID: Final = 4096  # sentences that a language keeps ready
Value: TypeAlias = str | int


class Translated(Protocol):
    """What a data file says in English and, by the code of the language, perhaps in others."""

    @property
    def en(self) -> str: ...


class MissingWordsError(LookupError):
    """A message that no language has, or that lacks one of its values: a bug, never bad input."""


class UnknownLanguageError(StellwerkError, ValueError):
    """A language that nobody has written."""


@cache
def languages(*folders: Path) -> tuple[str, ...]:
    """English, then whatever else there is a folder for."""
    found = {place.name for folder in (LOCALE, *folders) for place in folder.glob("*") if any(place.glob("*.ftl"))}
    return (ENGLISH, *sorted(found - {ENGLISH}))


class Words:
    """One language; of several folders the last has the last word. Seats are counted from 1 when people read
    them, from 0 in records and JSON."""

    def __init__(self, lang: str = ENGLISH, *folders: Path) -> None:
        if lang not in languages(*folders):
            known = ", ".join(languages(*folders))
            raise UnknownLanguageError(f"language {lang!r} is not known; there are {known}")
        self.lang = lang
        self.folders = folders
        self._bundles = [_bundle(each, (LOCALE, *folders)) for each in dict.fromkeys((lang, ENGLISH))]
        # Fluent takes its time, and most of what is said has just been said to somebody else.
        self._said = lru_cache(MOST_SAID)(self._formatted)

    def within(self, *folders: Path) -> Words:
        """The same language, with the words of a family or a title too."""
        return Words(self.lang, *self.folders, *(folder for folder in folders if folder not in self.folders))

    def say(self, key: str, /, **values: Value) -> str:
        """The message with its values filled in."""
        text = self._format(key, "", values)
        if text is None:
            raise MissingWordsError(f"{self.lang}: there is no message {key!r}")
        return text

    def form(self, key: str, form: str, /, **values: Value) -> str:
        """Another form of a message: `score-routes.row`."""
        text = self._format(key, form, values)
        if text is None:
            raise MissingWordsError(f"{self.lang}: there is no message {key!r}")
        return text

    def name(self, kind: str, slug: str, form: str = "") -> str:
        """What we call a thing that data files name; a designer's own things keep the name in the file."""
        text = self._format(f"{kind}-{slug}", form, {})
        return slug if text is None else text

    def own(self, kind: str, slug: str, thing: Translated) -> str:
        """What the reader calls a thing of a data file; the words of a title may know better than the file."""
        text = self._format(f"{kind}-{slug}", "", {})
        return text or str(getattr(thing, self.lang, "")) or thing.en

    def has(self, key: str) -> bool:
        return any(bundle.has_message(key) for bundle in self._bundles)

    def has_form(self, key: str, form: str) -> bool:
        bundle = next((bundle for bundle in self._bundles if bundle.has_message(key)), None)
        return bundle is not None and form in bundle.get_message(key).attributes

    def seat(self, seat: Seat) -> str:
        return self.say("seat", seat=str(seat + 1))

    def number(self, number: float, digits: int = 0) -> str:
        """A figure as the language writes it: `1,234.5` or `1.234,5`."""
        shown = fluent_number(number, minimumFractionDigits=digits, maximumFractionDigits=digits)
        return str(self._formatted("number", "", ("n", shown)))  # equal figures need not look the same

    def listed(self, things: Iterable[str]) -> str:
        """`a, b and c`"""
        *front, last = list(things) or [self.say("nothing")]
        return self.say("list-end", front=", ".join(front), last=last) if front else last

    def _format(self, key: str, form: str, values: Mapping[str, Value]) -> str | None:
        return self._said(key, form, *values.items())

    def _formatted(self, key: str, form: str, *values: tuple[str, object]) -> str | None:
        bundle = next((bundle for bundle in self._bundles if bundle.has_message(key)), None)
        if bundle is None:
            return None
        message = bundle.get_message(key)
        pattern = message.attributes.get(form) if form else message.value
        if pattern is None:
            raise MissingWordsError(f"{self.lang}: message {key!r} has no {form or 'value'}")
        text, problems = bundle.format_pattern(pattern, dict(values))
        if problems:
            raise MissingWordsError(f"{self.lang}: message {key!r}: {problems[0]}")
        return str(text)


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


def files(lang: str, *folders: Path) -> Sequence[Path]:
    """The Fluent files of a language, in the order in which they are read."""
    return [
        path
        for folder in (LOCALE, *folders)
        for path in sorted((folder / lang).glob("*.ftl"))
        if path.name not in APART
    ]


@cache
def _bundle(lang: str, folders: tuple[Path, ...]) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    for path in files(lang, *folders[1:]):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")), allow_overrides=True)
    return bundle

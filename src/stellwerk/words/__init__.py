"""Everything the program says to people, in English and German, from the Fluent files of the package."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final, TypeAlias

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

from stellwerk.core.game import Seat

LANGUAGES: Final = ("en", "de")
LOCALE: Final = Path(__file__).parent.parent / "locale"
Value: TypeAlias = str | int


class MissingWordsError(LookupError):
    """A message that the language lacks, or that lacks one of its values: a bug, never bad input."""


class Words:
    """One language. Seats are counted from 1 when people read them, from 0 in records and JSON."""

    def __init__(self, lang: str) -> None:
        if lang not in LANGUAGES:
            raise ValueError(f"language {lang!r} is not known; there are {', '.join(LANGUAGES)}")
        self.lang = lang
        self._bundle = _bundle(lang)

    def say(self, key: str, /, **values: Value) -> str:
        """The message with its values filled in."""
        text = self._format(key, "", values)
        if text is None:
            raise MissingWordsError(f"{self.lang}: there is no message {key!r}")
        return text

    def name(self, kind: str, slug: str, form: str = "") -> str:
        """What we call a thing that data files name; a designer's own things keep the name in the file."""
        text = self._format(f"{kind}-{slug}", form, {})
        return slug if text is None else text

    def own(self, thing: object) -> str:
        """What a data file itself calls a thing: in this language, else in English, else by its only name."""
        spellings = (getattr(thing, field, "") for field in (self.lang, LANGUAGES[0], "name"))
        return next(filter(None, spellings), "")

    def has(self, key: str) -> bool:
        return bool(self._bundle.has_message(key))

    def seat(self, seat: Seat) -> str:
        return self.say("seat", seat=str(seat + 1))

    def number(self, number: float, digits: int = 0) -> str:
        """A figure as the language writes it: `1,234.5` or `1.234,5`."""
        shown: Any = fluent_number(number, minimumFractionDigits=digits, maximumFractionDigits=digits)
        return self.say("number", n=shown)

    def listed(self, things: Iterable[str]) -> str:
        """`a, b and c`"""
        *front, last = list(things) or [self.say("nothing")]
        return self.say("list-end", front=", ".join(front), last=last) if front else last

    def _format(self, key: str, form: str, values: Mapping[str, Value]) -> str | None:
        if not self._bundle.has_message(key):
            return None
        message = self._bundle.get_message(key)
        pattern = message.attributes.get(form) if form else message.value
        if pattern is None:
            raise MissingWordsError(f"{self.lang}: message {key!r} has no {form or 'value'}")
        text, problems = self._bundle.format_pattern(pattern, values)
        if problems:
            raise MissingWordsError(f"{self.lang}: message {key!r}: {problems[0]}")
        return str(text)


def language(flag: str | None = None, environment: Mapping[str, str] | None = None) -> str:
    """The language that was asked for, else the one of the locale, else English."""
    if flag is not None:
        return flag
    places = os.environ if environment is None else environment
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if told := places.get(variable):
            lang = told[:2].lower()
            return lang if lang in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


def files(lang: str) -> Sequence[Path]:
    """The Fluent files of a language; the rules and the browser have readers of their own."""
    apart = ("rules-", "web.ftl")
    return [path for path in sorted((LOCALE / lang).glob("*.ftl")) if not path.name.startswith(apart)]


@cache
def _bundle(lang: str) -> Any:
    bundle = FluentBundle([lang], use_isolating=False)
    for path in files(lang):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle

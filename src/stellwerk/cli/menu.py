"""The numbered menu of a decision, and what a person may type instead of a number."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Final, TypeVar

from msgspec import Struct

from stellwerk.core.game import AnyGame, AnyView, SomeAction
from stellwerk.words.narrator import Narrator

LONG: Final = 15  # a longer group is only counted; its verb lists it
_TOKENS = re.compile(r"[\s+-]+")
T = TypeVar("T")


class Choice(Struct, frozen=True):
    number: int
    group: str
    action: SomeAction
    notation: str
    text: str

    def line(self) -> str:
        return f"{self.number:>3}  {self.text}"


class Menu:
    """Every legal action once, grouped, numbered from 1."""

    def __init__(
        self, game: AnyGame, narrator: Narrator, legal: Sequence[SomeAction], view: AnyView | None = None
    ) -> None:
        self._narrator = narrator
        groups = list(dict.fromkeys(narrator.group(action) for action in legal))
        ordered = sorted(legal, key=lambda action: groups.index(narrator.group(action)))
        self.groups = groups
        self.choices = [
            Choice(number, narrator.group(action), action, game.write(action), narrator.action(action, view))
            for number, action in enumerate(ordered, 1)
        ]

    def lines(self) -> Iterator[str]:
        for group in self.groups:
            members = [choice for choice in self.choices if choice.group == group]
            heading = self._narrator.heading(group)
            if len(members) <= LONG or len(self.groups) == 1:
                yield f"{heading}:"
                yield from (choice.line() for choice in members)
            else:
                first, last, verb = members[0].number, members[-1].number, members[0].notation.split()[0]
                yield self._narrator.words.say("menu-long", heading=heading, first=first, last=last, verb=verb)

    def numbered(self, number: int) -> Choice | None:
        return self.choices[number - 1] if 1 <= number <= len(self.choices) else None

    def has(self, action: SomeAction) -> bool:
        return any(choice.action == action for choice in self.choices)

    def find(self, text: str) -> list[Choice]:
        """The choices that the text may mean; one if it is clear."""
        return abbreviated(text, [(choice.notation, choice) for choice in self.choices])


def abbreviated(text: str, named: Iterable[tuple[str, T]]) -> list[T]:
    """Things whose notation the text abbreviates: `claim par zur` is `claim paris-zurich-1`.

    The verb comes first, other words in any order; each is the beginning of a word, numbers are whole. If all
    others only add to the shortest (`keep brest-roma` and more tickets), the shortest is meant.
    """
    words = _tokens(text)
    found = [(tokens, thing) for name, thing in named if _fits(words, tokens := _tokens(name))]
    if found:
        least, thing = min(found, key=lambda each: len(each[0]))
        if all(tokens is least or set(least) < set(tokens) for tokens, _ in found):
            return [thing]
    return [thing for _, thing in found]


def _tokens(text: str) -> list[str]:
    return [token for token in _TOKENS.split(text.casefold()) if token]


def _fits(words: Sequence[str], tokens: Sequence[str]) -> bool:
    if not words or not tokens[0].startswith(words[0]):
        return False
    left = list(tokens[1:])
    for word in words[1:]:
        match = next(
            (token for token in left if token == word or (not word.isdecimal() and token.startswith(word))), None
        )
        if match is None:
            return False
        left.remove(match)
    return True

"""How a game is told: what its family declares once, and one class that tells it to everybody else."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, Protocol, TypeVar

from msgspec import Struct

from stellwerk.core.game import IllegalAction, Line, Seat, View
from stellwerk.words import Value, Words


class Named(Protocol):
    """What the things of one title are called in one language."""

    @property
    def words(self) -> Words: ...


N = TypeVar("N", bound=Named)
V = TypeVar("V", bound=View[Any, Any])
A = TypeVar("A")
E = TypeVar("E")


class Told(Struct, frozen=True):
    """A sentence of a story, and the index of the last event it tells."""

    last: int
    text: str


class Shortcut(Struct, frozen=True):
    """What a person types instead of many actions: what is told about it, and the actions, one after the other."""

    told: tuple[str, ...]
    actions: tuple[Any, ...] = ()


class Family(Struct, Generic[N, V, A, E], frozen=True):
    """What a family of games must be able to say: functions of the names, which know title and language."""

    pages: Mapping[str, Callable[[N, V, str], list[str]]]  # the text is what the page shall be about, if anything
    own_pages: tuple[str, ...]
    help: str  # the key of the message
    sample_rule: str
    doubtful: Callable[[N], bool]
    story: Callable[[N, Sequence[E], Seat | None], list[Told]]
    position: Callable[[N, V], list[str]]
    task: Callable[[N, V], str]
    group: Callable[[A], str]
    heading: Callable[[N, str], str]
    action: Callable[[N, A, V | None], str]
    vocabulary: Callable[[N], Sequence[str]]
    fact: Callable[[N, str, Value], Value]  # what a refusal is about, for people
    total: Callable[[N, int], str]
    score: Callable[[N, Line], str]
    shortcut: Callable[[N, str, V], Shortcut | None] = lambda names, text, view: None


def whole(page: Callable[[N, V], list[str]]) -> Callable[[N, V, str], list[str]]:
    """A page that is always told whole."""
    return lambda names, view, about: page(names, view)


class Telling:
    """One game in one language."""

    def __init__(self, family: Family[N, V, A, E], names: N) -> None:
        self.family: Family[Any, Any, Any, Any] = family
        self.names: Any = names

    @property
    def pages(self) -> tuple[str, ...]:
        """What a player can ask to hear: `hand`, `board` …"""
        return tuple(self.family.pages)

    @property
    def own_pages(self) -> tuple[str, ...]:
        """Those of the pages that tell what the seat alone sees."""
        return self.family.own_pages

    @property
    def help(self) -> str:
        """What a player can type."""
        return self._words.say(self.family.help)

    @property
    def sample_rule(self) -> str:
        """The id of a rule of this game, to show what one looks like."""
        return self.family.sample_rule

    @property
    def doubtful(self) -> bool:
        """Whether this game, as it was chosen, is played with entries that nobody could verify."""
        return self.family.doubtful(self.names)

    def story(self, events: Sequence[Any], to: Seat | None) -> Sequence[Told]:
        """Events in words, several in one sentence where they belong together; `to` is called "you"."""
        return self.family.story(self.names, events, to)

    def position(self, view: View[Any, Any]) -> list[str]:
        """What one must know before a decision, a line each."""
        return self.family.position(self.names, view)

    def task(self, view: View[Any, Any]) -> str:
        """What the seat is asked for now, in one sentence."""
        return self.family.task(self.names, view)

    def page(self, name: str, view: View[Any, Any], about: str = "") -> list[str]:
        """One of `pages`, perhaps about one thing only."""
        page = self.family.pages.get(name)
        if page is None:
            raise ValueError(f"there is no page {name!r}; there are {', '.join(self.pages)}")
        return page(self.names, view, about)

    def group(self, action: Any) -> str:
        """What kind of action this is; menus put the same kind together."""
        return self.family.group(action)

    def heading(self, group: str) -> str:
        return self.family.heading(self.names, group)

    def action(self, action: Any, view: View[Any, Any] | None = None) -> str:
        """An action under the heading of its group; with what it costs or brings now, if there is a view."""
        return self.family.action(self.names, action, view)

    def shortcut(self, text: str, view: View[Any, Any]) -> Shortcut | None:
        """What the text stands for, if it is a shortcut."""
        return self.family.shortcut(self.names, text, view)

    def vocabulary(self) -> Sequence[str]:
        """Actions in notation that a person may abbreviate even while the rules forbid them."""
        return self.family.vocabulary(self.names)

    def refusal(self, error: IllegalAction) -> str:
        """Why an action is not allowed now, in one sentence; the rule is told beside it.

        Without a key a program has misused the rules; it is told in English what it did.
        """
        if not error.key:
            return f"{error.reason}."
        facts = {fact: self.family.fact(self.names, fact, value) for fact, value in error.facts.items()}
        return self._words.say(f"refusal-{error.key}", **facts)

    def total(self, points: int) -> str:
        """A result: points, or whatever the game counts."""
        return self.family.total(self.names, points)

    def score(self, line: Line) -> str:
        return self.family.score(self.names, line)

    def ending(self, how: str) -> str:
        return self._words.name("ending", how)

    @property
    def _words(self) -> Words:
        words: Words = self.names.words
        return words

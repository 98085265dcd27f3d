"""What a family of games must be able to say about itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from msgspec import Struct

from stellwerk.core.game import IllegalAction, Line, Seat, View


class Told(Struct, frozen=True):
    """A sentence of a story, and the index of the last event it tells."""

    last: int
    text: str


class Shortcut(Struct, frozen=True):
    """What a person types instead of many actions: what is told about it, and the actions, one after the other."""

    told: tuple[str, ...]
    actions: tuple[Any, ...] = ()


class Telling(Protocol):
    """One game in one language."""

    @property
    def pages(self) -> tuple[str, ...]:
        """What a player can ask to hear: `hand`, `board` …"""
        ...

    @property
    def own_pages(self) -> tuple[str, ...]:
        """Those of the pages that tell what the seat alone sees."""
        ...

    @property
    def help(self) -> str:
        """What a player can type."""
        ...

    @property
    def sample_rule(self) -> str:
        """The id of a rule of this game, to show what one looks like."""
        ...

    @property
    def doubtful(self) -> bool:
        """Whether this game, as it was chosen, is played with entries that nobody could verify."""
        ...

    def story(self, events: Sequence[Any], to: Seat | None) -> Sequence[Told]:
        """Events in words, several in one sentence where they belong together; `to` is called "you"."""
        ...

    def position(self, view: View[Any, Any]) -> list[str]:
        """What one must know before a decision, a line each."""
        ...

    def task(self, view: View[Any, Any]) -> str:
        """What the seat is asked for now, in one sentence."""
        ...

    def page(self, name: str, view: View[Any, Any], about: str = "") -> list[str]:
        """One of `pages`, perhaps about one thing only."""
        ...

    def group(self, action: Any) -> str:
        """What kind of action this is; menus put the same kind together."""
        ...

    def heading(self, group: str) -> str: ...

    def action(self, action: Any, view: View[Any, Any] | None = None) -> str:
        """An action under the heading of its group; with what it costs or brings now, if there is a view."""
        ...

    def shortcut(self, text: str, view: View[Any, Any]) -> Shortcut | None:
        """What the text stands for, if it is a shortcut."""
        ...

    def vocabulary(self) -> Sequence[str]:
        """Actions in notation that a person may abbreviate even while the rules forbid them."""
        ...

    def refusal(self, error: IllegalAction) -> str:
        """Why an action is not allowed now, in one sentence; the rule is told beside it."""
        ...

    def total(self, points: int) -> str:
        """A result: points, or whatever the game counts."""
        ...

    def score(self, line: Line) -> str: ...

    def ending(self, how: str) -> str: ...

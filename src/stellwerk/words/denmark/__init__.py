"""Denmark in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stellwerk.core.game import IllegalAction, Line, Seat
from stellwerk.denmark.actions import Action
from stellwerk.denmark.events import Event
from stellwerk.denmark.state import View
from stellwerk.denmark.title import Title
from stellwerk.words import Words
from stellwerk.words.denmark import actions, board, position, refusals, score, ways
from stellwerk.words.denmark.events import story
from stellwerk.words.denmark.names import Names
from stellwerk.words.telling import Shortcut, Told


class DenmarkTelling:
    """One board in one language: a thin class around the functions of this package."""

    pages: Final = ("hand", "orders", "board", "ways", "goods", "players")
    own_pages: Final = ("hand",)
    sample_rule: Final = "DK-21"

    def __init__(self, title: Title, words: Words) -> None:
        self.names = Names(title, words)

    @property
    def doubtful(self) -> bool:
        """The printed board and cards are not known: every board says where its own come from."""
        return bool(self.names.board.file.provenance)

    @property
    def help(self) -> str:
        return self.names.words.say("dk-help")

    def story(self, events: Sequence[Event], to: Seat | None) -> list[Told]:
        return story(self.names, events, to)

    def position(self, view: View) -> list[str]:
        return position.position(self.names, view)

    def task(self, view: View) -> str:
        return position.task(self.names, view)

    def page(self, name: str, view: View, about: str = "") -> list[str]:
        match name:
            case "hand":
                return position.hand(self.names, view)
            case "orders":
                return position.orders(self.names, view) or [self.names.words.say("dk-orders-none")]
            case "board":
                return board.board(self.names, view, about)
            case "ways":
                return board.ways(self.names, view)
            case "goods":
                return board.goods(self.names, view, about)
            case "players":
                return position.players(self.names, view)
            case _:
                raise ValueError(f"there is no page {name!r}; there are {', '.join(self.pages)}")

    def group(self, action: Action) -> str:
        return actions.group(action)

    def heading(self, group: str) -> str:
        return self.names.words.say(f"dk-group-{group}")

    def action(self, action: Action, view: View | None = None) -> str:
        return actions.entry(self.names, action, view)

    def shortcut(self, text: str, view: View) -> Shortcut | None:
        return ways.shortcut(self.names, text, view)

    def vocabulary(self) -> Sequence[str]:
        return actions.vocabulary(self.names)

    def refusal(self, error: IllegalAction) -> str:
        return refusals.refusal(self.names, error)

    def total(self, points: int) -> str:
        return score.total(self.names, points)

    def score(self, line: Line) -> str:
        return score.score_line(self.names, line)

    def ending(self, how: str) -> str:
        return self.names.words.name("ending", how)

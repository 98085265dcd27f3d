"""The Ticket family in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stellwerk.core.game import IllegalAction, Line, Seat
from stellwerk.ticket.actions import Action
from stellwerk.ticket.events import TicketEvent
from stellwerk.ticket.state import TicketView
from stellwerk.ticket.title import Title
from stellwerk.words import Words
from stellwerk.words.telling import Told
from stellwerk.words.ticket import actions, position, refusals, score
from stellwerk.words.ticket.events import story
from stellwerk.words.ticket.names import Names


class TicketTelling:
    """One title in one language: a thin class around the functions of this package."""

    pages: Final = ("hand", "tickets", "board", "players")
    own_pages: Final = ("hand", "tickets")
    sample_rule: Final = "T-26"

    def __init__(self, title: Title, words: Words) -> None:
        self.names = Names(title, words)

    @property
    def doubtful(self) -> bool:
        return any(not ticket.verified for ticket in self.names.board.tickets)

    @property
    def help(self) -> str:
        return self.names.words.say("ticket-help")

    def story(self, events: Sequence[TicketEvent], to: Seat | None) -> list[Told]:
        return story(self.names, events, to)

    def position(self, view: TicketView) -> list[str]:
        return position.position(self.names, view)

    def task(self, view: TicketView) -> str:
        return position.task(self.names, view)

    def page(self, name: str, view: TicketView, about: str = "") -> list[str]:
        match name:
            case "hand":
                return position.hand(self.names, view)
            case "tickets":
                return position.tickets(self.names, view)
            case "board":
                return position.board(self.names, view, about)
            case "players":
                return position.players(self.names, view)
            case _:
                raise ValueError(f"there is no page {name!r}; there are {', '.join(self.pages)}")

    def group(self, action: Action) -> str:
        return actions.group(action)

    def heading(self, group: str) -> str:
        return self.names.words.say(f"group-{group}")

    def action(self, action: Action, view: TicketView | None = None) -> str:
        return actions.entry(self.names, action)

    def shortcut(self, text: str, view: TicketView) -> None:
        """Every decision of this family is one action."""

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

"""The Ticket family in words."""

from __future__ import annotations

from typing import Final

from stellwerk.ticket.actions import Action
from stellwerk.ticket.events import TicketEvent
from stellwerk.ticket.state import TicketView
from stellwerk.ticket.title import Title
from stellwerk.words import Words
from stellwerk.words.telling import Family, Telling, whole
from stellwerk.words.ticket import actions, events, position, refusals, score
from stellwerk.words.ticket.names import Names


def _doubtful(names: Names) -> bool:
    return any(not ticket.verified for ticket in names.board.tickets)


TICKET: Final = Family[Names, TicketView, Action, TicketEvent](
    pages={
        "hand": whole(position.hand),
        "tickets": whole(position.tickets),
        "board": position.board,
        "players": whole(position.players),
    },
    own_pages=("hand", "tickets"),
    help="ticket-help",
    sample_rule="T-26",
    doubtful=_doubtful,
    story=events.story,
    position=position.position,
    task=position.task,
    group=actions.group,
    heading=actions.heading,
    action=actions.entry,
    vocabulary=actions.vocabulary,
    fact=refusals.told,
    total=score.total,
    score=score.score_line,
)


def telling(title: Title, words: Words) -> Telling:
    """One title in one language."""
    return Telling(TICKET, Names(title, words))

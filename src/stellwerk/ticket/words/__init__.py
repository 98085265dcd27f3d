"""The Ticket family in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stellwerk.ticket.actions import Action
from stellwerk.ticket.events import TicketEvent
from stellwerk.ticket.state import Hand, Public
from stellwerk.ticket.title import Title
from stellwerk.ticket.words import actions, events, position, refusals, score
from stellwerk.ticket.words.names import Names
from stellwerk.words import Words
from stellwerk.words.narrator import Narration, Narrator, whole


def _doubtful(names: Names) -> bool:
    return any(not ticket.verified for ticket in names.board.tickets)


NARRATION: Final = Narration[Names, Public, Hand, Action, TicketEvent](
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
    meant=events.meant,
    position=position.position,
    task=position.task,
    prompt=position.prompt,
    counters=position.counters,
    players=position.facts_of,
    group=actions.group,
    item=actions.item,
    alike=True,
    heading=actions.heading,
    action=actions.entry,
    vocabulary=actions.vocabulary,
    fact=refusals.told,
    total=score.total,
    score=score.score_line,
    row=score.row,
    counted=score.counted,
    about=score.about,
    feats=score.feats,
)


def narrator(title: Title, words: Words, people: Sequence[str] = ()) -> Narrator:
    """One title in one language, told to these people."""
    return Narrator(NARRATION, Names(title, words, people))

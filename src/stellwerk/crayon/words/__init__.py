"""Crayon rails in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stellwerk.crayon.actions import Action
from stellwerk.crayon.events import CrayonEvent
from stellwerk.crayon.state import CrayonView, Hand, Public
from stellwerk.crayon.title import Title
from stellwerk.crayon.words import actions, board, events, position, refusals, score, ways
from stellwerk.crayon.words.names import Names
from stellwerk.words import Words
from stellwerk.words.narrator import Narration, Narrator, whole


def _doubtful(names: Names) -> bool:
    """The printed board and cards are not known: every board says where its own come from."""
    return bool(names.board.file.provenance)


def _orders(names: Names, view: CrayonView) -> list[str]:
    return position.orders(names, view) or [names.words.say("dk-orders-none")]


NARRATION: Final = Narration[Names, Public, Hand, Action, CrayonEvent](
    pages={
        "hand": whole(position.hand),
        "orders": whole(_orders),
        "board": board.board,
        "ways": whole(board.ways),
        "goods": board.goods,
        "players": whole(position.players),
    },
    own_pages=("hand",),
    help="dk-help",
    sample_rule="DK-21",
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
    heading=actions.heading,
    action=actions.entry,
    vocabulary=actions.vocabulary,
    fact=refusals.told,
    total=score.total,
    score=score.score_line,
    row=score.row,
    counted=score.counted,
    shortcut=ways.shortcut,
)


def narrator(title: Title, words: Words, people: Sequence[str] = ()) -> Narrator:
    """One title in one language, told to these people."""
    return Narrator(NARRATION, Names(title, words, people))

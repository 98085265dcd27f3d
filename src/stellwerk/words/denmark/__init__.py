"""Denmark in words."""

from __future__ import annotations

from typing import Final

from stellwerk.denmark.actions import Action
from stellwerk.denmark.events import Event
from stellwerk.denmark.state import View
from stellwerk.denmark.title import Title
from stellwerk.words import Words
from stellwerk.words.denmark import actions, board, events, position, refusals, score, ways
from stellwerk.words.denmark.names import Names
from stellwerk.words.telling import Family, Telling, whole


def _doubtful(names: Names) -> bool:
    """The printed board and cards are not known: every board says where its own come from."""
    return bool(names.board.file.provenance)


def _orders(names: Names, view: View) -> list[str]:
    return position.orders(names, view) or [names.words.say("dk-orders-none")]


DENMARK: Final = Family[Names, View, Action, Event](
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
    position=position.position,
    task=position.task,
    group=actions.group,
    heading=actions.heading,
    action=actions.entry,
    vocabulary=actions.vocabulary,
    fact=refusals.told,
    total=score.total,
    score=score.score_line,
    shortcut=ways.shortcut,
)


def telling(title: Title, words: Words) -> Telling:
    """One board in one language."""
    return Telling(DENMARK, Names(title, words))

"""What a client of the crayon family is given beside the view: names for its numbers, and help to decide."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from stellwerk.crayon.questions.reach import Reached, reached
from stellwerk.crayon.state import CrayonView
from stellwerk.crayon.title import Title
from stellwerk.crayon.words.names import Names
from stellwerk.words import Words


class Thing(Struct, frozen=True):
    """A city or port, a ferry, a good, a type of train."""

    id: str
    name: str


class CardName(Struct, frozen=True):
    id: int
    orders: tuple[str, ...]


class CrayonNames(Struct, frozen=True):
    """The lists whose indexes are the numbers in views and news."""

    posts: tuple[str, ...]
    edges: tuple[str, ...]
    places: tuple[Thing, ...]
    ferries: tuple[Thing, ...]
    goods: tuple[Thing, ...]
    trains: tuple[Thing, ...]
    cards: tuple[CardName, ...]
    events: tuple[Thing, ...]


class CrayonHelp(Struct, frozen=True, omit_defaults=True):
    """What the train can reach this turn; nothing while it does not run."""

    reach: tuple[Reached, ...] = ()


NOTHING: Final = CrayonHelp()


def help_for(title: Title, view: CrayonView, last: tuple[CrayonView, Struct] | None) -> Struct:
    """Made of nothing but the seat's view; the very same where nothing has changed."""
    found = CrayonHelp(reached(title, view))
    return next((had for had in (NOTHING, last[1] if last else NOTHING) if had == found), found)


def names_for(title: Title, words: Words) -> CrayonNames:
    names, board = Names(title, words), title.board
    return CrayonNames(
        posts=tuple(board.posts),
        edges=tuple(board.edge_name(edge) for edge in range(len(board.ends))),
        places=tuple(Thing(place.id, names.place(number)) for number, place in enumerate(board.places)),
        ferries=tuple(Thing(line.id, names.line(number)) for number, line in enumerate(board.lines)),
        goods=tuple(Thing(good, names.good(number)) for number, good in enumerate(board.goods)),
        trains=tuple(Thing(kind.id, names.train(number)) for number, kind in enumerate(title.rules.trains)),
        cards=tuple(
            CardName(card.id, tuple(names.order(order) for order in board.cards[number]))
            for number, card in enumerate(board.file.cards)
        ),
        events=tuple(Thing(event.id, names.event(number)) for number, event in enumerate(board.file.events)),
    )

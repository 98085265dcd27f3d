"""What a client of the crayon family is given beside the view: names for its numbers, and help to decide."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from stellwerk.crayon.questions.reach import Reached, reached
from stellwerk.crayon.state import CrayonView
from stellwerk.crayon.title import Title
from stellwerk.crayon.words.names import Names
from stellwerk.words import Words
from stellwerk.words.spelling import plain


class Thing(Struct, frozen=True):
    """A good or an event."""

    id: str
    name: str


class PlaceName(Struct, frozen=True):
    """A city or a port; `name` is what the board shows.

    `city`: goods are handled here; `big`: it must be joined to win; `start`: networks begin here.
    """

    id: str
    name: str
    spellings: tuple[str, ...]
    posts: tuple[str, ...]
    goods: tuple[int, ...]
    city: bool
    big: bool
    start: bool


class FerryName(Struct, frozen=True):
    """A line between two mileposts."""

    id: str
    name: str
    ports: tuple[str, str]


class TrainName(Struct, frozen=True):
    id: str
    name: str
    speed: int
    holds: int


class CardName(Struct, frozen=True):
    id: int
    orders: tuple[str, ...]


class CrayonNames(Struct, frozen=True):
    """The lists whose indexes are the numbers in views and news."""

    posts: tuple[str, ...]
    edges: tuple[str, ...]
    places: tuple[PlaceName, ...]
    ferries: tuple[FerryName, ...]
    goods: tuple[Thing, ...]
    trains: tuple[TrainName, ...]
    cards: tuple[CardName, ...]
    events: tuple[Thing, ...]
    limit: int  # of building in a turn
    goal: int  # the money that wins


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
        places=tuple(_place(names, number) for number in range(len(board.places))),
        ferries=tuple(
            FerryName(line.id, names.line(number), (board.posts[line.a], board.posts[line.b]))
            for number, line in enumerate(board.lines)
        ),
        goods=tuple(Thing(good, names.good(number)) for number, good in enumerate(board.goods)),
        trains=tuple(
            TrainName(kind.id, names.train(number), kind.speed, kind.holds)
            for number, kind in enumerate(title.rules.trains)
        ),
        cards=tuple(
            CardName(card.id, tuple(names.order(order) for order in board.cards[number]))
            for number, card in enumerate(board.file.cards)
        ),
        events=tuple(Thing(event.id, names.event(number)) for number, event in enumerate(board.file.events)),
        limit=title.rules.build_limit,
        goal=title.rules.win_sum,
    )


def _place(names: Names, number: int) -> PlaceName:
    place, file = names.board.places[number], names.board.file.places[number]
    return PlaceName(
        place.id,
        place.name,
        spellings=tuple(sorted({plain(name) for name in (file.name, file.de, file.en)})),
        posts=tuple(names.board.posts[post] for post in place.posts),
        goods=place.goods,
        city=place.is_city,
        big=place.big,
        start=place.start > 0,
    )

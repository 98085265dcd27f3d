"""What a client of the Ticket family is given beside the view: names for its numbers, and help to decide."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from stellwerk.ticket import state as at
from stellwerk.ticket.progress import Known, Progress, progress
from stellwerk.ticket.rules import OpenHand, Race
from stellwerk.ticket.scoring import longest_path
from stellwerk.ticket.state import Public, TicketView
from stellwerk.ticket.title import Title
from stellwerk.ticket.words.names import Names
from stellwerk.words import Words
from stellwerk.words.spelling import plain


class Thing(Struct, frozen=True):
    """A kind of card, a colour of passengers, a ticket pile."""

    id: str
    name: str


class CityName(Struct, frozen=True):
    """`name` is what the board shows; `spellings` is every other way to type it, without accents."""

    id: str
    name: str
    spellings: tuple[str, ...]


class RouteName(Struct, frozen=True):
    id: str
    name: str
    facts: str
    a: str
    b: str
    length: int
    colour: int  # an index into kinds; -1: any
    tunnel: bool
    points: int


class TicketName(Struct, frozen=True):
    id: str
    name: str
    a: str
    b: str
    points: int


class TicketNames(Struct, frozen=True):
    """The lists whose indexes are the numbers in views and news."""

    kinds: tuple[Thing, ...]  # the locomotive is last
    guests: tuple[Thing, ...]
    piles: tuple[Thing, ...]
    cities: tuple[CityName, ...]
    routes: tuple[RouteName, ...]
    tickets: tuple[TicketName, ...]
    row: int  # places of the face-up row; 0: there is none
    race: bool  # tickets lie in an open hand and are replaced when complete
    goal: int  # completed tickets that win at once; 0: nobody wins like that
    stations: int


class TicketHelp(Struct, frozen=True, omit_defaults=True):
    """How far this seat is with its tickets, which free routes nobody may claim any more, and, when the game is
    over, the routes of each seat's longest path."""

    tickets: tuple[Progress, ...] = ()
    closed: tuple[int, ...] = ()
    trails: tuple[tuple[int, ...], ...] = ()


def names_for(title: Title, words: Words, shown: Sequence[str]) -> TicketNames:
    """`shown`: the cities as the board prints them."""
    names, board = Names(title, words), title.board

    def pair(a: int, b: int) -> str:
        return f"{shown[a]} – {shown[b]}"

    cities = [city.id for city in board.cities]
    return TicketNames(
        kinds=tuple(Thing(kind, names.kind(index)) for index, kind in enumerate(board.kinds)),
        guests=tuple(Thing(guest, names.colour(guest)) for guest in board.guests),
        piles=tuple(Thing(pile, words.name("pile", pile)) for pile in board.piles),
        cities=tuple(
            CityName(city.id, shown[index], tuple(sorted(set(map(plain, names.spellings(index))))))
            for index, city in enumerate(board.cities)
        ),
        routes=tuple(
            RouteName(
                route.id,
                pair(route.a, route.b),
                names.facts(index),
                cities[route.a],
                cities[route.b],
                route.length,
                route.colour,
                route.tunnel,
                title.points.get(route.length, 0),
            )
            for index, route in enumerate(board.routes)
        ),
        tickets=tuple(
            TicketName(ticket.id, pair(ticket.a, ticket.b), cities[ticket.a], cities[ticket.b], ticket.points)
            for ticket in board.tickets
        ),
        row=title.rules.row.size if title.rules.row else 0,
        race=isinstance(title.rules.tickets, OpenHand),
        goal=title.rules.ending.tickets if isinstance(title.rules.ending, Race) else 0,
        stations=title.has_stations,
    )


def help_for(title: Title, view: TicketView, last: tuple[TicketView, Struct] | None = None) -> TicketHelp:
    """Made of nothing but the seat's view. `last`: what it was given before, if that may save work; the very same
    where nothing has changed."""
    if last is None:
        return _help(title, view, None)
    seen, given = last
    assert isinstance(given, TicketHelp)
    if _helps_by(seen) == _helps_by(view):
        return given
    return _help(title, view, Known(seen.public, given.tickets))


def _helps_by(view: TicketView) -> tuple[object, ...]:
    """All of a view that help depends on."""
    public, hand, seat = view.public, view.hand, view.seat
    mine = () if hand is None or seat is None else (hand.tickets, hand.offer, public.players[seat].trains)
    return seat, public.owner, public.stations, isinstance(public.stage, at.Over), *mine


def _help(title: Title, view: TicketView, last: Known | None) -> TicketHelp:
    public, hand, seat = view.public, view.hand, view.seat
    return TicketHelp(
        tickets=() if hand is None or seat is None else progress(title, public, hand, seat, last),
        closed=tuple(title.closed(public.owner, len(public.players))),
        trails=_trails(title, public) if isinstance(public.stage, at.Over) else (),
    )


def _trails(title: Title, public: Public) -> tuple[tuple[int, ...], ...]:
    return tuple(tuple(longest_path(title, public.owner, seat).edges) for seat in range(len(public.players)))

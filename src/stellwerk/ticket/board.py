"""A board as the rules use it: cities, routes and tickets by index, made from a board file and a ruleset."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from msgspec import Struct

from stellwerk.ticket.boardfile import GREY as GREY_NAME
from stellwerk.ticket.boardfile import LOCO, BoardFile, TicketEntry
from stellwerk.ticket.rules import PileRule, Ruleset

GREY: Final = -1  # a route of no colour takes any one colour (T-22)


class City(Struct, frozen=True):
    id: str
    name: str
    de: str
    en: str
    through: bool  # False: a country, where routes end (DE-10)
    passengers: int
    marks: tuple[str, ...]


class Route(Struct, frozen=True):
    id: str
    a: int
    b: int
    length: int
    colour: int  # GREY or an index into Board.kinds
    locos: int  # a ferry's locomotive symbols (EU-10)
    tunnel: bool

    def other(self, city: int) -> int:
        return self.b if city == self.a else self.a


class Ticket(Struct, frozen=True):
    id: str
    a: int
    b: int
    points: int
    pile: int
    verified: bool


class Board(Struct, frozen=True):
    """Indexes below are positions in these tuples; the locomotive is the last kind of card."""

    name: str
    kinds: tuple[str, ...]
    cities: tuple[City, ...]
    routes: tuple[Route, ...]
    tickets: tuple[Ticket, ...]
    piles: tuple[str, ...]
    guests: tuple[str, ...]  # colours of passengers
    parallel: tuple[tuple[int, ...], ...]  # for each route those beside it, itself left out (T-28)

    @property
    def loco(self) -> int:
        return len(self.kinds) - 1


def make_board(file: BoardFile, rules: Ruleset) -> Board:
    """The part of the board file that this ruleset plays with."""
    at = {city.id: index for index, city in enumerate(file.cities)}
    kinds = (*file.colours, LOCO)
    groups: dict[str, list[int]] = {}
    for index, route in enumerate(file.routes):
        groups.setdefault(route.group or route.id, []).append(index)
    return Board(
        name=file.name,
        kinds=kinds,
        cities=tuple(
            City(city.id, city.name, city.de, city.en, city.through, city.passengers, city.marks)
            for city in file.cities
        ),
        routes=tuple(
            Route(
                route.id,
                at[route.a],
                at[route.b],
                route.length,
                GREY if route.colour == GREY_NAME else kinds.index(route.colour),
                route.locos,
                route.tunnel,
            )
            for route in file.routes
        ),
        tickets=tuple(
            Ticket(ticket.id, at[ticket.a], at[ticket.b], ticket.points, pile, ticket.verified)
            for ticket, pile in _selected(file.tickets, rules.piles)
        ),
        piles=tuple(pile.name for pile in rules.piles),
        guests=tuple(rules.passengers),
        parallel=tuple(
            tuple(other for other in groups[route.group or route.id] if other != index)
            for index, route in enumerate(file.routes)
        ),
    )


def _selected(tickets: Iterable[TicketEntry], piles: tuple[PileRule, ...]) -> list[tuple[TicketEntry, int]]:
    return [
        (ticket, number)
        for ticket in tickets
        for number, pile in enumerate(piles)
        if ticket.kind == pile.kind and ticket.deck in pile.decks
        # An added bonus deck bears no mark: it joins the pile all the same (EU-64R).
        if pile.mark is None or pile.mark in ticket.marks or ticket.deck in pile.added
    ]

"""Which places a player's routes join. A country joins nothing: routes only end there (DE-10)."""

from __future__ import annotations

from stellwerk.core.game import Seat
from stellwerk.core.graph import connected
from stellwerk.ticket.board import Ticket
from stellwerk.ticket.title import Title


class Network:
    """The pieces of one player's track: every through city has the label of its piece."""

    def __init__(self, title: Title, owner: bytes, seat: Seat) -> None:
        board = title.board
        self.title = title
        self.own = [index for index, holder in enumerate(owner) if holder == seat]
        pairs = [(board.routes[index].a, board.routes[index].b) for index in self.own]
        cities = board.cities
        self.label = connected([(a, b) for a, b in pairs if cities[a].through and cities[b].through], len(cities))
        self._into: dict[int, set[int]] = {}  # country -> pieces that reach it
        for a, b in pairs:
            for country, city in ((a, b), (b, a)):
                if not cities[country].through:
                    self._into.setdefault(country, set()).add(self.label[city])

    def pieces(self, city: int) -> set[int]:
        """The pieces of track that touch this place: one for a city, any number for a country."""
        return {self.label[city]} if self.title.board.cities[city].through else self._into.get(city, set())

    def joins(self, ticket: Ticket) -> bool:
        """Whether an unbroken chain of own routes joins both ends (T-31)."""
        return bool(self.pieces(ticket.a) & self.pieces(ticket.b))

    def crosses(self, one: str, other: str) -> bool:
        """Whether a city with the one mark is joined to a city with the other (FJ-08)."""
        cities = self.title.board.cities
        sides = [
            {self.label[index] for index, city in enumerate(cities) if mark in city.marks} for mark in (one, other)
        ]
        return bool(sides[0] & sides[1])

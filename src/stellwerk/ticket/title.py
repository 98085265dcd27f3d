"""A title ready to play: ruleset, board, chosen options, and what can be computed from them once."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from pathlib import Path

from stellwerk.core.codec import digest
from stellwerk.core.game import Seat
from stellwerk.ticket import actions as do
from stellwerk.ticket.board import Board, make_board
from stellwerk.ticket.boardfile import BoardFile
from stellwerk.ticket.payment import Tables
from stellwerk.ticket.rules import Cites, Ruleset
from stellwerk.ticket.state import FREE


class Title:
    """Immutable by custom: nothing changes it after it is made."""

    def __init__(
        self,
        name: str,
        version: int,
        options: Mapping[str, str],
        rules: Ruleset,
        file: BoardFile,
        cites: Cites,
        start_seat: Seat | None = None,
        source: Path | None = None,
        board_file: Path | None = None,
    ) -> None:
        self.name = name
        self.version = version
        self.options = dict(options)
        self.rules = rules
        self.file = file
        self.board: Board = make_board(file, rules)
        self.cites = cites
        self.start_seat = start_seat  # None: luck names the start player (T-50R)
        self.source = source  # the file it came from; its words lie beside it
        self.board_file = board_file  # beside it lies the layout
        board = self.board
        self.tables = Tables(board)
        self.loco = board.loco
        self.kinds = len(board.kinds)
        self.deck = (rules.cards,) * board.loco + (rules.locos,)
        self.bag = tuple(rules.passengers.values())
        self.flush_at = rules.row.flush_at if rules.row else self.kinds * 400
        self.points = {int(length): points for length, points in rules.points.items()}
        self.has_stations = rules.stations.count if rules.stations else 0
        self.claims = [do.Claim(route) for route in range(len(board.routes))]
        self.route_at = {route.id: index for index, route in enumerate(board.routes)}
        self.countries = frozenset(index for index, city in enumerate(board.cities) if not city.through)
        self.city_at = {city.id: index for index, city in enumerate(board.cities)}
        self.ticket_at = {ticket.id: index for index, ticket in enumerate(board.tickets)}
        self.routes_from: list[list[int]] = [[] for _ in board.cities]
        for index, route in enumerate(board.routes):
            self.routes_from[route.a].append(index)
            self.routes_from[route.b].append(index)

    def __reduce__(self) -> tuple[type[Title], tuple[object, ...]]:
        """Packed as what it was made of: the rest follows."""
        made_of = (self.name, self.version, self.options, self.rules, self.file)
        return Title, (*made_of, self.cites, self.start_seat, self.source, self.board_file)

    @cached_property
    def digest(self) -> str:
        """Names in two languages and coordinates are left out: they change no game."""
        board = self.board
        facts = [
            self.rules,
            board.kinds,
            [(city.id, city.through, city.passengers, city.marks) for city in board.cities],
            board.routes,
            board.parallel,
            [(ticket.id, ticket.a, ticket.b, ticket.points, ticket.pile) for ticket in board.tickets],
        ]
        return digest(facts)

    def few(self, seats: int) -> bool:
        """Whether a claimed route closes its parallel ones (T-27)."""
        return seats < self.rules.parallel_from

    def closed(self, owner: bytes, seats: int) -> list[int]:
        """Free routes that nobody may claim any more: players are few, and a parallel route is taken (T-27)."""
        if not self.few(seats):
            return []
        parallel = self.board.parallel
        return [
            route
            for route, holder in enumerate(owner)
            if holder == FREE and any(owner[other] != FREE for other in parallel[route])
        ]

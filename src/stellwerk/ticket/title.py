"""A title ready to play: ruleset, board, chosen options, and what can be computed from them once."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path

from stellwerk.core.codec import digest
from stellwerk.core.game import Seat
from stellwerk.ticket import actions as do
from stellwerk.ticket.board import Board
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
        board: Board,
        cites: Cites,
        start_seat: Seat | None = None,
        source: Path | None = None,
        board_file: Path | None = None,
    ) -> None:
        self.name = name
        self.version = version
        self.options = dict(options)
        self.rules = rules
        self.board = board
        self.cites = cites
        self.start_seat = start_seat  # None: luck names the start player (T-50R)
        self.source = source  # the file it came from; its words lie beside it
        self.board_file = board_file  # beside it lies the layout
        self.tables = Tables(board)
        self.loco = board.loco
        self.kinds = len(board.kinds)
        self.deck = (rules.cards,) * board.loco + (rules.locos,)
        self.bag = tuple(rules.passengers.values())
        self.flush_at = rules.row.flush_at if rules.row else self.kinds * 400
        self.points = {int(length): points for length, points in rules.points.items()}
        self.has_stations = rules.stations.count if rules.stations else 0
        self.claims = [do.Claim(route) for route in range(len(board.routes))]
        self.draws = lru_cache(4096)(self._draws)
        self.builds = lru_cache(256)(self._builds)
        self.route_at = {route.id: index for index, route in enumerate(board.routes)}
        self.city_at = {city.id: index for index, city in enumerate(board.cities)}
        self.ticket_at = {ticket.id: index for index, ticket in enumerate(board.tickets)}
        self.routes_from: list[list[int]] = [[] for _ in board.cities]
        for index, route in enumerate(board.routes):
            self.routes_from[route.a].append(index)
            self.routes_from[route.b].append(index)
        self._digest: str | None = None

    @property
    def digest(self) -> str:
        """Names in two languages and coordinates are left out: they change no game."""
        if self._digest is None:
            board = self.board
            facts = [
                self.rules,
                board.kinds,
                [(city.id, city.through, city.passengers, city.marks) for city in board.cities],
                board.routes,
                board.parallel,
                [(ticket.id, ticket.a, ticket.b, ticket.points, ticket.pile) for ticket in board.tickets],
            ]
            self._digest = digest(facts)
        return self._digest

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

    def _draws(self, row: tuple[int, ...], deck: bool) -> list[do.Draw]:
        kinds = [do.Draw(kind) for kind in sorted(set(row)) if kind >= 0]
        return [*kinds, do.Draw(do.BLIND)] if deck else kinds

    def _builds(self, stations: bytes) -> list[do.Build]:
        return [do.Build(city) for city, owner in enumerate(stations) if owner == FREE]

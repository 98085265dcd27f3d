"""How long players wait for colours: from keeping a ticket to holding the cards for each route on its way."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from stellwerk.core.game import Seat
from stellwerk.ticket import events as on
from stellwerk.ticket.board import GREY
from stellwerk.ticket.study.ways import ways
from stellwerk.ticket.title import Title

Wait: TypeAlias = tuple[str, Seat, int, bool]  # the colour, who, so many turns of theirs, and whether it came


class Waiting:
    """Everybody's hand as events tell it, and the routes they lack cards for."""

    def __init__(self, title: Title, seats: int) -> None:
        self.title = title
        self.hands = [[0] * title.kinds for _ in range(seats)]
        self.over: list[Wait] = []
        self._turns = [0] * seats
        self._since: list[dict[int, int]] = [{} for _ in range(seats)]  # by route: the turn it was first wanted
        self._settled: list[set[int]] = [set() for _ in range(seats)]  # routes that nobody waits for again
        self._laid = on.Laid(0, 0, 0, 0)

    def turn(self, seat: Seat) -> None:
        self._turns[seat] += 1

    def note(self, event: object) -> None:
        match event:
            case on.Dealt(seat, card) | on.Took(seat, card) | on.Received(seat, card):
                self.hands[seat][card] += 1
                self._look(seat)
            case on.Laid():
                self._laid = event
                self._pay(event, -1)
            case on.GaveUp():  # the set of a tunnel comes back (EU-23)
                self._pay(self._laid, +1)
            case on.Chose(seat, tickets):
                self.want(seat, tickets)
            case on.Claimed(seat, route):
                self._claimed(seat, route)
            case _:
                pass

    def want(self, seat: Seat, tickets: Iterable[int]) -> None:
        """A route of no colour takes any, so nobody waits for one."""
        routes = self.title.board.routes
        for ticket in tickets:
            for route in ways(self.title)[ticket]:
                if routes[route].colour != GREY and route not in self._settled[seat]:
                    self._since[seat].setdefault(route, self._turns[seat])
        self._look(seat)

    def end(self) -> list[Wait]:
        """All waits; those that go on to the end are in vain."""
        for seat, since in enumerate(self._since):
            for route in list(since):
                self._done(seat, route, False)
        return self.over

    def _pay(self, laid: on.Laid, sign: int) -> None:
        hand = self.hands[laid.seat]
        if laid.cards:
            hand[laid.colour] += sign * laid.cards
        hand[-1] += sign * laid.locos

    def _look(self, seat: Seat) -> None:
        hand, routes = self.hands[seat], self.title.board.routes
        came = [
            number
            for number in self._since[seat]
            if (route := routes[number]).locos <= hand[-1] and route.length <= hand[route.colour] + hand[-1]
        ]
        for number in came:
            self._done(seat, number, True)

    def _claimed(self, seat: Seat, route: int) -> None:
        """Gone for the others, with few players also what lies beside it (T-27); who has one of two parallel
        routes wants the other no more (T-26)."""
        beside = self.title.board.parallel[route]
        gone = (route, *beside) if self.title.few(len(self.hands)) else (route,)
        for other in range(len(self.hands)):
            if other != seat:
                for each in gone:
                    self._done(other, each, False)
        for each in (route, *beside):
            self._since[seat].pop(each, None)
            self._settled[seat].add(each)

    def _done(self, seat: Seat, route: int, had: bool) -> None:
        self._settled[seat].add(route)
        if (since := self._since[seat].pop(route, None)) is not None:
            colour = self.title.board.kinds[self.title.board.routes[route].colour]
            self.over.append((colour, seat, self._turns[seat] - since, had))

"""What is noted of a finished game of the Ticket family: routes, tickets, cards, and how the lead went."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from itertools import pairwise
from typing import Final, cast

from stellwerk.core.game import LUCK
from stellwerk.core.graph import labels_to, shortest
from stellwerk.core.session import Session
from stellwerk.study.watched import Watched
from stellwerk.ticket import events as on
from stellwerk.ticket.game import TicketGame
from stellwerk.ticket.rules import OpenHand
from stellwerk.ticket.state import FREE, TicketState
from stellwerk.ticket.title import Title

COLUMNS: Final = {
    "routes": ("route", "seat", "when", "won", "contested"),  # a row for every claim
    "tickets": ("ticket", "seat", "kept", "completed", "blocked", "won", "margin"),  # for every ticket shown
    "colours": ("colour", "row", "blind", "paid"),  # for every colour of a game
}


def watch(game: TicketGame, session: Session) -> Watched:
    """All of it in one pass over what happened."""
    title, last = game.title, cast(TicketState, session.state)
    standings = session.standings()
    winners = sum(standing.rank == 1 for standing in standings)
    won = [1 / winners if standing.rank == 1 else 0.0 for standing in standings]
    totals = [standing.total for standing in standings]
    completed = [
        {line.of for line in standing.lines if line.what == "ticket" and line.points > 0} for standing in standings
    ]
    book = _Book(title, len(totals))
    for deed in session.deeds:
        book.turn(deed.seat)
        for event in deed.events:
            book.note(event)
    turns = max(book.turns, 1)
    wanted = [_wanted(title, kept) for kept in book.kept]
    routes = [
        (
            title.board.routes[route].id,
            seat,
            at / turns,
            won[seat],
            any(route in wanted[other] for other in range(len(totals)) if other != seat),
        )
        for route, seat, at in book.claims
    ]
    numbers = {
        "lead-changes": float(book.changes),
        "decided": book.decided(totals) / turns,
        "margin": float(_margin(totals)),
        "flushes": float(book.seen["flush"]),
        "reshuffles": float(book.seen["shuffle"]),
        "blind": book.seen["blind"] / max(book.seen["blind"] + book.seen["row"], 1),
        "passes": float(book.seen["pass"]),
        "trains-left": sum(player.trains for player in last.public.players) / len(totals),
        "cards-left": sum(sum(hand.cards) for hand in last.hands) / len(totals),
    }
    if book.seen["tunnel"]:
        numbers["tunnels-lost"] = book.seen["gave-up"] / book.seen["tunnel"]
    rows = {
        "routes": routes,
        "tickets": list(book.tickets(title, last, completed, won, totals)),
        "colours": [
            (kind, book.cards["row", n], book.cards["blind", n], book.cards["paid", n])
            for n, kind in enumerate(title.board.kinds)
        ],
    }
    return Watched(
        numbers, cast("dict[str, list[tuple[str | int | float | bool, ...]]]", rows), tuple(book.holes())
    )


class _Book:
    def __init__(self, title: Title, seats: int) -> None:
        self.title = title
        self.turns = 0
        self.last = LUCK
        self.points = [0] * seats
        self.leads: list[tuple[int, int]] = []  # when somebody took the lead alone, and who
        self.claims: list[tuple[int, int, int]] = []
        self.offered: list[tuple[int, int]] = []
        self.kept: list[set[int]] = [set() for _ in range(seats)]
        self.cards: Counter[tuple[str, int]] = Counter()
        self.seen: Counter[str] = Counter()

    @property
    def changes(self) -> int:
        return sum(one != other for (_, one), (_, other) in pairwise(self.leads))

    def turn(self, seat: int) -> None:
        if seat not in (LUCK, self.last):
            self.turns += 1
            self.last = seat

    def note(self, event: object) -> None:
        match event:
            case on.Claimed(seat, route, points):
                self.claims.append((route, seat, self.turns))
                self._scored(seat, points)
            case on.Took(_, card):
                self.cards["row", card] += 1
                self.seen["row"] += 1
            case on.Received(_, card):
                self.cards["blind", card] += 1
                self.seen["blind"] += 1
            case on.Laid(_, colour, cards, locos):
                if cards:
                    self.cards["paid", colour] += cards
                self.cards["paid", self.title.loco] += locos
            case on.Offered(seat, ticket):
                self.offered.append((ticket, seat))
                if isinstance(self.title.rules.tickets, OpenHand):
                    self.kept[seat].add(ticket)
            case on.Chose(seat, tickets):
                self.kept[seat].update(tickets)
            case on.Completed(seat):
                self._scored(seat, 1)
            case on.Flushed():
                self.seen["flush"] += 1
            case on.Reshuffled():
                self.seen["shuffle"] += 1
            case on.Passed():
                self.seen["pass"] += 1
            case on.Due():
                self.seen["tunnel"] += 1
            case on.GaveUp():
                self.seen["gave-up"] += 1
            case on.Ended(how):
                self.seen[str(how)] += 1
            case _:
                pass

    def _scored(self, seat: int, points: int) -> None:
        self.points[seat] += points
        most = max(self.points)
        if self.points.count(most) == 1:
            leader = self.points.index(most)
            if not self.leads or self.leads[-1][1] != leader:
                self.leads.append((self.turns, leader))

    def decided(self, totals: list[int]) -> int:
        """The turn from which the winner led in the open and was not passed again."""
        best = totals.index(max(totals))
        if not self.leads or self.leads[-1][1] != best:
            return self.turns  # only the final count decided
        return self.leads[-1][0]

    def tickets(
        self, title: Title, last: TicketState, completed: list[set[str]], won: list[float], totals: list[int]
    ) -> list[tuple[str, int, bool, bool, bool, float, float]]:
        rows = []
        owner = last.public.owner
        for ticket, seat in dict.fromkeys(self.offered):
            kept = ticket in self.kept[seat]
            entry = title.board.tickets[ticket]
            done = entry.id in completed[seat]
            path = _path(title, ticket)
            blocked = kept and not done and any(owner[route] not in (seat, FREE) for route in path)
            others = [total for other, total in enumerate(totals) if other != seat]
            margin = totals[seat] - sum(others) / max(len(others), 1)
            rows.append((entry.id, seat, kept, done, blocked, won[seat], margin))
        return rows

    def holes(self) -> list[str]:
        """States that print does not cover, as far as they were seen."""
        return [hole for hole in ("stuck", "pass") if self.seen[hole]]


def _margin(totals: list[int]) -> int:
    first, *rest = sorted(totals, reverse=True)
    return first - rest[0] if rest else 0


@lru_cache(4)
def paths(title: Title) -> tuple[frozenset[int], ...]:
    """Routes on a shortest way of each ticket over the empty board."""
    graph: dict[int, list[tuple[int, int, int]]] = {city: [] for city in range(len(title.board.cities))}
    for number, route in enumerate(title.board.routes):
        graph[route.a].append((route.b, route.length, number))
        graph[route.b].append((route.a, route.length, number))
    found = []
    for ticket in title.board.tickets:
        passable = {c: edges for c, edges in graph.items() if c == ticket.a or title.board.cities[c].through}
        _, before = shortest(passable, [ticket.a])
        found.append(frozenset(labels_to(ticket.b, before)))
    return tuple(found)


def _path(title: Title, ticket: int) -> frozenset[int]:
    return paths(title)[ticket]


def _wanted(title: Title, tickets: set[int]) -> frozenset[int]:
    """Routes that somebody with these tickets would like to have, or those beside them."""
    routes = {route for ticket in tickets for route in _path(title, ticket)}
    return frozenset(routes | {other for route in routes for other in title.board.parallel[route]})

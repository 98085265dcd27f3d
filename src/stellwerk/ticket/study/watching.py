"""What is noted of a finished game of the Ticket family: routes, tickets, cards, and how the lead went."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import cast

from stellwerk.core.game import LUCK
from stellwerk.core.session import Session
from stellwerk.study.watched import Watched
from stellwerk.ticket import events as on
from stellwerk.ticket.game import TicketGame
from stellwerk.ticket.rules import OpenHand
from stellwerk.ticket.state import TicketState
from stellwerk.ticket.study.columns import NOBODY
from stellwerk.ticket.study.last_lap import lap
from stellwerk.ticket.study.waiting import Waiting
from stellwerk.ticket.study.ways import closer, wanted
from stellwerk.ticket.title import Title


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
    wishes = [wanted(title, kept) for kept in book.kept]
    routes = [
        (
            title.board.routes[route].id,
            seat,
            at / turns,
            won[seat],
            any(route in wishes[other] for other in range(len(totals)) if other != seat),
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
        "tickets": book.tickets(completed, won, totals),
        "colours": [
            (kind, book.cards["row", n], book.cards["blind", n], book.cards["paid", n])
            for n, kind in enumerate(title.board.kinds)
        ],
        "waits": book.waiting.end(),
        "laps": [
            lap(seat, won[seat], before, book.points, [standing.rank for standing in standings])
            for seat, before in book.laps
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
        self.waiting = Waiting(title, seats)
        self.laps: list[tuple[int, list[int]]] = []  # who began the last lap, and the open score then

    @property
    def changes(self) -> int:
        return sum(one != other for (_, one), (_, other) in pairwise(self.leads))

    def turn(self, seat: int) -> None:
        if seat not in (LUCK, self.last):
            self.turns += 1
            self.last = seat
            self.waiting.turn(seat)

    def note(self, event: object) -> None:
        self.waiting.note(event)
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
                    self.waiting.want(seat, (ticket,))
            case on.Chose(seat, tickets):
                self.kept[seat].update(tickets)
                self.last = LUCK  # whoever chose last of all may well begin
            case on.LastLapBegan(seat):
                self.laps.append((seat, self.points.copy()))
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
        self, completed: list[set[str]], won: list[float], totals: list[int]
    ) -> list[tuple[str, int, bool, bool, bool, int, float, float]]:
        rows = []
        claims = [(route, who) for route, who, _ in self.claims]
        for ticket, seat in dict.fromkeys(self.offered):
            kept = ticket in self.kept[seat]
            name = self.title.board.tickets[ticket].id
            done = name in completed[seat]
            by = closer(self.title, len(totals), claims, seat, ticket) if kept and not done else None
            others = [total for other, total in enumerate(totals) if other != seat]
            margin = totals[seat] - sum(others) / max(len(others), 1)
            blocked = (False, NOBODY) if by is None else (True, by)
            rows.append((name, seat, kept, done, *blocked, won[seat], margin))
        return rows

    def holes(self) -> list[str]:
        """States that print does not cover, as far as they were seen."""
        return [hole for hole in ("stuck", "pass") if self.seen[hole]]


def _margin(totals: list[int]) -> int:
    first, *rest = sorted(totals, reverse=True)
    return first - rest[0] if rest else 0

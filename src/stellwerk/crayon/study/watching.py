"""What is noted of a finished game of the crayon family: orders, track, ferries, starts, events, rent."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import Final, cast

from stellwerk.core.session import Session
from stellwerk.crayon import events as on
from stellwerk.crayon.bots.goal import joining
from stellwerk.crayon.game import CrayonGame
from stellwerk.crayon.network import linked
from stellwerk.crayon.state import Public
from stellwerk.crayon.title import Title
from stellwerk.study.watched import Cell, Watched

COLUMNS: Final = {
    "orders": ("order", "city", "good", "seat", "pay", "round", "public", "won"),  # a row for every delivery
    "track": ("edge", "seat", "round", "won"),  # for every section laid
    "ferries": ("ferry", "seat", "bought", "crossed", "won"),  # for every player who bought or used a line
    "starts": ("city", "seat", "won", "score"),  # for every player
    "big": ("city", "seat", "joined", "open"),  # for every player and big city; open: joined, or it could still be
    "events": ("event", "round"),  # for every event that turned up
}


def watch(game: CrayonGame, session: Session) -> Watched:
    """All of it in one pass over what happened."""
    standings = session.standings()
    winners = sum(standing.rank == 1 for standing in standings)
    won = [1 / winners if standing.rank == 1 else 0.0 for standing in standings]
    totals = [standing.total for standing in standings]
    book = _Book(game.title, won, totals)
    for deed in session.deeds:
        for event in deed.events:
            book.note(event)
    public = cast(Public, session.state.public)
    book.close(public)
    return Watched(book.numbers(), book.tables(), ("idle",) if game.ending(public) == "idle" else ())


class _Book:
    def __init__(self, title: Title, won: list[float], totals: list[int]) -> None:
        self.title, self.won, self.totals = title, won, totals
        self.round = 0
        self.sums: Counter[str] = Counter()
        self.earned = [0] * len(won)
        self.leads: list[tuple[int, int]] = []
        self.rows: dict[str, list[tuple[Cell, ...]]] = {name: [] for name in COLUMNS}
        self.lines: Counter[tuple[int, int, str]] = Counter()

    def note(self, event: object) -> None:
        board = self.title.board
        match event:
            case on.TurnBegan(_, number):
                self.round = number
                self.sums["turns"] += 1
            case on.Delivered(seat, card, good, city, pay, public):
                place, ware = board.places[city].id, board.goods[good]
                key = f"{board.file.cards[card].id}: {ware} → {place}"
                self.rows["orders"].append((key, place, ware, seat, pay, self.round, public, self.won[seat]))
                self.sums["deliveries"] += 1
                self.sums["income"] += pay
                self._earned(seat, pay)
            case on.Laid(seat, edge, cost):
                a, b = (board.posts[post] for post in board.ends[edge])
                self.rows["track"].append((f"{a}-{b}", seat, self.round, self.won[seat]))
                self.sums["track"] += cost
            case on.Bought(seat, line):
                self.lines[seat, line, "bought"] += 1
            case on.Crossed(seat, line):
                self.lines[seat, line, "crossed"] += 1
            case on.Began(seat, city):
                place = board.places[city].id
                self.rows["starts"].append((place, seat, self.won[seat], self.totals[seat]))
            case on.Revealed(event_number):
                self.rows["events"].append((board.file.events[event_number].id, self.round))
            case on.Rented(_, _, paid) | on.Repaid(_, _, paid):
                self.sums["rent"] += paid
            case on.Swapped():
                self.sums["swaps"] += 1
            case on.Shuffled():
                self.sums["shuffles"] += 1
            case _:
                pass

    def close(self, public: Public) -> None:
        """What the last position says of the big cities. Track only grows: who could join one now always could."""
        board = self.title.board
        for seat in range(len(public.players)):
            joined, shut = linked(board, public, seat), joining(self.title, public, seat).shut
            for city in board.big:
                self.rows["big"].append((board.places[city].id, seat, city in joined, city not in shut))

    def _earned(self, seat: int, pay: int) -> None:
        self.earned[seat] += pay
        most = max(self.earned)
        if self.earned.count(most) == 1:
            leader = self.earned.index(most)
            if not self.leads or self.leads[-1][1] != leader:
                self.leads.append((self.round, leader))

    def numbers(self) -> dict[str, float]:
        best = self.totals.index(max(self.totals))
        settled = self.leads[-1][0] if self.leads and self.leads[-1][1] == best else self.round
        first, *rest = sorted(self.totals, reverse=True)
        seats = len(self.totals)
        return {
            "rounds": float(self.round),
            "lead-changes": float(sum(one != other for (_, one), (_, other) in pairwise(self.leads))),
            "decided": settled / max(self.round, 1),
            "margin": float(first - rest[0]) if rest else 0.0,
            "deliveries": self.sums["deliveries"] / seats,
            "pay": self.sums["income"] / max(self.sums["deliveries"], 1),
            "track": self.sums["track"] / seats,
            "rent": self.sums["rent"] / seats,
            "swaps": self.sums["swaps"] / seats,
        }

    def tables(self) -> dict[str, list[tuple[Cell, ...]]]:
        board = self.title.board
        for seat, line in dict.fromkeys((seat, line) for seat, line, _ in self.lines):
            bought, crossed = (self.lines[seat, line, what] for what in ("bought", "crossed"))
            row = (board.lines[line].id, seat, bool(bought), crossed, self.won[seat])
            self.rows["ferries"].append(cast("tuple[Cell, ...]", row))
        return self.rows

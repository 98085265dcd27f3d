"""Random games against a slow reading of the rules: what may be claimed, drawn, built and paid, at every turn."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from contract.walking import Walk, walk
from rules.table import game_of
from stellwerk.core.game import view_of
from stellwerk.ticket.board import GREY
from stellwerk.ticket.game import TicketGame
from stellwerk.ticket.state import FREE, PayRoute, PayStation, Player, Second, Surcharge, Turn

PARALLEL_FROM = {"europe": 4, "germany": 4, "first-journey": 2}
Set = tuple[str, int, int]  # colour, cards of it, locomotives; only locomotives: ("loco", 0, n)


class Book:
    """One seat's possibilities, computed from the position the slow way."""

    def __init__(self, game: TicketGame, now: Walk) -> None:
        self.board, self.public, self.name = game.title.board, now.state.public, game.name
        self.seat = self.public.turn
        self.me: Player = self.public.players[self.seat]
        self.held = dict(zip(self.board.kinds, now.state.hands[self.seat].cards, strict=True))

    def sets(self, size: int, colour: str | None, symbols: int = 0) -> set[Set]:
        """T-21, T-22, EU-10: every set of that size in this colour, or in any one."""
        found = set()
        for name, number, locos in product(self.held, range(size + 1), range(size + 1)):
            if number + locos != size or locos > self.held["loco"] or locos < symbols:
                continue
            if number and (name == "loco" or number > self.held[name] or colour not in (None, name)):
                continue
            found.add((name, number, locos) if number else ("loco", 0, locos))
        return found

    def route_sets(self, index: int) -> set[Set]:
        route = self.board.routes[index]
        return self.sets(
            route.length, None if route.colour == GREY else self.board.kinds[route.colour], route.locos
        )

    def claims(self) -> set[str]:
        """T-20, T-23, T-26, T-27, FJ-05"""
        few = len(self.public.players) < PARALLEL_FROM[self.name]
        found = set()
        for index, route in enumerate(self.board.routes):
            beside = {self.public.owner[other] for other in self.board.parallel[index]} - {FREE}
            if self.public.owner[index] == FREE and route.length <= self.me.trains:
                if self.seat in beside or (few and beside) or not self.route_sets(index):
                    continue
                found.add(f"claim {route.id}")
        return found

    def draws(self, second: bool) -> set[str]:
        """T-03, T-06, T-11"""
        row = {self.board.kinds[kind] for kind in self.public.row if kind >= 0} - ({"loco"} if second else set())
        return {f"draw {name}" for name in row} | ({"draw blind"} if self.public.deck else set())

    def station_price(self) -> int:
        return 4 - self.me.stations

    def builds(self) -> set[str]:
        """EU-40, EU-41"""
        if self.name != "europe" or not self.me.stations or not self.sets(self.station_price(), None):
            return set()
        cities = zip(self.board.cities, self.public.stations, strict=True)
        return {f"build {city.id}" for city, owner in cities if owner == FREE}


def written(payments: set[Set]) -> set[str]:
    terms = [
        (f"{number} {name}" if number else "", f"{locos} loco" if locos else "")
        for name, number, locos in payments
    ]
    return {"pay " + " + ".join(term for term in pair if term) for pair in terms}


def expected(book: Book, stage: Any, legal: set[str]) -> set[str] | None:
    """What the rules allow; tickets are looked at elsewhere. None: not a stage this test reads."""
    match stage:
        case Turn():
            others = {text for text in legal if text.split(" ")[0] in ("ask", "swap", "pass")}
            return book.draws(second=False) | book.claims() | book.builds() | others
        case Second():
            return book.draws(second=True)
        case PayRoute(index):
            return written(book.route_sets(index))
        case PayStation():
            return written(book.sets(book.station_price(), None))
        case Surcharge(colour=colour, extra=extra):
            return written(book.sets(extra, book.board.kinds[colour])) | {"give up"}
        case _:
            return None


@pytest.mark.rule(
    "T-03", "T-06", "T-11", "T-20", "T-21", "T-22", "T-23", "T-26", "T-27", "EU-10", "EU-41", "FJ-05"
)
@pytest.mark.parametrize(
    ("name", "seats"), [("europe", 2), ("europe", 4), ("germany", 3), ("germany", 5), ("first-journey", 2)]
)
def test_every_turn_of_a_random_game_offers_exactly_what_the_rules_allow(name: str, seats: int) -> None:
    game = game_of(name, {})
    looked_at = 0
    for now in walk(game, seats, f"book {name} {seats}"):
        stage = now.state.public.stage
        if not now.decides:
            continue
        view = view_of(now.state, now.state.public.turn)
        legal = {game.write(action) for action in game.legal(view)}
        wanted = expected(Book(game, now), stage, legal)
        if wanted is not None:
            assert legal == wanted
            looked_at += 1
    assert looked_at > 50

"""A table to play at in tests: notation in, every step checked, every refusal checked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import cache
from typing import Any

import pytest

from contract.conservation import conserved
from stellwerk import games
from stellwerk.core import codec
from stellwerk.core.game import LUCK, IllegalAction, Standing, view_of
from stellwerk.ticket.game import TicketGame
from stellwerk.ticket.state import FREE, GAP, Counts, Public, TicketState, Turn


@cache
def _game(name: str, options: tuple[tuple[str, str], ...]) -> TicketGame:
    game = games.make_with(name, dict(options))
    assert isinstance(game, TicketGame)
    return game


def game_of(name: str, options: Mapping[str, str]) -> TicketGame:
    return _game(name, tuple(sorted(options.items())))


def cards(text: str) -> Counter[str]:
    """`3 red + 1 loco`, or nothing."""
    terms = [term.split(" ") for term in text.split(" + ") if term]
    return Counter({name: int(number) for number, name in terms})


class Table:
    """A game in progress; `news` is what the last call of `do`, `luck` or `deal` made happen."""

    def __init__(self, game: TicketGame, state: TicketState) -> None:
        self.game, self.title, self.state = game, game.title, state
        self.news: list[Any] = []
        conserved(game, state)

    @staticmethod
    def new(name: str = "europe", seats: int = 2, **options: str) -> Table:
        """Before the first card is dealt; seat 0 starts unless the options say otherwise."""
        game = game_of(name, {"start": "0", **options})
        return Table(game, game.start(seats))

    # ---- acting

    def do(self, seat: int, *texts: str) -> Table:
        """The seat acts; every action must be offered as legal."""
        self.news = []
        for text in texts:
            action = self.game.read(text)
            assert action in self._choices(seat), f"{text!r} is not among {self.legal(seat)}"
            step = self.game.apply(self.state, seat, action)
            self.state = step.state
            self.news += step.events
            conserved(self.game, self.state)
        return self

    def luck(self, *texts: str) -> Table:
        return self.do(LUCK, *texts)

    def deal(self) -> Table:
        """Luck takes its first outcome until somebody else is to act: no locomotives come up."""
        news = []
        while self.actors == (LUCK,):
            self.luck(next(iter(self.chance())))
            news += self.news
        self.news = news
        return self

    def opened(self) -> Table:
        """Deals; everybody takes the first offer and keeps as little as possible; then the first turn begins."""
        self.deal()
        while not isinstance(self.public.stage, Turn):
            seat = self.actors[0]
            self.do(seat, self.legal(seat)[0]).deal()
        return self

    def refuse(self, seat: int, text: str, *rules: str) -> None:
        """The action is refused by one of these rules, changes nothing and is not offered."""
        action, before = self.game.read(text), codec.canonical(self.state)
        with pytest.raises(IllegalAction) as refusal:
            self.game.apply(self.state, seat, action)
        assert codec.canonical(self.state) == before
        assert action not in self._choices(seat)
        assert refusal.value.rule in rules, str(refusal.value)
        assert refusal.value.reason

    def _choices(self, seat: int) -> list[Any]:
        if seat == LUCK:
            return [action for action, _ in self.game.luck(self.state)]
        return list(self.game.legal(view_of(self.state, seat)))

    # ---- looking

    @property
    def public(self) -> Public:
        return self.state.public

    @property
    def actors(self) -> tuple[int, ...]:
        return self.game.actors(self.state.public)

    def ending(self) -> str:
        return self.game.ending(self.state.public)

    def legal(self, seat: int) -> list[str]:
        return [self.game.write(action) for action in self._choices(seat)]

    def verbs(self, seat: int) -> set[str]:
        return {text.split(" ")[0] for text in self.legal(seat)}

    def chance(self) -> dict[str, int]:
        """Luck's outcomes with their weights."""
        return {self.game.write(action): weight for action, weight in self.game.luck(self.state)}

    def happened(self, *kinds: type) -> list[Any]:
        return [event for event in self.news if isinstance(event, kinds)]

    def _named(self, counts: Counts) -> Counter[str]:
        return Counter(dict(zip(self.title.board.kinds, counts, strict=True)))

    def hand(self, seat: int) -> Counter[str]:
        return self._named(self.state.hands[seat].cards)

    @property
    def discard(self) -> Counter[str]:
        return self._named(self.public.discard)

    @property
    def deck(self) -> Counter[str]:
        return self._named(self.state.hidden.deck)

    @property
    def row(self) -> list[str]:
        return ["-" if kind == GAP else self.title.board.kinds[kind] for kind in self.public.row]

    def tickets(self, seat: int) -> set[str]:
        return self._tickets(self.state.hands[seat].tickets)

    def offer(self, seat: int) -> set[str]:
        return self._tickets(self.state.hands[seat].offer)

    def done(self, seat: int) -> set[str]:
        return self._tickets(self.public.players[seat].done)

    def pile(self, number: int = 0) -> list[set[str]]:
        """The layers of a ticket pile, top first."""
        return [self._tickets(layer.items) for layer in self.state.hidden.piles[number]]

    @property
    def box(self) -> set[str]:
        return self._tickets(self.state.hidden.box)

    def _tickets(self, numbers: tuple[int, ...]) -> set[str]:
        return {self.title.board.tickets[number].id for number in numbers}

    def owner(self, route: str) -> int | None:
        return _seat(self.public.owner[self.title.route_at[route]])

    def station(self, city: str) -> int | None:
        return _seat(self.public.stations[self.title.city_at[city]])

    def trains(self, seat: int) -> int:
        return self.public.players[seat].trains

    def score(self, seat: int) -> int:
        return self.public.players[seat].score

    def passengers(self, seat: int) -> Counter[str]:
        return self._guests(self.public.players[seat].passengers)

    def waiting(self, city: str) -> Counter[str]:
        return self._guests(self.public.waiting[self.title.city_at[city]])

    def _guests(self, counts: Counts) -> Counter[str]:
        return Counter(dict(zip(self.title.board.guests, counts, strict=True)))

    # ---- the final count

    def standing(self, seat: int) -> Standing:
        return self.game.standings(self.state)[seat]

    def ranks(self) -> list[int]:
        return [standing.rank for standing in self.game.standings(self.state)]

    def total(self, seat: int) -> int:
        return self.standing(seat).total

    def sheet(self, seat: int) -> dict[str, int]:
        """Points by line: `routes`, `ticket brest-venezia`, `borrowed paris/paris-zurich-1`, `stations` …"""
        lines = self.standing(seat).lines
        sheet = {f"{line.what} {line.of}".strip(): line.points for line in lines}
        assert len(sheet) == len(lines), "a line appears twice"
        assert sum(sheet.values()) == self.total(seat)
        return sheet


def _seat(owner: int) -> int | None:
    return None if owner == FREE else owner

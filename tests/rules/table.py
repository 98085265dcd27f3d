"""A table of the Ticket family to play at in tests: things by their names."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import cache

from contract.acting import Acting
from stellwerk import games
from stellwerk.core.game import LUCK, Standing
from stellwerk.ticket.game import TicketGame
from stellwerk.ticket.state import FREE, GAP, Counts, Public, TicketState, Turn


@cache
def _game(name: str, options: tuple[tuple[str, str], ...]) -> TicketGame:
    return TicketGame.load(games.title_file(name), dict(options))


def game_of(name: str, options: Mapping[str, str]) -> TicketGame:
    return _game(name, tuple(sorted(options.items())))


def cards(text: str) -> Counter[str]:
    """`3 red + 1 loco`, or nothing."""
    terms = [term.split(" ") for term in text.split(" + ") if term]
    return Counter({name: int(number) for number, name in terms})


class Table(Acting[TicketGame, TicketState]):
    """A game of this family in progress; `news` also tells what `deal` made happen."""

    def __init__(self, game: TicketGame, state: TicketState) -> None:
        super().__init__(game, state)
        self.title = game.title

    @staticmethod
    def new(name: str = "europe", seats: int = 2, **options: str) -> Table:
        """Before the first card is dealt; seat 0 starts unless the options say otherwise."""
        game = game_of(name, {"start": "0", **options})
        return Table(game, game.start(seats))

    # ---- acting

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
        error = self.refused(seat, text)
        assert error.rule in rules, str(error)

    # ---- looking

    @property
    def public(self) -> Public:
        return self.state.public

    def ending(self) -> str:
        return self.game.ending(self.state.public)

    def chance(self) -> dict[str, int]:
        """Luck's outcomes with their weights."""
        return {self.game.write(action): weight for action, weight in self.game.luck(self.state)}

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

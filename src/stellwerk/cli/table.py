"""A game at the terminal: people and bots around one state, with undo while nobody has learned anything."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from stellwerk.core.game import LUCK, AnyGame, Seat, State, view_of
from stellwerk.core.luck import LuckSource, choose
from stellwerk.core.play import Agent, Turn, news_for
from stellwerk.core.record import Entry, Record


class Before(Struct, frozen=True):
    """Where a person's decision can be taken back to."""

    state: State[Any, Any, Any]
    entries: int
    events: int


class Table:
    """Seats without a bot belong to people."""

    def __init__(self, game: AnyGame, seats: int, luck: LuckSource, bots: Mapping[Seat, Agent[Any]]) -> None:
        self.game = game
        self.seats = seats
        self.state: State[Any, Any, Any] = game.start(seats)
        self.entries: list[Entry] = []
        self.events: list[Any] = []
        self._luck = luck
        self._bots = bots
        self._heard = [0] * seats  # how many events each seat has been told of
        self._back: list[Before] = []
        self._last: Seat = LUCK

    def next_person(self) -> Seat | None:
        """Luck and bots act until a person is to decide; None when the game is over."""
        while actors := self.game.actors(self.state.public):
            seat = actors[0]
            if seat == LUCK:
                self._apply(seat, choose(self.game.luck(self.state), self._luck))
            elif seat in self._bots:
                view = view_of(self.state, seat)
                self._apply(seat, self._bots[seat](Turn(view, self.game.legal(view), self.news(seat))))
            else:
                return seat
        return None

    def act(self, seat: Seat, action: Any, *more: Any) -> None:
        """A person's decision; IllegalAction leaves everything as it was.

        More actions belong to the same decision and are taken back with it. They are done as long as they are
        legal: a way may be longer than a turn.
        """
        before = Before(self.state, len(self.entries), len(self.events))
        if seat != self._last:
            self._back.clear()
        self._apply(seat, action, learns=False)
        for each in more:
            if each not in self.game.legal(view_of(self.state, seat)):
                break
            self._apply(seat, each, learns=False)
        if any(event.only is not None for event in self.events[before.events :]):
            self._back.clear()
        else:
            self._back.append(before)

    def undo(self, seat: Seat) -> bool:
        """Takes the seat's last decision back, if neither luck nor a secret nor another seat came after it."""
        if seat != self._last or not self._back:
            return False
        before = self._back.pop()
        self.state = before.state
        del self.entries[before.entries :]
        del self.events[before.events :]
        self._heard = [min(heard, before.events) for heard in self._heard]
        return True

    def news(self, seat: Seat) -> tuple[Any, ...]:
        """What the seat may know and has not heard yet; asking is hearing."""
        since, self._heard[seat] = self._heard[seat], len(self.events)
        return news_for(seat, self.events, since)

    def record(self) -> Record:
        return Record.of(self.game, self.seats, self.entries, self.state)

    def _apply(self, seat: Seat, action: Any, learns: bool = True) -> None:
        step = self.game.apply(self.state, seat, action)
        self.state = step.state
        self.events += step.events
        self.entries.append((seat, action))
        self._last = seat
        if learns:
            self._back.clear()

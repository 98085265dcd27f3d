"""The loop: ask whoever is to act, apply, go on until the game is over."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, Protocol, TypeVar

from msgspec import Struct

from stellwerk.core.game import LUCK, AnyGame, E, Seat, Standing, State, View, view_of
from stellwerk.core.luck import LuckSource, choose
from stellwerk.core.record import Entry, Record

P = TypeVar("P")
H = TypeVar("H")
A = TypeVar("A")
A_co = TypeVar("A_co", covariant=True)


class Turn(Struct, Generic[P, H, A, E], frozen=True):
    """All an agent gets: what it sees, what it may do, what it may know has happened since it was last asked."""

    view: View[P, H]
    legal: Sequence[A]
    news: tuple[E, ...]


class Agent(Protocol[A_co]):
    """Whoever holds a seat: returns one of `turn.legal`."""

    def __call__(self, turn: Turn[Any, Any, Any, Any], /) -> A_co: ...


class Played(Struct, frozen=True):
    """A finished game: every action, and the last state."""

    game: AnyGame
    entries: tuple[Entry, ...]
    state: State[Any, Any, Any]
    decisions: int  # luck's choices not counted

    def record(self) -> Record:
        return Record.of(self.game, len(self.state.hands), self.entries, self.state)

    def standings(self) -> tuple[Standing, ...]:
        return self.game.standings(self.state)


def play(game: AnyGame, agents: Sequence[Agent[Any]], luck: LuckSource) -> Played:
    """A whole game, one agent per seat. While several seats may act, the lowest seat is asked first."""
    state = game.start(len(agents))
    entries: list[Entry] = []
    events: list[Any] = []
    heard = [0] * len(agents)  # how many events each seat has been told of
    decisions = 0
    while actors := game.actors(state.public):
        seat = actors[0]
        if seat == LUCK:
            action = choose(game.luck(state), luck)
        else:
            view = view_of(state, seat)
            action = agents[seat](Turn(view, game.legal(view), news_for(seat, events, heard[seat])))
            heard[seat] = len(events)
            decisions += 1
        step = game.apply(state, seat, action)
        state = step.state
        events += step.events
        entries.append((seat, action))
    return Played(game, tuple(entries), state, decisions)


def news_for(seat: Seat | None, events: Sequence[E], since: int = 0) -> tuple[E, ...]:
    """The events that `seat` may know, from number `since` on."""
    return tuple([event for event in events[since:] if event.only is None or event.only == seat])

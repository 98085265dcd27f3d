"""A game being played, as a value: whatever drives one, program, terminal or server, is a loop around this."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from stellwerk.core.game import (
    LUCK,
    AnyGame,
    AnyState,
    AnyView,
    Entry,
    Event,
    Seat,
    SomeAction,
    Standing,
    news_for,
    view_of,
)
from stellwerk.core.log import Log
from stellwerk.core.luck import LuckSource, choose
from stellwerk.core.record import Record


class Session(Struct, frozen=True):
    """Everything that happened, and where it led. A move gives the next session; this one stays as it is.

    `heard`: how many events each seat has been told of. `before`: where `undo` leads, if it leads anywhere.
    """

    game: AnyGame
    state: AnyState
    entries: Log[Entry]
    events: Log[Event]
    heard: tuple[int, ...]
    decisions: int = 0  # several actions of a seat at once are one; luck's choices do not count
    before: Session | None = None

    @staticmethod
    def begin(game: AnyGame, seats: int) -> Session:
        """Everything in its box."""
        return Session.at(game, game.start(seats))

    @staticmethod
    def at(game: AnyGame, state: AnyState) -> Session:
        """From a position whose past nobody knows."""
        return Session(game, state, Log(), Log(), (0,) * len(state.hands))

    @property
    def actors(self) -> tuple[Seat, ...]:
        return self.game.actors(self.state.public)

    @property
    def over(self) -> bool:
        return not self.actors

    def view(self, seat: Seat | None) -> AnyView:
        return view_of(self.state, seat)

    def legal(self, seat: Seat) -> Sequence[SomeAction]:
        return self.game.legal(view_of(self.state, seat))

    # ---- going on

    def act(self, seat: Seat, *actions: SomeAction) -> Session:
        """One decision of a seat: all of these actions, or IllegalAction and none.

        Who acts has been told what went before.
        """
        game, state, told = self.game, self.state, len(self.events)
        events: list[Event] = []
        for action in actions:
            step = game.apply(state, seat, action)
            state = step.state
            events += step.events
        return Session(
            game,
            state,
            self.entries.plus([(seat, action) for action in actions]),
            self.events.plus(events),
            (*self.heard[:seat], told, *self.heard[seat + 1 :]),
            self.decisions + 1,
            self._kept(seat) if may_undo(events) and game.actors(state.public) else None,
        )

    def settle(self, luck: LuckSource) -> Session:
        """Let luck act until a seat is to act or the game is over."""
        game, state = self.game, self.state
        if game.actors(state.public) != (LUCK,):
            return self
        entries: list[Entry] = []
        events: list[Event] = []
        while game.actors(state.public) == (LUCK,):
            action = choose(game.luck(state), luck)
            step = game.apply(state, LUCK, action)
            state = step.state
            events += step.events
            entries.append((LUCK, action))
        return self._lucky(state, entries, events)

    def replayed(self, outcomes: Sequence[SomeAction]) -> Session:
        """Luck's choices once more, as they were."""
        state = self.state
        events: list[Event] = []
        for action in outcomes:
            step = self.game.apply(state, LUCK, action)
            state = step.state
            events += step.events
        return self._lucky(state, [(LUCK, action) for action in outcomes], events) if outcomes else self

    def _lucky(self, state: AnyState, entries: Sequence[Entry], events: Sequence[Event]) -> Session:
        game, log, past = self.game, self.entries.plus(entries), self.events.plus(events)
        return Session(game, state, log, past, self.heard, self.decisions)

    def fitting(self, seat: Seat, actions: Sequence[SomeAction]) -> Sequence[SomeAction]:
        """As many of these actions as are legal one after the other: a way may be longer than a turn."""
        state = self.state
        for count, action in enumerate(actions):
            if action not in self.game.legal(view_of(state, seat)):
                return actions[:count]
            state = self.game.apply(state, seat, action).state
        return actions

    # ---- going back

    def can_undo(self, seat: Seat) -> bool:
        """Whether this seat decided last, and nobody has learned anything from it."""
        return self.before is not None and self.entries[-1][0] == seat

    def undo(self, seat: Seat) -> Session | None:
        """The session before the seat's last decision; None where it cannot be taken back."""
        return self.before if self.can_undo(seat) else None

    def _kept(self, seat: Seat) -> Session:
        """This session as a place to come back to; what another seat could still undo ends here."""
        if self.before is None or self.entries[-1][0] == seat:
            return self
        return Session(self.game, self.state, self.entries, self.events, self.heard, self.decisions)

    # ---- telling

    def news(self, seat: Seat) -> tuple[Event, ...]:
        """What the seat may know and has not been told yet."""
        return news_for(seat, self.events.since(self.heard[seat]))

    def hear(self, seat: Seat) -> Session:
        """The seat has been told everything."""
        heard = (*self.heard[:seat], len(self.events), *self.heard[seat + 1 :])
        game, state = self.game, self.state
        return Session(game, state, self.entries, self.events, heard, self.decisions, self.before)

    def record(self) -> Record:
        return Record.of(self.game, len(self.state.hands), self.entries, self.state)

    def standings(self) -> tuple[Standing, ...]:
        return self.game.standings(self.state)


def may_undo(events: Sequence[Event]) -> bool:
    """A decision can be taken back while nobody has learned anything from it: luck and secrets teach somebody."""
    return all(event.only is None for event in events)

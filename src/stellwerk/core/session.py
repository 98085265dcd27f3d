"""A game being played, as a value: whatever drives one, program, terminal or server, is a loop around this."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

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
    view_of,
)
from stellwerk.core.log import Log
from stellwerk.core.luck import LuckSource, choose
from stellwerk.core.record import Record

TO_LUCK: Final[tuple[Seat, ...]] = (LUCK,)


class Deed(Struct, frozen=True, gc=False):
    """An action of a seat or of luck, and what happened by it."""

    seat: Seat
    action: SomeAction
    events: tuple[Event, ...]


class Session(Struct, frozen=True, gc=False):
    """Everything that happened, and where it led. A move gives the next session; this one stays as it is.

    `heard`: how many deeds each seat has been told of. `last`: who acted last. `before`: where `undo` leads, if it
    leads anywhere.
    """

    game: AnyGame
    state: AnyState
    actors: tuple[Seat, ...]  # who may act now: nobody when the game is over
    deeds: Log[Deed]
    heard: tuple[int, ...]
    decisions: int = 0  # several actions of a seat at once are one; luck's choices do not count
    last: Seat = LUCK
    before: Session | None = None

    @staticmethod
    def begin(game: AnyGame, seats: int) -> Session:
        """Everything in its box."""
        return Session.at(game, game.start(seats))

    @staticmethod
    def at(game: AnyGame, state: AnyState) -> Session:
        """From a position whose past nobody knows."""
        return Session(game, state, game.actors(state.public), Log(), (0,) * len(state.hands))

    def __deepcopy__(self, memo: object) -> Session:
        """Itself: a value needs no copies, and libraries make many."""
        return self

    @property
    def over(self) -> bool:
        return not self.actors

    @property
    def entries(self) -> list[Entry]:
        """Every action with who did it, as a record lists them."""
        return [(deed.seat, deed.action) for deed in self.deeds]

    @property
    def events(self) -> list[Event]:
        """Everything that happened, for whoever may know it all."""
        return [event for deed in self.deeds for event in deed.events]

    def view(self, seat: Seat | None) -> AnyView:
        return view_of(self.state, seat)

    def legal(self, seat: Seat) -> Sequence[SomeAction]:
        return self.game.legal(view_of(self.state, seat))

    # ---- going on

    def act(self, seat: Seat, *actions: SomeAction, luck: LuckSource | None = None) -> Session:
        """One decision of a seat: all of these actions, or IllegalAction and none. Where one of them ends the
        game, those after it have nowhere to go. With `luck`, as if `settle` followed.

        It can be taken back while nobody has learned anything from it, and a secret teaches somebody.
        """
        game, state, taught = self.game, self.state, False
        deeds: list[Deed] = []
        for action in actions:
            step = game.apply(state, seat, action)
            state = step.state
            deeds.append(Deed(seat, action, step.events))
            for event in step.events:
                if event.only is not None:
                    taught = True
            if len(actions) > 1 and not game.actors(state.public):
                break
        actors = game.actors(state.public)
        if luck is not None and actors == TO_LUCK:
            state, actors = _deal(game, state, luck, deeds)
            return Session(game, state, actors, self.deeds.plus(deeds), self.heard, self.decisions + 1)
        if taught:
            before = None
        elif self.before is None or self.last == seat:
            before = self
        else:  # what another seat could still undo ends here
            before = replace(self, before=None)
        return Session(game, state, actors, self.deeds.plus(deeds), self.heard, self.decisions + 1, seat, before)

    def settle(self, luck: LuckSource) -> Session:
        """Let luck act until a seat is to act or the game is over."""
        if self.actors != TO_LUCK:
            return self
        deeds: list[Deed] = []
        state, actors = _deal(self.game, self.state, luck, deeds)
        return Session(self.game, state, actors, self.deeds.plus(deeds), self.heard, self.decisions)

    def replayed(self, outcomes: Sequence[SomeAction]) -> Session:
        """Luck's choices once more, as they were."""
        if not outcomes:
            return self
        game, state = self.game, self.state
        deeds: list[Deed] = []
        for action in outcomes:
            step = game.apply(state, LUCK, action)
            state = step.state
            deeds.append(Deed(LUCK, action, step.events))
        actors = game.actors(state.public)
        return Session(game, state, actors, self.deeds.plus(deeds), self.heard, self.decisions)

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
        """Whether this seat decided last and nobody has learned anything from it; the end shows all hands."""
        return self.before is not None and self.last == seat and not self.over

    def undo(self, seat: Seat) -> Session | None:
        """The session before the seat's last decision; None where it cannot be taken back."""
        return self.before if self.can_undo(seat) else None

    # ---- telling

    def news(self, seat: Seat) -> tuple[Event, ...]:
        """What the seat may know and has not been told yet."""
        return self.news_since(seat, self.heard[seat])

    def news_since(self, seat: Seat, count: int) -> tuple[Event, ...]:
        """What the seat may know of all deeds but the first `count`."""
        deeds = self.deeds.since(count)
        return tuple([e for deed in deeds for e in deed.events if e.only is None or e.only == seat])

    def hear(self, seat: Seat) -> Session:
        """The seat has been told everything."""
        return replace(self, heard=(*self.heard[:seat], self.deeds.size, *self.heard[seat + 1 :]))

    def light(self) -> Session:
        """Where it stands and how far back it can go, without what led there: for whoever keeps a log anyway."""
        return replace(self, deeds=Log(), heard=(0,) * len(self.heard))

    def record(self) -> Record:
        return Record.of(self.game, len(self.state.hands), self.entries, self.state)

    def standings(self) -> tuple[Standing, ...]:
        return self.game.standings(self.state)


def _deal(
    game: AnyGame, state: AnyState, luck: LuckSource, deeds: list[Deed]
) -> tuple[AnyState, tuple[Seat, ...]]:
    """Luck acts until a seat is to act or the game is over: the state there, and who acts. Its deeds are added."""
    actors = TO_LUCK
    while actors == TO_LUCK:
        action = choose(game.luck(state), luck)
        step = game.apply(state, LUCK, action)
        state = step.state
        deeds.append(Deed(LUCK, action, step.events))
        actors = game.actors(state.public)
    return state, actors

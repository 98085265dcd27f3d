"""A game at the terminal: a loop around a session, with people on some seats and bots on the others."""

from __future__ import annotations

from collections.abc import Mapping

from stellwerk.core.game import AnyGame, Event, Seat, SomeAction
from stellwerk.core.luck import LuckSource
from stellwerk.core.play import Asked
from stellwerk.core.session import Session


class Table:
    """Seats without a bot belong to people."""

    def __init__(self, game: AnyGame, seats: int, luck: LuckSource, bots: Mapping[Seat, Asked]) -> None:
        self.session = Session.begin(game, seats)
        self._luck = luck
        self._bots = bots

    def next_person(self) -> Seat | None:
        """Luck and bots act until a person is to decide; None when the game is over."""
        while actors := self._settled().actors:
            if actors[0] not in self._bots:
                return actors[0]
            self.session = self._bots[actors[0]].act(self.session)
        return None

    def _settled(self) -> Session:
        self.session = self.session.settle(self._luck)
        return self.session

    def act(self, seat: Seat, *actions: SomeAction) -> None:
        """A person's decision, as much of it as this turn allows; IllegalAction leaves everything as it was."""
        self.session = self.session.act(seat, *(self.session.fitting(seat, actions) or actions[:1]))

    def undo(self, seat: Seat) -> bool:
        """Whether the seat's last decision could be taken back; then it is."""
        before = self.session.undo(seat)
        self.session = before or self.session
        return before is not None

    def news(self, seat: Seat) -> tuple[Event, ...]:
        """What the seat may know and has not heard yet; asking is hearing."""
        news = self.session.news(seat)
        self.session = self.session.hear(seat)
        return news

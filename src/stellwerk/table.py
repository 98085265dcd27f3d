"""A table for programs and notebooks: a game one can look at, play step by step, and take back at will."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from stellwerk import bots as known_bots
from stellwerk import games
from stellwerk.core.game import AnyGame, AnyState, AnyView, Seat, Standing, StellwerkError
from stellwerk.core.luck import LuckSource, SeededLuck, SystemLuck
from stellwerk.core.notation import read_decision, write_decision
from stellwerk.core.play import Bot, Turn, decide
from stellwerk.core.play import play as play_bots
from stellwerk.core.record import Record
from stellwerk.core.session import Session
from stellwerk.words import ENGLISH


class NothingToUndoError(StellwerkError):
    """The game has only just begun."""


class Table:
    """`Table("europe", seats=3, seed=1, way="mega")`: dealt and ready, luck acts by itself.

    The same seed gives the same cards. Actions are given and shown in notation: `claim paris-zurich-1`.
    """

    def __init__(
        self,
        game: str | Path | AnyGame,
        seats: int | None = None,
        *,
        seed: int | str | None = None,
        **options: str,
    ) -> None:
        self.game: AnyGame = games.make(game, **options) if isinstance(game, str | Path) else game
        self._luck: LuckSource = SystemLuck() if seed is None else SeededLuck(seed)
        begun = Session.begin(self.game, self.game.seats[0] if seats is None else seats)
        self._sessions = [begun.settle(self._luck)]

    @staticmethod
    def of(session: Session) -> Table:
        """A table where a game stands already."""
        table = Table.__new__(Table)
        table.game, table._luck, table._sessions = session.game, SystemLuck(), [session]
        return table

    # ---- looking

    @property
    def session(self) -> Session:
        return self._sessions[-1]

    @property
    def state(self) -> AnyState:
        return self.session.state

    @property
    def actors(self) -> tuple[Seat, ...]:
        """Who may act now; nobody when the game is over."""
        return self.session.actors

    @property
    def turn(self) -> Seat | None:
        """The seat to act, the lowest if several may; None when the game is over."""
        return next(iter(self.actors), None)

    @property
    def over(self) -> bool:
        return self.session.over

    @property
    def seats(self) -> int:
        return len(self.state.hands)

    def view(self, seat: Seat | None = None) -> AnyView:
        """All that a seat sees; without a seat, what a spectator sees."""
        return self.session.view(seat)

    def legal(self, seat: Seat | None = None) -> list[str]:
        """What the seat to act may do."""
        actor = self._actor(seat)
        return [self.game.write(action) for action in self.session.legal(actor)]

    def told(self, seat: Seat | None = None, lang: str = ENGLISH) -> str:
        """The position in words, as a seat knows it."""
        from stellwerk.telling import narrator

        teller, view = narrator(self.game, lang), self.view(seat)
        return "\n".join([*teller.position(view), teller.task(view)])

    def standings(self) -> tuple[Standing, ...]:
        """Every seat's result with its breakdown."""
        return self.session.standings()

    def record(self) -> Record:
        """The game so far; `str` of it is the text that replays anywhere."""
        return self.session.record()

    # ---- playing

    def push(self, action: str, seat: Seat | None = None) -> None:
        """One decision of the seat to act, then luck; InvalidAction or IllegalAction says why not.

        Several actions joined by `; ` are one decision: `claim paris-zurich-1; pay 3 red`.
        """
        actions = read_decision(self.game, action)
        self._sessions.append(self.session.act(self._actor(seat), *actions).settle(self._luck))

    def undo(self) -> None:
        """Back before the last decision, whoever made it and whatever it showed."""
        if len(self._sessions) == 1:
            raise NothingToUndoError("nothing has been decided yet")
        self._sessions.pop()

    def ask(self, bot: str | Bot, seat: Seat | None = None, *, chance: float = 0.0) -> str:
        """What a bot would do here; it sees what the seat sees."""
        view = self.view(self._actor(seat))
        asked = known_bots.find(bot, self.game) if isinstance(bot, str) else bot
        decision = decide(asked, Turn(view, self.game.legal(view), chance=chance))
        return write_decision(self.game, [decision.action])

    def _actor(self, seat: Seat | None) -> Seat:
        if seat is not None:
            return seat
        return 0 if self.turn is None else self.turn

    # ---- showing itself

    def __repr__(self) -> str:
        state = "over" if self.over else f"seat {self.turn} to act"
        return f"<Table {self.game.name}, {self.seats} seats, {self.session.decisions} decisions, {state}>"

    def __str__(self) -> str:
        return self.told()

    def _repr_svg_(self) -> str:
        from stellwerk.pictures import Picture

        return Picture(self.game, self.state)._repr_svg_()


def play(
    game: str | Path | AnyGame, bots: Sequence[str | Bot], *, seed: int | str | None = None, **options: str
) -> Table:
    """A whole game of bots: `play("europe", ["greedy", "random"], seed=3)`."""
    made = games.make(game, **options) if isinstance(game, str | Path) else game
    seats = [known_bots.find(bot, made) if isinstance(bot, str) else bot for bot in bots]
    luck: LuckSource = SystemLuck() if seed is None else SeededLuck(seed)
    return Table.of(play_bots(made, seats, luck, seed))

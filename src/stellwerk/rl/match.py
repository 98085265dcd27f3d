"""A game played by codes: whoever drives one gives numbers and is given tensors, masks and rewards."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from stellwerk import games
from stellwerk.core.game import AnyGame, IllegalAction, Seat
from stellwerk.core.luck import SeededLuck
from stellwerk.core.session import Session
from stellwerk.encoder import Encoder, Mask, Tensor, learning_of
from stellwerk.rl.rewards import Reward, reward_of


class Match:
    """What all environments are made of. `game` is a name, the path of a title file, or a game.

    `penalty`: None, and an illegal action raises IllegalAction; a number, and it costs the seat that much and
    changes nothing. `max_cycles`: the match is cut short after so many actions.
    """

    def __init__(
        self,
        game: str | Path | AnyGame,
        seats: int | None = None,
        *,
        reward: str | Reward = "rank",
        penalty: float | None = None,
        hints: bool = False,
        recall: int = 0,
        max_cycles: int | None = None,
        **options: str,
    ) -> None:
        self.game: AnyGame = games.make(game, **options) if isinstance(game, str | Path) else game
        self.seats = self.game.seats[0] if seats is None else seats
        self.encoder = Encoder(self.game, self.seats, hints=hints, recall=recall)
        self.codes = learning_of(self.game).codes(self.game)
        self.reward, self.penalty, self.max_cycles = reward_of(reward), penalty, max_cycles
        self.begin(0)

    def begin(self, seed: int) -> None:
        """Deal anew; the same seed gives the same cards."""
        self._luck = SeededLuck(seed)
        self.cycles = 0
        self._go_to(Session.begin(self.game, self.seats).settle(self._luck))
        self._worth = self._potential()

    # ---- looking

    @property
    def turn(self) -> Seat | None:
        """The seat to act, the lowest if several may; None when the game is over."""
        return next(iter(self.session.actors), None)

    @property
    def over(self) -> bool:
        return self.session.over

    @property
    def cut(self) -> bool:
        """Whether the match ends here although the game does not."""
        return not self.over and self.max_cycles is not None and self.cycles >= self.max_cycles

    def observe(self, seat: Seat) -> Tensor:
        return self.encoder.observe(self.session, seat)

    def legal(self, seat: Seat) -> list[int]:
        """The codes of all that the seat may do now, ascending; none when it is not asked."""
        view = self.session.view(seat)
        return [self.codes.code(view, action) for action in self.session.legal(seat)]

    def mask(self, seat: Seat) -> Mask:
        """1 for every code that is legal. To a seat that is not asked nothing is forbidden: no mask is all 0."""
        if seat not in self._masks:
            mask = np.zeros(self.codes.size, np.int8)
            mask[self.legal(seat) or slice(None)] = 1
            self._masks[seat] = mask
        return self._masks[seat].copy()

    # ---- playing

    def act(self, seat: Seat, code: int) -> list[float]:
        """One action of a seat, then luck; what every seat is given for it."""
        self.cycles += 1
        try:
            after = self.session.act(seat, self.codes.action(self.session.view(seat), code))
        except ValueError as error:  # an IllegalAction, or a code that means nothing in this view
            if self.penalty is not None:
                return [self.penalty if other == seat else 0.0 for other in range(self.seats)]
            if isinstance(error, IllegalAction):
                raise
            raise IllegalAction("", str(error)) from error
        return self.go_on(after)

    def go_on(self, session: Session) -> list[float]:
        """Luck acts on what somebody decided; what every seat is given for it."""
        self._go_to(session.settle(self._luck))
        before, self._worth = self._worth, self._potential()
        given = [now - then for now, then in zip(self._worth, before, strict=True)]
        if self.over:
            given = [sum(both) for both in zip(given, self.reward.final(self.session.standings()), strict=True)]
        return given

    def _go_to(self, session: Session) -> None:
        self.session = session
        self._masks: dict[Seat, Mask] = {}

    def _potential(self) -> list[float]:
        worth = self.reward.potential
        return [0.0] * self.seats if worth is None else worth(self.session.standings())

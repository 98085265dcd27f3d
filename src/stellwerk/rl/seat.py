"""One seat for Gymnasium; bots have the others."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any, TypeAlias

import gymnasium
import numpy as np
from gymnasium import spaces

from stellwerk import bots
from stellwerk.core.game import AnyGame, Seat
from stellwerk.core.play import Asked, Bot
from stellwerk.encoder import Mask, Tensor
from stellwerk.rl.match import Match
from stellwerk.rl.showing import told
from stellwerk.rl.spaces import tensor_space

Info: TypeAlias = dict[str, Any]
Step: TypeAlias = tuple[Tensor, float, bool, bool, Info]


class SeatEnv(gymnasium.Env[Tensor, np.int64]):
    """`opponents`: bots by name or as functions, in turn order after this seat; one name is for all of them.

    `seat` is the learner's, None for another one in every game. What is legal is in `info["action_mask"]`, and in
    `action_masks()`, where some libraries ask for it.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"]}  # noqa: RUF012 (Gymnasium's)

    def __init__(
        self,
        game: str | Path | AnyGame,
        seats: int | None = None,
        *,
        opponents: str | Bot | Sequence[str | Bot] = bots.RANDOM,
        seat: Seat | None = None,
        render_mode: str | None = None,
        **wishes: Any,
    ) -> None:
        self.match = Match(game, seats, **wishes)
        self.opponents = self._sit(opponents)
        self.seat = 0 if seat is None else seat
        self.moves_about = seat is None
        self.render_mode = render_mode
        self.observation_space = tensor_space(self.match.encoder)
        self.action_space = spaces.Discrete(self.match.codes.size)

    def reset(self, *, seed: int | None = None, options: Info | None = None) -> tuple[Tensor, Info]:
        super().reset(seed=seed)
        dice = Random(int(self.np_random.integers(2**63)))
        if self.moves_about:
            self.seat = dice.randrange(self.match.seats)
        others = [(self.seat + place) % self.match.seats for place in range(1, self.match.seats)]
        self._asked = {
            seat: Asked(bot, seat, dice.getrandbits(63)) for seat, bot in zip(others, self.opponents, strict=True)
        }
        self.match.begin(dice.getrandbits(63))
        self._let_others_play()
        return self.match.observe(self.seat), self._info()

    def step(self, action: np.int64) -> Step:
        given = self.match.act(self.seat, int(action))[self.seat] + self._let_others_play()
        return self.match.observe(self.seat), given, self.match.over, self.match.cut, self._info()

    def action_masks(self) -> Mask:
        return self.match.mask(self.seat)

    def render(self) -> str | None:
        return told(self.match, self.seat) if self.render_mode == "ansi" else None

    def _let_others_play(self) -> float:
        """What the learner is given meanwhile."""
        given = 0.0
        while (seat := self.match.turn) not in (None, self.seat):
            given += self.match.go_on(self._asked[seat].act(self.match.session))[self.seat]
        return given

    def _info(self) -> Info:
        return {"action_mask": self.match.mask(self.seat), "seat": self.seat}

    def _sit(self, opponents: str | Bot | Sequence[str | Bot]) -> list[Bot]:
        others = self.match.seats - 1
        wanted = [opponents] * others if isinstance(opponents, str) or callable(opponents) else list(opponents)
        if len(wanted) != others:
            raise ValueError(f"{len(wanted)} opponents for {others} seats")
        return [bots.find(bot, self.match.game) if isinstance(bot, str) else bot for bot in wanted]

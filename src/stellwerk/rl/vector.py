"""Many games for Gymnasium in compiled code: one seat of each, random players on the others."""

from __future__ import annotations

from pathlib import Path
from typing import Any, TypeAlias

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from stellwerk import bots, games, turbo
from stellwerk.core.game import AnyGame, Seat, Standing
from stellwerk.rl.rewards import Reward, reward_of

Seen: TypeAlias = NDArray[np.int16]
Codes: TypeAlias = NDArray[np.int64]
Info: TypeAlias = dict[str, Any]
Step: TypeAlias = tuple[Seen, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], Info]


class VecSeatEnv(VectorEnv[Seen, Codes, NDArray[Any]]):
    """`num_envs` games on `turbo.VecGame`, whose observations they show. A game that is over begins anew in the
    same step; `info["final_obs"]` and `info["final_info"]` tell of its end.

    `opponents` are random players; None, and the learner decides for every seat, `info["seat"]` says for which.
    `seat` is the learner's, None for the next one in every game. `packed`: masks have 32 codes a word.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012 (Gymnasium's)

    def __init__(
        self,
        game: str | Path | AnyGame,
        num_envs: int = 1,
        seats: int | None = None,
        *,
        opponents: str | None = bots.RANDOM,
        seat: Seat | None = None,
        reward: str | Reward = "rank",
        packed: bool = False,
        **options: str,
    ) -> None:
        title: AnyGame = games.make(game, **options) if isinstance(game, str | Path) else game
        if opponents not in (bots.RANDOM, None):
            raise ValueError(
                f"opponents {opponents!r}: compiled games have random ones; vectorization_mode='sync' has all"
            )
        self.reward = reward_of(reward)
        if self.reward.potential is not None:
            raise ValueError(f"reward {reward!r} is given on the way, that of compiled games at the end")
        count = title.seats[0] if seats is None else seats
        first = [number % count if seat is None else seat for number in range(num_envs)]
        self.games = turbo.VecGame(
            title, count, num_envs, mine=None if opponents is None else first, shift=int(seat is None)
        )
        self.num_envs, self.packed = num_envs, packed
        most = np.iinfo(np.int16).max
        self.single_observation_space = spaces.Box(-1, most, (self.games.observation.size,), np.int16)
        self.single_action_space = spaces.Discrete(self.games.codes)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(self, *, seed: int | None = None, options: Info | None = None) -> tuple[Seen, Info]:
        super().reset(seed=seed)
        self.games.reset(int(self.np_random.integers(2**63)))
        return self.games.observe(), self._info()

    def step(self, actions: Codes) -> Step:
        decided = self.games.actors.copy()
        self.games.step(actions)
        over, info = self.games.ended.copy(), self._info()
        given = np.zeros(self.num_envs)
        if over.any():
            worth = self._worth(over)
            given = worth[np.arange(self.num_envs), decided]
            info |= self._ends(over, {"seat": decided, "rewards": worth})
        return self.games.observe(), given, over, np.zeros_like(over), info

    def action_masks(self) -> NDArray[Any]:
        """1 for every legal code, of the seat that is to decide in each game."""
        masks = self.games.legal()
        return masks if self.packed else self.games.unpacked(masks).view(np.int8)

    def _info(self) -> Info:
        return {"action_mask": self.action_masks(), "seat": self.games.actors.copy()}

    def _worth(self, over: NDArray[np.bool_]) -> NDArray[np.float64]:
        """What every seat of every game that is over is given."""
        worth = np.zeros((self.num_envs, self.games.seats))
        for game in np.flatnonzero(over):
            both = zip(self.games.ranks[game].tolist(), self.games.totals[game].tolist(), strict=True)
            worth[game] = self.reward.final([Standing(seat, *each, ()) for seat, each in enumerate(both)])
        return worth

    def _ends(self, over: NDArray[np.bool_], known: Info) -> Info:
        """The games that are over, as Gymnasium's own vectors tell of them."""
        seen = np.full(self.num_envs, None, dtype=object)
        for game in np.flatnonzero(over):
            seen[game] = self.games.finals[game].copy()
        final = {**known, "totals": self.games.totals.copy(), "ranks": self.games.ranks.copy()}
        return {"final_obs": seen, "_final_obs": over, "final_info": final, "_final_info": over}

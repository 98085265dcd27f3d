"""A table for PettingZoo: one seat after the other is asked."""

# PettingZoo ships no types.
# mypy: disable-error-code="import-untyped, misc"
from __future__ import annotations

from pathlib import Path
from typing import Any

from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from stellwerk.core.game import AnyGame
from stellwerk.rl.agents import Agents
from stellwerk.rl.spaces import Observation, masked


def aec_env(game: str | Path | AnyGame, seats: int | None = None, **wishes: Any) -> AECEnv[str, Observation, int]:
    """A table as PettingZoo's users expect it; `wishes` are those of `Match`, and the options of the game."""
    return wrappers.OrderEnforcingWrapper(TableEnv(game, seats, **wishes))


class TableEnv(Agents, AECEnv[str, Observation, int]):
    """Every seat is an agent. Whoever is to act is given a tensor and the mask of what is legal."""

    metadata: dict[str, Any] = {**Agents.metadata, "is_parallelizable": False}  # noqa: RUF012 (PettingZoo's)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.deal(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._ask()

    def observe(self, agent: str) -> Observation:
        return masked(self.match, self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None, "only a seat that has left gives no action"
        self._cumulative_rewards[agent] = 0.0
        given = self.match.act(self.possible_agents.index(agent), int(action))
        self.rewards = dict(zip(self.possible_agents, given, strict=True))
        self.terminations = dict.fromkeys(self.agents, self.match.over)
        self.truncations = dict.fromkeys(self.agents, self.match.cut)
        self._ask()
        self._accumulate_rewards()

    def _ask(self) -> None:
        if (seat := self.match.turn) is not None:
            self.agent_selection = self.possible_agents[seat]

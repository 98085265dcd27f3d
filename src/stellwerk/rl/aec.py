"""A table for PettingZoo: one seat after the other is asked."""

# PettingZoo ships no types.
# mypy: disable-error-code="import-untyped, misc"
from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from stellwerk.core.game import AnyGame
from stellwerk.rl.match import Match
from stellwerk.rl.names import id_of
from stellwerk.rl.showing import told
from stellwerk.rl.spaces import Observation, agents_of, masked, masked_space


def aec_env(game: str | Path | AnyGame, seats: int | None = None, **wishes: Any) -> AECEnv[str, Observation, int]:
    """A table as PettingZoo's users expect it; `wishes` are those of `Match`, and the options of the game."""
    return wrappers.OrderEnforcingWrapper(TableEnv(game, seats, **wishes))


class TableEnv(AECEnv[str, Observation, int]):
    """Every seat is an agent. Whoever is to act is given a tensor and the mask of what is legal."""

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "is_parallelizable": False}  # noqa: RUF012 (PettingZoo's)

    def __init__(
        self,
        game: str | Path | AnyGame,
        seats: int | None = None,
        *,
        render_mode: str | None = None,
        **wishes: Any,
    ) -> None:
        super().__init__()
        self.match = Match(game, seats, **wishes)
        self.metadata = {**self.metadata, "name": id_of(self.match.game.name)}
        self.render_mode = render_mode
        self.possible_agents = agents_of(self.match)
        self.action_spaces = {agent: spaces.Discrete(self.match.codes.size) for agent in self.possible_agents}
        self.observation_spaces = {agent: masked_space(self.match) for agent in self.possible_agents}
        self._seeds = Random()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._seeds = Random(seed)
        self.match.begin(self._seeds.getrandbits(63))
        self.agents = list(self.possible_agents)
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

    def render(self) -> str | None:
        return told(self.match) if self.render_mode == "ansi" else None

    def _ask(self) -> None:
        if (seat := self.match.turn) is not None:
            self.agent_selection = self.possible_agents[seat]

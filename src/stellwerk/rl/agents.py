"""What both of PettingZoo's tables are: a match, and an agent with its spaces on every seat."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

from gymnasium import spaces

from stellwerk.core.game import AnyGame
from stellwerk.encoder import id_of
from stellwerk.rl.match import Match
from stellwerk.rl.showing import told
from stellwerk.rl.spaces import agents_of, masked_space


class Agents:
    """`wishes` are those of `Match`, and the options of the game."""

    metadata: dict[str, Any] = {"render_modes": ["ansi"]}  # noqa: RUF012 (PettingZoo's)
    agents: list[str]

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

    def render(self) -> str | None:
        return told(self.match) if self.render_mode == "ansi" else None

    def deal(self, seed: int | None) -> None:
        """The next match, with all seats in it; a seed begins a new row of matches."""
        if seed is not None:
            self._seeds = Random(seed)
        self.match.begin(self._seeds.getrandbits(63))
        self.agents = list(self.possible_agents)

"""A table for PettingZoo at which everybody answers at every step: where all choose at once, they do."""

# PettingZoo ships no types.
# mypy: disable-error-code="import-untyped, misc"
from __future__ import annotations

from pathlib import Path
from typing import Any, TypeAlias

from pettingzoo import ParallelEnv

from stellwerk.core.game import AnyGame
from stellwerk.rl.agents import Agents
from stellwerk.rl.spaces import Observation, masked

Each: TypeAlias = dict[str, float]
Step: TypeAlias = tuple[dict[str, Observation], Each, dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]


class ParallelTableEnv(Agents, ParallelEnv[str, Observation, int]):
    """Every seat is an agent. Only the actions of the seats that are to act are looked at; `max_cycles` counts
    steps."""

    def __init__(
        self, game: str | Path | AnyGame, seats: int | None = None, *, max_cycles: int | None = None, **wishes: Any
    ) -> None:
        super().__init__(game, seats, **wishes)
        self.max_cycles = max_cycles

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self.deal(seed)
        self.steps = 0
        return self._seen(), self._infos()

    def step(self, actions: dict[str, int]) -> Step:
        self.steps += 1
        given = [0.0] * self.match.seats
        for seat in self.match.session.actors:
            if seat in self.match.session.actors:  # what one decides may change who is to act
                more = self.match.act(seat, int(actions[self.possible_agents[seat]]))
                given = [sum(both) for both in zip(given, more, strict=True)]
        over = self.match.over
        cut = not over and self.max_cycles is not None and self.steps >= self.max_cycles
        every = self.possible_agents
        seen, infos, rewards = self._seen(), self._infos(), dict(zip(every, given, strict=True))
        if over or cut:
            self.agents = []
        return seen, rewards, dict.fromkeys(every, over), dict.fromkeys(every, cut), infos

    def _seen(self) -> dict[str, Observation]:
        return {agent: masked(self.match, seat) for seat, agent in enumerate(self.possible_agents)}

    def _infos(self) -> dict[str, dict[str, Any]]:
        return {agent: {} for agent in self.possible_agents}

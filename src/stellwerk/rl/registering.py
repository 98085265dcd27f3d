"""Every title under its name, where each library looks for it."""

# PettingZoo ships no types.
# mypy: disable-error-code="import-untyped, misc"
from __future__ import annotations

from typing import Any

import gymnasium
from msgspec import Struct
from pettingzoo import AECEnv

from stellwerk import games, turbo
from stellwerk.rl import spiel
from stellwerk.rl.aec import aec_env
from stellwerk.rl.names import ids
from stellwerk.rl.parallel import ParallelTableEnv
from stellwerk.rl.spaces import Observation


class Versioned(Struct, frozen=True):
    """A title as PettingZoo's own games offer themselves: a thing with `env` and `parallel_env`."""

    title: str

    def env(self, seats: int | None = None, **wishes: Any) -> AECEnv[str, Observation, int]:
        return aec_env(self.title, seats, **wishes)

    def parallel_env(self, seats: int | None = None, **wishes: Any) -> ParallelTableEnv:
        return ParallelTableEnv(self.title, seats, **wishes)


def register() -> None:
    """All titles that are known now, for `gymnasium.make`, `make_vec` and `pyspiel.load_game`."""
    for name, title in ids().items():
        if f"stellwerk/{name}" not in gymnasium.registry:
            compiled = "stellwerk.rl.vector:VecSeatEnv" if turbo.plays(games.make(title)) else None
            gymnasium.register(
                f"stellwerk/{name}",
                "stellwerk.rl.seat:SeatEnv",
                kwargs={"game": title},
                vector_entry_point=compiled,
            )
        spiel.register(title)

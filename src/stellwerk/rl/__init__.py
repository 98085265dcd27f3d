"""Environments for learning programs, over the rules as they are.

from stellwerk.rl import europe_v0
env = europe_v0.env(seats=3)                                   PettingZoo: every seat an agent
env = europe_v0.parallel_env(seats=3)                          the same, all answering at once
env = gymnasium.make("stellwerk/europe_v0", opponents="greedy")  Gymnasium: one seat against bots
envs = gymnasium.make_vec("stellwerk/europe_v0", num_envs=512)   many games in compiled code
game = pyspiel.load_game("stellwerk_europe_v0(players=3)")     OpenSpiel

A designer's own: `aec_env("my/title.toml")`, or `offer` its folder and use it by its name.
"""

from __future__ import annotations

from pathlib import Path

from stellwerk import games
from stellwerk.core.faults import Finding
from stellwerk.encoder import Encoder
from stellwerk.rl.aec import aec_env
from stellwerk.rl.names import ids
from stellwerk.rl.parallel import ParallelTableEnv
from stellwerk.rl.registering import Versioned, register
from stellwerk.rl.rewards import REWARDS, Reward
from stellwerk.rl.seat import SeatEnv
from stellwerk.rl.vector import VecSeatEnv

__all__ = ["REWARDS", "Encoder", "ParallelTableEnv", "Reward", "SeatEnv", "VecSeatEnv", "aec_env", "ids", "offer"]


def offer(folder: str | Path) -> list[Finding]:
    """From now on the titles of a designer's folder have environments too; what cannot have one is told."""
    found = games.offer(Path(folder))
    register()
    return found


def __getattr__(name: str) -> Versioned:
    """`stellwerk.rl.europe_v0`, for every title there is."""
    if name in ids():
        return Versioned(ids()[name])
    raise AttributeError(f"module 'stellwerk.rl' has no attribute {name!r}")


register()

"""Random play, step by step, for tests that look at every position."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, TypeVar

from contract.variants import OpenGame, OpenState
from stellwerk.core.game import LUCK, Seat, view_of
from stellwerk.core.luck import SeededLuck, choose

MOST_STEPS = 20_000
T = TypeVar("T")


@dataclass
class Walk:
    """Where a random game stands; `entries` grows as it goes."""

    game: OpenGame
    state: OpenState
    entries: list[tuple[Seat, Any]]
    rng: Random

    @property
    def actors(self) -> tuple[int, ...]:
        return self.game.actors(self.state.public)

    @property
    def decides(self) -> bool:
        return bool(self.actors) and self.actors[0] != LUCK


def pick(things: Sequence[T], rng: Random) -> T:
    """As `rng.choice`, but the same in every version of Python: playthroughs depend on it."""
    return things[int(rng.random() * len(things))]


def walk(game: OpenGame, seats: int, seed: str) -> Iterator[Walk]:
    """The walk before its first step, and after every step; fails when the game does not end."""
    now = Walk(game, game.start(seats), [], Random(seed))
    luck = SeededLuck(seed)
    yield now
    for _ in range(MOST_STEPS):
        if not now.actors:
            return
        seat = pick(now.actors, now.rng)
        if seat == LUCK:
            action = choose(game.luck(now.state), luck)
        else:
            action = pick(game.legal(view_of(now.state, seat)), now.rng)
        now.entries.append((seat, action))
        now.state = game.apply(now.state, seat, action).state
        yield now
    raise AssertionError(f"{game} did not end in {MOST_STEPS} steps")

"""What playing well is worth to a learner: by place, by points, or step by step."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, TypeAlias

from msgspec import Struct

from stellwerk.core.game import Standing

Worth: TypeAlias = Callable[[Sequence[Standing]], list[float]]  # one number for every seat


class Reward(Struct, frozen=True):
    """`final` is given at the end. `potential`, if there is one, is what a position is worth as if the game ended
    there: on the way a seat is given what it has risen by. `most` bounds the final reward both ways."""

    final: Worth
    potential: Worth | None = None
    most: float = 1.0


def by_rank(standings: Sequence[Standing]) -> list[float]:
    """1 for the winner, -1 for the last, evenly between; equal places share. The sum is zero."""
    ranks = [standing.rank for standing in standings]
    others = max(1, len(ranks) - 1)
    return [sum((other > rank) - (other < rank) for other in ranks) / others for rank in ranks]


def by_score(standings: Sequence[Standing]) -> list[float]:
    """Points ahead of the mean of the others. The sum is zero."""
    totals = [standing.total for standing in standings]
    others = max(1, len(totals) - 1)
    return [total - (sum(totals) - total) / others for total in totals]


def by_total(standings: Sequence[Standing]) -> list[float]:
    """The seat's own points, in hundreds: depends on nothing that this seat does not see."""
    return [standing.total / 100 for standing in standings]


REWARDS: Final[Mapping[str, Reward]] = {
    "rank": Reward(by_rank),
    "score": Reward(by_score, most=100_000),
    "shaped": Reward(by_rank, potential=by_total),
}


def reward_of(reward: str | Reward) -> Reward:
    """One of ours by its name, or one of your own."""
    if isinstance(reward, Reward):
        return reward
    if reward not in REWARDS:
        raise ValueError(f"there is no reward {reward!r}; there are {', '.join(REWARDS)}")
    return REWARDS[reward]

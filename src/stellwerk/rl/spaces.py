"""What environments say of themselves: who plays, and the shapes of what they see and do."""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np
from gymnasium import spaces

from stellwerk.core.game import Seat
from stellwerk.encoder import Encoder
from stellwerk.rl.match import Match

Observation: TypeAlias = dict[str, np.ndarray[Any, Any]]


def agents_of(match: Match) -> list[str]:
    return [f"seat_{seat}" for seat in range(match.seats)]


def masked_space(match: Match) -> spaces.Dict:
    """Of `masked`."""
    return spaces.Dict(
        {
            "observation": tensor_space(match.encoder),
            "action_mask": spaces.Box(0, 1, (match.codes.size,), np.int8),
        }
    )


def tensor_space(encoder: Encoder) -> spaces.Box[np.float32]:
    return spaces.Box(np.zeros_like(encoder.high), encoder.high, dtype=np.float32)


def masked(match: Match, seat: Seat) -> Observation:
    """What a seat sees and what it may do, as PettingZoo's games tell it."""
    return {"observation": match.observe(seat), "action_mask": match.mask(seat)}

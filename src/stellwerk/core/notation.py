"""A decision as text: one action, or several of one seat that belong together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stellwerk.core.game import AnyGame, InvalidAction, SomeAction

SEVERAL: Final = "; "
MOST: Final = 200  # actions in one decision


def actions_in(text: str) -> int:
    """How many actions a decision is made of."""
    return text.count(SEVERAL) + 1


def read_decision(game: AnyGame, text: str) -> list[SomeAction]:
    """`claim paris-zurich-1; pay 3 red`; InvalidAction names the part that cannot be read."""
    parts = text.split(SEVERAL)
    if len(parts) > MOST:
        raise InvalidAction(f"{len(parts)} actions at once; at most {MOST} are one decision")
    return [game.read(part) for part in parts]


def write_decision(game: AnyGame, actions: Sequence[SomeAction]) -> str:
    return SEVERAL.join(game.write(action) for action in actions)

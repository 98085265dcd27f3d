"""The bot that chooses any legal action, each as likely as the other: the yardstick for all others."""

from __future__ import annotations

from stellwerk.core.game import SomeAction
from stellwerk.core.play import AnyTurn


def uniform(turn: AnyTurn) -> SomeAction:
    return turn.legal[int(turn.chance * len(turn.legal))]

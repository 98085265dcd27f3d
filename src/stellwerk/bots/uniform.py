"""The bot that chooses any legal action, each as likely as the other."""

from __future__ import annotations

from random import Random
from typing import Any

from stellwerk.core.play import Turn


class Uniform:
    """Plays every game; the yardstick for all others."""

    def __init__(self, seed: int | str | None = None) -> None:
        self._random = Random(seed).random

    def __call__(self, turn: Turn[Any, Any, Any, Any], /) -> Any:
        return turn.legal[int(self._random() * len(turn.legal))]

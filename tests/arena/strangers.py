"""Bots of somebody's own, good and bad, as `arena.strangers:name`."""

from __future__ import annotations

import os
import time
from pathlib import Path

from stellwerk.core.game import AnyGame, SomeAction
from stellwerk.core.play import AnyTurn, Decision


def first(turn: AnyTurn) -> SomeAction:
    return turn.legal[0]


class Last:
    """Made with the game, as a class is."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def __call__(self, turn: AnyTurn) -> SomeAction:
        return turn.legal[-1]


def crashing(turn: AnyTurn) -> Decision[SomeAction]:
    """Remembers how often it was asked, and fails at the fourth time."""
    asked = int(str(turn.memory or 0)) + 1
    if asked > 3:
        raise KeyError("lost")
    return Decision(turn.legal[0], memory=asked)


def quitting(turn: AnyTurn) -> SomeAction:
    raise SystemExit(3)


def cheating(turn: AnyTurn) -> object:
    return "win"


def hanging(turn: AnyTurn) -> SomeAction:
    while True:
        try:
            time.sleep(60)
        except Exception:
            continue  # deaf to whatever is an error


def slow(turn: AnyTurn) -> SomeAction:
    """So that a tournament can be interrupted in the middle."""
    time.sleep(0.003)
    return turn.legal[0]


def mortal(turn: AnyTurn) -> SomeAction:
    """Takes its process along, once: the file in the environment says whether it has."""
    mark = Path(os.environ["STELLWERK_TEST_MARK"])
    if not mark.exists():
        mark.touch()
        os._exit(9)
    return turn.legal[0]

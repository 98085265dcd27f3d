"""The worker process in which bots think: `python -m stellwerk.server.worker MEGABYTES`.

It reads length-prefixed requests from the server and answers each with one line of JSON: notation and words only.
"""

from __future__ import annotations

import pickle
import sys
from functools import lru_cache
from typing import Any, BinaryIO

import msgspec
from msgspec import Struct

from stellwerk import bots, games
from stellwerk.core.game import AnyGame, View
from stellwerk.core.play import Turn


class Question(Struct, frozen=True):
    """What to think about. The view is all there is: a worker never holds a state."""

    game: str
    options: tuple[tuple[str, str], ...]
    bot: str
    seed: str
    view: View[Any, Any]
    news: tuple[Any, ...]


class Advice(Struct, frozen=True):
    action: str
    reason: str = ""


@lru_cache(32)
def game_of(name: str, options: tuple[tuple[str, str], ...]) -> AnyGame:
    return games.make_with(name, dict(options))


def think(question: Question) -> Advice:
    """The bot's choice in notation, with its reason where the bot gives one."""
    game = game_of(question.game, question.options)
    agent = bots.make(question.bot, game, question.seed)
    action = agent(Turn(question.view, game.legal(question.view), question.news))
    return Advice(game.write(action), str(getattr(agent, "reason", "")))


def serve(requests: BinaryIO, answers: BinaryIO) -> None:
    """Answer until the server closes the pipe."""
    while head := requests.read(4):
        question: Question = pickle.loads(requests.read(int.from_bytes(head, "big")))
        answers.write(msgspec.json.encode(think(question)) + b"\n")
        answers.flush()


if __name__ == "__main__":
    if sys.platform != "win32":  # which has no such limit; time is kept there all the same
        import resource

        most = int(sys.argv[1]) * 1024 * 1024
        resource.setrlimit(resource.RLIMIT_AS, (most, most))
    serve(sys.stdin.buffer, sys.stdout.buffer)

"""The worker process in which bots think: `python -m stellwerk.server.worker MEGABYTES`.

It reads length-prefixed requests from the server and answers each with one line of JSON: notation and words only.
"""

from __future__ import annotations

import pickle
import sys
from pathlib import Path
from typing import BinaryIO

import msgspec
from msgspec import Struct

from stellwerk import bots
from stellwerk.core.game import AnyView, Event
from stellwerk.core.play import Turn, Why, decide
from stellwerk.server.making import made


class Question(Struct, frozen=True):
    """What to think about. The view is all there is: a worker never holds a state."""

    title: Path  # its file: a worker need not know which titles the server offers
    options: tuple[tuple[str, str], ...]
    bot: str
    chance: float
    view: AnyView
    news: tuple[Event, ...]
    memory: object = None


class Advice(Struct, frozen=True):
    """The action in notation, what the bot wants to remember, and why it chose so."""

    action: str
    memory: object = None
    why: Why | None = None


def think(question: Question) -> Advice:
    """The bot's choice in notation, with its reason where the bot gives one."""
    game = made(question.title, question.options)
    legal = game.legal(question.view)
    turn = Turn(question.view, legal, question.news, question.chance, question.memory)
    decision = decide(bots.make(question.bot, game), turn)
    return Advice(game.write(decision.action), decision.memory, decision.why)


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

"""The worker process in which bots think and errands are run: `python -m stellwerk.server.worker MEGABYTES NICE`.

It reads length-prefixed requests from the server and answers alike: a mark, then the answer or why there is none;
before that, where it takes long, how far it is.
"""

from __future__ import annotations

import os
import pickle
import sys
from pathlib import Path
from typing import BinaryIO, Final

import msgspec
from msgspec import Struct

from stellwerk import bots, turbo
from stellwerk.bots import policies
from stellwerk.core.game import AnyGame, AnyView, Event
from stellwerk.core.play import Bot, Turn, Why, decide
from stellwerk.server.errands import Errand, LongErrand
from stellwerk.server.errors import BadRequestError
from stellwerk.server.making import made

DONE: Final = b"+"
REFUSED: Final = b"-"
UNDER_WAY: Final = b"~"
NICE: Final = 5  # moves of people come first


class Question(Struct, frozen=True):
    """What to think about. The view is all there is: a worker never holds a state of a running game for it."""

    title: Path  # its file: a worker need not know which titles the server offers
    options: tuple[tuple[str, str], ...]
    bot: str
    chance: float
    view: AnyView
    news: tuple[Event, ...]
    memory: object = None
    search: float | None = None  # seconds, for a bot that searches
    policy: Path | None = None  # the file of a learned bot: a worker need not know those that are offered either

    def run(self) -> bytes:
        return msgspec.json.encode(think(self))


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
    decision = decide(_bot(question, game), turn)
    return Advice(game.write(decision.action), decision.memory, decision.why)


def _bot(question: Question, game: AnyGame) -> Bot:
    if question.policy is not None:
        return policies.loaded(question.policy, game)
    return bots.make(_ready(question.bot, game), game, question.search)


def _ready(bot: str, game: AnyGame) -> str:
    """Where search has yet to be compiled, it is, beside us; meanwhile the best that needs no compiling plays."""
    if bot != bots.STRATEGIST or not turbo.plays(game) or turbo.is_warm():
        return bot
    turbo.warm_up()
    return bots.strongest(game)


def serve(requests: BinaryIO, answers: BinaryIO) -> None:
    """Answer until the server closes the pipe."""

    def write(answer: bytes) -> None:
        answers.write(len(answer).to_bytes(4, "big") + answer)
        answers.flush()

    while head := requests.read(4):
        errand: Errand | LongErrand = pickle.loads(requests.read(int.from_bytes(head, "big")))
        try:
            if isinstance(errand, LongErrand):
                write(DONE + errand.run_telling(lambda part: write(UNDER_WAY + f"{part:.3f}".encode())))
            else:
                write(DONE + errand.run())
        except BadRequestError as error:
            write(REFUSED + error.packed())


if __name__ == "__main__":
    if sys.platform != "win32":  # which has no such limit; time is kept there all the same
        import resource

        most = int(sys.argv[1]) * 1024 * 1024
        resource.setrlimit(resource.RLIMIT_AS, (most, most))
        os.nice(int(sys.argv[2]))
    serve(sys.stdin.buffer, sys.stdout.buffer)

"""Records of a megabyte, sent to be replayed: something is done and put right again tens of thousands of times."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Final

from stellwerk import games
from stellwerk.core import record as records
from stellwerk.core.game import AnyGame
from stellwerk.core.luck import SeededLuck
from stellwerk.core.session import Session
from stellwerk.server.drills.attacks.target import Target

SIZE: Final = 1024 * 1024 - 100
AT_ONCE: Final = 6
SOONER: Final = 300  # decisions after which a random game is given up


async def attack(target: Target) -> None:
    text = endless()
    await asyncio.gather(*(_send(target, text) for _ in range(AT_ONCE)))


async def _send(target: Target, text: bytes) -> None:
    while True:
        await target.ask("POST", "/api/replay?count=200", text, "text/plain")


def endless(size: int = SIZE) -> bytes:
    """A record in which one seat goes to and fro until it is this large."""
    for title in games.titles():
        game = games.make(title)
        if (found := _to_and_fro(game)) is not None:
            session, seat, turns = found
            head = records.write(session.record()).rstrip("\n") + "\n"
            turn = "".join(f"{seat} {action}\n" for action in turns)
            return (head + turn * ((size - len(head)) // len(turn)) + "\n").encode()
    raise LookupError("in no title can anything be put right again")


def _to_and_fro(game: AnyGame) -> tuple[Session, int, tuple[str, str]] | None:
    """A position where somebody can do something, and then something else after which all is as before."""
    rng, luck = Random(3), SeededLuck(3)
    session = Session.begin(game, game.seats[0]).settle(luck)
    for _ in range(SOONER):
        if not session.actors:
            return None
        seat = session.actors[0]
        for there in session.legal(seat):
            after = session.act(seat, there)
            for back in after.legal(seat) if after.actors == session.actors else ():
                if after.act(seat, back).state == session.state:
                    return session, seat, (game.write(there), game.write(back))
        session = session.act(seat, rng.choice(session.legal(seat))).settle(luck)
    return None

"""Bots, and the loop that lets them play: ask whoever is to act, go on until the game is over."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Generic, TypeAlias, TypeVar

from msgspec import Struct

from stellwerk.core.game import (
    AnyGame,
    E,
    Event,
    Seat,
    SomeAction,
    SomeHand,
    SomePublic,
    StellwerkError,
    View,
    view_of,
)
from stellwerk.core.luck import LuckSource
from stellwerk.core.session import Session

P = TypeVar("P")
H = TypeVar("H")
A = TypeVar("A")


class Turn(Struct, Generic[P, H, A, E], frozen=True):
    """All a bot gets: what it sees, what it may do, what it may know has happened since it was last asked.

    `chance` is a fresh number from 0 up to 1: the only dice a bot may throw. `memory` is what it gave back last
    time, None at first.
    """

    view: View[P, H]
    legal: Sequence[A]
    news: tuple[E, ...] = ()
    chance: float = 0.0
    memory: object = None


class Why(Struct, frozen=True):
    """Why a bot chose as it did: a message of its family's words, and what fills it."""

    key: str
    facts: dict[str, str | int] = {}


class Candidate(Struct, Generic[A], frozen=True):
    """An action that a bot thought of, what it makes of it (more is better), and why."""

    action: A
    value: float
    why: Why | None = None


class Decision(Struct, Generic[A], frozen=True):
    """An action, what to remember (plain JSON values), why, and what was weighed up, best first."""

    action: A
    memory: object = None
    why: Why | None = None
    candidates: tuple[Candidate[A], ...] = ()


AnyTurn: TypeAlias = Turn[SomePublic, SomeHand, SomeAction, Event]
# A bot is a function of its turn: made anew for every question it plays the same game.
Bot: TypeAlias = Callable[[AnyTurn], SomeAction | Decision[SomeAction]]


def decide(bot: Bot, turn: AnyTurn) -> Decision[SomeAction]:
    """What the bot does; one that remembers nothing may return the bare action."""
    answer = bot(turn)
    return answer if isinstance(answer, Decision) else Decision(answer)


class Asked:
    """A bot on a seat: what it remembers, and its dice. Whoever drives a game keeps one for every bot."""

    def __init__(self, bot: Bot, seat: Seat, seed: int | str | None = None) -> None:
        self.bot = bot
        self.seat = seat
        self.memory: object = None
        self.told = 0  # how many deeds it has been told of
        self.thrown = 0.0  # what the dice showed last
        self._dice = Random(seed).random

    def act(self, session: Session, luck: LuckSource | None = None) -> Session:
        """The session after the bot's decision; with `luck`, after what luck did then."""
        seat = self.seat
        view = view_of(session.state, seat)
        news, self.told = session.news_since(seat, self.told), session.deeds.size
        self.thrown = self._dice()
        turn = Turn(view, session.game.legal(view), news, self.thrown, self.memory)
        answer = self.bot(turn)
        if isinstance(answer, Decision):
            self.memory = answer.memory
            return session.act(seat, answer.action, luck=luck)
        self.memory = None
        return session.act(seat, answer, luck=luck)


class EndlessGameError(StellwerkError):
    """A game that was still going on after as many decisions as were allowed."""


def play(
    game: AnyGame, bots: Sequence[Bot], luck: LuckSource, seed: int | str | None = None, most: int | None = None
) -> Session:
    """A whole game, one bot per seat. While several seats may act, the lowest seat is asked first.

    `seed` is that of the bots' dice; the same seed and the same luck give the same game. After `most` decisions,
    EndlessGameError: some boards let a game go on for ever.
    """
    seats = [Asked(bot, seat, seed if seed is None else f"{seed}/{seat}") for seat, bot in enumerate(bots)]
    session = Session.begin(game, len(bots)).settle(luck)
    while actors := session.actors:
        if most is not None and session.decisions >= most:
            raise EndlessGameError(f"not over after {most} decisions")
        session = seats[actors[0]].act(session, luck)
    return session

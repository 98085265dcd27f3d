"""A bot on a seat that may fail: then the seat passes to another bot for the rest of the game."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from stellwerk.arena.deadline import Deadline, TooLateError
from stellwerk.core.game import Seat, SomeAction
from stellwerk.core.play import AnyTurn, Bot, Decision


class Incident(Struct, frozen=True):
    """What a bot did instead of deciding: its seat was played by another from then on."""

    seat: Seat
    bot: str
    decision: int  # how many it had made before
    what: Literal["crash", "late", "illegal"]
    text: str = ""  # what it raised or chose


class Guarded:
    """The bot while all goes well, then the reserve. Knows how long each decision of the bot took."""

    def __init__(self, seat: Seat, name: str, bot: Bot, reserve: Bot, deadline: Deadline) -> None:
        self.times: list[float] = []
        self.choices = 0  # legal actions, over all its decisions
        self.incident: Incident | None = None
        self._seat, self._name = seat, name
        self._bot, self._reserve, self._deadline = bot, reserve, deadline

    def __call__(self, turn: AnyTurn) -> SomeAction | Decision[SomeAction]:
        if self.incident is not None:
            return self._reserve(turn)
        try:
            answer, took = self._deadline.call(self._bot, turn)
            action = answer.action if isinstance(answer, Decision) else answer
            if action in turn.legal:
                self.times.append(took)
                self.choices += len(turn.legal)
                return answer
            self._failed("illegal", repr(action))
        except TooLateError:
            self._failed("late")
        except (Exception, SystemExit) as error:  # whatever a stranger's code comes up with
            self._failed("crash", f"{type(error).__name__}: {error}")
        return self._reserve(replace(turn, memory=None))  # what the bot remembers means nothing to another

    def _failed(self, what: Literal["crash", "late", "illegal"], text: str = "") -> None:
        self.incident = Incident(self._seat, self._name, len(self.times), what, text[:200])

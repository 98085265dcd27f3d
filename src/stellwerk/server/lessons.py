"""A first game that teaches: the first decisions of a real table, scripted by a file beside the title.

Luck is known beforehand, so everybody's cards are; the learner holds seat 0. When the script ends, the same game
goes on against the bot that played the rival.
"""

from __future__ import annotations

from contextlib import suppress
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from typing import Final

from msgspec import Struct

from stellwerk import games
from stellwerk.core.game import Seat
from stellwerk.core.notation import SEVERAL
from stellwerk.core.textfile import FileError, read_toml
from stellwerk.core.title import LESSON
from stellwerk.server.entries import Chair
from stellwerk.server.errors import NotPossibleError
from stellwerk.server.sheet import Sheet
from stellwerk.server.wire import Coach
from stellwerk.words import Words

LEARNER: Final[Seat] = 0
NONCE: Final = "00" * 16  # nobody needs a proof of luck that is known beforehand


class Step(Struct, frozen=True, forbid_unknown_fields=True):
    """One decision: what may be done, in notation with `*` for anything, and what is pointed at meanwhile."""

    do: tuple[str, ...]
    on: tuple[str, ...] = ()
    seat: Seat = LEARNER

    def fits(self, text: str) -> bool:
        return any(fnmatchcase(text, wanted) for wanted in self.do)

    def begins(self, text: str) -> bool:
        """Whether this may be the first part of what is to be done."""
        return self.fits(text) or any(wanted.startswith(text + SEVERAL) for wanted in self.do)


class Rival(Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    bot: str


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    """`seed` is that of luck; `steps` are all seats' decisions in their order."""

    seed: str
    rival: Rival
    steps: tuple[Step, ...]

    def chairs(self, guest: str, name: str) -> tuple[Chair, ...]:
        return Chair(name, guest, None, NONCE), Chair(self.rival.name, None, self.rival.bot, NONCE)


def lesson_of(name: str) -> Lesson | None:
    """The lesson of a title, if it has one that can be read."""
    path = games.titles()[name].parent / LESSON
    with suppress(FileError):
        return _read(path) if path.is_file() else None
    return None


@cache
def _read(path: Path) -> Lesson:
    return read_toml(path, Lesson)


def _lesson_at(sheet: Sheet) -> Lesson | None:
    """The lesson of a table that is running; it ends early when the learner leaves the seat to a bot."""
    if not sheet.setup.lesson or sheet.status != "running" or sheet.chairs[LEARNER].bot is not None:
        return None
    return lesson_of(sheet.setup.game)


def step_of(sheet: Sheet) -> Step | None:
    """The scripted decision that is due at a table, if its lesson still goes on. Nothing is taken back in a
    lesson, so the moves count the steps."""
    lesson, done = _lesson_at(sheet), sum(sheet.moves)
    return lesson.steps[done] if lesson is not None and done < len(lesson.steps) else None


def require_step(sheet: Sheet, text: str) -> None:
    """In a lesson only the next step is made; other moves are good ones too, but later."""
    step = step_of(sheet)
    if step is not None and not step.fits(text):
        raise NotPossibleError("lesson-step")


def require_beginning(sheet: Sheet, text: str) -> None:
    """The same for what is only looked at."""
    step = step_of(sheet)
    if step is not None and not step.begins(text):
        raise NotPossibleError("lesson-step")


def require_freedom(sheet: Sheet) -> None:
    """A lesson goes forward only."""
    if step_of(sheet) is not None:
        raise NotPossibleError("lesson-forward")


def coach(sheet: Sheet, words: Words) -> Coach | None:
    """What the learner is told now: the step that is due or comes next; after the last one a farewell, until the
    learner goes on alone."""
    lesson = _lesson_at(sheet)
    if lesson is None:
        return None
    own = [number for number, step in enumerate(lesson.steps) if step.seat == LEARNER]
    done = sheet.moves[LEARNER]
    if done > len(own):
        return None
    if done == len(own):
        return Coach(done, len(own), words.say("lesson-end", rival=lesson.rival.name), ())
    on = lesson.steps[own[done]].on if own[done] == sum(sheet.moves) else ()
    return Coach(done, len(own), words.say(f"lesson-{done + 1}"), on)

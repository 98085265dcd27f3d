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
from msgspec.structs import replace

from stellwerk import games
from stellwerk.core.faults import FileError
from stellwerk.core.game import Seat
from stellwerk.core.notation import SEVERAL, actions_in
from stellwerk.core.textfile import read_toml
from stellwerk.core.title import LESSON
from stellwerk.server.entries import Chair
from stellwerk.server.errors import NotPossibleError
from stellwerk.server.sheet import Sheet
from stellwerk.server.wire import Coach
from stellwerk.words import Words

LEARNER: Final[Seat] = 0
NONCE: Final = "00" * 16  # nobody needs a proof of luck that is known beforehand


class Step(Struct, frozen=True, forbid_unknown_fields=True):
    """What is to be done, in notation with `*` for anything, and what is pointed at meanwhile.

    It may be done as one decision or piece by piece; alternatives have equally many actions.
    """

    do: tuple[str, ...]
    on: tuple[str, ...] = ()
    seat: Seat = LEARNER

    @property
    def actions(self) -> int:
        return actions_in(self.do[0])

    def fits(self, text: str) -> bool:
        """Whether this is what is to be done, or the beginning of it."""
        parts = text.split(SEVERAL)
        ways = [wanted.split(SEVERAL) for wanted in self.do]
        return any(len(parts) <= len(way) and all(map(fnmatchcase, parts, way)) for way in ways)

    def rest(self, done: int) -> Step:
        """What is left after so many of its actions."""
        return replace(self, do=tuple(SEVERAL.join(wanted.split(SEVERAL)[done:]) for wanted in self.do))


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
    path = games.known()[name].parent / LESSON
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


def _reached(lesson: Lesson, sheet: Sheet) -> tuple[int, int]:
    """How many steps are over, and how many actions of the next one. Nothing is taken back in a lesson, so the
    actions count them."""
    done = sum(sheet.deeds.values())
    for number, step in enumerate(lesson.steps):
        if done < step.actions:
            return number, done
        done -= step.actions
    return len(lesson.steps), 0


def step_of(sheet: Sheet) -> Step | None:
    """What the script asks for now, if a table's lesson still goes on."""
    lesson = _lesson_at(sheet)
    if lesson is None:
        return None
    number, done = _reached(lesson, sheet)
    return lesson.steps[number].rest(done) if number < len(lesson.steps) else None


def require_step(sheet: Sheet, text: str) -> None:
    """In a lesson only the next step is made; other moves are good ones too, but later."""
    step = step_of(sheet)
    if step is not None and not step.fits(text):
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
    own = [step for step in lesson.steps if step.seat == LEARNER]
    number, _ = _reached(lesson, sheet)
    done = sum(step.seat == LEARNER for step in lesson.steps[:number])
    if number < len(lesson.steps):
        due = lesson.steps[number]
        return Coach(done, len(own), words.say(f"lesson-{done + 1}"), due.on if due.seat == LEARNER else ())
    if sheet.deeds[LEARNER] > sum(step.actions for step in own):
        return None
    return Coach(done, len(own), words.say("lesson-end", rival=lesson.rival.name), ())

"""The one place where what went wrong becomes a line for people."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager

import typer

from stellwerk.arena.cluster import NoClusterError
from stellwerk.arena.journal import OtherTournamentError
from stellwerk.arena.runner import LostMatchError
from stellwerk.bots import UnknownBotError
from stellwerk.bots.budget import BadBudgetError
from stellwerk.bots.modules import BadModuleError
from stellwerk.core.faults import FileError, Finding
from stellwerk.core.game import LUCK, IllegalAction, InvalidAction, StellwerkError
from stellwerk.core.options import OptionError
from stellwerk.core.record import Record, RecordError
from stellwerk.draw.layout import MissingLayoutError
from stellwerk.draw.png import NoPngError
from stellwerk.games import UnknownGameError, families
from stellwerk.pictures import UnknownEndingError
from stellwerk.telling import rule_parts
from stellwerk.words import Words, rules
from stellwerk.words.faults import said, told
from stellwerk.words.narrator import Narrator


class InputError(StellwerkError):
    """Something typed that cannot be used: a message and its values, put into words when it is told."""

    def __init__(self, key: str, /, **values: str | int) -> None:
        super().__init__(key)
        self.key = key
        self.values = values


# What a person can cause. Anything else is a bug and may crash.
TOLD = (StellwerkError, typer.TyperException, OSError)


def complaint(words: Words, error: BaseException) -> str:
    """One line: a lead-in in the language of the reader, and the engine's own words (English)."""
    match error:
        case InputError(key=key, values=values):
            return words.say(key, **values)
        case InvalidAction():
            return words.say("error-action", text=str(error))
        case RecordError():
            return words.say("error-record", text=str(error))
        case FileError(findings=(first, *_)):
            return words.say("error-file", text=told(_spoken(words), first))
        case OptionError():
            return words.say("error-option", text=said(_spoken(words), error.reason))
        case UnknownGameError():
            return words.say("error-game", text=str(error))
        case BadModuleError() | BadBudgetError():
            return words.say("error-module", text=str(error))
        case OtherTournamentError() | LostMatchError() | NoClusterError():
            return words.say("error-arena", text=str(error))
        case UnknownBotError():
            return words.say("error-bot", text=str(error))
        case MissingLayoutError(board=board):
            return words.say("error-no-layout", board=board)
        case UnknownEndingError() | NoPngError():
            return words.say("error-picture", text=str(error))
        case typer.TyperException():
            return words.say("error-usage", text=error.format_message())
        case OSError():
            reason = error.strerror or str(error)
            return words.say("error-system", text=f"{error.filename}: {reason}" if error.filename else reason)
        case StellwerkError() if not isinstance(error, IllegalAction):
            return words.say("error-illegal", text=str(error))
        case _:  # a refused action is told where it is tried; one that comes as far as this is a bot's mistake
            raise error


def _spoken(words: Words) -> Words:
    """With the words of every family: a file may be any one's."""
    return words.within(*(family.locale for family in families().values()))


def findings_told(words: Words, findings: Iterable[Finding]) -> Iterator[tuple[Finding, str]]:
    """Each with the sentence that tells it."""
    spoken = _spoken(words)
    for finding in findings:
        yield finding, told(spoken, finding)


def refusal(narrator: Narrator, error: IllegalAction) -> str:
    """Why not, in the words of the game, with the rule and its text."""
    words = narrator.words
    text, entry = narrator.refusal(error), rules.find(rule_parts(words.lang), error.rule)
    if entry is None:
        return words.say("error-illegal", text=text)
    return words.say("error-illegal-rule", text=text, rule=entry.id, meaning=entry.text)


@contextmanager
def refusals_told(narrator: Narrator, played: Record) -> Iterator[None]:
    """While a record is replayed: an entry that the rules refuse is told in the words of its game."""
    try:
        yield
    except RecordError as error:
        refused = error.__cause__
        if not isinstance(refused, IllegalAction):
            raise
        entry = next(each for each in played.entries if (each.line or None) == error.line)
        who, text = "*" if entry.seat == LUCK else entry.seat, refusal(narrator, refused)
        raise InputError("error-entry", line=str(error.line), entry=f"{who} {entry.text}", text=text) from refused

"""The one place where what went wrong becomes a line for people."""

from __future__ import annotations

import re

import typer

from stellwerk.bots import UnknownBotError
from stellwerk.core.game import IllegalAction, InvalidAction
from stellwerk.core.options import OptionError
from stellwerk.core.record import RecordError
from stellwerk.core.textfile import FileError
from stellwerk.games import UnknownGameError
from stellwerk.words import Words, rules

_SEAT = re.compile(r"\bseat (\d+)")


class InputError(Exception):
    """Something typed that cannot be used: a message and its values, put into words when it is told."""

    def __init__(self, key: str, /, **values: str | int) -> None:
        super().__init__(key)
        self.key = key
        self.values = values


# What a person can cause. Anything else is a bug and may crash.
TOLD = (
    InputError,
    OptionError,
    FileError,
    RecordError,
    UnknownGameError,
    UnknownBotError,
    InvalidAction,
    IllegalAction,
    typer.TyperException,
    OSError,
)


def complaint(words: Words, error: BaseException) -> str:
    """One line: a lead-in in the language of the reader, the engine's own words (English), the rule if any."""
    match error:
        case InputError(key=key, values=values):
            return words.say(key, **values)
        case IllegalAction(rule=rule, reason=reason):
            return refusal(words, rule, reason)
        case InvalidAction():
            return words.say("error-action", text=str(error))
        case RecordError():
            return words.say("error-record", text=str(error))
        case FileError():
            return words.say("error-file", text=str(error))
        case OptionError():
            return words.say("error-option", text=str(error))
        case UnknownGameError():
            return words.say("error-game", text=str(error))
        case UnknownBotError():
            return words.say("error-bot", text=str(error))
        case typer.TyperException():
            return words.say("error-usage", text=error.format_message())
        case OSError():
            reason = error.strerror or str(error)
            return words.say("error-system", text=f"{error.filename}: {reason}" if error.filename else reason)
        case _:
            raise error


def refusal(words: Words, rule: str, reason: str) -> str:
    """Why not, with the rule and its text. The engine counts seats from 0, people from 1."""
    told = _SEAT.sub(lambda found: f"seat {int(found[1]) + 1}", reason)
    entry = rules.find(words.lang, rule)
    if entry is None:
        return words.say("error-illegal", text=told)
    return words.say("error-illegal-rule", text=told, rule=entry.id, meaning=entry.text)

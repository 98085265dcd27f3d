"""Why something is not possible, in the language of whoever tried it."""

from __future__ import annotations

from stellwerk import telling
from stellwerk.core.game import IllegalAction
from stellwerk.server.errors import TableError
from stellwerk.server.wire import Refusal
from stellwerk.words import Words
from stellwerk.words.narrator import Narrator
from stellwerk.words.rules import find


def refusal(error: IllegalAction | TableError, narrator: Narrator, game: str) -> Refusal:
    """What the rules or the server say no to, at a table of this game."""
    if isinstance(error, TableError):
        return Refusal("", error.reason, told(error, narrator.words), "")
    rule = find(telling.rule_parts(narrator.words.lang, game), error.rule) if error.rule else None
    meaning = rule.text if rule else ""
    return Refusal(error.rule, error.reason, narrator.refusal(error), meaning)


def told(error: TableError, words: Words) -> str:
    """A refusal of the server for people: seats are counted from 1."""
    facts = {fact: str(int(value) + 1) if fact == "seat" else value for fact, value in error.facts.items()}
    return words.say(f"refusal-{error.key}", **facts)

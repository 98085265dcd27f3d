"""Why something cannot be done, with the place that stands in the way."""

from __future__ import annotations

from msgspec import Struct

from stellwerk.core.game import IllegalAction
from stellwerk.crayon.words.names import Names
from stellwerk.crayon.words.refusals import told


class Hindrance(Struct, frozen=True):
    """`rule` is its id in the catalogue, `text` the reason in words, `on` the ids of what it names."""

    rule: str
    text: str
    on: tuple[str, ...] = ()


_KINDS = {"place": "city", "post": "post", "section": "edge", "line": "ferry"}


def hindrance(names: Names, error: IllegalAction) -> Hindrance:
    """What the rules say no with."""
    facts = {fact: told(names, fact, value) for fact, value in error.facts.items()}
    on = tuple(f"{_KINDS[fact]}:{value}" for fact, value in error.facts.items() if fact in _KINDS)
    return Hindrance(error.rule, names.words.say(f"refusal-{error.key}", **facts), on)

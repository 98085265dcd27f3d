"""Every refusal of the server can be told in both languages, and no message is there for nothing."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

import stellwerk
from stellwerk import games
from stellwerk.server.errors import TableError
from stellwerk.server.wire import BadMessageError
from stellwerk.words import ENGLISH, LOCALE, Words
from stellwerk.words.phrases import APART
from words.messages import messages

HOUSE = Path(stellwerk.__file__).parent
PREFIX = "refusal-"
TOLD = {key.removeprefix(PREFIX): facts for key, facts in messages(LOCALE / "en" / "refusals.ftl").items()}
IN_ENGLISH = re.compile(r"\b(the|is|are|you|your|not|of|with|and|seat|table|game|first|to)\b", re.I)


def _kinds(kind: type[TableError]) -> Iterator[str]:
    yield kind.__name__
    for narrower in kind.__subclasses__():
        yield from _kinds(narrower)


def _raised() -> Iterator[tuple[str, set[str]]]:
    """Every key in the server with the facts that are given to it."""
    kinds = set(_kinds(TableError))
    assert BadMessageError.__name__ in kinds
    for path in (HOUSE / "server").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in kinds:
                where = f"{path.name}:{node.lineno}"
                assert len(node.args) == 1 and isinstance(node.args[0], ast.Constant), (
                    f"{where}: one key, written out"
                )
                facts = {fact.arg for fact in node.keywords if fact.arg}
                assert len(facts) == len(node.keywords), f"{where}: facts are named one by one"
                yield str(node.args[0].value), facts


def test_every_key_has_a_message_with_its_facts_and_every_message_a_key() -> None:
    assert {key for key, _ in _raised()} == set(TOLD)
    assert [(key, facts) for key, facts in _raised() if facts != TOLD[key]] == []


def test_no_key_means_two_things() -> None:
    """A family's words have the last word: none of its messages may stand where the server says another thing."""
    for family in games.families().values():
        met = Counter(
            key
            for place in (LOCALE, family.locale)
            for path in (place / ENGLISH).glob("*.ftl")
            if path.name not in APART
            for key in messages(path)
        )
        assert [key for key, times in met.items() if times > 1 and key.startswith(PREFIX)] == []


@pytest.mark.parametrize("key", sorted(TOLD))
def test_every_refusal_is_a_sentence_in_both_languages(key: str) -> None:
    one, other = (Words(lang).say(PREFIX + key, **dict.fromkeys(TOLD[key], 3)) for lang in ("en", "de"))
    assert one != other and not IN_ENGLISH.search(other), other
    for text in (one, other):
        assert text[0] == text[0].upper() and "{" not in text
        assert text.endswith((".", ": 3")), text  # or with what the engine says

"""What both families' refusals are tested for."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path
from re import Pattern
from typing import Any

import pytest

import stellwerk
from contract.acting import Acting
from contract.variants import OpenGame
from stellwerk.core.game import LUCK, IllegalAction
from stellwerk.telling import narrator
from words.messages import messages

HOUSE = Path(stellwerk.__file__).parent
PREFIX = "refusal-"


def raised(family: str) -> Iterator[tuple[str, set[str]]]:
    """Every key in the rules of a family with the facts that are given to it."""
    for path in (HOUSE / family).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "IllegalAction":
                key = node.args[2:]
                assert len(key) <= 1, f"{path.name}:{node.lineno}"
                facts = {fact.arg for fact in node.keywords if fact.arg}
                assert len(facts) == len(node.keywords), f"{path.name}:{node.lineno}: facts are named one by one"
                if not key:
                    assert not facts, f"{path.name}:{node.lineno}: facts without a key"
                    continue
                assert isinstance(key[0], ast.Constant), f"{path.name}:{node.lineno}: a key is written out"
                yield str(key[0].value), facts


def keys(family: str) -> set[str]:
    return {key for key, _ in raised(family)}


def told_by(family: str) -> dict[str, set[str]]:
    """The messages of a family's refusals by their keys, with the facts they need."""
    path = HOUSE / family / "locale" / "en" / "refusals.ftl"
    return {key.removeprefix(PREFIX): facts for key, facts in messages(path).items()}


def told_in_both_languages(
    game: OpenGame, met: Iterable[tuple[tuple[str, str], IllegalAction]], english: Pattern[str]
) -> None:
    """Whole sentences, and no word of English in the German ones."""
    in_english, in_german = narrator(game, "en"), narrator(game, "de")
    for (key, tried), error in met:
        assert key, f"{tried}: {error}"
        one, other = in_english.refusal(error), in_german.refusal(error)
        assert one != other and not english.search(other), other
        for text in (one, other):
            assert text[-1] == "." and text[0] == text[0].upper() and "{" not in text, text


def refused(table: Acting[Any, Any], seat: int, action: Any) -> IllegalAction:
    with pytest.raises(IllegalAction) as refusal:
        table.game.apply(table.state, seat, action)
    return refusal.value


def refused_entry(table: Acting[Any, Any], entry: str) -> IllegalAction:
    """`0 claim paris-zurich-1`, or `* red` for luck."""
    who, _, text = entry.partition(" ")
    return refused(table, LUCK if who == "*" else int(who), table.game.read(text))


def reads_well(table: Acting[Any, Any], error: IllegalAction, german: str) -> None:
    assert narrator(table.game, "de").refusal(error) == german
    assert narrator(table.game, "en").refusal(error) != german


def told_to_a_program(misuse: Iterable[tuple[Acting[Any, Any], int, Any]]) -> None:
    """What nobody can type has no key and is told in English."""
    for table, seat, action in misuse:
        error = refused(table, seat, action)
        assert (error.key, error.facts) == ("", {}), action
        assert narrator(table.game, "de").refusal(error) == f"{error.reason}."

"""Every refusal of Denmark can be told in both languages, with the names of people's things."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache

import pytest

from crayon.helpers import Table, game_of
from crayon.walking import walk
from stellwerk.core.game import LUCK, IllegalAction
from stellwerk.crayon.actions import Action, Begin, Draw, Go, Lay, Under
from stellwerk.crayon.game import CrayonGame
from words.refused_denmark import SENTENCES, building, choosing, moving
from words.refusing import (
    keys,
    raised,
    reads_well,
    refused_entry,
    told_by,
    told_in_both_languages,
    told_to_a_program,
)

ENGLISH = re.compile(r"\b(the|is|are|you|your|not|of|with|and|cards?|seat|ferry|train|first|to)\b", re.I)


# ---- code and messages


def test_every_key_has_a_message_with_its_facts_and_every_message_a_key() -> None:
    told = told_by("crayon")
    assert keys("crayon") == set(told)
    assert [(key, facts) for key, facts in raised("crayon") if not told[key] <= facts] == []
    assert all(key.startswith("dk-") for key in told)


# ---- random games


def _attempts(game: CrayonGame) -> list[str]:
    """One of everything that can be written down."""
    board = game.title.board
    texts = ["done", "swap", "answer yes", "first 1", "first 2", "card 7", "card 40", "event dock-strike"]
    texts += ["under 1 2", "under 3", "begin odense", "begin kiel", "begin aarhus", "offer 1 4 1", "offer 2 0 11"]
    texts += [f"{verb} {good}" for verb in ("load", "drop", "lose") for good in board.goods[::4]]
    texts += [f"{verb} {kind}" for verb in ("upgrade", "convert") for kind in ("a", "b9", "b12", "c12")]
    texts += [f"cross {line.id} {seat}" for line in board.lines for seat in (0, 1)]
    texts += [f"buy {line.id}" for line in board.lines]
    texts += [f"lay {board.edge_name(edge)}" for edge in range(0, len(board.ends), 40)]
    texts += [f"go {post}" for post in board.posts[::40]]
    return [*texts, "deliver beer 9", "lay u20-v20"]


@cache
def _met() -> dict[tuple[str, str], IllegalAction]:
    """One refusal for each key and set of facts; those without a key by what was tried."""
    game, met = game_of(), dict[tuple[str, str], IllegalAction]()
    tries = [(text, game.read(text)) for text in _attempts(game)]
    for step, moment in enumerate(walk(game, 2, 4)):
        if step % 17 and step > 30:
            continue
        for seat in (LUCK, 0, 1):
            for text, action in tries:
                try:
                    game.apply(moment.before, seat, action)
                except IllegalAction as error:
                    met[error.key, str(error.facts) if error.key else text] = error
    return met


def test_every_refusal_of_a_game_is_told_in_both_languages() -> None:
    told_in_both_languages(game_of(), _met().items(), ENGLISH)


# ---- sentences


@pytest.mark.parametrize(("made", "entry", "told"), SENTENCES, ids=[told for *_, told in SENTENCES])
def test_refusals_read_well_in_german(made: Callable[[], Table], entry: str, told: str) -> None:
    table = made()
    reads_well(table, refused_entry(table, entry), told)


def test_what_only_a_program_can_try_has_no_key_and_is_told_in_english() -> None:
    misuse: list[tuple[Table, int, Action]] = [
        (moving(), 0, Go(9999)),
        (building(), 0, Lay(-1)),
        (choosing(), 0, Under((999, 998))),
        (choosing(), 0, Begin(999)),
        (Table.new(), LUCK, Draw(999)),
    ]
    told_to_a_program(misuse)


def test_every_key_is_met() -> None:
    """By random games or by a sentence above: no message is there for nothing."""
    met = {key for key, _ in _met()}
    met |= {refused_entry(made(), entry).key for made, entry, _ in SENTENCES}
    assert keys("crayon") - met == set()

"""Levels and characters: who can be seated by name, what they are called, how strong they were measured to be."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import stellwerk
from stellwerk import bots, games
from stellwerk.bots.ratings import rating
from stellwerk.core.luck import SeededLuck
from stellwerk.core.play import play
from stellwerk.telling import all_languages

PLACES = [Path(stellwerk.__file__).parent / "locale", *(family.locale for family in games.families().values())]


def _spoken(lang: str) -> str:
    return "".join((place / lang / "web.ftl").read_text(encoding="utf-8") for place in PLACES)


@pytest.mark.parametrize("title", games.titles())
def test_characters_come_after_the_levels_and_are_none(title: str) -> None:
    game = games.make(title)
    family = games.family_of(game)
    assert bots.names(game)[: 1 + len(family.bots)] == (bots.RANDOM, *family.bots)
    assert set(family.characters) <= set(bots.names(game))
    assert not {bots.strongest(game), bots.reserve(game), *bots.advisers(game)} & set(family.characters)


@pytest.mark.parametrize("lang", all_languages())
def test_every_bot_has_a_name_in_every_language(lang: str) -> None:
    spoken = _spoken(lang)
    for title in games.titles():
        game = games.make(title)
        for bot in bots.names(game):
            assert re.search(rf"^bot-{bot} = ", spoken, re.M), bot
        for character in games.family_of(game).characters:
            assert re.search(rf"^bot-{character}-name = ", spoken, re.M), character


def test_tempers_show_in_how_they_play() -> None:
    """No two characters play the same games, nor does any play as the level it comes from."""
    game = games.make("europe")
    names = (bots.strongest(game), *games.family_of(game).characters)
    rival = bots.make(bots.reserve(game), game)
    played = {
        tuple(tuple(play(game, [bots.make(name, game), rival], SeededLuck(seed)).entries) for seed in range(3))
        for name in names
    }
    assert len(names) > 4
    assert len(played) == len(names)


@pytest.mark.parametrize("title", games.titles())
def test_every_level_was_measured_and_is_stronger_than_the_one_before(title: str) -> None:
    game = games.make(title)
    measured = [rating(title, bot) for bot in (bots.RANDOM, *games.family_of(game).bots)]
    known = [each for each in measured if each is not None]
    assert len(known) == len(measured)
    assert known == sorted(set(known))


def test_nobody_has_a_rating_for_a_title_of_ones_own() -> None:
    assert rating("my-own", "greedy") is None

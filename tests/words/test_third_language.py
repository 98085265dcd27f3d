"""A language is a folder and nothing else: with a dozen Danish messages a title is played in Danish."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from stellwerk import bots, games
from stellwerk.core.game import news_for, view_of
from stellwerk.core.luck import SeededLuck
from stellwerk.core.play import play
from stellwerk.telling import WORDS, called, narrator, options_told, rule_parts, unverified, words_of_title
from stellwerk.words import Words, languages, rules

TITLE = """\
title = Europa
    .line = Færger, tunneler, stationer
option-way-mega = Kæmpe-Europa
city-kobenhavn = Hovedstaden
city-wien = Kejserbyen
colour-red = rød
    .noun = rød
    .card = rødt
loco = lokomotiv
prompt-turn = Din tur
event-started = { $you ->
    [yes] Du begynder.
   *[no] { $seat } begynder.
}
event-drew = { $you ->
    [yes] Du trækker
   *[no] { $seat } trækker
} et kort fra bunken.
locos = { $n ->
    [one] { $n } lokomotiv
   *[other] { $n } lokomotiver
}
score-longest-path = Længste vej, { $n }: { $points }
    .row = Længste vej
ending-last-lap = sidste omgang er spillet
"""
RULES = """\
## Stationer
EU-45 = Hver station, du ikke har bygget, giver 4 point.
"""


@pytest.fixture
def europe(tmp_path: Path) -> Path:
    """A copy of Europe with a folder of Danish words; nothing else anywhere knows of the language."""
    folder = tmp_path / "europe"
    shutil.copytree(games.title_file("europe").parent, folder)
    danish = folder / WORDS / "da"
    danish.mkdir()
    (danish / "title.ftl").write_text(TITLE, encoding="utf-8")
    (danish / "rules.ftl").write_text(RULES, encoding="utf-8")
    return folder / "title.toml"


def test_the_folder_is_found_and_the_rest_is_english(europe: Path) -> None:
    assert languages(europe.parent / WORDS) == ("en", "da", "de")
    words = words_of_title(europe, "da")
    assert called(games.make(europe), "da") == "Europa"
    assert words.form("title", "line") == "Færger, tunneler, stationer"
    assert words.form("title", "age") == "8 and up"
    assert words.say("option-way-classic") == "Classic" and words.form("option-way-classic", "help")
    assert "reconstructed" in unverified(europe, "da")[0]
    assert options_told(words, games.make(europe, way="mega")) == "Kæmpe-Europa"


def test_a_game_is_told_in_danish_as_far_as_it_goes(europe: Path) -> None:
    game = games.make(europe)
    teller = narrator(game, "da", ("Ada", "Bo"))
    played = play(game, [bots.make("random", game)] * 2, SeededLuck(3), 3)
    told = [each.text for each in teller.story(news_for(None, tuple(played.events)), None)]
    assert told[0] in ("Ada begynder.", "Bo begynder.") and "Bo trækker et kort fra bunken." in told
    assert any(" claims " in text for text in told)
    assert told[-1] == "The game is over: sidste omgang er spillet."
    view = view_of(game.start(2), 0)
    assert teller.page("board", view, "wien")[0] == "Wien (Kejserbyen)"
    assert teller.page("board", view, "hoved")[0] == "København (Hovedstaden)"
    paths = [line for line in played.standings()[0].lines if line.what == "longest-path"]
    assert [teller.row(line) for line in paths] == ["Længste vej"]
    assert teller.counted(paths[0], 2) == "2 trains"


def test_one_danish_rule_stands_among_the_english_ones(europe: Path) -> None:
    parts = {part.part: part for part in rule_parts("da", europe)}
    english = {part.part: part for part in rule_parts("en", europe)}
    mine = parts["title"]
    assert [rule.id for rule in mine.rules()] == [rule.id for rule in english["title"].rules()]
    assert rules.find([mine], "EU-45") == rules.Rule("EU-45", "Hver station, du ikke har bygget, giver 4 point.")
    assert rules.find([mine], "EU-44") == rules.find([english["title"]], "EU-44")
    headings = [section.heading for section in mine.sections]
    assert "Stationer" in headings and "Ferries" in headings and mine.title.startswith("Europe")


def test_a_language_that_nobody_has_written_is_english() -> None:
    assert Words("fr").say("nothing") == Words("en").say("nothing")

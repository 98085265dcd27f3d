"""A title owns its words where they differ from its family's; one without words borrows them all."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import pytest

from contract.variants import made
from stellwerk import bots, games
from stellwerk.core.game import IllegalAction, Line, news_for
from stellwerk.core.luck import SeededLuck
from stellwerk.core.play import play
from stellwerk.telling import WORDS, called, narrator, options_told, unverified, words_for
from stellwerk.ticket import events
from words.narrated import narrated

SMALL = Path(__file__).parents[1] / "titles" / "small.toml"
WORDS_OF_SMALL = """\
title = Four Towns
city-north = Northport
    .in = up in Northport
colour-red = crimson
    .noun = crimson
    .card = crimson
ending-stuck = the last track is laid
score-routes = Track of { $n } pieces: { $points }
"""


def _last(game: Any, lang: str) -> str:
    played = play(game, [bots.make("random", game)] * 2, SeededLuck(1), 1)
    return narrator(game, lang).story(news_for(None, tuple(played.events)), None)[-1].text


@pytest.mark.parametrize(
    ("lang", "end"),
    [
        ("en", "The game is over: nobody can go on."),
        ("de", "Die Partie ist zu Ende: Niemand kann mehr etwas tun."),
    ],
)
def test_a_title_without_words_is_told_in_those_of_its_family(lang: str, end: str) -> None:
    game = made(SMALL)
    assert called(game, lang) == "small"
    assert options_told(words_for(made(SMALL, start="1"), lang), made(SMALL, start="1")) in (
        "Who begins: Seat 2",
        "Wer beginnt: Platz 2",
    )
    assert unverified(SMALL, lang) == []
    assert _last(game, lang) == end


@pytest.fixture
def small(tmp_path: Path) -> Path:
    """The same with a few English words beside it."""
    for name in ("small.toml", "small.json"):
        shutil.copy(SMALL.with_name(name), tmp_path)
    folder = tmp_path / WORDS / "en"
    folder.mkdir(parents=True)
    (folder / "title.ftl").write_text(WORDS_OF_SMALL, encoding="utf-8")
    return tmp_path / "small.toml"


def test_a_title_has_the_last_word_and_its_family_says_the_rest(small: Path) -> None:
    game = made(small)
    teller = narrated(game, "en")
    assert called(game, "en") == "Four Towns"
    assert _last(game, "en") == "The game is over: the last track is laid."
    line = Line("routes", 3, count=2)
    assert (teller.score(line), teller.row(line), teller.counted(line, 2)) == (
        "Track of 2 pieces: +3",
        "Routes",
        "2 routes",
    )
    (told,) = teller.story([events.Took(0, 0)], 0)
    assert told.text == "You take a crimson card from the row."
    assert teller.names.within(0) == "up in Northport" and teller.names.within(1) == "in East"


@pytest.mark.parametrize(("lang", "way", "told"), [("de", "1912", "Zielkarten von 1912"), ("en", "mega", "Mega")])
def test_a_way_to_play_does_not_say_the_title_again(lang: str, way: str, told: str) -> None:
    game = made("europe", way=way)
    words = words_for(game, lang)
    assert options_told(words, game) == told
    assert called(game, lang) not in told


def test_words_of_another_language_are_not_mixed_with_those_of_the_title(small: Path) -> None:
    """Who reads German gets the family's German, and of the title alone what nobody has said in German."""
    assert _last(made(small), "de") == "Die Partie ist zu Ende: Niemand kann mehr etwas tun."
    assert called(made(small), "de") == "Four Towns"


@pytest.mark.parametrize(
    ("city", "german", "english"),
    [
        (
            "niederlande",
            "Du nimmst in den Niederlanden einen Fahrgast mit: Rot.",
            "You take a passenger on board in the Netherlands: red.",
        ),
        (
            "schweiz",
            "Du nimmst in der Schweiz einen Fahrgast mit: Rot.",
            "You take a passenger on board in Switzerland: red.",
        ),
        (
            "berlin",
            "Du nimmst in Berlin einen Fahrgast mit: Rot.",
            "You take a passenger on board in Berlin: red.",
        ),
    ],
)
def test_countries_have_their_article(city: str, german: str, english: str) -> None:
    for lang, expected in (("de", german), ("en", english)):
        teller = narrated(made("germany"), lang)
        title = teller.names.title
        event = events.Boarded(0, title.city_at[city], title.board.guests.index("red"))
        assert [told.text for told in teller.story([event], 0)] == [expected]


def test_first_journey_names_its_crossing_and_its_end() -> None:
    german, line = narrated(made("first-journey"), "de"), Line("crossing", 1)
    assert (german.score(line), german.row(line), german.counted(line, 1)) == (
        "Ost-West-Bonus: +1",
        "Ost–West",
        "",
    )
    assert german.ending("tickets") == "Jemand hat sechs Reisen geschafft"
    assert narrated(made("europe"), "de").ending("tickets") == "Jemand hat genug Zielkarten erfüllt"


@pytest.mark.parametrize(("lang", "told"), [("en", "already belongs to Ada."), ("de", "gehört schon Ada.")])
def test_people_are_called_by_their_names(lang: str, told: str) -> None:
    refusal = IllegalAction("T-20", "", "route-taken", route="paris-zurich-1", seat=0)
    teller = narrator(games.make("europe"), lang, ("Ada", "Bo"))
    assert teller.refusal(refusal) == f"Paris–Zürich {told}"

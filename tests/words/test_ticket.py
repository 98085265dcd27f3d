"""Events, actions, positions and scores of the Ticket family in words."""

from __future__ import annotations

from pathlib import Path
from typing import Any, get_args

import pytest

from contract.variants import OpenGame, made
from rules.table import game_of
from stellwerk import bots, games
from stellwerk.core.game import news_for, view_of
from stellwerk.core.luck import SeededLuck
from stellwerk.core.play import play
from stellwerk.core.session import Session
from stellwerk.telling import all_languages, unverified, words_for
from stellwerk.ticket import actions, events
from stellwerk.ticket.words.names import Names
from stellwerk.words.result import breakdown, winners
from words.narrated import narrated

VARIANTS: list[tuple[str, dict[str, str]]] = [
    ("europe", {"way": "mega", "bonus": "orient-express,max"}),
    ("germany", {}),
    ("first-journey", {}),
]


def _played(game: OpenGame, seats: int, seed: int) -> Session:
    return play(game, [bots.make("random", game)] * seats, SeededLuck(seed), seed)


def _narrator(name: str, lang: str) -> Any:
    return narrated(made(name), lang)


def _names(name: str, lang: str) -> Names:
    return Names(game_of(name, {}).title, words_for(made(name), lang))


def _one(teller: Any, event: Any, to: int | None = None) -> str:
    (told,) = teller.story([event], to)
    return str(told.text)


@pytest.mark.parametrize(("name", "options"), VARIANTS)
@pytest.mark.parametrize("lang", all_languages())
def test_whole_games_can_be_told(name: str, options: dict[str, str], lang: str) -> None:
    """Every event, action, page and score of a game has words, whoever listens."""
    game = made(name, **options)
    teller, seats = narrated(game, lang), 3
    played = _played(game, seats, 5)
    state, happened = game.start(seats), list[Any]()
    for number, (seat, action) in enumerate(played.entries):
        actor = game.actors(state.public)[0]
        assert teller.action(action) and teller.heading(teller.group(action))
        if actor >= 0 and number % 7 == 0:
            view = view_of(state, actor)
            assert all(teller.position(view)) and teller.task(view)
            assert all(teller.action(each) for each in game.legal(view))
            assert all(line for page in teller.pages for line in teller.page(page, view))
        if number % 50 == 0:
            assert teller.task(view_of(state, None)) and all(teller.position(view_of(state, None)))
        step = game.apply(state, seat, action)
        state = step.state
        happened += step.events
    for to in (None, *range(seats)):
        heard = happened if to is None else news_for(to, happened)
        told = teller.story(heard, to)
        assert all(sentence.text for sentence in told)
        assert [sentence.last for sentence in told] == sorted({sentence.last for sentence in told})
        assert told[-1].last == len(heard) - 1
    standings = played.standings()
    assert len(breakdown(teller, standings)) == seats + sum(len(each.lines) for each in standings)
    assert winners(teller, standings)


def test_every_kind_of_event_is_told_in_both_languages() -> None:
    """Also those that whole games seldom show."""
    values: dict[str, Any] = {"mix": (1, 2), "cards": 3, "tickets": (0, 1), "how": "stuck"}
    for lang in all_languages():
        teller = _narrator("germany", lang)
        for kind in get_args(events.TicketEvent):
            fields = {name: values.get(name, 1) for name in kind.__struct_fields__}
            if kind is events.Flushed:
                fields["cards"] = (8, 8, 8, 0, 1)
            for to in (None, 1):
                text = _one(teller, kind(**fields), to)
                assert text.endswith((".", "?")) and "{" not in text, text


def test_what_belongs_together_is_one_sentence() -> None:
    teller = _narrator("europe", "en")
    loco = game_of("europe", {}).title.loco
    story = [events.Dealt(0, 7), events.Dealt(0, 7), events.Dealt(0, loco), events.Dealt(1, 0)]
    assert [told.text for told in teller.story(story, 0)] == [
        "You are dealt 2 red and 1 locomotive.",
        "Seat 2 is dealt 1 pink.",
    ]
    drawn = [events.Drew(1), events.Received(1, 2)]
    assert [told.text for told in teller.story(drawn, 1)] == ["You draw an orange card from the deck."]
    assert [told.text for told in teller.story(drawn[:1], 0)] == ["Seat 2 draws a card from the deck."]


def test_a_story_reads_well_in_german() -> None:
    teller = _narrator("europe", "de")
    title = game_of("europe", {}).title
    route = title.route_at["paris-zurich-1"]
    told = [
        (events.Took(0, 7), "Du nimmst eine rote Karte aus der Auslage."),
        (events.Laid(1, 4, 2, 1), "Platz 2 zahlt 2 grüne und 1 Lokomotive."),
        (events.Claimed(1, route, 4), "Platz 2 nimmt Paris–Zürich: 3 Felder, 4 Punkte."),
        (events.Built(1, title.city_at["angora"]), "Platz 2 baut einen Bahnhof in Angora (Ankara)."),
        (events.Due(1, 1), "Der Tunnel kostet 1 Karte mehr."),
        (events.Ended("last-lap"), "Die Partie ist zu Ende: Die letzte Runde ist gespielt."),
    ]
    assert [_one(teller, event, 0) for event, _ in told] == [text for _, text in told]


def test_todays_name_stands_where_it_helps() -> None:
    german, english = _names("europe", "de"), _names("europe", "en")
    at = german.title.city_at

    def both(city: str) -> tuple[str, str]:
        return german.city(at[city]), english.city(at[city])

    assert both("angora") == ("Angora (Ankara)", "Angora (Ankara)")
    assert both("wien") == ("Wien", "Wien (Vienna)")
    assert both("zurich") == ("Zürich", "Zürich")
    assert both("frankfurt") == ("Frankfurt", "Frankfurt")


def test_routes_with_the_same_ends_are_told_apart() -> None:
    names = _names("europe", "en")
    at = names.title.route_at
    assert names.route(at["budapest-wien-2"]) == "Budapest–Wien (white)"
    assert names.route(at["essen-kobenhavn-2"]) == "Essen–København (2)"
    assert names.route(at["paris-zurich-1"]) == "Paris–Zürich"
    assert names.facts(at["paris-zurich-1"]) == "3 spaces, grey, tunnel"
    assert "ferry with 1 locomotive" in names.facts(at["athina-smyrna-1"])


def test_cities_are_found_in_any_spelling() -> None:
    names = _names("europe", "en")
    at = names.title.city_at
    assert names.find_city("athina") == names.find_city("Athens") == names.find_city("athen") == [at["athina"]]
    assert names.find_city("zurich") == names.find_city("ZÜR") == [at["zurich"]]
    assert len(names.find_city("s")) > 3 and names.find_city("atlantis") == []


def test_actions_of_luck_have_words_too() -> None:
    teller = _narrator("germany", "de")
    assert teller.action(actions.Card(7)) == "eine rote Karte"
    assert teller.action(actions.First(1)) == "Platz 2 beginnt."
    assert teller.action(actions.Guest(0)) == "ein Fahrgast (Rot)"
    assert teller.action(actions.AskTickets((1, 3))) == "1 kurze und 3 lange Zielkarten ziehen"


def test_the_board_about_one_city_names_routes_owners_and_notation() -> None:
    game = made("europe")
    teller = narrated(game, "en")
    view = view_of(game.start(2), None)
    lines = teller.page("board", view, "paris")
    assert lines[0] == "Paris"
    assert "To Zürich: 3 spaces, grey, tunnel; free (paris-zurich-1)." in lines
    assert teller.page("board", view, "s")[0].startswith("Which city: ")
    assert teller.page("board", view, "atlantis") == ["There is no city that begins with “atlantis”."]


def test_players_are_told_what_is_not_verified(tmp_path: Path) -> None:
    for lang in all_languages():
        assert len(unverified("europe", lang)) == 2
        assert len(unverified("first-journey", lang)) == 2
        assert unverified("germany", lang) == []
    assert unverified("europe", "en")[1].startswith("7 tickets on the board are not verified: ")
    ours = games.titles()["europe"]
    for file in (ours, ours.with_name("board.json")):
        (tmp_path / file.name).write_bytes(file.read_bytes())
    assert unverified(tmp_path / ours.name, "de")[0].startswith("NOT verified")


def test_only_games_with_doubtful_entries_say_so() -> None:
    doubtful = {
        (name, bonus): narrated(made(name, **({"bonus": bonus} if bonus else {})), "en").doubtful
        for name, bonus in (("europe", "none"), ("europe", "max"), ("germany", ""), ("first-journey", ""))
    }
    assert [key for key, value in doubtful.items() if value] == [("europe", "max"), ("first-journey", "")]


def test_an_unknown_page_is_an_error() -> None:
    game = made("europe")
    with pytest.raises(ValueError, match="there is no page 'weather'"):
        narrated(game, "en").page("weather", view_of(game.start(2), 0))

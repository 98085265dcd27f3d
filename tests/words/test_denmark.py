"""Events, actions, positions, shortcuts and scores of Denmark in words."""

from __future__ import annotations

from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from crayon.helpers import Table, made, shipped
from crayon.walking import walk
from stellwerk.core.game import news_for, opaque, view_of
from stellwerk.crayon import actions, events
from stellwerk.crayon.game import CrayonGame
from stellwerk.crayon.state import Bargain
from stellwerk.crayon.words.names import Names
from stellwerk.crayon.words.runs import chains
from stellwerk.telling import all_languages, rule_parts, unverified, words_for
from stellwerk.words.result import breakdown, winners
from words.narrated import narrated


def _narrator(lang: str) -> Any:
    return narrated(made(), lang)


def _of(table: Table, lang: str = "en") -> Any:
    return narrated(table.game, lang)


def _story(teller: Any, *happened: Any, to: int | None = None) -> list[str]:
    return [told.text for told in teller.story(happened, to)]


# ---- whole games


@pytest.mark.parametrize("lang", all_languages())
def test_whole_games_can_be_told(lang: str) -> None:
    """Every event, action, page and score of a game has words, whoever listens."""
    game = made(tariffs="yes", open_money="yes", win_sum="100")
    teller, seats = narrated(game, lang), 3
    happened: list[Any] = []
    for number, moment in enumerate(walk(game, seats, 5)):
        assert teller.action(moment.action) and teller.heading(teller.group(moment.action))
        if moment.seat >= 0 and number % 40 == 0:
            view = view_of(moment.before, moment.seat)
            assert all(teller.position(view)) and teller.task(view)
            assert all(teller.action(each, view) for each in game.legal(view))
            assert all(teller.page(page, view) for page in teller.pages)
            assert teller.task(view_of(moment.before, None)) and all(teller.position(view_of(moment.before, None)))
        happened += moment.events
        end = moment.after
    for to in (None, *range(seats)):
        heard = happened if to is None else news_for(to, happened)
        told = teller.story(heard, to)
        assert all(sentence.text.endswith((".", "!")) for sentence in told)
        assert [sentence.last for sentence in told] == sorted({sentence.last for sentence in told})
        assert told[-1].last == len(heard) - 1
    assert "  " not in "".join(sentence.text for sentence in told)
    standings = game.standings(end)
    assert len(breakdown(teller, standings)) == seats + sum(len(each.lines) for each in standings)
    assert winners(teller, standings)


def test_every_kind_of_event_is_told_in_both_languages() -> None:
    values: dict[str, Any] = {"cards": (3, 4), "how": "idle", "begins": True, "yes": True, "public": True}
    values["bargain"] = Bargain(1, 0, 3, 4, 12, 6)
    for lang in all_languages():
        teller = _narrator(lang)
        for kind in get_args(events.CrayonEvent):
            fields = {name: values.get(name, 1) for name in kind.__struct_fields__}
            for to in (None, 1):
                (text,) = _story(teller, kind(**fields), to=to)
                assert text.endswith(".") and "{" not in text, text


# ---- stories


def test_a_run_is_one_sentence_with_the_cities_it_passes() -> None:
    table = Table.new().opened("odense", "aarhus").track(0, "odense k25 l26 svendborg").move(0)
    happened: list[Any] = [events.Began(0, table.city("odense"))]
    for step in ("go k25", "go l26", "go svendborg", "go l26"):
        happened += table.do(0, step).news
    assert _story(_of(table), *happened) == [
        "Seat 1 begins in Odense.",
        "Seat 1 runs 4 miles from Odense by way of Svendborg to l26 (near Svendborg).",
    ]
    assert _story(_of(table, "de"), *happened[1:4], to=0) == ["Du fährst 3 Meilen nach Svendborg."]


def test_rent_is_told_with_the_run_and_names_who_gets_it() -> None:
    table = Table.new().opened("odense", "aarhus").track(1, "odense k25 l26 svendborg").move(0)
    happened: list[Any] = []
    for step in ("go k25", "go l26"):
        happened += table.do(0, step).news
    assert _story(_of(table, "de"), *happened, to=1) == [
        "Platz 1 fährt 2 Meilen nach l26 (bei Svendborg). Platz 1 zahlt 4 M Miete an dich."
    ]
    owed = events.Rented(0, 1, 1, 3)
    assert _story(_of(table), owed, to=0) == ["You pay Seat 2 1 M of rent; 3 M remain due."]


def test_track_laid_in_one_go_is_told_by_its_ends() -> None:
    table = Table.new().opened("odense", "aarhus").build(0)
    happened: list[Any] = []
    for section in ("odense-k25", "k25-l26", "l26-svendborg", "odense-m24"):
        happened += table.do(0, f"lay {section}").news
    assert _story(_of(table, "de"), *happened, to=0) == [
        "Du baust 4 Abschnitte für 6 M: Odense bis Svendborg; Odense bis m24 (bei Odense)."
    ]


def test_sections_are_chained_from_either_end() -> None:
    assert chains([(1, 2), (2, 3), (4, 3)]) == [[1, 2, 3, 4]]
    assert chains([(2, 1), (2, 3)]) == [[1, 2, 3]]
    assert chains([(1, 2), (5, 6), (6, 7)]) == [[1, 2], [5, 6, 7]]


def test_cards_are_named_only_to_those_who_may_know() -> None:
    teller = _narrator("en")
    dealt = [each for card in (0, 1) for each in (events.Drew(1), events.Received(1, card))]
    assert _story(teller, *dealt, to=1) == ["You draw 2 order cards: 1 and 2."]
    assert _story(teller, *(each for each in dealt if each.only is None), to=0) == ["Seat 2 draws 2 order cards."]
    one = _story(teller, *dealt[:2], to=1)
    assert one[0].startswith("You draw card 1 (butter to Billund for 12 M; ")


# ---- positions and menus


def test_a_hand_tells_orders_with_their_pay_their_sources_and_the_way() -> None:
    table = (
        Table.new().opened("odense", "aarhus").track(0, "odense k25 l26 svendborg").cards(0, 24, 28, 34).move(0)
    )
    lines = _of(table, "de").page("hand", view_of(table.state, 0))
    assert lines[0] == "Dein Geld: 50 M." and "Karte 34 auf der Hand:" in lines
    fruit = next(line for line in lines if line.startswith("  Obst nach Viborg"))
    assert "Svendborg (3 Meilen)" in fruit and "für 20 M (Bau " in fruit
    assert "Netz: 2 Städte, Odense und Svendborg." in lines
    assert "Zum Sieg fehlen noch Anschlüsse: Århus und København (Kopenhagen); dazu 250 M." in lines


def test_what_is_on_board_and_what_can_be_delivered_is_said() -> None:
    table = Table.new().opened("odense", "aarhus").cards(0, 24, 28, 34).train(0, "viborg", "fruit").move(0)
    lines = _of(table).page("hand", view_of(table.state, 0))
    assert any(line.startswith("  fruit to Viborg for 20 M") and "on your train" in line for line in lines)
    assert lines[-1] == "You can deliver here: fruit to Viborg for 20 M."
    teller, view = _of(table, "de"), view_of(table.state, 0)
    assert teller.action(table.game.read("deliver fruit 34"), view) == "Obst für 20 M (Karte 34)"
    assert teller.task(view) == "Du fährst: Standort Viborg, noch 9 Meilen. Geladen: Obst."


def test_events_in_force_and_goods_that_lie_around_are_told() -> None:
    table = Table.new().opened("odense", "aarhus").event("belt-fog", 1).lying("viborg", "beer", 0, 7).move(0)
    lines = _of(table).position(view_of(table.state, None))
    assert "Free in Viborg until round 7: beer." in lines
    assert any(line.startswith("Event “Fog on the Great Belt”: For one round the ferries ") for line in lines)


def test_sections_and_ferries_have_their_price_in_the_menu() -> None:
    table = Table.new().opened("odense", "aarhus").track(0, "odense m24").build(0)
    teller, view = _of(table, "de"), view_of(table.state, 0)
    assert teller.action(table.game.read("lay k23-odense"), view) == "Odense bis k23 (bei Odense): 3 M"
    told = teller.action(table.game.read("buy storebaelt m24-knudshoved"), view)
    assert told == "Knudshoved–Korsør mit dem Abschnitt m24–Knudshoved: 10 M"
    assert teller.action(actions.Done(), view) == "den Spielzug beenden"


def test_the_board_is_a_map_and_about_a_city_plain_lines() -> None:
    table = Table.new().opened("odense", "aarhus").track(0, "odense k25 l26 svendborg").move(0)
    teller, view = _of(table), view_of(table.state, 0)
    drawn = "\n".join(teller.page("board", view))
    assert "[1]" in drawn and "[2]" in drawn and "[0]" not in drawn and "OD Odense: beer and flowers" in drawn
    assert teller.page("board", view, "svendb") == [
        "Svendborg",
        "Supplies fruit and ship parts.",
        "Joined by Seat 1.",
        "Place for 1 more player.",
        "For you: 3 miles.",
    ]
    assert teller.page("board", view, "k")[0].startswith("Which city: Kolding, ")
    assert teller.page("board", view, "atlantis") == ["There is no city that begins with “atlantis”."]
    assert teller.page("goods", view, "bee") == [
        "beer from Flensburg, Odense and København (Copenhagen); in the supply: 4"
    ]
    assert "Svendborg: 3 miles" in teller.page("ways", view)


def test_cities_are_found_in_any_spelling() -> None:
    names = Names(made().title, words_for(opaque(made()), "de"))
    for text in ("kobenhavn", "koebenhavn", "Kopenh", "København", "copenhagen"):
        assert names.find_place(text) == [names.board.place["koebenhavn"]], text
    assert names.place(names.board.place["helsingoer"]) == "Helsingør"
    assert names.place(names.board.place["soenderborg"]) == "Sønderborg (Sonderburg)"


# ---- shortcuts


def _shortcut(table: Table, text: str, lang: str = "en") -> tuple[tuple[str, ...], list[str]]:
    found = _of(table, lang).shortcut(text, view_of(table.state, 0))
    assert found is not None
    return found.told, [table.game.write(action) for action in found.actions]


def test_go_is_the_way_in_single_steps() -> None:
    table = Table.new().opened("odense", "aarhus").track(0, "odense k25 l26 svendborg").move(0)
    told, steps = _shortcut(table, "go svendborg")
    assert (told, steps) == (("To Svendborg: 3 miles.",), ["go k25", "go l26", "go svendborg"])
    assert _shortcut(table, "fahr SVEND", "de")[1] == steps
    assert _shortcut(table, "go viborg")[1] == [] and _shortcut(table, "go odense")[1] == []


def test_go_stops_where_something_can_be_delivered() -> None:
    table = Table.new().opened("odense", "aarhus").track(0, "odense k25 l26 svendborg k27").move(0)
    table.train(0, "odense", "spirits").cards(0, 24, 28, 34)
    assert _shortcut(table, "go k27")[1] == ["go k25", "go l26", "go svendborg"]
    table.train(0, "svendborg", "spirits")
    assert _shortcut(table, "go odense")[1] == ["go l26", "go k25", "go odense"]


def test_build_is_the_cheapest_way_with_its_price() -> None:
    table = Table.new().opened("odense", "aarhus").build(0)
    told, sections = _shortcut(table, "bau svendborg", "de")
    assert told == ("Der billigste Weg nach Svendborg: 3 Abschnitte für 5 M.",)
    table.do(0, *sections)
    assert _shortcut(table, "build svend")[0] == ("Svendborg belongs to your network already.",)
    assert _shortcut(table, "build k")[0][0].startswith("Which city: ")


def test_other_texts_are_no_shortcuts() -> None:
    table = Table.new().opened("odense", "aarhus").build(0)
    for text in ("build", "build atlantis", "swim viborg", "go"):
        assert _of(table).shortcut(text, view_of(table.state, 0)) is None
    assert _of(table).shortcut("build viborg", view_of(table.state, None)) is None


# ---- what is not certain


def test_players_are_told_that_the_board_is_our_own() -> None:
    assert _narrator("en").doubtful
    (german,), (english,) = (unverified("denmark", lang) for lang in ("de", "en"))
    assert "unser eigener Entwurf" in german and "our own design" in english


def test_a_designers_board_speaks_for_itself(tmp_path: Path) -> None:
    path = tmp_path / "own.json"
    path.write_bytes(msgspec.json.encode(shipped()))
    assert isinstance(CrayonGame.load(path, {}), CrayonGame)
    assert unverified(str(path), "de")[0].startswith("Mileposts, cities")


@pytest.mark.parametrize(
    ("lang", "plain"), [("en", "need not be the richest"), ("de", "muss nicht am reichsten sein")]
)
def test_the_end_and_the_rules_say_that_the_richest_wins_whoever_ends_the_game(lang: str, plain: str) -> None:
    teller = _narrator(lang)
    rules = {rule.id: rule.text for part in rule_parts(lang, "denmark") for rule in part.rules()}
    assert plain in rules["DK-71"]
    assert plain in teller.ending("money")  # on the end screen
    assert plain in _story(teller, events.Ended("money"))[0]  # at the terminal and in the log


def test_an_unknown_page_is_an_error() -> None:
    with pytest.raises(ValueError, match="there is no page 'weather'"):
        _narrator("en").page("weather", view_of(made().start(2), 0))

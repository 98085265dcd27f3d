"""Denmark at the terminal: played to the end, with shortcuts, replayed and checked."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from cli.running import Run

START = ("play", "denmark", "--seed", 1, "-o", "start=0")


def _typed(*lines: str) -> str:
    return "".join(f"{line}\n" for line in lines)


def _opened(*lines: str) -> str:
    """After the choice of cards and Odense as start city."""
    return _typed("1", "begin odense", *lines)


def _numbers(seed: int) -> str:
    """Small numbers most of the time: many a menu has no more."""
    rng = Random(seed)
    return _typed(*(str(int(1 + 12 * rng.random() ** 3)) for _ in range(20_000)))


# ---- whole games


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_whole_game_of_first_choices(run: Run, tmp_path: Path, lang: str) -> None:
    path = tmp_path / "game.txt"
    command = ("play", "denmark", "--bots", "random", "--seed", 1, "--record", path, "--lang", lang)
    result = run(*command, typed="1\n" * 500)
    assert (result.code, result.err) == (0, "")
    over, rank = {
        "de": ("Die Partie ist zu Ende: Seit vielen Runden hat niemand mehr geliefert.", "Rang 1: Platz"),
        "en": ("The game is over: Nobody has delivered anything for many rounds.", "Rank 1: Seat"),
    }[lang]
    assert over in result.out and rank in result.out
    assert "{" not in result.out
    checked = run("check", path)
    assert checked.code == 0 and " M" in checked.out


def test_a_whole_game_of_random_choices_against_a_bot_that_wins(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    command = ("play", "denmark", "--seed", 2, "-o", "win_sum=100", "-o", "tariffs=yes", "--record", path)
    result = run(*command, typed=_numbers(7))
    assert (result.code, result.err) == (0, "")
    assert "The game is over: Somebody has enough money and all big cities joined; who ends" in result.out
    assert "Rank 1: Seat 2 with " in result.out
    assert run("check", path).code == 0


def test_a_record_is_told_in_both_languages(run: Run, tmp_path: Path) -> None:
    run("simulate", "denmark", "--games", 1, "--seed", 3, "--bots", "greedy,greedy", "--records", tmp_path)
    (path,) = tmp_path.iterdir()
    english, german = run("replay", path).out, run("replay", path, "--lang", "de").out
    assert english.startswith("Denmark with 2 players\n") and german.startswith("Dänemark mit 2 Plätzen\n")
    for out, words in (
        (english, ("runs 9 miles from ", " builds ", " delivers ", " loads ", "Money: ")),
        (german, ("fährt 9 Meilen von ", " baut ", " liefert ", " lädt in ", "Geld: ")),
    ):
        assert [word for word in words if word not in out] == []
    assert english.count("\n") == german.count("\n")
    assert english.rstrip().endswith("Replayed and recounted: the record holds.")
    assert run("check", path).code == 0
    at = run("replay", path, "--at", 60, "--lang", "de").out
    assert at.startswith("Die Stellung nach 60 von") and at.count("Dein Geld:") == 2 and "OD Odense" in at


def test_a_refused_entry_of_a_record_is_told_in_german(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    run(*START, "--record", path, typed=_opened("done"))
    text = path.read_text().replace("0 done", "0 go k25", 1)
    path.write_text(text)
    err = run("replay", path, "--lang", "de").err
    assert "Das geht nicht: Deine Fahrt in diesem Spielzug ist schon zu Ende. Regel DK-10: " in err


# ---- shortcuts


def test_build_and_go_take_the_whole_way_and_undo_takes_it_back(run: Run) -> None:
    typed = _opened("build svendborg", "undo", "bau svendborg", "build svend", "1", "go svendborg", "undo", "quit")
    out = run(*START, typed=typed).out
    assert out.count("The cheapest way to Svendborg: 3 sections for 5 M.") == 2
    assert out.count("You build 3 sections for 5 M: Odense to Svendborg.") == 2
    assert "Not an action: 'bau svendborg'" in out
    assert "You run 3 miles to Svendborg." in out and out.count("Taken back.") == 2


def test_shortcuts_have_german_words(run: Run) -> None:
    out = run(*START, "--lang", "de", typed=_opened("bau svend", "1", "fahr svendborg", "go skagen")).out
    assert "Du baust 3 Abschnitte für 5 M: Odense bis Svendborg." in out
    assert "Du fährst 3 Meilen nach Svendborg." in out
    assert "Nach Skagen führt kein Gleis" in out


def test_a_way_longer_than_a_turn_is_built_as_far_as_the_money_goes(run: Run) -> None:
    out = run(*START, typed=_opened("build skagen", "build viborg")).out
    assert "You build: 0 of 15 M left this turn" in out
    assert "Not possible: That would cost " in out and " 0 of 15 M are left this turn. Rule DK-50: " in out


def test_a_shortcut_at_the_wrong_time_names_the_rule(run: Run) -> None:
    out = run(*START, typed=_opened("go odense", "build svendborg", "1", "build kolding")).out
    assert "Your train is there already: Odense." in out
    assert "Not possible: Building comes after the run; “done” ends it. Rule DK-10: " in out


# ---- pages and words


def test_position_menu_and_pages(run: Run) -> None:
    words = (
        "hand",
        "orders",
        "board",
        "map",
        "board odense",
        "ways",
        "goods beer",
        "players",
        "log",
        "?",
        "rules",
    )
    out = run(*START, typed=_opened("build svendborg", *words)).out
    for text in (
        "Seat 1 (you): freight train (speed 9, 2 holds); at Odense; on board: nothing; 3 cards.",
        "Your money: 45 M.",
        "There are no public orders yet.",
        "OD Odense: beer and flowers",
        "Odense – big city",
        "Svendborg: 3 miles",
        "beer from Flensburg, Odense and København (Copenhagen); in the supply: 4",
        "  Network: 2 cities, Odense and Svendborg.",
        "You begin in Odense.",
        "build viborg: the cheapest new way",
        "“rules DK-21” tells one rule",
        "Build a section (“build viborg” builds the whole way): numbers ",
    ):
        assert text in out
    assert out.count("Signs: ") == 2


def test_players_are_told_that_the_board_is_our_own(run: Run) -> None:
    assert "our own design" in run("play", "denmark").out
    assert "unser eigener Entwurf" in run("rules", "denmark", "--lang", "de").out


def test_refusals_name_the_rule_with_its_text(run: Run) -> None:
    typed = _opened("go k25", "lay aalborg-h8", "buy kattegat", "upgrade c12", "load beer")
    out = run(*START, "--lang", "de", typed=typed).out
    assert "Das geht nicht: Deine Fahrt in diesem Spielzug ist schon zu Ende. Regel DK-10: " in out
    assert "Das geht nicht: Der Abschnitt h8–Ålborg schließt nicht an dein Netz an. Regel DK-52: " in out
    assert "Das geht nicht: Dein Netz erreicht keinen Hafen der Fähre Århus–Kalundborg. Regel DK-55: " in out

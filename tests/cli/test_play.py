"""`stellwerk play`, by keyboard only."""

from __future__ import annotations

from pathlib import Path

import pytest

from cli.running import Run

ALWAYS_ONE = "1\n" * 3000


def _typed(*lines: str) -> str:
    return "".join(f"{line}\n" for line in lines)


@pytest.mark.parametrize(("game", "lang"), [("first-journey", "de"), ("europe", "en"), ("germany", "de")])
def test_a_whole_game_of_first_choices(run: Run, tmp_path: Path, game: str, lang: str) -> None:
    path = tmp_path / "game.txt"
    command = ("play", game, "--bots", "random", "--seed", 1, "--record", path, "--lang", lang)
    result = run(*command, typed=ALWAYS_ONE)
    assert (result.code, result.err) == (0, "")
    over, rank = {"de": ("Die Partie ist zu Ende", "Rang 1: Platz"), "en": ("The game is over", "Rank 1: Seat")}[
        lang
    ]
    assert over in result.out and rank in result.out
    assert run("check", path).code == 0


def test_the_same_seed_and_the_same_keys_give_the_same_game(run: Run) -> None:
    command = ("play", "first-journey", "--bots", "random", "--seed", 2)
    first, again = (run(*command, typed=ALWAYS_ONE).out for _ in range(2))
    assert first == again


def test_quitting_keeps_the_record(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    result = run("play", "europe", "--seed", 1, "--record", path, typed=_typed("1", "quit"))
    assert result.code == 0 and "You have left the game." in result.out
    assert "not over" in run("replay", path).out


def test_the_end_of_the_input_is_quitting(run: Run) -> None:
    assert "You have left the game." in run("play", "europe", "--seed", 1).out


def test_position_menu_and_pages(run: Run) -> None:
    words = ("position", "menu", "hand", "tickets", "players", "board", "board par", "log", "?", "rules")
    out = run("play", "europe", "--seed", 1, typed=_typed("1", *words)).out
    for text in (
        "Face-up row:",
        "Seat 1 (you): 0 points, 45 trains, 3 stations to build",
        "It is your turn.",
        "Draw a train card:",
        "Cards in hand:",
        "To Zürich: 3 spaces, grey, tunnel; free (paris-zurich-1).",
        "You are dealt",
        "undo: take your last decision back",
        "“rules T-26” tells one rule",
    ):
        assert text in out
    assert out.count("Cards in hand:") == 4


def test_german_words_work_and_english_ones_too(run: Run) -> None:
    typed = _typed("1", "karten", "hand", "stellung", "regeln t-26", "rules EU-22R", "regel x", "ende")
    out = run("play", "europe", "--seed", 1, "--lang", "de", typed=typed).out
    assert out.count("Handkarten:") == 5
    assert "T-26: Von parallelen Strecken" in out
    assert "Unsere Auslegung, denn:" in out
    assert "Eine Regel „x“ gibt es nicht" in out and "Du hast die Partie verlassen." in out


def test_refusals_name_the_rule_with_its_text(run: Run) -> None:
    typed = _typed("1", "pay 1 red", "claim petrograd-stockholm-1", "claim lond amst", "pass")
    out = run("play", "europe", "--seed", 1, "--lang", "de", "-o", "start=0", typed=typed).out
    assert "Das geht nicht: Es gibt gerade nichts zu bezahlen. Regel T-21: Du zahlst genau" in out
    assert "Das geht nicht: Für Petrograd–Stockholm fehlen dir " in out
    assert " Regel EU-10: Eine Fähre ist" in out
    assert "Regel T-14R: Wer gar keine erlaubte Aktion hat, passt." in out


def test_what_cannot_be_read_is_told(run: Run) -> None:
    typed = _typed("1", "dance", "999", "claim atlantis", "", "x" * 9000)
    out = run("play", "europe", "--seed", 1, typed=typed).out
    assert "Not an action: 'dance' is not an action; it must begin with one of" in out
    assert "There is no number 999; expected 1 to " in out
    assert "'atlantis' is not a route" in out
    assert "an action of 9000 characters; at most 500 are read" in out


def test_notation_abbreviation_and_lists(run: Run) -> None:
    typed = _typed("1", "draw bli", "draw blind")
    out = run("play", "europe", "--seed", 1, "-o", "start=0", typed=typed).out
    assert "Choose a second card." in out and out.count("You draw ") == 2
    listed = run("play", "europe", "--seed", 1, "-o", "start=0", typed=_typed("1", "build", "build lon")).out
    assert "  Kharkov (Kharkiv)\n" in listed
    assert "Choose how to pay for the station in London: 1 card." in listed


def test_what_can_be_read_is_never_taken_for_an_abbreviation(run: Run, tmp_path: Path) -> None:
    """One ticket is too few here: it must be refused, not turned into a choice with more tickets."""
    path = tmp_path / "game.txt"
    run("play", "europe", "--seed", 1, "--record", path)
    offered = next(line for line in path.read_text().splitlines() if line.startswith("* ticket "))
    out = run("play", "europe", "--seed", 1, typed=_typed(offered.replace("* ticket", "keep"))).out
    assert "Not possible: Keep at least 2 tickets. Rule EU-60: " in out
    assert "You keep" not in out


def test_a_person_may_name_things_in_any_order_and_the_record_has_one_spelling(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    run("play", "germany", "--seed", 1, "--record", path, typed=_typed("ask 3 long + 1 short", "quit"))
    assert "\n0 ask 1 short + 3 long\n" in path.read_text()


def test_undo_only_while_nobody_has_learned_anything(run: Run) -> None:
    typed = _typed("1", "undo", "build paris", "undo", "build paris", "1", "undo")
    out = run("play", "europe", "--seed", 1, "-o", "start=0", typed=typed).out
    assert out.count("Taken back.") == 1
    assert out.count("There is nothing to take back") == 2


def test_a_curtain_hides_every_hand_from_the_next_person(run: Run) -> None:
    typed = _typed("", "1", "", "", "1", "", "", "quit")
    out = run("play", "europe", "--people", 2, "--players", 2, "--seed", 1, "-o", "start=0", typed=typed).out
    assert out.count("when nobody else looks") == 3
    first, second, third = out.split("Press Enter, seat ")[1:]
    assert first.startswith("1,") and second.startswith("2,") and third.startswith("1,")
    assert "Seat 1, press Enter when you have read this" in first
    assert "Seat 1 keeps 2 tickets." in second and "You keep 2 tickets: " in second
    assert "Seat 1 keeps 2 tickets: " not in second


def test_one_can_leave_at_the_curtain(run: Run) -> None:
    out = run("play", "europe", "--people", 2, "--lang", "de", typed=_typed("ende")).out
    assert "Auslage:" not in out and "Du hast die Partie verlassen." in out


def test_bots_fill_the_other_seats(run: Run) -> None:
    out = run("play", "europe", "--players", 4, "--people", 2, "--bots", "random,greedy").out
    assert "Seat 3 is the bot random.\nSeat 4 is the bot greedy.\n" in out
    assert "Europe with 3 players" in run("play", "europe", "--bots", "random,greedy").out
    assert "Europe with 3 players" in run("play", "europe", "--people", 2, "--bots", "greedy").out


def test_people_alone_need_no_bot(run: Run) -> None:
    out = run("play", "europe", "--people", 3).out
    assert "Europe with 3 players" in out and "bot" not in out
    result = run("play", "europe", "--people", 2, "--players", 2, "--bots", "random")
    assert result.code == 2 and "1 bot for 0 seats" in result.err


def test_players_are_told_what_is_reconstructed(run: Run) -> None:
    assert "32 tickets are reconstructed" in run("play", "first-journey").out
    assert "Orient Express" not in run("play", "europe").out
    assert "Orient Express" in run("play", "europe", "-o", "bonus=max").out


def test_a_designers_title_can_be_played(run: Run) -> None:
    small = Path(__file__).parents[1] / "titles" / "small.toml"
    result = run("play", small, "--bots", "random", "--seed", 1, typed=ALWAYS_ONE)
    assert result.code == 0 and "Rank 1: Seat" in result.out

"""The face-up row and the deck: three locomotives, a new deck, and what happens when nothing is left."""

from __future__ import annotations

import pytest

from rules.position import REST, position
from rules.table import Table, cards
from stellwerk.core.game import LUCK
from stellwerk.core.luck import SeededLuck, choose
from stellwerk.ticket.events import Flushed, Reshuffled

# ---- three locomotives


@pytest.mark.rule("T-08")
def test_a_third_locomotive_sweeps_the_row_into_the_discard_and_the_turn_goes_on() -> None:
    table = position(row="red loco blue loco white").do(0, "draw red").luck("loco")
    assert len(table.happened(Flushed)) == 1
    assert table.row == ["-"] * 5
    assert table.discard == cards("3 loco + 1 blue + 1 white")
    table.luck("red", "red", "pink", "pink", "loco")
    assert table.row == ["red", "red", "pink", "pink", "loco"]
    assert table.actors == (0,)
    assert table.legal(0) == ["draw pink", "draw red", "draw blind"]


@pytest.mark.rule("T-08")
def test_two_locomotives_stay() -> None:
    table = position(row="red loco blue white white").do(0, "draw red").luck("loco")
    assert table.row == ["loco", "loco", "blue", "white", "white"]


@pytest.mark.rule("T-08")
def test_a_new_row_with_three_locomotives_is_swept_away_again() -> None:
    table = position(row="red loco blue loco white").do(0, "draw red")
    table.luck("loco", "loco", "loco", "loco", "red", "red")
    assert len(table.happened(Flushed)) == 2
    assert table.discard == cards("6 loco + 1 blue + 1 white + 2 red")
    table.luck("red", "pink", "red", "pink", "red")
    assert table.actors == (0,)


@pytest.mark.rule("T-08")
@pytest.mark.parametrize("name", ["europe", "germany"])
def test_the_first_row_is_swept_away_too(name: str) -> None:
    table = Table.new(name).luck(*["pink"] * 4, *["blue"] * 4)
    table.luck("loco", "red", "loco", "red", "loco")
    assert table.row == ["-"] * 5
    assert table.discard == cards("3 loco + 2 red")
    table.luck("red", "red", "red", "red", "white")
    assert table.row == ["red", "red", "red", "red", "white"]


@pytest.mark.rule("T-08R")
def test_the_row_is_judged_only_when_it_is_full() -> None:
    table = Table.new().luck(*["pink"] * 4, *["blue"] * 4)
    table.luck("loco", "loco", "loco", "loco")
    assert table.row == ["loco", "loco", "loco", "loco", "-"]
    assert not table.happened(Flushed)
    table.luck("red")
    assert table.discard == cards("4 loco + 1 red")


@pytest.mark.rule("T-08R")
def test_a_flush_comes_before_a_new_deck_so_that_the_swept_cards_are_in_it() -> None:
    table = position(hands={1: REST}, row="red loco blue loco white", deck="1 loco", discard="4 pink")
    table.do(0, "draw red").luck("loco")
    assert [type(event) for event in table.happened(Flushed, Reshuffled)] == [Flushed, Reshuffled]
    assert table.deck == cards("4 pink + 3 loco + 1 blue + 1 white")
    assert table.discard == cards("")


@pytest.mark.rule("T-08R")
def test_with_fewer_than_three_coloured_cards_about_the_row_stays() -> None:
    table = position(hands={1: REST}, row="red loco blue loco white", deck="3 loco", discard="2 loco")
    table.do(0, "draw red").luck("loco")
    assert table.row == ["loco", "loco", "blue", "loco", "white"]
    assert table.actors == (0,)
    assert table.legal(0) == ["draw blue", "draw white", "draw blind"]


@pytest.mark.rule("T-08R")
def test_with_three_coloured_cards_about_the_row_is_swept_away() -> None:
    table = position(hands={1: REST}, row="red loco blue loco white", deck="2 loco + 1 pink")
    table.do(0, "draw red").luck("loco")
    assert len(table.happened(Flushed)) == 1
    table.luck("pink", "loco")
    assert table.deck == cards("3 loco + 1 blue + 1 white")
    table.luck("blue", "loco", "white")
    assert table.row == ["pink", "loco", "blue", "loco", "white"]
    assert table.actors == (0,)


@pytest.mark.rule("T-08R")
def test_a_row_that_cannot_be_refilled_stays() -> None:
    table = position(hands={1: REST}, row="red loco blue loco white", deck="1 loco")
    table.do(0, "draw red").luck("loco")
    assert table.row == ["loco", "loco", "blue", "loco", "white"]
    assert table.legal(0) == ["draw blue", "draw white"]


@pytest.mark.rule("T-08R", "T-12")
def test_a_row_of_locomotives_is_swept_away_as_soon_as_there_is_something_to_refill_it() -> None:
    table = position(hands={0: "2 red", 1: REST}, row="loco loco loco - white", deck="")
    table.do(0, "claim bruxelles-paris-1", "pay 2 red").luck("red")
    assert [type(event) for event in table.happened(Flushed, Reshuffled)] == [Flushed]
    assert table.row == ["-"] * 5
    table.luck("red")
    assert table.deck == cards("3 loco + 1 red + 1 white")


@pytest.mark.rule("T-08R")
@pytest.mark.parametrize("seed", range(20))
def test_sweeping_ends_even_with_the_fewest_coloured_cards(seed: int) -> None:
    table = position(hands={1: REST}, row="red loco blue loco white", deck="8 loco + 1 pink")
    table.do(0, "draw red")
    luck = SeededLuck(seed)
    for _ in range(2000):
        if table.actors != (LUCK,):
            break
        table.luck(choose(list(table.chance().items()), luck))
    assert table.actors == (0,)
    assert table.row.count("loco") < 3


# ---- a new deck


@pytest.mark.rule("T-10")
def test_the_discard_becomes_the_deck_the_moment_the_last_card_is_drawn() -> None:
    table = position(hands={1: REST}, deck="1 red", discard="3 black + 2 yellow").do(0, "draw blind").luck("red")
    assert [event.cards for event in table.happened(Reshuffled)] == [5]
    assert table.discard == cards("")
    table.do(0, "draw blind")
    assert table.chance() == {"yellow": 2, "black": 3}, "shuffled: any of them may be on top"


@pytest.mark.rule("T-10")
def test_the_card_that_replaces_a_face_up_one_may_be_the_last_of_the_deck() -> None:
    table = position(hands={1: REST}, deck="1 red", discard="3 black").do(0, "draw pink").luck("red")
    assert table.row == ["red", "blue", "orange", "white", "green"]
    assert table.deck == cards("3 black")


# ---- nothing left


@pytest.mark.rule("T-11")
def test_with_deck_and_discard_empty_the_gaps_stay() -> None:
    table = position(hands={1: REST}, deck="").do(0, "draw pink", "draw blue")
    assert table.row == ["-", "-", "orange", "white", "green"]
    assert table.actors == (1,)


@pytest.mark.refuses("T-11")
def test_nothing_can_be_drawn_blind_from_an_empty_deck() -> None:
    table = position(hands={1: REST}, deck="")
    table.refuse(0, "draw blind", "T-11")
    table.do(0, "draw pink")
    table.refuse(0, "draw blind", "T-11")


@pytest.mark.rule("T-11R")
def test_face_up_cards_can_be_taken_although_the_deck_is_empty() -> None:
    table = position(hands={1: REST}, deck="", row="red loco - - blue")
    assert [text for text in table.legal(0) if text.startswith("draw")] == ["draw blue", "draw red", "draw loco"]


@pytest.mark.rule("T-11R")
@pytest.mark.refuses("T-11R")
def test_with_nothing_to_draw_there_is_no_draw_action() -> None:
    table = position(hands={0: "1 green", 1: REST}, deck="", row="- - - - -")
    assert table.verbs(0) == {"build", "ask"}
    table.refuse(0, "draw blind", "T-11R", "T-11")
    table.refuse(0, "draw red", "T-11R", "T-11", "T-03")


@pytest.mark.rule("T-12")
def test_cards_discarded_again_form_a_new_deck_and_fill_the_row() -> None:
    table = position(hands={0: "3 orange", 1: REST}, deck="", row="- red - - -")
    table.do(0, "claim frankfurt-paris-1", "pay 3 orange")
    assert table.actors == (LUCK,)
    assert table.chance() == {"orange": 3}
    table.luck("orange", "orange", "orange")
    assert table.row == ["orange", "red", "orange", "orange", "-"]
    assert table.actors == (1,)
    assert "draw orange" in table.legal(1)


@pytest.mark.rule("T-12")
def test_cards_discarded_beyond_the_row_can_be_drawn_blind() -> None:
    table = position(hands={0: "4 blue", 1: REST}, deck="", row="- - red red red")
    table.do(0, "claim warszawa-wien-1", "pay 4 blue").luck("blue", "blue")
    assert table.public.deck == 2
    assert "draw blind" in table.legal(1)


@pytest.mark.rule("T-13R")
@pytest.mark.parametrize(
    ("row", "deck", "first"),
    [
        ("red - - - -", "", "draw red"),
        ("red loco loco - -", "", "draw red"),
        ("loco loco loco loco loco", "1 pink", "draw blind"),
    ],
)
def test_a_draw_turn_without_a_possible_second_card_ends_after_the_first(row: str, deck: str, first: str) -> None:
    table = position(hands={1: REST}, row=row, deck=deck).do(0, first).deal()
    assert table.hand(0).total() == 1
    assert table.actors == (1,)


@pytest.mark.refuses("T-13R")
def test_the_locomotive_left_over_is_not_a_second_card() -> None:
    table = position(hands={1: REST}, row="red loco loco - -", deck="").do(0, "draw red")
    table.refuse(0, "draw loco", "T-13R", "T-06", "T-51")

"""Taking train cards: the opening hand, two cards a turn, what a locomotive costs."""

from __future__ import annotations

import pytest

from rules.position import REST, position
from rules.table import Table, cards
from stellwerk.core.game import LUCK
from stellwerk.ticket.events import Received, Took, TurnedUp

COLOURS = ("pink", "blue", "orange", "white", "green", "yellow", "black", "red")


@pytest.mark.rule("T-01")
@pytest.mark.parametrize("name", ["europe", "germany"])
def test_twelve_cards_of_eight_colours_and_fourteen_locomotives(name: str) -> None:
    table = Table.new(name)
    assert table.chance() == {**dict.fromkeys(COLOURS, 12), "loco": 14}
    assert table.public.deck == 110


@pytest.mark.refuses("T-01")
def test_luck_cannot_deal_a_card_that_is_not_in_the_deck() -> None:
    table = Table.new().luck("pink", "pink", "pink", "pink").luck(*["pink"] * 4).luck(*["pink"] * 4)
    assert "pink" not in table.chance()
    table.refuse(LUCK, "pink", "T-01")


@pytest.mark.rule("T-02")
@pytest.mark.parametrize(("name", "seats"), [("europe", 2), ("europe", 5), ("germany", 3)])
def test_four_cards_each_and_then_five_face_up(name: str, seats: int) -> None:
    table = Table.new(name, seats)
    for seat in range(seats):
        assert table.public.players[seat].cards == 0
        table.luck("red", "loco", "blue", "pink")
        assert table.hand(seat) == cards("1 red + 1 loco + 1 blue + 1 pink")
    assert table.row == ["-"] * 5
    table.luck("green", "white", "loco", "white", "loco")
    assert table.row == ["green", "white", "loco", "white", "loco"]
    assert table.public.deck == 110 - 4 * seats - 5


@pytest.mark.rule("T-03")
def test_a_draw_turn_takes_two_cards_each_from_the_row_or_from_the_deck() -> None:
    for first, second in (("red", "blue"), ("red", "blind"), ("blind", "blue"), ("blind", "blind")):
        table = position(row="red blue white white green")
        table.do(0, f"draw {first}").luck("black").do(0, f"draw {second}").luck("yellow")
        assert table.hand(0).total() == 2
        assert table.actors == (1,)


@pytest.mark.rule("T-03")
def test_the_card_taken_face_up_is_the_one_named_and_a_blind_one_is_what_luck_gives() -> None:
    table = position(row="red blue white white green")
    table.do(0, "draw blue")
    assert [event.card for event in table.happened(Took)] == [COLOURS.index("blue")]
    table.luck("pink").do(0, "draw blind").luck("loco")
    assert [(event.only, event.card) for event in table.happened(Received)] == [(0, 8)]
    assert table.hand(0) == cards("1 blue + 1 loco")


@pytest.mark.refuses("T-03")
def test_a_colour_that_does_not_lie_face_up_cannot_be_taken() -> None:
    table = position(row="red blue white white green")
    table.refuse(0, "draw black", "T-03")
    table.refuse(0, "draw loco", "T-03")


@pytest.mark.refuses("T-03")
def test_there_is_no_third_card() -> None:
    table = position(hands={0: "1 red"}).do(0, "draw blind").luck("red").do(0, "draw blind").luck("red")
    table.refuse(0, "draw blind", "T-03", "T-51")


@pytest.mark.rule("T-03R")
def test_the_second_card_is_the_only_thing_to_do_after_the_first() -> None:
    table = position(hands={0: "6 red"}, row="blue blue white white green").do(0, "draw blue").luck("pink")
    assert table.verbs(0) == {"draw"}


@pytest.mark.refuses("T-03R")
def test_the_second_card_cannot_be_declined() -> None:
    table = position().do(0, "draw blind").luck("red")
    table.refuse(0, "pass", "T-03R", "T-14R")


@pytest.mark.rule("T-04")
def test_a_taken_card_is_replaced_at_once_and_the_new_one_may_be_taken_as_second() -> None:
    table = position(row="red blue white white green").do(0, "draw blue")
    assert table.row == ["red", "-", "white", "white", "green"]
    assert table.actors == (LUCK,)
    table.luck("yellow")
    assert table.row == ["red", "yellow", "white", "white", "green"]
    assert [(event.place, event.card) for event in table.happened(TurnedUp)] == [(1, COLOURS.index("yellow"))]
    table.do(0, "draw yellow")
    assert table.hand(0) == cards("1 blue + 1 yellow")


@pytest.mark.refuses("T-04")
def test_the_second_card_waits_until_the_first_is_replaced() -> None:
    table = position(row="red blue white white green").do(0, "draw blue")
    table.refuse(0, "draw red", "T-04", "T-51")
    table.luck("pink")
    assert "draw red" in table.legal(0)


@pytest.mark.rule("T-05")
def test_a_face_up_locomotive_is_the_whole_turn() -> None:
    table = position(row="red loco white white green").do(0, "draw loco").luck("pink")
    assert table.hand(0) == cards("1 loco")
    assert table.actors == (1,)


@pytest.mark.refuses("T-05")
def test_no_second_card_follows_a_face_up_locomotive() -> None:
    table = position(row="red loco white white green").do(0, "draw loco").luck("pink")
    table.refuse(0, "draw blind", "T-05", "T-51")
    table.refuse(0, "draw red", "T-05", "T-51")


@pytest.mark.rule("T-06")
@pytest.mark.refuses("T-06")
def test_a_face_up_locomotive_cannot_be_the_second_card() -> None:
    table = position(row="red loco white white green").do(0, "draw red").luck("pink")
    table.refuse(0, "draw loco", "T-06")
    assert table.legal(0) == ["draw pink", "draw white", "draw green", "draw blind"]


@pytest.mark.rule("T-06")
@pytest.mark.refuses("T-06")
def test_a_locomotive_that_replaced_the_first_card_cannot_be_the_second() -> None:
    table = position(row="red blue white white green").do(0, "draw red").luck("loco")
    assert table.row[0] == "loco"
    table.refuse(0, "draw loco", "T-06")
    table.do(0, "draw blue").luck("pink")
    assert table.actors == (1,)


@pytest.mark.rule("T-06R")
@pytest.mark.refuses("T-06R")
def test_a_face_up_locomotive_cannot_follow_a_blind_card_either() -> None:
    table = position(row="red loco white white green").do(0, "draw blind").luck("pink")
    table.refuse(0, "draw loco", "T-06R", "T-06")
    assert "draw red" in table.legal(0)


@pytest.mark.rule("T-07")
def test_a_locomotive_drawn_blind_leaves_the_second_card() -> None:
    table = position(row="red loco white white green").do(0, "draw blind").luck("loco")
    assert table.legal(0) == ["draw white", "draw green", "draw red", "draw blind"]
    table.do(0, "draw blind").luck("loco")
    assert table.hand(0) == cards("2 loco")
    assert table.actors == (1,)


@pytest.mark.rule("T-07")
def test_the_second_card_may_be_a_blind_locomotive() -> None:
    table = position().do(0, "draw pink").luck("red").do(0, "draw blind").luck("loco")
    assert table.hand(0) == cards("1 pink + 1 loco")


@pytest.mark.rule("T-09")
def test_a_hand_of_a_hundred_cards_may_still_grow() -> None:
    table = position(hands={0: REST}, deck="3 red")
    assert table.hand(0).total() == 102
    table.do(0, "draw blind").luck("red").do(0, "draw blind").luck("red")
    assert table.hand(0).total() == 104

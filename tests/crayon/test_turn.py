"""DK-10 and DK-11: the two halves of a turn, and swapping the hand instead."""

from __future__ import annotations

import pytest

from crayon.helpers import Table
from stellwerk.core.game import LUCK
from stellwerk.crayon.events import Swapped
from stellwerk.crayon.state import Building, Drawing, Ending, Moving


@pytest.mark.rule("DK-10")
def test_first_move_then_build_then_the_next_seat() -> None:
    table = Table.new().opened(moving=True)
    assert isinstance(table.stage, Moving)
    table.do(0, "load beer", "done")
    assert isinstance(table.stage, Building)
    table.do(0, "lay odense-m24", "done")
    assert isinstance(table.stage, Moving) and table.public.turn == 1


@pytest.mark.refuses("DK-10")
def test_no_building_before_and_no_moving_after() -> None:
    table = Table.new().opened(moving=True).track(0, "odense m24")
    table.refuse(0, "lay odense-l25", "DK-10")
    table.refuse(0, "buy storebaelt", "DK-10")
    table.refuse(0, "upgrade b9", "DK-10")
    table.do(0, "done")
    for text in ("go m24", "load beer", "drop beer", "cross storebaelt 0", "deliver beer 1"):
        table.refuse(0, text, "DK-10")


@pytest.mark.rule("DK-11", "DK-11R")
def test_the_whole_hand_is_swapped_instead_of_a_turn() -> None:
    table = Table.new().opened(moving=True).train(0, "odense", "beer")
    old = table.hand(0).cards
    table.do(0, "swap")
    assert table.happened(Swapped)[0].cards == old
    assert table.stage == Drawing(0, Ending())
    assert table.public.discard == old
    table.luck("card 30", "card 31", "card 32")
    assert table.hand(0).cards == (29, 30, 31)
    assert table.public.turn == 1
    # Loads stay on the train.
    assert table.player(0).goods == (table.good("beer"),)


@pytest.mark.rule("DK-11R")
def test_a_swap_is_allowed_in_round_1_and_fills_a_hand_of_four() -> None:
    table = Table.new().opened()
    table.do(0, "swap")
    assert table.actors == (LUCK,)
    four = Table.new().opened(moving=True).train(0, "odense", kind="b9").cards(0, 1, 2, 3, 20)
    four.do(0, "swap").luck("card 30", "card 31", "card 32")
    assert four.actors == (LUCK,)
    four.luck("card 33")
    assert four.public.turn == 1 and four.player(0).cards == 4


@pytest.mark.rule("DK-11")
def test_who_has_ended_the_movement_without_doing_anything_may_still_swap() -> None:
    table = Table.new().opened(moving=True)
    table.do(0, "done", "swap")
    assert table.actors == (LUCK,)


@pytest.mark.refuses("DK-11")
def test_no_swap_once_anything_was_done() -> None:
    table = Table.new().opened(moving=True)
    table.do(0, "load beer")
    table.refuse(0, "swap", "DK-11")
    table.do(0, "done")
    table.refuse(0, "swap", "DK-11")
    table.do(0, "done").do(1, "done", "lay odense-m24")
    table.refuse(1, "swap", "DK-11")
    bargain = Table.new(tariffs="yes").opened(moving=True)
    bargain.do(0, "offer 1 4 1").do(1, "answer no")
    bargain.refuse(0, "swap", "DK-11")
    bargain.do(0, "done")
    bargain.refuse(0, "swap", "DK-11")

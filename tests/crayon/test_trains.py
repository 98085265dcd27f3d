"""DK-60 and DK-61: better and other trains."""

from __future__ import annotations

import pytest

from crayon.helpers import Table
from stellwerk.core.game import LUCK
from stellwerk.crayon.events import Lost, Ordered, Refitted
from stellwerk.crayon.state import Losing


def building(kind: str = "a", *goods: str) -> Table:
    return Table.new(four_cards="no").opened(moving=True).train(0, "odense", *goods, kind=kind).do(0, "done")


def kind_of(table: Table, seat: int = 0) -> str:
    return table.title.rules.trains[table.player(seat).kind].id


@pytest.mark.rule("DK-60")
def test_the_four_types() -> None:
    trains = Table.new().title.rules.trains
    assert [(t.id, t.speed, t.holds) for t in trains] == [
        ("a", 9, 2),
        ("b9", 9, 3),
        ("b12", 12, 2),
        ("c12", 12, 3),
    ]


@pytest.mark.rule("DK-60", "DK-60R")
@pytest.mark.parametrize(("old", "new"), [("a", "b9"), ("a", "b12"), ("b9", "c12"), ("b12", "c12")])
def test_an_upgrade_costs_20_beyond_the_limit_and_replaces_building(old: str, new: str) -> None:
    table = building(old).do(0, f"upgrade {new}")
    assert table.cash(0) == 30 and table.building().spent == 0
    assert table.legal(0) == ["done"]
    table.do(0, "done")
    assert kind_of(table) == new


@pytest.mark.rule("DK-60")
def test_a_conversion_costs_5_within_the_limit_and_goes_with_building() -> None:
    table = building("b9").do(0, "lay odense-m24", "convert b12")
    assert table.cash(0) == 44 and table.building().spent == 6
    table.do(0, "lay m24-l25", "done")
    assert kind_of(table) == "b12"


@pytest.mark.refuses("DK-60", "DK-60R")
def test_no_upgrade_by_two_steps_beside_building_twice_or_without_money() -> None:
    table = building()
    table.refuse(0, "upgrade c12", "DK-60", "c12 is not one step above a")
    table.refuse(0, "upgrade a", "DK-60")
    table.do(0, "lay odense-m24")
    table.refuse(0, "upgrade b9", "DK-60", "built")
    upgraded = building().do(0, "upgrade b9")
    upgraded.refuse(0, "lay odense-m24", "DK-60")
    upgraded.refuse(0, "buy storebaelt", "DK-60")
    upgraded.refuse(0, "upgrade b12", "DK-60")
    upgraded.refuse(0, "convert b12", "DK-60")
    poor = building().money(0, 19)
    poor.refuse(0, "upgrade b9", "DK-60", "seat 0 has 19")
    assert "upgrade b9" not in building("c12").legal(0)


@pytest.mark.refuses("DK-60", "DK-50")
def test_no_conversion_across_levels_twice_or_beyond_the_limit() -> None:
    table = building()
    table.refuse(0, "convert b9", "DK-60", "a cannot be converted to b9")
    heavy = building("b9")
    heavy.refuse(0, "convert b9", "DK-60")
    heavy.refuse(0, "convert c12", "DK-60")
    heavy.do(0, "convert b12")
    heavy.refuse(0, "convert b12", "DK-60", "ordered already")
    heavy.refuse(0, "upgrade c12", "DK-60")
    late = building("b9").build(0, spent=11, built=4, fresh=False)
    late.refuse(0, "convert b12", "DK-50", "4 of 15")


@pytest.mark.rule("DK-61")
def test_the_new_train_comes_at_the_end_of_the_turn_on_the_spot() -> None:
    table = building().do(0, "upgrade b12")
    assert table.happened(Ordered) and kind_of(table) == "a"
    table.do(0, "done")
    assert table.happened(Refitted) == [Refitted(0, 2)]
    assert table.board.posts[table.player(0).post] == "odense"


@pytest.mark.rule("DK-61", "DK-61R")
def test_with_fewer_holds_the_owner_chooses_what_is_lost() -> None:
    table = building("b9", "beer", "flowers", "oil").do(0, "convert b12", "done")
    assert isinstance(table.stage, Losing) and table.actors == (0,)
    assert table.legal(0) == ["lose beer", "lose flowers", "lose oil"]
    table.do(0, "lose flowers")
    assert table.happened(Lost) == [Lost(0, table.good("flowers"))]
    assert table.public.turn == 1
    same = building("b9", "beer", "beer", "beer").do(0, "convert b12", "done")
    assert same.public.turn == 1 and len(same.player(0).goods) == 2


@pytest.mark.rule("DK-61R")
def test_with_room_enough_nothing_is_lost() -> None:
    table = building("b9", "beer", "oil").do(0, "convert b12", "done")
    assert table.public.turn == 1 and len(table.player(0).goods) == 2


@pytest.mark.refuses("DK-61", "DK-61R")
def test_only_what_is_on_the_train_can_be_lost_and_only_when_due() -> None:
    table = building("b9", "beer", "flowers", "oil").do(0, "convert b12")
    table.refuse(0, "lose beer", "DK-61R")
    table.do(0, "done")
    table.refuse(0, "lose fish", "DK-61R", "fish is not on the train")
    table.refuse(0, "done", "DK-10")
    table.refuse(1, "lose oil", "DK-05R")


@pytest.mark.rule("DK-61", "DK-35R")
def test_the_new_train_is_there_before_the_fourth_card_is_drawn() -> None:
    table = (
        Table.new().opened(moving=True).train(0, "odense", "beer", kind="a").do(0, "done", "upgrade b12", "done")
    )
    assert table.actors == (LUCK,) and kind_of(table) == "b12"

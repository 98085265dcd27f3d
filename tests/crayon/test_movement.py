"""DK-20 to DK-23: running, rent, tariffs, ferries."""

from __future__ import annotations

import pytest

from crayon.helpers import Table, orders_in
from stellwerk.crayon.events import Crossed, Rented, Repaid
from stellwerk.crayon.state import Answering, Debt, Tariff

LOOP = "odense m24 l25 odense"


def at_odense(seats: int = 2, **options: str) -> Table:
    return Table.new(seats, **options).opened(moving=True)


@pytest.mark.rule("DK-20", "DK-20R")
def test_nine_steps_on_built_track_turning_anywhere() -> None:
    table = at_odense().track(0, LOOP)
    table.do(0, "go m24", "go odense", "go m24", "go l25", "go m24", "go l25", "go odense", "go l25", "go m24")
    assert table.moving().used == 9
    assert table.legal(0) == ["done"]
    assert table.board.posts[table.player(0).post] == "m24"


@pytest.mark.rule("DK-20")
def test_points_may_be_left_and_any_number_of_trains_share_track_and_city() -> None:
    table = at_odense(3).track(0, "odense m24").track(1, "odense l25")
    table.do(0, "go m24", "done", "done").do(1, "go l25", "go odense", "done", "done")
    table.do(2, "go m24", "go odense")
    assert table.player(1).post == table.player(2).post


@pytest.mark.rule("DK-20")
def test_faster_trains_have_twelve_points() -> None:
    table = at_odense().track(0, LOOP).train(0, "odense", kind="b12")
    table.do(0, *["go m24", "go odense"] * 6)
    assert "go m24" not in table.legal(0)


@pytest.mark.refuses("DK-20")
def test_no_step_without_track_beyond_a_neighbour_or_without_points() -> None:
    table = at_odense().track(0, "odense m24")
    table.refuse(0, "go l25", "DK-20", "odense-l25")
    table.refuse(0, "go koebenhavn", "DK-20", "København")
    table.do(0, *["go m24", "go odense"] * 4, "go m24")
    table.refuse(0, "go odense", "DK-20", "9 were used")


@pytest.mark.rule("DK-21")
def test_own_track_is_free_and_foreign_track_costs_4_per_owner_and_turn() -> None:
    table = at_odense(3).track(0, "odense m24").track(1, "odense l25 l26").track(2, "odense k25")
    table.do(0, "go m24", "go odense")
    assert table.cash(0) == 50
    table.do(0, "go l25")
    assert table.happened(Rented) == [Rented(0, 1, 4, 0)]
    assert (table.cash(0), table.cash(1)) == (46, 54)
    table.do(0, "go l26", "go l25", "go odense")
    assert table.cash(0) == 46
    table.do(0, "go k25")
    assert (table.cash(0), table.cash(2)) == (42, 54)
    table.rest(0).rest(1).rest(2)
    table.do(0, "go odense")
    assert (table.cash(0), table.cash(2)) == (38, 58)


@pytest.mark.rule("DK-21R")
def test_rent_is_due_on_the_first_section_and_standing_still_is_free() -> None:
    table = at_odense().track(1, "odense m24").train(0, "m24").money(0, 10)
    table.rest(0)
    assert table.cash(0) == 10


@pytest.mark.rule("DK-21R", "DK-51")
def test_links_inside_a_city_are_free_for_all() -> None:
    table = Table.new(2).opened("odense", "koebenhavn", moving=True).train(0, "koebenhavn")
    table.do(0, "go u20", "go v20", "go koebenhavn")
    assert table.cash(0) == 50


@pytest.mark.refuses("DK-21R")
def test_who_cannot_pay_may_not_enter() -> None:
    table = at_odense().track(1, "odense m24").money(0, 3)
    table.refuse(0, "go m24", "DK-21R", "rent to seat 1 is 4")
    ferry = at_odense().train(0, "korsoer").track(0, "korsoer p25").ferry(1, "storebaelt").money(0, 3)
    ferry.refuse(0, "cross storebaelt 1", "DK-21R")


@pytest.mark.rule("DK-21R")
def test_a_train_on_foreign_track_may_leave_on_credit_and_pays_from_its_next_income() -> None:
    table = at_odense().track(1, "odense m24 l25").train(0, "l25", "beer").money(0, 1)
    table.do(0, "go m24")
    assert table.happened(Rented) == [Rented(0, 1, 1, 3)]
    assert table.cash(0) == 0 and table.public.debts == (Debt(0, 1, 3),)
    table.do(0, "go odense")
    card, good, pay = orders_in(table, "kolding")[0]
    table.train(0, "kolding", good).cards(0, card, 2, 3).do(0, f"deliver {good} {card}")
    assert table.happened(Repaid) == [Repaid(0, 1, 3)]
    assert table.cash(0) == pay - 3 and table.cash(1) == 54
    assert table.public.debts == ()


@pytest.mark.rule("DK-21R")
def test_debts_add_up_and_rent_received_pays_them_too() -> None:
    table = at_odense().track(1, "odense m24 l25").train(0, "l25").money(0, 0)
    table.do(0, "go m24").rest(0).rest(1).do(0, "go l25")
    assert table.public.debts == (Debt(0, 1, 8),)
    table.rest(0).track(0, "aarhus j18").train(1, "aarhus")
    table.do(1, "go j18")
    assert table.public.debts == (Debt(0, 1, 4),)
    assert table.cash(0) == 0 and table.cash(1) == 50


@pytest.mark.rule("DK-21R")
def test_rent_on_credit_to_somebody_in_debt_comes_back_and_is_paid_again() -> None:
    table = at_odense().track(1, "odense m24 l25").train(0, "l25").money(0, 1).money(1, 0)
    table.change(debts=(Debt(1, 0, 6),)).do(0, "go m24")
    # The million goes to and fro until the rent is paid: of the old debt of 6 there remain 2.
    assert table.public.debts == (Debt(1, 0, 2),)
    assert (table.cash(0), table.cash(1)) == (1, 0)


@pytest.mark.refuses("DK-21R")
def test_credit_is_for_leaving_only() -> None:
    # From the own network nobody leaves on credit, nor onto a second network later in the turn.
    table = at_odense(3).track(1, "l25 m24").track(2, "m24 odense").train(0, "l25").money(0, 0)
    table.do(0, "go m24")
    table.refuse(0, "go odense", "DK-21R", "seat 2")


@pytest.mark.refuses("DK-21R")
def test_nothing_is_built_before_debts_are_paid() -> None:
    table = at_odense().track(1, "odense m24").train(0, "m24").money(0, 0)
    table.do(0, "go odense").money(0, 0).do(0, "done")
    for text in ("lay odense-l25", "buy storebaelt", "upgrade b9", "convert b9"):
        table.refuse(0, text, "DK-21R", "debt of 4")
    assert table.legal(0) == ["done"]


@pytest.mark.rule("DK-22", "DK-22R")
def test_an_agreed_tariff_replaces_rent_for_its_rounds() -> None:
    table = at_odense(tariffs="yes").track(1, "odense m24")
    table.do(0, "offer 1 5 2")
    assert isinstance(table.stage, Answering) and table.actors == (1,)
    assert table.legal(1) == ["answer no", "answer yes"]
    table.do(1, "answer yes")
    assert (table.cash(0), table.cash(1)) == (45, 55)
    assert table.public.tariffs == (Tariff(0, 1, 3),)
    table.do(0, "go m24").rest(0).rest(1).do(0, "go odense")
    assert table.cash(0) == 45
    table.rest(0).rest(1)
    assert table.public.tariffs == ()
    table.do(0, "go m24")
    assert table.cash(0) == 41


@pytest.mark.rule("DK-22R")
def test_a_refused_offer_costs_nothing() -> None:
    table = at_odense(tariffs="yes").do(0, "offer 1 4 1").do(1, "answer no")
    assert table.cash(0) == 50 and table.public.tariffs == ()
    assert table.actors == (0,)


@pytest.mark.refuses("DK-22", "DK-22R")
def test_offers_have_limits_and_answers_need_an_offer() -> None:
    closed = at_odense()
    closed.refuse(0, "offer 1 4 1", "DK-22R", "not agreed at this table")
    table = at_odense(tariffs="yes").money(0, 6)
    table.refuse(0, "offer 1 5 1", "DK-22R", "5 for 1 rounds")
    table.refuse(0, "offer 1 4 11", "DK-22R", "11 rounds")
    table.refuse(0, "offer 1 4 0", "DK-22R", "0 rounds")
    table.refuse(0, "offer 1 7 2", "DK-22R", "has 6")
    table.refuse(0, "offer 0 4 1", "DK-22R", "seat 0")
    table.refuse(0, "offer 2 4 1", "DK-22R", "seat 2")
    table.refuse(0, "answer yes", "DK-22R")
    table.do(0, "offer 1 4 1").do(1, "answer no")
    table.refuse(0, "offer 1 4 2", "DK-22R", "this turn")


@pytest.mark.rule("DK-23")
def test_a_ferry_is_crossed_first_and_halves_the_speed() -> None:
    table = at_odense().track(0, "odense m24 knudshoved", "korsoer p25 q24").ferry(0, "storebaelt")
    table.do(0, "go m24", "go knudshoved")
    assert table.verbs(0) == {"done", "go"}
    table.rest(0).rest(1)
    table.do(0, "cross storebaelt 0")
    assert table.happened(Crossed) == [Crossed(0, 0, table.board.post["korsoer"])]
    assert table.moving().used == 0 and table.moving().half
    table.do(0, "load glass", *["go p25", "go korsoer"] * 2, "go p25")
    assert table.legal(0) == ["done"]  # five steps: half of nine, rounded up


@pytest.mark.rule("DK-23", "DK-21")
def test_a_foreign_line_costs_rent_to_the_owner_chosen() -> None:
    table = Table.new(3).opened(moving=True).train(0, "korsoer").ferry(1, "storebaelt").ferry(2, "storebaelt")
    assert {"cross storebaelt 1", "cross storebaelt 2"} <= set(table.legal(0))
    table.do(0, "cross storebaelt 2")
    assert (table.cash(0), table.cash(1), table.cash(2)) == (46, 50, 54)


@pytest.mark.rule("DK-23R")
def test_waiting_in_the_port_is_allowed_and_a_second_port_waits_for_the_next_turn() -> None:
    table = at_odense().track(0, "odense m24 knudshoved").ferry(0, "storebaelt", "kielpost").train(0, "knudshoved")
    table.do(0, "go m24")
    assert "cross storebaelt 0" not in table.legal(0)
    table.train(0, "knudshoved").move(0).rest(0).rest(1)
    table.do(0, "cross storebaelt 0")
    table.refuse(0, "cross kielpost 0", "DK-23R", "Kielposten")
    table.rest(0).rest(1).do(0, "cross kielpost 0")
    assert table.board.posts[table.player(0).post] == "kiel"


@pytest.mark.refuses("DK-23", "DK-23R", "DK-21")
def test_no_ferry_after_moving_without_an_owner_or_elsewhere() -> None:
    table = at_odense(3).track(0, "m24 knudshoved").ferry(0, "storebaelt").ferry(1, "storebaelt", "kattegat")
    table.train(0, "knudshoved")
    table.refuse(0, "cross kattegat 1", "DK-23", "no port of Kattegat")
    table.refuse(0, "cross storebaelt 2", "DK-23", "seat 2")
    table.refuse(0, "cross storebaelt 1", "DK-21", "its own line")
    table.do(0, "go m24", "go knudshoved")
    table.refuse(0, "cross storebaelt 0", "DK-23", "2 points")
    table.train(0, "knudshoved").move(0).do(0, "cross storebaelt 0")
    table.refuse(0, "cross storebaelt 0", "DK-23R")

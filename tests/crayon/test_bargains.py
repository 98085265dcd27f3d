"""One brings a good to an agreed town for the other (DK-27)."""

from __future__ import annotations

import pytest

from crayon.helpers import Table
from stellwerk.crayon.events import Kept, Lapsed, Proposed
from stellwerk.crayon.state import Bargain, Debt, Lying, Weighing


def at_kolding(seats: int = 2) -> Table:
    """Seat 0 stands in Kolding with flowers on board and is to move; flowers come from Odense alone."""
    table = Table.new(seats, tariffs="yes").opened(moving=True)
    return table.train(0, "kolding", "flowers").track(0, "odense m24")


def offered(table: Table, terms: str = "12 3") -> Table:
    """Seat 0 offers seat 1 to bring flowers to Kolding."""
    return table.do(0, "bargain 1 give flowers", "town kolding", f"terms {terms}")


def deal(table: Table, supplier: int, partner: int, money: int, until: int) -> Bargain:
    return Bargain(supplier, partner, table.good("flowers"), table.city("kolding"), money, until)


@pytest.mark.rule("DK-27", "DK-27R")
def test_a_good_that_is_brought_as_agreed_is_paid_and_reserved() -> None:
    table = offered(at_kolding(3))
    assert isinstance(table.stage, Weighing) and table.actors == (1,)
    assert table.legal(1) == ["answer no", "answer yes"]
    assert table.happened(Proposed) == [Proposed(0, 1, deal(table, 0, 1, 12, 4))]
    table.do(1, "answer yes")
    assert table.public.bargains == (deal(table, 0, 1, 12, 4),)
    assert (table.cash(0), table.cash(1)) == (50, 50)
    table.do(0, "drop flowers")
    assert (table.cash(0), table.cash(1)) == (62, 38) and table.public.bargains == ()
    assert table.public.lying == (Lying(table.city("kolding"), table.good("flowers"), 0, 6, 1),)
    assert table.happened(Kept) == [Kept(0, 1, table.good("flowers"), table.city("kolding"), 12, 0)]
    table.move(2).train(2, "kolding").refuse(2, "load flowers", "DK-27R", "reserved for seat 1")
    table.move(0).refuse(0, "load flowers", "DK-27R", "reserved for seat 1")
    table.move(1).train(1, "kolding").do(1, "load flowers")
    assert table.public.lying == ()


@pytest.mark.rule("DK-27R")
def test_one_can_ask_the_other_to_bring_it() -> None:
    table = at_kolding().train(0, "odense").train(1, "kolding", "flowers")
    table.do(0, "bargain 1 get flowers", "town kolding", "terms 0 1").do(1, "answer yes")
    assert table.public.bargains == (deal(table, 1, 0, 0, 2),)
    table.rest(0).do(1, "drop flowers")
    assert table.public.lying[0].reserved == 0 and table.cash(0) == 50


@pytest.mark.rule("DK-27R")
def test_rounds_are_turns_of_the_supplier() -> None:
    table = at_kolding().rest(0).train(1, "kolding")
    table.do(1, "bargain 0 get flowers", "town kolding", "terms 5 1").do(0, "answer yes")
    assert table.public.bargains == (deal(table, 0, 1, 5, 3),)  # seat 0 has had its turn of round 2


@pytest.mark.rule("DK-27R")
def test_who_does_not_deliver_in_time_owes_nothing() -> None:
    table = offered(at_kolding(), "12 2").do(1, "answer yes").rest(0).rest(1)
    assert table.public.round == 3 and table.public.bargains
    table.rest(0)
    assert table.public.bargains == () and table.cash(0) == 50
    assert table.happened(Lapsed) == [Lapsed(0, 1, table.good("flowers"), table.city("kolding"))]
    table.rest(1).do(0, "drop flowers")
    assert table.public.lying[0].reserved is None


@pytest.mark.rule("DK-27R", "DK-21R")
def test_what_the_partner_cannot_pay_is_owed() -> None:
    table = offered(at_kolding()).do(1, "answer yes").money(1, 5).do(0, "drop flowers")
    assert (table.cash(0), table.cash(1)) == (55, 0)
    assert table.public.debts == (Debt(1, 0, 7),)


@pytest.mark.rule("DK-27R")
def test_of_two_bargains_the_one_that_ends_first_is_kept() -> None:
    table = offered(at_kolding(), "12 5").do(1, "answer yes").rest(0).rest(1)
    offered(table, "3 2").do(1, "answer yes").do(0, "drop flowers")
    assert table.cash(0) == 53 and table.public.bargains == (deal(table, 0, 1, 12, 6),)


@pytest.mark.rule("DK-27R")
def test_a_refused_bargain_binds_nobody() -> None:
    table = offered(at_kolding()).do(1, "answer no")
    assert table.public.bargains == () and table.actors == (0,)
    table.do(0, "drop flowers")
    assert table.public.lying[0].reserved is None and table.cash(0) == 50


@pytest.mark.rule("DK-27R")
def test_a_good_for_me_alone_is_taken_before_one_for_all() -> None:
    table = (
        offered(at_kolding())
        .do(
            1,
            "answer yes",
        )
        .do(0, "drop flowers")
        .train(0, "kolding", "flowers")
    )
    table.do(0, "drop flowers").rest(0).train(1, "kolding").do(1, "load flowers")
    assert [entry.reserved for entry in table.public.lying] == [None]


@pytest.mark.refuses("DK-27", "DK-27R")
def test_bargains_have_limits() -> None:
    Table.new(2).opened(moving=True).refuse(0, "bargain 1 give flowers", "DK-27R", "not agreed at this table")
    table = at_kolding()
    table.refuse(0, "bargain 0 get flowers", "DK-27R", "seat 0")
    table.refuse(0, "bargain 2 get flowers", "DK-27R", "seat 2")
    table.refuse(0, "town kolding", "DK-27R", "no bargain")
    table.refuse(0, "terms 1 1", "DK-27R", "no bargain")
    table.do(0, "bargain 1 give flowers")
    table.refuse(0, "terms 1 1", "DK-27R", "town")
    table.refuse(0, "town odense", "DK-27R", "supplies flowers itself")
    table.refuse(0, "go m24", "DK-10", "town and terms")
    table.refuse(0, "answer yes", "DK-22R")
    table.do(0, "town kolding")
    table.refuse(0, "town aarhus", "DK-27R", "has been named")
    table.refuse(0, "terms 51 1", "DK-27R", "0 to 50")
    table.refuse(0, "terms 5 11", "DK-27R", "11 rounds")
    table.refuse(0, "terms 5 0", "DK-27R", "0 rounds")
    table.do(0, "terms 50 10")
    table.refuse(0, "done", "DK-05R")
    table.do(1, "answer no")
    table.refuse(0, "bargain 1 give flowers", "DK-27R", "this turn")
    table.refuse(0, "offer 1 4 1", "DK-22R", "this turn")

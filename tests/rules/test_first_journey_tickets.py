"""First Journey: completing, replacing and swapping tickets; from east to west."""

from __future__ import annotations

from typing import Any

import pytest

from rules.position import REST, position
from rules.table import Table
from stellwerk.core.game import view_of
from stellwerk.ticket.events import Completed, Crossed, Offered

JOURNEY = "first-journey"
LAST_LINK = ("claim london-paris-1", "pay 1 green")  # joins London to whatever hangs at Paris


def almost(tickets: str, own: str = "madrid-paris-1", **more: Any) -> Table:
    """Seat 0 is one route, London-Paris, away from completing something."""
    return position(JOURNEY, hands={0: "1 green"}, owners={0: own}, tickets={0: tickets}, **more)


# ---- completing


@pytest.mark.rule("FJ-06", "T-31")
def test_a_completed_ticket_is_shown_at_once_and_replaced() -> None:
    table = almost("madrid-london brest-rome").do(0, *LAST_LINK)
    assert [(event.only, event.seat) for event in table.happened(Completed)] == [(None, 0)]
    assert table.done(0) == {"madrid-london"}
    assert table.tickets(0) == {"brest-rome"}
    assert table.actors == (-1,)
    table.luck("ticket ankara-moscow")
    assert table.tickets(0) == {"brest-rome", "ankara-moscow"}
    assert table.actors == (1,)


@pytest.mark.rule("FJ-06")
def test_one_route_may_complete_both_tickets_and_both_are_replaced() -> None:
    table = almost("madrid-london dublin-madrid", "madrid-paris-1 dublin-london-1").do(0, *LAST_LINK)
    assert table.done(0) == {"madrid-london", "dublin-madrid"}
    table.luck("ticket ankara-moscow", "ticket kyiv-ankara")
    assert table.tickets(0) == {"ankara-moscow", "kyiv-ankara"}
    assert table.actors == (1,)


@pytest.mark.rule("FJ-06")
def test_trains_of_others_complete_nothing() -> None:
    table = position(
        JOURNEY, hands={0: "1 green"}, owners={1: "madrid-paris-1"}, tickets={0: "madrid-london brest-rome"}
    )
    table.do(0, *LAST_LINK)
    assert table.done(0) == set()
    assert table.actors == (1,)


@pytest.mark.rule("FJ-06R")
def test_a_new_ticket_that_is_complete_already_is_completed_too_and_so_on() -> None:
    table = almost("madrid-london ankara-moscow", "madrid-paris-1 dublin-london-1 brest-paris-1 amsterdam-paris-1")
    table.do(0, *LAST_LINK).luck("ticket dublin-madrid")
    assert table.done(0) == {"madrid-london", "dublin-madrid"}
    table.luck("ticket brest-amsterdam")
    assert table.done(0) == {"madrid-london", "dublin-madrid", "brest-amsterdam"}
    table.luck("ticket kyiv-ankara")
    assert table.tickets(0) == {"ankara-moscow", "kyiv-ankara"}
    assert table.actors == (1,)


@pytest.mark.rule("FJ-06R")
def test_a_swapped_in_ticket_that_is_complete_already_is_completed() -> None:
    table = position(JOURNEY, owners={0: "madrid-paris-1 london-paris-1"}, tickets={0: "brest-rome ankara-moscow"})
    table.do(0, "swap").luck("ticket madrid-london", "ticket kyiv-ankara")
    assert table.done(0) == {"madrid-london"}
    table.luck("ticket paris-riga")
    assert table.tickets(0) == {"kyiv-ankara", "paris-riga"}
    assert table.actors == (1,)


@pytest.mark.rule("FJ-12")
def test_completed_tickets_are_public_and_open_ones_secret() -> None:
    table = almost("madrid-london brest-rome").do(0, *LAST_LINK)
    before = table.state
    table.luck("ticket ankara-moscow")
    assert [event.only for event in table.happened(Offered)] == [0]
    other = Table(table.game, before).luck("ticket kyiv-ankara")
    for seat in (1, None):
        assert view_of(table.state, seat) == view_of(other.state, seat)
        done = view_of(table.state, seat).public.players[0].done
        assert [table.title.board.tickets[ticket].id for ticket in done] == ["madrid-london"]
    assert view_of(table.state, 0) != view_of(other.state, 0)


# ---- swapping


@pytest.mark.rule("FJ-07", "FJ-07R")
def test_both_tickets_go_to_the_ticket_discard() -> None:
    table = position(JOURNEY, tickets={0: "dublin-rome madrid-london"}).do(0, "swap").deal()
    (spent,) = table.state.hidden.spent
    assert {table.title.board.tickets[ticket].id for ticket in spent.items} == {"dublin-rome", "madrid-london"}
    assert len(table.tickets(0)) == 2


@pytest.mark.refuses("FJ-07")
def test_without_tickets_there_is_nothing_to_swap() -> None:
    table = position(JOURNEY, tickets={1: REST}, pile="")
    assert "swap" not in table.verbs(0)
    table.refuse(0, "swap", "FJ-07")


@pytest.mark.rule("FJ-07R")
def test_discarded_tickets_are_shuffled_into_a_new_pile_when_the_pile_is_empty() -> None:
    table = position(JOURNEY, tickets={0: "dublin-rome madrid-london", 1: REST}, pile="paris-riga").do(0, "swap")
    assert table.chance() == {"ticket paris-riga": 1}
    table.luck("ticket paris-riga")
    assert table.chance() == {"ticket dublin-rome": 1, "ticket madrid-london": 1}
    table.luck("ticket dublin-rome")
    assert table.tickets(0) == {"paris-riga", "dublin-rome"}
    assert table.actors == (1,)


@pytest.mark.rule("FJ-07R", "FJ-06")
def test_a_completed_ticket_is_replaced_from_the_discarded_ones_when_the_pile_is_empty() -> None:
    table = position(
        JOURNEY,
        3,
        hands={0: "1 green"},
        owners={0: "madrid-paris-1"},
        tickets={0: "madrid-london brest-rome", 1: "dublin-rome paris-riga", 2: REST},
        pile="kyiv-ankara berlin-athens",
        turn=1,
    )
    table.do(1, "swap").deal()
    assert table.pile(0) == []
    table.do(2, "draw blind").luck("red").do(2, "draw blind").luck("red").do(0, *LAST_LINK)
    assert table.chance() == {"ticket dublin-rome": 1, "ticket paris-riga": 1}


@pytest.mark.rule("FJ-07R")
def test_with_no_ticket_left_the_player_has_fewer() -> None:
    table = position(
        JOURNEY,
        hands={0: "1 green"},
        owners={0: "madrid-paris-1"},
        tickets={0: "madrid-london brest-rome", 1: REST},
        pile="",
    ).do(0, *LAST_LINK)
    assert table.tickets(0) == {"brest-rome"}
    assert table.actors == (1,)


# ---- from east to west

EAST = "berlin-paris-1 berlin-warsaw-1 moscow-warsaw-1"


@pytest.mark.rule("FJ-08")
@pytest.mark.parametrize(
    "own",
    [
        f"dublin-london-1 {EAST}",
        f"brest-london-1 {EAST}",
        "dublin-london-1 paris-zurich-1 rome-zurich-1 athens-rome-1 ankara-athens-1",
        "dublin-london-1 paris-zurich-1 vienna-zurich-1 bucharest-vienna-1 bucharest-rostov-1",
    ],
    ids=["dublin-moscow", "brest-moscow", "dublin-ankara", "dublin-rostov"],
)
def test_whoever_joins_east_and_west_gets_a_bonus_ticket_that_counts(own: str) -> None:
    table = almost("barcelona-athens zurich-kyiv", own).do(0, *LAST_LINK)
    assert [event.seat for event in table.happened(Crossed)] == [0]
    assert table.sheet(0)["crossing"] == 1
    assert table.total(0) == 1
    assert table.actors == (1,)


@pytest.mark.rule("FJ-08")
def test_madrid_is_in_the_west_too() -> None:
    table = position(JOURNEY, hands={0: "3 blue"}, owners={0: EAST}, tickets={0: "barcelona-athens zurich-kyiv"})
    table.do(0, "claim madrid-paris-1", "pay 3 blue")
    assert len(table.happened(Crossed)) == 1


@pytest.mark.rule("FJ-08")
@pytest.mark.parametrize(
    "own",
    ["madrid-paris-1 dublin-london-1", f"{EAST} moscow-rostov-1", "dublin-london-1 moscow-warsaw-1"],
    ids=["west-west", "east-east", "a gap between"],
)
def test_without_a_chain_from_east_to_west_there_is_no_bonus(own: str) -> None:
    table = almost("barcelona-athens zurich-kyiv", own).do(0, *LAST_LINK)
    assert not table.happened(Crossed)
    assert table.sheet(0)["crossing"] == 0


@pytest.mark.rule("FJ-08R")
def test_one_bonus_per_player() -> None:
    table = position(
        JOURNEY,
        hands={0: "2 blue"},
        owners={0: f"london-paris-1 dublin-london-1 {EAST}"},
        tickets={0: "barcelona-athens zurich-kyiv"},
        crossed=(0,),
    )
    table.do(0, "claim brest-dublin-1", "pay 2 blue")
    assert not table.happened(Crossed)
    assert table.sheet(0)["crossing"] == 1


@pytest.mark.rule("FJ-08R")
def test_every_player_can_get_the_bonus() -> None:
    table = almost("barcelona-athens zurich-kyiv", f"dublin-london-1 {EAST}", seats=4, crossed=(1, 2, 3))
    table.do(0, *LAST_LINK)
    assert [table.sheet(seat)["crossing"] for seat in range(4)] == [1, 1, 1, 1]

"""First Journey: six tickets, the last train, or nothing left to do."""

from __future__ import annotations

import pytest

from rules.position import REST, position
from rules.table import Table
from stellwerk.ticket.events import Crossed, Ended, LastLapBegan

JOURNEY = "first-journey"
FIVE = "paris-athens paris-warsaw paris-riga barcelona-vienna barcelona-warsaw"
FOUR = "amsterdam-bucharest amsterdam-riga zurich-stockholm zurich-kyiv"
LAST_LINK = ("claim london-paris-1", "pay 1 green")


def sixth(done: str = FIVE, tickets: str = "madrid-london brest-rome", own: str = "madrid-paris-1") -> Table:
    """Seat 0 is one route, London-Paris, away from its sixth ticket; seat 1 has four."""
    return position(
        JOURNEY, 3, hands={0: "1 green"}, owners={0: own}, done={0: done, 1: FOUR}, tickets={0: tickets}
    )


# ---- six tickets


@pytest.mark.rule("FJ-09")
def test_the_sixth_completed_ticket_wins_at_once() -> None:
    table = sixth().do(0, *LAST_LINK)
    assert [event.how for event in table.happened(Ended)] == ["tickets"]
    assert table.ending() == "tickets"
    assert table.actors == ()
    assert table.ranks() == [1, 2, 3]
    assert [table.total(seat) for seat in range(3)] == [6, 4, 0]


@pytest.mark.rule("FJ-09")
def test_five_tickets_do_not_end_the_game() -> None:
    table = sixth(done=FIVE.removesuffix(" barcelona-warsaw")).do(0, *LAST_LINK).deal()
    assert not table.ending()
    assert table.actors == (1,)


@pytest.mark.rule("FJ-09", "FJ-08")
def test_the_bonus_ticket_may_be_the_sixth() -> None:
    own = "dublin-london-1 berlin-paris-1 berlin-warsaw-1 moscow-warsaw-1"
    table = sixth(tickets="brest-rome kyiv-ankara", own=own).do(0, *LAST_LINK)
    assert table.ending() == "tickets"
    assert table.total(0) == 6


@pytest.mark.rule("FJ-09", "FJ-06R")
def test_a_ticket_drawn_complete_may_be_the_sixth() -> None:
    four = FIVE.removesuffix(" barcelona-warsaw")
    table = sixth(done=four, own="madrid-paris-1 dublin-london-1").do(0, *LAST_LINK)
    assert not table.ending()
    table.luck("ticket dublin-madrid")
    assert table.ending() == "tickets"


@pytest.mark.refuses("FJ-09")
def test_after_the_sixth_ticket_nobody_moves() -> None:
    table = sixth().do(0, *LAST_LINK)
    for seat in range(3):
        assert table.legal(seat) == []
        table.refuse(seat, "draw blind", "FJ-09")


# ---- the last train


@pytest.mark.rule("FJ-10")
def test_the_last_train_ends_the_game_at_once_and_most_tickets_win() -> None:
    table = position(
        JOURNEY,
        3,
        hands={0: "1 green"},
        trains={0: 1},
        free="london-paris-1",
        done={0: "dublin-rome", 1: FOUR, 2: "brest-rome"},
    ).do(0, *LAST_LINK)
    assert table.trains(0) == 0
    assert table.ending() == "trains"
    assert not table.happened(LastLapBegan)
    assert table.ranks() == [2, 1, 2]


@pytest.mark.rule("FJ-10")
def test_one_train_left_does_not_end_the_game() -> None:
    table = position(JOURNEY, hands={0: "1 green"}, trains={0: 2}, free="london-paris-1").do(0, *LAST_LINK)
    assert not table.ending()
    assert table.actors == (1,)


def last_train(tickets: str, own: str, done: str = "") -> Table:
    """Seat 0 has one train left, for London-Paris; the pile is full, with Dublin-Madrid for the drawing."""
    return position(
        JOURNEY,
        hands={0: "1 green"},
        owners={0: own},
        trains={0: 1},
        free="london-paris-1",
        done={0: done, 1: "brest-rome"},
        tickets={0: tickets},
    )


@pytest.mark.rule("FJ-10R", "FJ-10", "FJ-06")
def test_a_ticket_completed_with_the_last_train_counts_and_none_is_drawn_for_it() -> None:
    table = last_train("madrid-london ankara-moscow", own="madrid-paris-1 dublin-london-1")
    pile = table.pile()
    assert "dublin-madrid" in pile[0]  # it would be complete as soon as it was drawn
    table.do(0, *LAST_LINK)
    assert table.ending() == "trains"
    assert table.done(0) == {"madrid-london"}
    assert table.tickets(0) == {"ankara-moscow"}
    assert table.pile() == pile
    assert table.ranks() == [1, 1]


@pytest.mark.rule("FJ-10R", "FJ-08")
def test_the_crossing_completed_with_the_last_train_counts() -> None:
    own = "dublin-london-1 berlin-paris-1 berlin-warsaw-1 moscow-warsaw-1"
    table = last_train("barcelona-athens zurich-kyiv", own).do(0, *LAST_LINK)
    assert len(table.happened(Crossed)) == 1
    assert table.ending() == "trains"
    assert table.sheet(0)["crossing"] == 1
    assert table.ranks() == [1, 1]


@pytest.mark.rule("FJ-10R", "FJ-08")
def test_crossing_and_ticket_completed_with_the_last_train_both_count() -> None:
    own = "dublin-london-1 berlin-paris-1 berlin-warsaw-1 moscow-warsaw-1 riga-warsaw-1"
    table = last_train("london-riga zurich-kyiv", own).do(0, *LAST_LINK)
    assert table.ending() == "trains"
    assert table.tickets(0) == {"zurich-kyiv"}
    assert table.total(0) == 2


@pytest.mark.rule("FJ-10R", "FJ-09")
def test_the_sixth_ticket_completed_with_the_last_train_wins() -> None:
    table = last_train("madrid-london ankara-moscow", own="madrid-paris-1", done=FIVE).do(0, *LAST_LINK)
    assert [event.how for event in table.happened(Ended)] == ["tickets"]
    assert table.total(0) == 6
    assert table.ranks() == [1, 2]


@pytest.mark.rule("FJ-10R", "FJ-09")
def test_a_ticket_that_would_be_the_sixth_is_not_drawn_after_the_last_train() -> None:
    four = FIVE.removesuffix(" barcelona-warsaw")
    table = last_train("madrid-london ankara-moscow", own="madrid-paris-1 dublin-london-1", done=four)
    table.do(0, *LAST_LINK)
    assert table.ending() == "trains"
    assert table.total(0) == 5


@pytest.mark.rule("FJ-10", "FJ-08")
def test_the_bonus_counts_as_a_completed_ticket() -> None:
    table = position(JOURNEY, done={0: "brest-rome", 1: "dublin-rome"}, crossed=(1,), over=True)
    assert table.ranks() == [2, 1]


@pytest.mark.rule("FJ-10")
def test_players_who_tie_share_the_win_and_open_tickets_cost_nothing() -> None:
    table = position(
        JOURNEY, 3, done={0: "brest-rome", 2: "dublin-rome"}, tickets={0: "paris-riga berlin-athens"}, over=True
    )
    assert [table.total(seat) for seat in range(3)] == [1, 0, 1]
    assert table.ranks() == [1, 3, 1]


@pytest.mark.refuses("FJ-10")
def test_after_the_last_train_nobody_moves() -> None:
    table = position(JOURNEY, hands={0: "1 green"}, trains={0: 1}, free="london-paris-1").do(0, *LAST_LINK)
    table.refuse(1, "draw blind", "FJ-10", "FJ-09")
    table.refuse(0, "swap", "FJ-10", "FJ-09")


# ---- nothing left to do

SINGLE = "amsterdam-paris-1 vienna-warsaw-1 athens-sarajevo-1 bucharest-sarajevo-1 kyiv-warsaw-1 riga-warsaw-1"
HALVES = (
    "dublin-london-1 barcelona-madrid-1 london-paris-1 amsterdam-london-1 paris-zurich-1 amsterdam-berlin-1 "
    "rome-zurich-1 berlin-copenhagen-1 copenhagen-stockholm-1 berlin-vienna-1 riga-stockholm-1"
)


def stuck(tickets: dict[int, str], more: str = "brest-paris-1", pile: str = REST) -> Table:
    """Seat 1 has all cards and no route it could fill; seat 0 has no card; nothing is left to draw."""
    return position(
        JOURNEY,
        hands={1: REST},
        deck="",
        owners={1: f"{SINGLE} {HALVES} {more}"},
        done={0: "paris-athens"},
        tickets=tickets,
        pile=pile,
    )


TICKETS = {0: "ankara-moscow kyiv-ankara", 1: "rome-rostov berlin-rostov"}


@pytest.mark.rule("FJ-11R")
def test_a_round_in_which_nobody_could_draw_or_claim_ends_the_game_swaps_or_not() -> None:
    table = stuck(TICKETS)
    assert table.legal(0) == ["swap"]
    table.do(0, "swap").luck("ticket brest-rome", "ticket dublin-rome")
    assert not table.ending()
    assert table.legal(1) == ["swap"]
    table.do(1, "swap").luck("ticket madrid-sarajevo", "ticket sarajevo-kyiv")
    assert table.ending() == "stuck"
    assert table.ranks() == [1, 2]


@pytest.mark.rule("FJ-11R")
def test_a_player_who_could_claim_but_swaps_keeps_the_game_going() -> None:
    table = stuck(TICKETS, more="")
    table.do(0, "swap").luck("ticket brest-rome", "ticket dublin-rome")
    assert table.verbs(1) == {"claim", "swap"}
    table.do(1, "swap").luck("ticket madrid-sarajevo", "ticket sarajevo-kyiv")
    assert not table.ending()
    assert table.actors == (0,)


@pytest.mark.rule("FJ-11R", "T-14R")
@pytest.mark.refuses("FJ-11R")
def test_without_tickets_to_swap_a_stuck_player_passes() -> None:
    table = stuck({1: REST}, pile="")
    assert table.legal(0) == ["pass"]
    table.refuse(0, "draw blind", "FJ-11R", "T-11")
    table.do(0, "pass")
    assert not table.ending()
    table.refuse(1, "pass", "FJ-11R", "T-14R")
    table.do(1, "swap").deal()
    assert table.ending() == "stuck"

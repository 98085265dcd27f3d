"""Tickets: drawing and keeping them, holding them secretly, completing them."""

from __future__ import annotations

import pytest

from rules.position import REST, position
from rules.table import Table
from stellwerk.core.game import LUCK, view_of
from stellwerk.ticket.events import Chose, Kept, Offered

# ---- drawing


@pytest.mark.rule("EU-30", "EU-01")
def test_three_tickets_are_drawn_one_is_kept_and_the_rest_go_under_the_pile() -> None:
    table = position()
    before = table.pile(1)
    table.do(0, "ask 3 normal").luck("ticket paris-wien", "ticket berlin-roma", "ticket kyiv-sochi")
    assert table.offer(0) == {"paris-wien", "berlin-roma", "kyiv-sochi"}
    table.do(0, "keep berlin-roma")
    assert table.tickets(0) == {"berlin-roma"}
    assert table.pile(1) == [before[0] - {"paris-wien", "berlin-roma", "kyiv-sochi"}, {"paris-wien", "kyiv-sochi"}]
    assert table.actors == (1,)


@pytest.mark.rule("EU-30")
def test_any_one_two_or_three_of_the_drawn_tickets_can_be_kept() -> None:
    table = position().do(0, "ask 3 normal").luck("ticket paris-wien", "ticket berlin-roma", "ticket kyiv-sochi")
    assert sorted(len(text.split()) - 1 for text in table.legal(0)) == [1, 1, 1, 2, 2, 2, 3]


@pytest.mark.refuses("EU-30")
def test_at_least_one_drawn_ticket_is_kept() -> None:
    table = position().do(0, "ask 3 normal").deal()
    table.refuse(0, "keep none", "EU-30")


@pytest.mark.refuses("EU-30")
def test_only_tickets_on_offer_can_be_kept() -> None:
    table = position().do(0, "ask 3 normal").luck("ticket paris-wien", "ticket berlin-roma", "ticket kyiv-sochi")
    table.refuse(0, "keep paris-zagrab", "EU-30")
    table.refuse(0, "draw blind", "T-03", "EU-01")


@pytest.mark.refuses("EU-30")
@pytest.mark.parametrize("mix", ["2 normal", "4 normal", "3 long", "1 long + 2 normal"])
def test_exactly_three_normal_tickets_are_drawn(mix: str) -> None:
    position().refuse(0, f"ask {mix}", "EU-30")


@pytest.mark.refuses("EU-30", "EU-01")
def test_tickets_cannot_be_drawn_after_a_card() -> None:
    position().do(0, "draw blind").luck("red").refuse(0, "ask 3 normal", "EU-01", "EU-30")


@pytest.mark.refuses("EU-30")
def test_tickets_cannot_be_kept_before_any_were_drawn() -> None:
    position().refuse(0, "keep paris-wien", "EU-30")


@pytest.mark.rule("EU-30")
@pytest.mark.refuses("EU-30")
def test_returned_tickets_come_back_only_when_all_above_them_are_gone() -> None:
    top = "berlin-roma kyiv-sochi paris-wien paris-zagrab"
    table = position(tickets={1: REST}, pile=top).do(0, "ask 3 normal")
    table.luck("ticket paris-wien", "ticket berlin-roma", "ticket kyiv-sochi").do(0, "keep paris-wien")
    table.do(1, "ask 3 normal")
    assert table.chance() == {"ticket paris-zagrab": 1}
    table.refuse(LUCK, "ticket kyiv-sochi", "EU-30")
    table.luck("ticket paris-zagrab")
    assert table.chance() == {"ticket berlin-roma": 1, "ticket kyiv-sochi": 1}


@pytest.mark.rule("T-34")
def test_fewer_tickets_are_drawn_when_fewer_are_left() -> None:
    table = position(tickets={1: REST}, pile="berlin-roma paris-wien")
    assert "ask 2 normal" in table.legal(0)
    table.do(0, "ask 2 normal").deal()
    assert table.offer(0) == {"berlin-roma", "paris-wien"}
    table.do(0, "keep berlin-roma")
    assert table.pile(1) == [{"paris-wien"}]


@pytest.mark.rule("T-34")
@pytest.mark.refuses("T-34")
@pytest.mark.parametrize(("name", "ask"), [("europe", "3 normal"), ("germany", "2 short + 2 long")])
def test_with_no_tickets_left_none_can_be_drawn(name: str, ask: str) -> None:
    table = position(name, tickets={1: REST}, pile="")
    assert "ask" not in table.verbs(0)
    table.refuse(0, f"ask {ask}", "T-34")


# ---- holding


@pytest.mark.rule("T-30")
def test_nobody_else_learns_which_tickets_were_offered_or_kept() -> None:
    table = position().do(0, "ask 3 normal").luck("ticket paris-wien", "ticket berlin-roma", "ticket kyiv-sochi")
    assert [event.only for event in table.happened(Offered)] == [0, 0, 0]
    seen = table.state
    table.do(0, "keep paris-wien")
    assert [event.only for event in table.happened(Chose)] == [0]
    assert [(event.only, event.count) for event in table.happened(Kept)] == [(None, 1)]
    other = Table(table.game, seen).do(0, "keep kyiv-sochi")
    for seat in (1, None):
        assert view_of(table.state, seat) == view_of(other.state, seat)
    assert view_of(table.state, 0) != view_of(other.state, 0)


@pytest.mark.rule("T-33")
def test_any_number_of_tickets_may_be_held() -> None:
    table = position(tickets={0: REST}, pile="berlin-roma kyiv-sochi paris-wien")
    held = len(table.tickets(0))
    table.do(0, "ask 3 normal").deal().do(0, "keep berlin-roma kyiv-sochi paris-wien")
    assert len(table.tickets(0)) == held + 3 == 40


@pytest.mark.refuses("T-33")
@pytest.mark.parametrize("name", ["europe", "germany"])
def test_kept_tickets_cannot_be_given_back(name: str) -> None:
    table = position(name, tickets={0: "paris-wien" if name == "europe" else "berlin-leipzig"})
    table.refuse(0, "swap", "T-33")


# ---- completing

WEST = "paris-zurich-1 venezia-zurich-1 venezia-zagrab-1"
DETOUR = "frankfurt-paris-1 frankfurt-munchen-1 munchen-wien-1 wien-zagrab-1"


@pytest.mark.rule("T-31", "T-32")
@pytest.mark.parametrize("routes", [WEST, DETOUR])
def test_a_ticket_is_complete_whichever_way_its_ends_are_joined(routes: str) -> None:
    table = position(owners={0: routes}, tickets={0: "paris-zagrab"}, over=True)
    assert table.sheet(0)["ticket paris-zagrab"] == 7


@pytest.mark.rule("T-31", "T-32")
def test_a_ticket_with_a_gap_is_incomplete_and_costs_its_value() -> None:
    table = position(
        owners={0: "paris-zurich-1 venezia-zagrab-1", 1: "venezia-zurich-1"},
        tickets={0: "paris-zagrab"},
        over=True,
    )
    assert table.sheet(0)["ticket paris-zagrab"] == -7


@pytest.mark.rule("T-31")
def test_both_ends_touched_is_not_enough() -> None:
    table = position(owners={0: "frankfurt-paris-1 budapest-zagrab-1"}, tickets={0: "paris-zagrab"}, over=True)
    assert table.sheet(0)["ticket paris-zagrab"] == -7


@pytest.mark.rule("T-32")
def test_each_ticket_counts_for_itself() -> None:
    table = position(owners={0: WEST}, tickets={0: "paris-zagrab paris-wien cadiz-stockholm"}, over=True)
    sheet = table.sheet(0)
    assert [sheet[f"ticket {t}"] for t in ("paris-zagrab", "paris-wien", "cadiz-stockholm")] == [7, -8, -21]

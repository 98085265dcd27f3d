"""Germany: two ticket piles, a mix announced before anything is seen, and where returned tickets go."""

from __future__ import annotations

import pytest

from rules.position import REST, position
from rules.table import Table, game_of
from stellwerk.ticket.events import Asked

MIXES = ["ask 4 long", "ask 1 short + 3 long", "ask 2 short + 2 long", "ask 3 short + 1 long", "ask 4 short"]


def dealt(seats: int = 2) -> Table:
    return Table.new("germany", seats).deal()


# ---- the opening


@pytest.mark.rule("DE-02")
def test_fifty_five_short_and_thirty_four_long_tickets() -> None:
    board = game_of("germany", {}).title.board
    values = [[t.points for t in board.tickets if board.piles[t.pile] == pile] for pile in ("short", "long")]
    assert [len(points) for points in values] == [55, 34]
    assert sorted(values[0])[:2] == [2, 3]
    assert (max(values[0]), min(values[1]), max(values[1])) == (11, 12, 22)


@pytest.mark.rule("DE-02")
def test_everybody_announces_a_mix_of_four_and_sees_the_tickets_only_then() -> None:
    table = dealt(3)
    assert table.actors == (0, 1, 2)
    assert table.legal(1) == MIXES
    assert table.offer(1) == set()
    table.do(1, "ask 1 short + 3 long")
    assert [(event.only, event.seat, event.mix) for event in table.happened(Asked)] == [(None, 1, (1, 3))]
    table.deal()
    board = table.title.board
    assert sorted(board.tickets[t].pile for t in table.state.hands[1].offer) == [0, 1, 1, 1]


@pytest.mark.rule("DE-02")
def test_two_three_or_four_of_the_first_tickets_are_kept() -> None:
    table = dealt().do(0, "ask 2 short + 2 long").deal()
    assert sorted(len(text.split()) - 1 for text in table.legal(0)) == [2] * 6 + [3] * 4 + [4]


@pytest.mark.refuses("DE-02")
@pytest.mark.parametrize("mix", ["3 short", "3 short + 2 long", "5 long", "1 short + 1 long"])
def test_the_first_mix_is_of_exactly_four(mix: str) -> None:
    dealt().refuse(0, f"ask {mix}", "DE-02")


@pytest.mark.refuses("DE-02")
def test_fewer_than_two_first_tickets_cannot_be_kept() -> None:
    table = dealt().do(0, "ask 4 short").deal()
    table.refuse(0, "keep none", "DE-02")
    table.refuse(0, f"keep {min(table.offer(0))}", "DE-02")


@pytest.mark.refuses("DE-02")
def test_tickets_cannot_be_chosen_before_they_were_drawn_nor_asked_for_twice() -> None:
    table = dealt()
    table.refuse(0, "keep berlin-leipzig frankfurt-stuttgart", "DE-02", "DE-05")
    table.do(0, "ask 4 short").deal()
    table.refuse(0, "ask 4 short", "DE-02", "DE-05")


@pytest.mark.rule("DE-03")
def test_returned_first_tickets_are_shuffled_into_their_own_piles_when_all_have_chosen() -> None:
    table = dealt().do(0, "ask 2 short + 2 long")
    table.luck("ticket berlin-leipzig", "ticket koeln-frankfurt", "ticket koeln-leipzig", "ticket berlin-koeln")
    table.do(0, "keep berlin-leipzig koeln-leipzig")
    assert {"koeln-frankfurt"} in table.pile(0)[1:], "under the pile while others still choose"
    table.do(1, "ask 4 long").luck("ticket leipzig-ulm", "ticket kiel-schweiz", "ticket emden-freiburg").deal()
    returned = table.offer(1) - {"leipzig-ulm", "kiel-schweiz"}
    table.do(1, "keep leipzig-ulm kiel-schweiz")
    (short,), (long,) = table.pile(0), table.pile(1)
    assert (len(short), len(long)) == (54, 31)
    assert "koeln-frankfurt" in short
    assert {"berlin-koeln", *returned} < long


@pytest.mark.rule("DE-03")
def test_after_the_opening_a_returned_ticket_is_as_likely_as_any_other() -> None:
    table = dealt().do(0, "ask 4 short")
    table.luck(
        *(f"ticket {t}" for t in ("berlin-leipzig", "koeln-frankfurt", "hamburg-rostock", "mainz-stuttgart"))
    )
    table.do(0, "keep berlin-leipzig koeln-frankfurt").opened().do(0, "ask 4 short")
    assert table.chance()["ticket hamburg-rostock"] == 1
    assert len(table.chance()) == sum(map(len, table.pile(0)))


# ---- in play


@pytest.mark.rule("DE-04", "DE-05")
def test_a_turn_may_draw_four_tickets_in_an_announced_mix_and_keep_one() -> None:
    table = position("germany")
    assert table.verbs(0) == {"draw", "ask"}
    assert [text for text in table.legal(0) if text.startswith("ask")] == MIXES
    table.do(0, "ask 3 short + 1 long").deal()
    assert sorted(len(text.split()) - 1 for text in table.legal(0)) == [1] * 4 + [2] * 6 + [3] * 4 + [4]
    table.do(0, table.legal(0)[0])
    assert len(table.tickets(0)) == 1
    assert table.actors == (1,)


@pytest.mark.rule("DE-05")
def test_returned_tickets_lie_under_their_own_pile_and_are_not_shuffled_in() -> None:
    table = position("germany").do(0, "ask 2 short + 2 long")
    table.luck("ticket berlin-leipzig", "ticket koeln-frankfurt", "ticket koeln-leipzig", "ticket berlin-koeln")
    table.do(0, "keep berlin-leipzig")
    assert [len(layer) for layer in table.pile(0)] == [53, 1]
    assert table.pile(0)[-1] == {"koeln-frankfurt"}
    assert table.pile(1)[-1] == {"koeln-leipzig", "berlin-koeln"}
    table.do(1, "ask 4 short")
    assert "ticket koeln-frankfurt" not in table.chance()


@pytest.mark.refuses("DE-05")
def test_at_least_one_of_the_drawn_tickets_is_kept() -> None:
    position("germany").do(0, "ask 4 short").deal().refuse(0, "keep none", "DE-05")


@pytest.mark.refuses("DE-05")
def test_a_mix_is_of_exactly_four() -> None:
    table = position("germany")
    for mix in ("3 short", "2 short + 3 long", "1 long"):
        table.refuse(0, f"ask {mix}", "DE-05")


@pytest.mark.refuses("DE-04", "DE-05")
def test_tickets_are_not_drawn_after_a_card() -> None:
    table = position("germany").do(0, "draw blind").luck("red")
    table.refuse(0, "ask 4 short", "DE-04", "DE-05")


@pytest.mark.refuses("DE-04")
def test_a_turn_is_one_action_only() -> None:
    table = position("germany", hands={0: "9 red"}).do(0, "draw blind").luck("red")
    table.refuse(0, "claim berlin-magdeburg-1", "DE-04", "T-20")
    table.refuse(0, "pass", "DE-04", "T-14R", "T-03R")
    claiming = position("germany", hands={0: "9 red"}).do(0, "claim berlin-magdeburg-1")
    claiming.refuse(0, "draw blind", "DE-04", "T-03")


@pytest.mark.refuses("DE-05")
def test_only_tickets_on_offer_can_be_kept() -> None:
    table = position("germany")
    table.refuse(0, "keep berlin-leipzig", "DE-05")
    table.do(0, "ask 4 long").deal()
    table.refuse(0, "keep berlin-leipzig", "DE-05")


# ---- few left


@pytest.mark.rule("DE-06")
@pytest.mark.refuses("DE-06")
def test_a_mix_asks_no_pile_for_more_than_it_holds() -> None:
    table = position(
        "germany", tickets={1: REST}, pile="berlin-leipzig koeln-leipzig berlin-koeln leipzig-ulm kiel-schweiz"
    )
    assert [text for text in table.legal(0) if text.startswith("ask")] == ["ask 4 long", "ask 1 short + 3 long"]
    table.refuse(0, "ask 2 short + 2 long", "DE-06", "DE-05")


@pytest.mark.rule("DE-06", "T-34")
def test_with_fewer_than_four_left_all_that_is_there_is_drawn() -> None:
    table = position("germany", tickets={1: REST}, pile="berlin-leipzig koeln-leipzig berlin-koeln")
    assert [text for text in table.legal(0) if text.startswith("ask")] == ["ask 1 short + 2 long"]
    table.do(0, "ask 1 short + 2 long").deal()
    assert table.offer(0) == {"berlin-leipzig", "koeln-leipzig", "berlin-koeln"}
    table.do(0, "keep berlin-koeln")
    assert (table.pile(0), table.pile(1)) == ([{"berlin-leipzig"}], [{"koeln-leipzig"}])

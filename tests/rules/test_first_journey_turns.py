"""First Journey: the children's deck, the turns there are, and claiming without points."""

from __future__ import annotations

import pytest

from rules.position import REST, position
from rules.table import Table, cards
from stellwerk.ticket.events import Reshuffled, Swapped

JOURNEY = "first-journey"

# ---- set-up


@pytest.mark.rule("FJ-01", "T-01")
def test_seventy_two_cards_in_six_colours_with_locomotives_and_thirty_two_tickets() -> None:
    table = Table.new(JOURNEY)
    chance = table.chance()
    assert set(chance) == {"yellow", "green", "white", "black", "blue", "red", "loco"}
    assert sum(chance.values()) == table.public.deck == 72
    assert len(table.title.board.tickets) == 32
    assert [player.trains for player in table.public.players] == [20, 20]


@pytest.mark.rule("FJ-01")
def test_a_bonus_ticket_for_each_of_at_most_four_players() -> None:
    game = Table.new(JOURNEY).game
    assert list(game.seats) == [2, 3, 4]
    with pytest.raises(ValueError, match="5 seats"):
        game.start(5)


@pytest.mark.rule("FJ-02")
def test_four_cards_and_two_tickets_each_and_nothing_face_up() -> None:
    table = Table.new(JOURNEY, 4).deal()
    for seat in range(4):
        assert table.hand(seat).total() == 4
        assert len(table.tickets(seat)) == 2
    assert table.row == []
    assert table.public.deck == 72 - 16
    assert table.actors == (0,), "nothing to choose: the first turn begins"


@pytest.mark.refuses("FJ-02")
def test_no_card_can_be_picked() -> None:
    table = position(JOURNEY)
    table.refuse(0, "draw red", "FJ-02", "FJ-03")
    table.refuse(0, "draw loco", "FJ-02", "FJ-03")


@pytest.mark.rule("FJ-02")
def test_routes_score_no_points() -> None:
    table = position(JOURNEY, hands={0: "3 blue"}).do(0, "claim madrid-paris-1", "pay 3 blue")
    assert (table.score(0), table.total(0)) == (0, 0)


# ---- a turn


@pytest.mark.rule("FJ-03")
def test_a_turn_draws_two_cards_from_the_deck() -> None:
    table = position(JOURNEY).do(0, "draw blind").luck("loco")
    assert table.legal(0) == ["draw blind"]
    table.do(0, "draw blind").luck("loco")
    assert table.hand(0) == cards("2 loco")
    assert table.actors == (1,)


@pytest.mark.rule("FJ-03", "FJ-03R")
def test_drawing_claiming_and_swapping_is_all_there_is() -> None:
    table = position(JOURNEY, hands={0: "3 blue"}, tickets={0: "dublin-rome madrid-london"})
    assert table.verbs(0) == {"draw", "claim", "swap"}


@pytest.mark.refuses("FJ-03")
def test_no_tickets_stations_or_tunnels_and_no_third_card() -> None:
    table = position(JOURNEY, hands={0: "9 blue"}, tickets={0: "dublin-rome madrid-london"})
    table.refuse(0, "ask 2 tickets", "FJ-03")
    table.refuse(0, "keep dublin-rome", "FJ-03", "FJ-06", "FJ-07")
    table.refuse(0, "build paris", "FJ-03")
    table.refuse(0, "give up", "FJ-03")
    table.refuse(0, "pass", "FJ-03", "T-14R")
    table.do(0, "draw blind").luck("red").do(0, "draw blind").luck("red")
    table.refuse(0, "draw blind", "FJ-03", "T-51")


@pytest.mark.refuses("FJ-03")
def test_nothing_else_is_done_after_the_first_card() -> None:
    table = position(JOURNEY, hands={0: "9 blue"}).do(0, "draw blind").luck("red")
    table.refuse(0, "claim madrid-paris-1", "FJ-03", "T-20")
    table.refuse(0, "pass", "FJ-03", "T-03R", "T-14R")


@pytest.mark.rule("FJ-03R", "FJ-07")
def test_discarding_both_tickets_for_two_new_ones_is_a_turn_of_its_own() -> None:
    table = position(JOURNEY, tickets={0: "dublin-rome madrid-london"}).do(0, "swap")
    assert [(event.seat, event.count) for event in table.happened(Swapped)] == [(0, 2)]
    assert "ticket dublin-rome" not in table.chance()
    table.luck("ticket berlin-athens", "ticket paris-riga")
    assert table.tickets(0) == {"berlin-athens", "paris-riga"}
    assert table.actors == (1,)


@pytest.mark.refuses("FJ-03R")
def test_tickets_are_not_swapped_in_the_middle_of_a_turn() -> None:
    table = position(JOURNEY, hands={0: "3 blue"}, tickets={0: "dublin-rome madrid-london"})
    Table(table.game, table.state).do(0, "draw blind").luck("red").refuse(0, "swap", "FJ-03R")
    table.do(0, "claim madrid-paris-1").refuse(0, "swap", "FJ-03R")


# ---- claiming


@pytest.mark.rule("FJ-04")
def test_a_route_is_paid_in_its_colour_with_locomotives_as_jokers() -> None:
    table = position(JOURNEY, hands={0: "2 blue + 3 loco + 4 red"}).do(0, "claim brest-dublin-1")
    assert table.legal(0) == ["pay 2 blue", "pay 1 blue + 1 loco", "pay 2 loco"]
    table.do(0, "pay 1 blue + 1 loco")
    assert table.discard == cards("1 blue + 1 loco")
    assert table.trains(0) == 18
    assert table.owner("brest-dublin-1") == 0
    assert table.actors == (1,)


@pytest.mark.refuses("FJ-04")
def test_a_route_takes_no_other_colour_and_no_other_number() -> None:
    table = position(JOURNEY, hands={0: "3 blue + 3 red"})
    table.refuse(0, "claim brest-paris-1", "FJ-04", "T-21")
    table.do(0, "claim brest-dublin-1")
    table.refuse(0, "pay 2 red", "FJ-04", "T-22")
    table.refuse(0, "pay 3 blue", "FJ-04", "T-21")


@pytest.mark.rule("FJ-04")
def test_every_route_has_a_colour_and_any_free_one_may_be_claimed() -> None:
    table = position(JOURNEY, hands={0: "3 loco"}, owners={1: "madrid-paris-1"})
    routes = table.title.board.routes
    assert all(route.colour >= 0 for route in routes)
    claims = [text for text in table.legal(0) if text.startswith("claim")]
    assert len(claims) == len(routes) - 1


@pytest.mark.rule("FJ-05")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_second_route_of_a_double_stays_open_to_others_even_with_two_players(seats: int) -> None:
    table = position(JOURNEY, seats, hands={1: "3 red"}, owners={0: "madrid-paris-1"}, turn=1)
    table.do(1, "claim madrid-paris-2", "pay 3 red")
    assert [table.owner(f"madrid-paris-{n}") for n in (1, 2)] == [0, 1]


@pytest.mark.refuses("FJ-05")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nobody_owns_both_routes_of_a_double(seats: int) -> None:
    table = position(JOURNEY, seats, hands={0: "3 red"}, owners={0: "madrid-paris-1"})
    table.refuse(0, "claim madrid-paris-2", "FJ-05")


# ---- no cards


@pytest.mark.rule("FJ-11R", "T-10")
def test_the_deck_is_rebuilt_from_the_discard() -> None:
    table = (
        position(JOURNEY, hands={1: REST}, deck="1 red", discard="2 blue + 1 loco").do(0, "draw blind").luck("red")
    )
    assert [event.cards for event in table.happened(Reshuffled)] == [3]
    table.do(0, "draw blind")
    assert table.chance() == {"blue": 2, "loco": 1}


@pytest.mark.rule("FJ-11R", "T-12")
def test_cards_played_with_an_empty_deck_are_the_new_deck() -> None:
    table = position(JOURNEY, hands={0: "3 blue", 1: REST}, deck="").do(0, "claim madrid-paris-1", "pay 3 blue")
    assert table.deck == cards("3 blue")
    assert "draw blind" in table.legal(1)


@pytest.mark.rule("T-13R", "FJ-11R")
def test_with_one_card_left_a_turn_draws_one() -> None:
    table = position(JOURNEY, hands={1: REST}, deck="1 red").do(0, "draw blind").luck("red")
    assert table.hand(0) == cards("1 red")
    assert table.actors == (1,)

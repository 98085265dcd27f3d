"""Stations: where they stand, what they cost, and the one route that each of them lends."""

from __future__ import annotations

import pytest

from rules.position import position
from rules.table import Table, cards
from stellwerk.ticket.events import Built

# ---- building


@pytest.mark.rule("EU-40", "EU-01")
def test_a_station_is_a_turn_and_may_stand_where_the_player_has_no_route() -> None:
    table = position(hands={0: "1 red"}, owners={0: "moskva-petrograd-1"}).do(0, "build lisboa", "pay 1 red")
    assert [event.seat for event in table.happened(Built)] == [0]
    assert table.station("lisboa") == 0
    assert table.discard == cards("1 red")
    assert table.actors == (1,)


@pytest.mark.rule("EU-40")
def test_every_city_without_a_station_is_possible() -> None:
    table = position(hands={0: "1 red"}, stations={1: "paris"})
    built = {text for text in table.legal(0) if text.startswith("build")}
    assert len(built) == 46
    assert "build paris" not in built


@pytest.mark.refuses("EU-40")
@pytest.mark.parametrize("holder", [0, 1])
def test_one_station_per_city(holder: int) -> None:
    position(hands={0: "3 red"}, stations={holder: "paris"}).refuse(0, "build paris", "EU-40")


@pytest.mark.refuses("EU-40")
def test_one_station_per_turn() -> None:
    table = position(hands={0: "9 red"}).do(0, "build paris")
    table.refuse(0, "build roma", "EU-40")
    table.do(0, "pay 1 red")
    table.refuse(0, "build roma", "EU-40", "T-51")


@pytest.mark.refuses("EU-40")
def test_nobody_builds_a_fourth_station() -> None:
    table = position(hands={0: "9 red"}, stations={0: "paris roma wien"})
    table.refuse(0, "build berlin", "EU-40")


@pytest.mark.refuses("EU-40", "EU-01")
def test_no_station_after_a_card() -> None:
    position(hands={0: "9 red"}).do(0, "draw blind").luck("red").refuse(0, "build roma", "EU-01", "EU-40")


@pytest.mark.rule("EU-41")
@pytest.mark.parametrize(("built", "cost"), [("", 1), ("paris", 2), ("paris roma", 3)])
def test_the_first_costs_one_card_the_second_two_the_third_three(built: str, cost: int) -> None:
    table = position(hands={0: "3 red + 3 loco"}, stations={0: built}).do(0, "build wien")
    sizes = {cards(text.removeprefix("pay ")).total() for text in table.legal(0)}
    assert sizes == {cost}
    table.do(0, f"pay {cost} red")
    assert table.hand(0) == cards(f"{3 - cost} red + 3 loco")


@pytest.mark.rule("EU-41")
def test_jokers_and_any_one_colour_pay_for_a_station() -> None:
    table = position(hands={0: "2 red + 1 blue + 2 loco"}, stations={0: "paris"}).do(0, "build wien")
    assert set(table.legal(0)) == {"pay 2 red", "pay 1 red + 1 loco", "pay 1 blue + 1 loco", "pay 2 loco"}


@pytest.mark.refuses("EU-41")
def test_a_station_that_cannot_be_paid_cannot_be_built() -> None:
    position().refuse(0, "build wien", "EU-41")
    position(hands={0: "1 red + 1 blue"}, stations={0: "paris"}).refuse(0, "build wien", "EU-41")
    position(hands={0: "2 red + 2 blue"}, stations={0: "paris roma"}).refuse(0, "build wien", "EU-41")


@pytest.mark.refuses("EU-41")
@pytest.mark.parametrize("payment", ["pay 1 red", "pay 3 red", "pay 2 blue", "pay 2 loco"])
def test_a_station_costs_exactly_its_price(payment: str) -> None:
    table = position(hands={0: "3 red + 1 blue + 1 loco"}, stations={0: "paris"}).do(0, "build wien")
    table.refuse(0, payment, "EU-41")


# ---- borrowing


def counted(stations: str, own: str, rival: str, tickets: str) -> Table:
    return position(
        owners={0: own, 1: rival}, stations={0: stations} if stations else {}, tickets={0: tickets}, over=True
    )


@pytest.mark.rule("EU-42", "T-31")
def test_a_station_lends_a_rival_route_that_ends_in_its_city() -> None:
    own, rival = "venezia-zurich-1 venezia-zagrab-1", "paris-zurich-1"
    for city in ("paris", "zurich"):
        sheet = counted(city, own, rival, "paris-zagrab").sheet(0)
        assert sheet["ticket paris-zagrab"] == 7
        assert sheet[f"borrowed {city}/paris-zurich-1"] == 0
    for city in ("", "venezia", "marseille"):
        assert counted(city, own, rival, "paris-zagrab").sheet(0)["ticket paris-zagrab"] == -7


@pytest.mark.rule("EU-42")
def test_one_station_lends_only_one_route() -> None:
    own, rival = "venezia-zagrab-1", "paris-zurich-1 venezia-zurich-1"
    assert counted("zurich", own, rival, "paris-zagrab").sheet(0)["ticket paris-zagrab"] == -7
    assert counted("zurich venezia", own, rival, "paris-zagrab").sheet(0)["ticket paris-zagrab"] == 7
    assert counted("zurich paris", own, rival, "paris-zagrab").sheet(0)["ticket paris-zagrab"] == 7


@pytest.mark.rule("EU-42")
def test_a_station_lends_the_same_route_for_all_tickets() -> None:
    both = "zurich-brindisi madrid-zurich"
    network = "madrid-pamplona-1 marseille-pamplona-1 roma-venezia-1 brindisi-roma-1"
    sheet = counted("zurich", network, "venezia-zurich-1 marseille-zurich-1", both).sheet(0)
    assert (sheet["ticket madrid-zurich"], sheet["ticket zurich-brindisi"]) == (8, -6)


@pytest.mark.rule("EU-42")
def test_the_choice_is_made_for_all_stations_together_and_not_greedily() -> None:
    """Each station alone would take a small ticket; only together they reach Wien from London and Paris."""
    own = (
        "dieppe-london-1 dieppe-paris-1 munchen-wien-1 "
        "venezia-zurich-1 venezia-zagrab-1 amsterdam-essen-1 essen-kobenhavn-1"
    )
    rival = "paris-zurich-1 frankfurt-paris-1 frankfurt-munchen-1 amsterdam-frankfurt-1"
    tickets = "paris-wien london-wien paris-zagrab frankfurt-kobenhavn"
    assert counted("paris", own, rival, tickets).sheet(0)["ticket paris-zagrab"] == 7
    assert counted("frankfurt", own, rival, tickets).sheet(0)["ticket frankfurt-kobenhavn"] == 5
    sheet = counted("paris frankfurt", own, rival, tickets).sheet(0)
    assert {key: value for key, value in sheet.items() if " " in key} == {
        "ticket paris-wien": 8,
        "ticket london-wien": 10,
        "ticket paris-zagrab": -7,
        "ticket frankfurt-kobenhavn": -5,
        "borrowed paris/frankfurt-paris-1": 0,
        "borrowed frankfurt/frankfurt-munchen-1": 0,
    }


@pytest.mark.rule("EU-42")
def test_of_equal_points_more_completed_tickets_are_chosen() -> None:
    """Over Munchen one ticket of 12; over Venezia two of 6: two are better should the game be tied."""
    own = (
        "amsterdam-bruxelles-1 bruxelles-paris-1 paris-zurich-1 munchen-wien-1 warszawa-wien-1 warszawa-wilno-1 "
        "roma-venezia-1 brindisi-roma-1 venezia-zagrab-1 budapest-zagrab-1"
    )
    tickets = "amsterdam-wilno zurich-brindisi zurich-budapest"
    one = counted("zurich", own, "munchen-zurich-1", tickets).sheet(0)
    assert one["ticket amsterdam-wilno"] == 12
    sheet = counted("zurich", own, "munchen-zurich-1 venezia-zurich-1", tickets).sheet(0)
    assert [sheet[f"ticket {t}"] for t in tickets.split()] == [-12, 6, 6]


@pytest.mark.rule("EU-42")
def test_a_chain_may_run_over_several_stations() -> None:
    rival = "paris-zurich-1 venezia-zurich-1 venezia-zagrab-1"
    sheet = counted("paris venezia zagrab", "", rival, "paris-zagrab").sheet(0)
    assert sheet["ticket paris-zagrab"] == 7


@pytest.mark.rule("EU-42")
@pytest.mark.parametrize(
    ("stations", "tickets", "lines"),
    [
        ("paris london", "paris-zagrab", ["paris/paris-zurich-1"]),
        ("paris zurich", "paris-zagrab", ["zurich/paris-zurich-1"]),
        ("paris roma", "paris-zagrab", ["paris/paris-zurich-1"]),
        ("paris london", "brest-venezia", []),
    ],
    ids=["one adds nothing", "either would do", "one has no route", "nothing is completed"],
)
def test_only_stations_that_help_to_complete_a_ticket_borrow(
    stations: str, tickets: str, lines: list[str]
) -> None:
    rival = "paris-zurich-1 amsterdam-london-1"
    sheet = counted(stations, "venezia-zurich-1 venezia-zagrab-1", rival, tickets).sheet(0)
    assert [line for line in sheet if line.startswith("borrowed")] == [f"borrowed {line}" for line in lines]


@pytest.mark.rule("EU-43")
def test_a_route_that_nobody_claimed_lends_nothing() -> None:
    sheet = counted("zurich", "venezia-zurich-1 venezia-zagrab-1", "", "paris-zagrab").sheet(0)
    assert sheet["ticket paris-zagrab"] == -7


@pytest.mark.rule("EU-43")
def test_stations_of_different_players_may_use_the_same_route() -> None:
    table = position(
        seats=3,
        owners={0: "paris-zurich-1", 1: "venezia-zurich-1 venezia-zagrab-1", 2: "munchen-zurich-1 munchen-wien-1"},
        stations={1: "paris", 2: "zurich"},
        tickets={1: "paris-zagrab", 2: "paris-wien"},
        over=True,
    )
    assert table.sheet(1)["ticket paris-zagrab"] == 7
    assert table.sheet(2)["ticket paris-wien"] == 8


@pytest.mark.rule("EU-44")
def test_borrowed_routes_do_not_lengthen_the_longest_path() -> None:
    table = counted(
        "zurich", "venezia-zurich-1 venezia-zagrab-1", "paris-zurich-1 frankfurt-paris-1", "paris-zagrab"
    )
    assert table.sheet(0)["ticket paris-zagrab"] == 7
    assert (table.sheet(0)["longest-path"], table.sheet(1)["longest-path"]) == (0, 10), "4 spaces against 6"


@pytest.mark.rule("EU-45")
@pytest.mark.parametrize(("built", "points"), [("", 12), ("paris", 8), ("paris roma", 4), ("paris roma wien", 0)])
def test_each_station_in_hand_is_worth_four_points(built: str, points: int) -> None:
    table = position(stations={0: built}, over=True)
    assert table.sheet(0)["stations"] == points
    assert table.total(0) == points

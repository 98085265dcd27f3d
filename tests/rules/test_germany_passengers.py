"""Germany: sixty passengers, taken where a route ends, open for all to see; and what Germany does not have."""

from __future__ import annotations

import pytest

from rules.position import REST, position
from rules.table import Table, cards, game_of
from stellwerk.core.game import LUCK, view_of
from stellwerk.ticket.events import Boarded

COLOURS = ("red", "green", "yellow", "black", "blue", "white")

# ---- set-up


@pytest.mark.rule("DE-01")
def test_sixty_passengers_are_placed_blind_each_place_gets_its_printed_number() -> None:
    table = Table.new("germany").luck(*["red"] * 4, *["blue"] * 4, *["pink"] * 5)
    assert table.chance() == {f"passenger {colour}": 10 for colour in COLOURS}
    table.deal()
    cities = table.title.board.cities
    assert [table.waiting(city.id).total() for city in cities] == [city.passengers for city in cities]
    assert sum(city.passengers for city in cities) == 60
    crowded = {city.id: city.passengers for city in cities if city.passengers > 1}
    assert crowded == {
        "berlin": 5,
        "frankfurt": 4,
        "hamburg": 4,
        "koeln": 4,
        "muenchen": 4,
        "leipzig": 3,
        "stuttgart": 3,
    }
    assert min(city.passengers for city in cities) == 1, "countries included"


@pytest.mark.refuses("DE-01")
def test_the_bag_gives_no_more_of_a_colour_than_it_holds() -> None:
    table = Table.new("germany").luck(*["red"] * 4, *["blue"] * 4, *["pink"] * 5, *["passenger green"] * 10)
    assert "passenger green" not in table.chance()
    table.refuse(LUCK, "passenger green", "DE-01")


# ---- boarding

BERLIN = {"berlin": "2 red + 1 green + 1 yellow + 1 white", "magdeburg": "1 green"}


@pytest.mark.rule("DE-08", "DE-09")
def test_the_printed_example_from_berlin_to_magdeburg() -> None:
    table = position("germany", hands={0: "3 red"}, waiting=BERLIN)
    table.do(0, "claim berlin-magdeburg-1", "pay 3 red")
    assert set(table.legal(0)) == {
        "leave berlin",
        *(f"take {colour} from berlin" for colour in ("red", "green", "yellow", "white")),
    }
    table.do(0, "take red from berlin", "take green from magdeburg")
    assert [event.only for event in table.happened(Boarded)] == [None, None]
    assert table.passengers(0) == cards("1 red + 1 green")
    assert table.waiting("berlin") == cards("1 red + 1 green + 1 yellow + 1 white")
    assert table.waiting("magdeburg") == cards("")
    assert table.actors == (1,)
    assert view_of(table.state, None).public.players[0].passengers == (1, 1, 0, 0, 0, 0)


@pytest.mark.rule("DE-08")
def test_taking_is_optional_at_each_end() -> None:
    table = position("germany", hands={0: "3 red"}, waiting=BERLIN)
    table.do(0, "claim berlin-magdeburg-1", "pay 3 red", "leave berlin", "take green from magdeburg")
    assert table.passengers(0) == cards("1 green")
    assert table.waiting("berlin").total() == 5


@pytest.mark.rule("DE-08")
def test_a_country_is_an_end_too() -> None:
    table = position("germany", hands={0: "5 green"}, waiting={"daenemark": "1 black", "bremerhaven": "1 blue"})
    table.do(0, "claim bremerhaven-daenemark-1", "pay 5 green")
    table.do(0, "take blue from bremerhaven", "take black from daenemark")
    assert table.passengers(0) == cards("1 black + 1 blue")


@pytest.mark.rule("DE-08")
def test_an_empty_place_gives_none() -> None:
    table = position("germany", hands={0: "3 red"}, passengers={1: REST}, waiting={**BERLIN, "magdeburg": ""})
    table.do(0, "claim berlin-magdeburg-1", "pay 3 red", "take red from berlin")
    assert table.actors == (1,)
    empty = position("germany", hands={0: "3 red"}, passengers={1: REST}, waiting={"berlin": "", "magdeburg": ""})
    empty.do(0, "claim berlin-magdeburg-1", "pay 3 red")
    assert empty.actors == (1,)


@pytest.mark.refuses("DE-08")
def test_only_a_passenger_who_waits_there_can_be_taken_and_only_one() -> None:
    table = position("germany", hands={0: "3 red"}, waiting=BERLIN)
    table.refuse(0, "take red from berlin", "DE-08")
    table.do(0, "claim berlin-magdeburg-1", "pay 3 red")
    table.refuse(0, "take black from berlin", "DE-08")
    table.refuse(0, "take blue from hamburg", "DE-08")
    table.do(0, "take red from berlin")
    table.refuse(0, "take red from berlin", "DE-08")
    table.refuse(0, "take red from magdeburg", "DE-08")


@pytest.mark.rule("DE-09")
def test_everybody_sees_who_has_collected_whom() -> None:
    table = position("germany", 3, passengers={0: "2 red + 1 white", 2: "3 blue"})
    for seat in (0, 1, 2, None):
        players = view_of(table.state, seat).public.players
        assert [player.passengers for player in players] == [(2, 0, 0, 0, 0, 1), (0,) * 6, (0, 0, 0, 0, 3, 0)]


# ---- what there is not


@pytest.mark.rule("DE-11")
def test_no_route_of_germany_is_a_ferry_or_a_tunnel_and_nobody_has_a_station() -> None:
    board = game_of("germany", {}).title.board
    assert not [route.id for route in board.routes if route.locos or route.tunnel]
    table = position("germany", hands={0: "7 blue"}).do(0, "claim berlin-hamburg-1", "pay 7 blue")
    assert table.owner("berlin-hamburg-1") == 0, "claimed without a look at the deck"
    assert "stations" not in table.sheet(0)


@pytest.mark.refuses("DE-11")
def test_there_is_no_station_to_build_and_no_tunnel_to_give_up() -> None:
    table = position("germany", hands={0: "9 red"})
    assert "build" not in table.verbs(0)
    table.refuse(0, "build berlin", "DE-11")
    table.refuse(0, "give up", "DE-11", "DE-04")

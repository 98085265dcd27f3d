"""Order of play, passing, the last lap, and the count at the end."""

from __future__ import annotations

from typing import Any

import pytest

from rules.position import REST, position
from rules.table import Table, game_of
from stellwerk.core.game import LUCK
from stellwerk.core.options import OptionError
from stellwerk.ticket.events import LastLapBegan, Passed

SHORT = "cadiz-lisboa-1"  # two spaces, blue
FREE = "cadiz-lisboa-1 berlin-essen-1 roma-venezia-1"

# ---- order of play


@pytest.mark.rule("T-51")
def test_play_goes_round_by_seat() -> None:
    table = position(seats=3, turn=1)
    order: list[int] = []
    for _ in range(4):
        order += table.actors
        table.do(table.actors[0], "draw blind").luck("red").do(table.actors[0], "draw blind").deal()
    assert order == [1, 2, 0, 1]


@pytest.mark.refuses("T-51")
def test_nobody_acts_out_of_turn() -> None:
    table = position(seats=3, hands={1: "2 blue"})
    for text in ("draw blind", f"claim {SHORT}", "ask 3 normal", "build paris", "pass"):
        table.refuse(1, text, "T-51")
    table.refuse(LUCK, "red", "T-51", "T-01")


@pytest.mark.refuses("T-51")
def test_players_do_not_deal_and_luck_does_not_play() -> None:
    table = position()
    table.refuse(0, "red", "T-51")
    dealing = position().do(0, "draw blind")
    dealing.refuse(LUCK, "draw blind", "T-51")


@pytest.mark.rule("T-50R")
@pytest.mark.parametrize("first", [0, 2])
def test_the_table_may_name_the_start_player(first: int) -> None:
    assert Table.new(seats=3, start=str(first)).opened().actors == (first,)


@pytest.mark.rule("T-50R")
@pytest.mark.parametrize("name", ["europe", "germany", "first-journey"])
def test_otherwise_luck_names_the_start_player_and_all_are_equally_likely(name: str) -> None:
    table = Table.new(name, 3, start="random")
    assert table.chance() == {"start 0": 1, "start 1": 1, "start 2": 1}
    table.luck("start 2").opened()
    assert table.actors == (2,)


@pytest.mark.refuses("T-50R")
def test_a_start_player_who_does_not_sit_there_is_refused() -> None:
    Table.new(seats=3, start="random").refuse(LUCK, "start 3", "T-50R")
    Table.new(seats=3).refuse(LUCK, "start 1", "T-50R")
    with pytest.raises(OptionError):
        game_of("europe", {"start": "5"})
    with pytest.raises(ValueError, match="3 seats"):
        game_of("europe", {"start": "4"}).start(3)


# ---- passing


@pytest.mark.rule("T-14R")
def test_a_player_who_can_do_nothing_passes_and_play_goes_on() -> None:
    table = position(hands={1: REST}, tickets={1: REST}, pile="", deck="", row="- - - - -")
    assert table.legal(0) == ["pass"]
    table.do(0, "pass")
    assert [event.seat for event in table.happened(Passed)] == [0]
    table.do(1, f"claim {SHORT}", "pay 2 blue").deal()
    assert table.actors == (0,)
    assert table.verbs(0) == {"draw"}


@pytest.mark.refuses("T-14R")
@pytest.mark.parametrize(
    "only",
    [
        {"row": "red - - - -", "pile": "", "hands": {1: REST}},
        {"row": "- - - - -", "pile": "berlin-roma", "hands": {1: REST}},
        {"row": "- - - - -", "pile": "", "hands": {0: "1 green", 1: REST}},
        {"row": "- - - - -", "pile": "", "hands": {0: "2 blue", 1: REST}, "stations": {0: "roma paris wien"}},
    ],
    ids=["draw", "ask", "build", "claim"],
)
def test_whoever_can_do_anything_cannot_pass(only: dict[str, Any], request: pytest.FixtureRequest) -> None:
    table = position(deck="", tickets={1: REST}, **only)
    assert table.verbs(0) == {request.node.callspec.id}
    table.refuse(0, "pass", "T-14R")


def _stuck() -> Table:
    """Five players; only seat 1 has cards, three trains and no station left, and every short route is taken."""
    board = game_of("europe", {"start": "0"}).title.board
    owners: dict[int, list[str]] = {0: [], 2: [], 3: [], 4: []}
    length = dict.fromkeys(owners, 0)
    taken: dict[int, int] = {}
    short = [(index, route) for index, route in enumerate(board.routes) if route.length <= 3 and route.id != SHORT]
    for index, route in sorted(short, key=lambda pair: -pair[1].length):
        beside = {taken.get(other) for other in board.parallel[index]}
        seat = min((seat for seat in owners if seat not in beside), key=length.__getitem__)
        owners[seat].append(route.id)
        length[seat] += route.length
        taken[index] = seat
    return position(
        seats=5,
        hands={1: REST},
        deck="",
        row="- - - - -",
        owners={seat: " ".join(routes) for seat, routes in owners.items()},
        trains={1: 3},
        stations={1: "paris roma wien"},
        tickets={1: REST},
        pile="",
    )


@pytest.mark.rule("T-14R")
def test_a_whole_round_of_passing_leads_to_the_final_count() -> None:
    table = _stuck()
    for seat in range(4):
        assert table.legal(seat) == ["pass"]
        table.do(seat, "pass")
        assert not table.ending()
    table.do(4, "pass")
    assert table.ending() == "stuck"
    assert table.actors == ()


@pytest.mark.rule("T-14R")
def test_passing_must_be_in_a_row_to_end_the_game() -> None:
    table = position(hands={1: REST}, tickets={1: REST}, pile="", deck="", row="- - - - -")
    table.do(0, "pass").do(1, "build paris", "pay 1 red").luck("red").do(0, "draw red")
    table.do(1, "build roma", "pay 2 red").deal()
    assert not table.ending()


# ---- the last lap


@pytest.mark.rule("T-40")
@pytest.mark.parametrize("left", [0, 1, 2])
def test_two_trains_or_fewer_give_everybody_one_more_turn(left: int) -> None:
    table = position(seats=3, hands={1: "2 blue"}, trains={1: left + 2}, free=FREE, turn=1)
    table.do(1, f"claim {SHORT}", "pay 2 blue")
    assert [event.seat for event in table.happened(LastLapBegan)] == [1]
    for seat in (2, 0, 1):
        assert table.actors == (seat,)
        assert not table.ending()
        table.do(seat, "draw blind").luck("red").do(seat, "draw blind").luck("red")
    assert table.ending() == "last-lap"
    assert table.actors == ()


@pytest.mark.rule("T-40")
def test_three_trains_do_not_begin_the_last_lap() -> None:
    table = position(hands={0: "2 blue"}, trains={0: 5}, free=FREE).do(0, f"claim {SHORT}", "pay 2 blue")
    assert table.trains(0) == 3
    assert not table.happened(LastLapBegan)
    assert table.public.last is None


@pytest.mark.rule("T-40")
def test_a_second_player_running_out_of_trains_does_not_prolong_the_last_lap() -> None:
    table = position(hands={0: "2 blue", 1: "2 blue"}, trains={0: 4, 1: 4}, free=FREE)
    table.do(0, f"claim {SHORT}", "pay 2 blue").do(1, "claim berlin-essen-1", "pay 2 blue")
    assert not table.happened(LastLapBegan)
    table.do(0, "ask 3 normal").deal().do(0, table.legal(0)[0])
    assert table.ending() == "last-lap"


@pytest.mark.rule("T-40", "T-23")
def test_in_the_last_lap_the_last_trains_can_still_be_placed() -> None:
    table = position(hands={0: "2 blue + 2 black"}, trains={0: 4}, free=FREE)
    table.do(0, f"claim {SHORT}", "pay 2 blue").do(1, "draw blind").luck("red").do(1, "draw blind").luck("red")
    table.do(0, "claim roma-venezia-1", "pay 2 black")
    assert table.trains(0) == 0
    assert table.ending() == "last-lap"


@pytest.mark.refuses("T-40")
@pytest.mark.parametrize("name", ["europe", "germany"])
def test_after_the_end_nobody_moves(name: str) -> None:
    table = position(name, over=True)
    for seat in (0, 1):
        table.refuse(seat, "draw blind", "T-40")
        assert table.legal(seat) == []


# ---- the count


@pytest.mark.rule("T-41")
def test_the_sheet_shows_routes_as_scored_every_ticket_and_every_bonus_in_europe() -> None:
    table = position(hands={0: "2 blue + 2 black"}, tickets={0: "paris-wien zurich-brindisi"}, trains={1: 12})
    table.do(0, f"claim {SHORT}", "pay 2 blue")
    assert table.sheet(0) == {
        "routes": table.score(0),
        "ticket paris-wien": -8,
        "ticket zurich-brindisi": -6,
        "stations": 12,
        "longest-path": 0,
    }
    assert table.score(0) == 2
    assert table.sheet(1)["routes"] == table.score(1) > 20
    assert table.total(0) == 2 - 8 - 6 + 12


@pytest.mark.rule("T-41")
def test_the_sheet_shows_routes_tickets_and_every_bonus_in_germany() -> None:
    table = position(
        "germany",
        owners={0: "berlin-leipzig-1 berlin-magdeburg-1"},
        tickets={0: "berlin-leipzig leipzig-ulm"},
        passengers={0: "2 red + 1 blue"},
        over=True,
    )
    assert table.sheet(0) == {
        "routes": 7 + 4,
        "ticket berlin-leipzig": 4,
        "ticket leipzig-ulm": -12,
        "most-tickets": 15,
        "passengers red": 20,
        "passengers green": 0,
        "passengers yellow": 0,
        "passengers black": 0,
        "passengers blue": 20,
        "passengers white": 0,
    }
    assert table.score(0) == 11

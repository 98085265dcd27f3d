"""Claiming routes: which are free, what they cost, what they score, and what lies beside them."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from rules.position import position
from rules.table import cards
from stellwerk import games
from stellwerk.core.faults import FileError
from stellwerk.core.game import InvalidAction
from stellwerk.ticket.events import Claimed

# ---- which route


@pytest.mark.rule("T-20")
def test_any_free_route_may_be_claimed_far_from_the_own_ones() -> None:
    table = position(hands={0: "2 blue"}, owners={0: "moskva-petrograd-1"})
    table.do(0, "claim cadiz-lisboa-1", "pay 2 blue")
    assert table.owner("cadiz-lisboa-1") == 0
    assert table.actors == (1,)


@pytest.mark.refuses("T-20")
@pytest.mark.parametrize("holder", [0, 1])
def test_a_route_that_belongs_to_somebody_cannot_be_claimed(holder: int) -> None:
    table = position(hands={0: "4 blue"}, owners={holder: "cadiz-lisboa-1"})
    table.refuse(0, "claim cadiz-lisboa-1", "T-20")


@pytest.mark.rule("T-20")
@pytest.mark.refuses("T-20")
def test_one_route_a_turn() -> None:
    table = position(hands={0: "2 blue + 2 red"}).do(0, "claim cadiz-lisboa-1")
    table.refuse(0, "claim bruxelles-paris-1", "T-20")
    table.do(0, "pay 2 blue")
    table.refuse(0, "claim bruxelles-paris-1", "T-20", "T-51")


@pytest.mark.rule("T-20", "EU-01")
@pytest.mark.refuses("T-20", "EU-01")
def test_a_route_cannot_be_claimed_after_a_card_was_drawn() -> None:
    table = position(hands={0: "2 blue"}).do(0, "draw blind").luck("red")
    table.refuse(0, "claim cadiz-lisboa-1", "EU-01", "T-20")


# ---- what it costs

PRINTED = ["pay 3 yellow", "pay 2 yellow + 1 loco", "pay 1 yellow + 2 loco", "pay 3 loco"]


@pytest.mark.rule("T-21")
def test_the_printed_example_of_a_yellow_route_of_three() -> None:
    table = position(hands={0: "3 yellow + 3 loco + 5 red"}).do(0, "claim amsterdam-essen-1")
    assert table.legal(0) == PRINTED


@pytest.mark.rule("T-21", "T-22")
def test_the_printed_example_of_a_grey_route_of_two() -> None:
    table = position(hands={0: "2 red + 1 yellow + 2 loco"}).do(0, "claim danzig-warszawa-1")
    ways = {"pay 2 red", "pay 1 red + 1 loco", "pay 1 yellow + 1 loco", "pay 2 loco"}
    assert set(table.legal(0)) == ways


@pytest.mark.refuses("T-21")
@pytest.mark.parametrize("payment", ["pay 2 yellow", "pay 4 yellow", "pay 3 yellow + 1 loco", "pay 2 loco"])
def test_the_payment_is_exactly_as_long_as_the_route(payment: str) -> None:
    table = position(hands={0: "5 yellow + 5 loco"}).do(0, "claim amsterdam-essen-1")
    table.refuse(0, payment, "T-21")


@pytest.mark.refuses("T-21")
@pytest.mark.parametrize("payment", ["pay 3 yellow", "pay 3 loco", "pay 1 yellow + 2 loco"])
def test_cards_that_are_not_in_the_hand_pay_nothing(payment: str) -> None:
    table = position(hands={0: "2 yellow + 1 loco"}).do(0, "claim amsterdam-essen-1")
    table.refuse(0, payment, "T-21")


@pytest.mark.refuses("T-21")
def test_a_route_that_the_hand_cannot_pay_is_not_to_be_claimed() -> None:
    table = position(hands={0: "1 yellow + 1 loco + 9 red"})
    table.refuse(0, "claim amsterdam-essen-1", "T-21")


@pytest.mark.refuses("T-21", "T-22")
def test_two_colours_are_no_payment_at_all() -> None:
    table = position(hands={0: "1 red + 1 yellow"})
    with pytest.raises(InvalidAction):
        table.game.read("pay 1 red + 1 yellow")
    table.refuse(0, "claim danzig-warszawa-1", "T-21", "T-22")


@pytest.mark.rule("T-22")
def test_a_grey_route_takes_each_colour() -> None:
    table = position(hands={0: "2 pink + 2 green + 2 black + 1 white"}).do(0, "claim danzig-warszawa-1")
    assert table.legal(0) == ["pay 2 pink", "pay 2 green", "pay 2 black"]


@pytest.mark.refuses("T-22")
def test_a_coloured_route_takes_only_its_colour() -> None:
    table = position(hands={0: "3 yellow + 3 red + 1 loco"}).do(0, "claim amsterdam-essen-1")
    table.refuse(0, "pay 3 red", "T-22")
    table.refuse(0, "pay 2 red + 1 loco", "T-22")


# ---- trains, discard, points


@pytest.mark.rule("T-23", "T-24", "T-25")
def test_a_claimed_route_is_filled_whole_paid_into_the_discard_and_scored_at_once() -> None:
    table = position(hands={0: "3 yellow + 2 loco"})
    table.do(0, "claim amsterdam-essen-1", "pay 2 yellow + 1 loco")
    assert table.trains(0) == 42
    assert table.discard == cards("2 yellow + 1 loco")
    assert table.hand(0) == cards("1 yellow + 1 loco")
    assert table.score(0) == 4
    assert [(event.seat, event.points) for event in table.happened(Claimed)] == [(0, 4)]


@pytest.mark.refuses("T-23")
def test_a_route_longer_than_the_trains_left_cannot_be_claimed() -> None:
    table = position(hands={0: "4 blue"}, trains={0: 3}, free="cadiz-lisboa-1 warszawa-wien-1")
    table.refuse(0, "claim warszawa-wien-1", "T-23")
    assert "claim cadiz-lisboa-1" in table.legal(0)


@pytest.mark.rule("EU-02", "T-25")
@pytest.mark.parametrize(
    ("route", "length", "points", "revealed"),
    [
        ("dieppe-paris-1", 1, 1, ()),
        ("frankfurt-munchen-1", 2, 2, ()),
        ("lisboa-madrid-1", 3, 4, ()),
        ("brest-pamplona-1", 4, 7, ()),
        ("budapest-kyiv-1", 6, 15, ("black", "black", "black")),
        ("petrograd-stockholm-1", 8, 21, ("black", "black", "black")),
    ],
)
def test_europe_scores_by_length(route: str, length: int, points: int, revealed: tuple[str, ...]) -> None:
    table = position(hands={0: "8 pink"}).do(0, f"claim {route}", f"pay {length} pink").luck(*revealed)
    assert (table.score(0), table.trains(0)) == (points, 45 - length)


# ---- parallel routes


@pytest.mark.rule("T-26", "T-27")
def test_with_four_players_the_other_half_of_a_double_is_open_to_others_only() -> None:
    table = position(seats=4, hands={0: "4 red + 4 black", 1: "4 red"})
    table.do(0, "claim berlin-frankfurt-1", "pay 3 black")
    table.do(1, "claim berlin-frankfurt-2", "pay 3 red")
    assert [table.owner(f"berlin-frankfurt-{n}") for n in (1, 2)] == [0, 1]


@pytest.mark.refuses("T-26")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_nobody_owns_both_routes_of_a_double(seats: int) -> None:
    table = position(seats=seats, hands={0: "4 red"}, owners={0: "berlin-frankfurt-1"})
    table.refuse(0, "claim berlin-frankfurt-2", "T-26", *(["T-27"] if seats < 4 else []))


@pytest.mark.rule("T-26")
@pytest.mark.refuses("T-26")
def test_nobody_owns_two_routes_of_a_triple_but_three_players_can_share_it() -> None:
    table = position("germany", 4, hands={0: "2 red", 1: "1 red", 2: "1 red"})
    table.do(0, "claim dortmund-duesseldorf-2", "pay 1 red", "leave dortmund", "leave duesseldorf")
    table.do(1, "claim dortmund-duesseldorf-1", "pay 1 red", "leave dortmund", "leave duesseldorf")
    table.do(2, "claim dortmund-duesseldorf-3", "pay 1 red", "leave dortmund", "leave duesseldorf")
    other = position("germany", 4, hands={0: "2 red"}, owners={0: "dortmund-duesseldorf-2"})
    other.refuse(0, "claim dortmund-duesseldorf-1", "T-26")
    other.refuse(0, "claim dortmund-duesseldorf-3", "T-26")


@pytest.mark.rule("T-27")
@pytest.mark.refuses("T-27")
@pytest.mark.parametrize("seats", [2, 3])
def test_with_two_or_three_players_a_claimed_double_is_closed_to_all(seats: int) -> None:
    table = position(seats=seats, hands={1: "4 red + 4 black"}, turn=1)
    assert {"claim berlin-frankfurt-1", "claim berlin-frankfurt-2"} <= set(table.legal(1))
    closed = position(seats=seats, hands={1: "4 red"}, owners={0: "berlin-frankfurt-1"}, turn=1)
    closed.refuse(1, "claim berlin-frankfurt-2", "T-27")


@pytest.mark.rule("T-27")
@pytest.mark.refuses("T-27")
@pytest.mark.parametrize("seats", [2, 3])
def test_with_few_players_one_claim_closes_a_whole_triple(seats: int) -> None:
    table = position("germany", seats, hands={1: "4 red"}, owners={0: "duesseldorf-koeln-2"}, turn=1)
    table.refuse(1, "claim duesseldorf-koeln-1", "T-27")
    table.refuse(1, "claim duesseldorf-koeln-3", "T-27")


# ---- what is not a double


def _europe_with(folder: Path, change: dict[str, object]) -> Path:
    """A copy of Europe in which berlin-warszawa-2 has other fields."""
    ours = games.titles()["europe"]
    board = json.loads(ours.with_name("board.json").read_text(encoding="utf-8"))
    for route in board["routes"]:
        if route["id"] == "berlin-warszawa-2":
            route |= change
        elif route["id"] == "berlin-warszawa-1" and change.get("group", "") is None:
            route["group"] = None
    (folder / "board.json").write_text(json.dumps(board), encoding="utf-8")
    return Path(shutil.copy(ours, folder))


@pytest.mark.rule("T-28")
def test_routes_between_the_same_ends_that_are_not_grouped_are_no_double(tmp_path: Path) -> None:
    path = _europe_with(tmp_path, {"group": None, "length": 3})
    table = position(str(path), hands={0: "4 pink + 3 yellow", 1: "2 blue"})
    table.do(0, "claim berlin-warszawa-1", "pay 4 pink").do(1, "claim cadiz-lisboa-1", "pay 2 blue")
    table.do(0, "claim berlin-warszawa-2", "pay 3 yellow")
    assert [table.owner(f"berlin-warszawa-{n}") for n in (1, 2)] == [0, 0]


@pytest.mark.refuses("T-28")
def test_a_board_cannot_call_routes_of_different_length_parallel(tmp_path: Path) -> None:
    path = _europe_with(tmp_path, {"length": 3})
    with pytest.raises(FileError, match="T-28"):
        games.make(path)

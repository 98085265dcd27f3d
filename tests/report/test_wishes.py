"""Numbers of a board that come nearer to rates that a designer wishes for."""

from __future__ import annotations

from pathlib import Path
from typing import cast

import pytest

from stellwerk import games
from stellwerk.study.dials import Turned, Wish
from stellwerk.study.notes import Notes, gathered
from stellwerk.study.watched import Game, Watched
from stellwerk.ticket.game import TicketGame
from stellwerk.ticket.study.columns import COLUMNS
from stellwerk.ticket.study.wishes import wished

SMALL = Path(__file__).parents[1] / "titles" / "small.toml"
COUNT = 200


@pytest.fixture(scope="module")
def small() -> TicketGame:
    return cast(TicketGame, games.make(str(SMALL)))


def noted(ticket: str = "", done: float = 0.5, won: float = 0.5, route: str = "", used: float = 0.5) -> Notes:
    """Games in which the holder of a ticket does and wins so often, and a route is claimed so often."""
    found = []
    for deal in range(COUNT):
        part = deal / COUNT
        tickets = [(ticket, 0, True, part < done, False, -1, float(part < won), 0.0)] if ticket else []
        routes = [(route, 0, 0.5, 1.0, False)] if route and part < used else []
        rows = {"tickets": tickets, "routes": routes, "colours": [], "waits": [], "laps": []}
        won_by = (float(part < won), float(part >= won))
        noted = Watched({}, rows)  # type: ignore[arg-type]  # rows of several shapes
        found.append(Game(deal, ("x", "x"), (0, 0), won_by, 0, "", 1, 1, 1.0, noted))
    return gathered(found, COLUMNS)


def changes(turned: Turned) -> dict[str, tuple[int, int]]:
    return {change.name: (change.old, change.new) for change in turned.changes}


def test_a_ticket_completed_too_seldom_gets_a_shorter_way_and_one_completed_too_often_a_longer_one(
    small: TicketGame,
) -> None:
    """From north to south it is 2 + 2 by the east; of two as long the first changes."""
    for rate, new in ((0.9, 1), (0.1, 3)):
        turned = wished(small, noted("north-south", done=0.5), [Wish("completed", "north-south", rate)], (1, 6))
        assert changes(turned) == {"east-north-1": (2, new)} and turned.changes[0].drawn


def test_routes_side_by_side_stay_as_long_as_each_other(small: TicketGame) -> None:
    turned = wished(small, noted(route="south-west-2", used=0.9), [Wish("claimed", "south-west-2", 0.2)], (1, 6))
    assert changes(turned) == {"south-west-1": (1, 2), "south-west-2": (1, 2)}


@pytest.mark.parametrize(
    ("route", "rate", "bounds"),
    [
        ("south-west-1", 0.9, (1, 6)),  # nothing is shorter than 1
        ("north-west-1", 0.1, (1, 6)),  # a route of 4 would score nothing in this title
        ("east-north-1", 0.9, (2, 6)),  # the designer's bounds
        ("east-north-1", 0.1, (1, 2)),
    ],
)
def test_lengths_stay_where_the_board_stays_valid(
    small: TicketGame, route: str, rate: float, bounds: tuple[int, int]
) -> None:
    turned = wished(small, noted(route=route), [Wish("claimed", route, rate)], bounds)
    assert not turned.changes and turned.off.value == 1


def test_a_ticket_whose_holders_win_too_seldom_is_worth_more(small: TicketGame) -> None:
    some = noted("east-west", won=0.3)
    assert changes(wished(small, some, [Wish("edge", "", 1.0)], (1, 60))) == {"east-west": (3, 5)}
    assert changes(wished(small, some, [Wish("edge", "", 1.0)], (1, 4))) == {"east-west": (3, 4)}
    assert changes(wished(small, some, [Wish("edge", "east-west", 0.3)], (1, 60))) == {"east-west": (3, 1)}


def test_what_is_as_wished_or_pulled_both_ways_is_left_alone(small: TicketGame) -> None:
    some = noted("east-south", done=0.5, route="east-south-1", used=0.5)
    content = wished(small, some, [Wish("completed", "east-south", 0.52)], (1, 6))
    assert not content.changes and content.off.value == 0
    assert [(each.name, each.wished) for each in content.reached] == [("completed:east-south", 0.52)]
    torn = [Wish("completed", "east-south", 0.9), Wish("claimed", "east-south-1", 0.1)]
    assert not wished(small, some, torn, (1, 6)).changes
    agreed = [Wish("completed", "east-south", 0.9), Wish("claimed", "east-south-1", 0.9)]
    assert changes(wished(small, some, agreed, (1, 6))) == {"east-south-1": (2, 1)}


def test_of_what_nobody_held_nothing_is_said(small: TicketGame) -> None:
    turned = wished(small, noted("east-west"), [Wish("completed", "north-south", 0.9)], (1, 6))
    assert not turned.reached and not turned.changes

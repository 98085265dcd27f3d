"""Germany at the end: points by length, countries, most tickets, passengers, and who has won."""

from __future__ import annotations

import pytest

from rules.position import position
from rules.table import Table

# ---- routes


@pytest.mark.rule("DE-07", "T-25")
@pytest.mark.parametrize(
    ("route", "colour", "length", "points"),
    [
        ("augsburg-ulm-1", "red", 1, 1),
        ("rostock-schwerin-1", "red", 2, 2),
        ("berlin-magdeburg-1", "red", 3, 4),
        ("emden-muenster-1", "red", 4, 7),
        ("lindau-muenchen-1", "red", 5, 10),
        ("berlin-rostock-1", "pink", 6, 15),
        ("dresden-regensburg-1", "red", 7, 18),
    ],
)
def test_germany_scores_by_length(route: str, colour: str, length: int, points: int) -> None:
    table = position("germany", hands={0: f"{length} {colour}"}).do(0, f"claim {route}", f"pay {length} {colour}")
    assert (table.score(0), table.trains(0)) == (points, 45 - length)


# ---- countries


def sheet(own: str, ticket: str) -> int:
    return position("germany", owners={0: own}, tickets={0: ticket}, over=True).sheet(0)[f"ticket {ticket}"]


@pytest.mark.rule("DE-10")
def test_two_cities_are_not_joined_through_a_country() -> None:
    north = "karlsruhe-mannheim-1 frankfurt-mannheim-1 frankfurt-kassel-1"
    assert sheet(f"frankreich-freiburg-1 frankreich-karlsruhe-1 {north}", "kassel-freiburg") == -10
    assert sheet(f"freiburg-karlsruhe-1 {north}", "kassel-freiburg") == 10


@pytest.mark.rule("DE-10")
def test_a_ticket_to_a_country_wants_any_route_into_it_that_joins_the_other_end() -> None:
    east = "karlsruhe-stuttgart-1 stuttgart-ulm-1 augsburg-ulm-1 augsburg-muenchen-1"
    assert sheet(f"{east} frankreich-karlsruhe-1", "frankreich-muenchen") == 8
    assert sheet(f"{east} frankreich-karlsruhe-1 frankreich-saarbruecken-1", "frankreich-muenchen") == 8
    assert sheet(f"{east} frankreich-saarbruecken-1", "frankreich-muenchen") == -8
    assert sheet(east, "frankreich-muenchen") == -8


@pytest.mark.rule("DE-10")
def test_two_routes_into_one_country_do_not_join_each_other() -> None:
    """Kiel touches Denmark, and so does Bremerhaven, which is joined to Niederlande: Kiel is not."""
    west = "bremerhaven-daenemark-1 bremerhaven-emden-1 emden-niederlande-1"
    assert sheet(west, "daenemark-niederlande") == 10
    assert sheet("daenemark-kiel-1 bremerhaven-emden-1 emden-niederlande-1", "daenemark-niederlande") == -10
    far = "hamburg-kiel-1 hamburg-schwerin-1 berlin-schwerin-1"
    assert sheet(f"{far} daenemark-kiel-1", "daenemark-berlin") == 10
    assert sheet(f"{far} bremerhaven-daenemark-1", "daenemark-berlin") == -10


# ---- most tickets


def with_tickets(*own_and_tickets: tuple[str, str]) -> Table:
    return position(
        "germany",
        max(2, len(own_and_tickets)),
        owners={seat: own for seat, (own, _) in enumerate(own_and_tickets)},
        tickets={seat: tickets for seat, (_, tickets) in enumerate(own_and_tickets)},
        over=True,
    )


def bonus(table: Table) -> list[int]:
    return [table.sheet(seat)["most-tickets"] for seat in range(len(table.public.players))]


TWO = ("mannheim-stuttgart-1 berlin-leipzig-1", "mannheim-stuttgart berlin-leipzig")
ONE = ("frankfurt-koeln-1 bremen-hannover-1", "koeln-frankfurt")
NONE = ("rostock-schwerin-1", "rostock-konstanz rostock-oesterreich daenemark-lindau hamburg-rostock")


@pytest.mark.rule("DE-12")
def test_most_completed_tickets_earn_fifteen_points_and_failed_ones_do_not_count() -> None:
    assert bonus(with_tickets(ONE, TWO, NONE)) == [0, 15, 0]


@pytest.mark.rule("DE-12")
def test_all_who_tie_for_most_tickets_get_fifteen() -> None:
    other = ("frankfurt-koeln-1 hamburg-schwerin-1 rostock-schwerin-1", "koeln-frankfurt hamburg-rostock")
    assert bonus(with_tickets(TWO, ("", ""), other)) == [15, 0, 15]


@pytest.mark.rule("DE-12R")
def test_when_nobody_completed_a_ticket_nobody_gets_the_bonus() -> None:
    assert bonus(with_tickets(NONE, ("", "berlin-schweiz"))) == [0, 0]


# ---- passengers


@pytest.mark.rule("DE-13", "DE-13R")
@pytest.mark.parametrize(
    ("held", "points"),
    [
        ([3, 1], [20, 10]),
        ([3, 2, 1], [20, 10, 0]),
        ([2, 2, 1], [20, 20, 0]),
        ([3, 1, 1], [20, 10, 10]),
        ([2, 2, 2, 2], [20, 20, 20, 20]),
        ([4, 2, 2, 1, 0], [20, 10, 10, 0, 0]),
        ([3, 3, 2, 2, 0], [20, 20, 0, 0, 0]),
        ([4, 0], [20, 0]),
        ([1, 0, 0], [20, 0, 0]),
        ([0, 0], [0, 0]),
    ],
)
def test_most_and_second_most_passengers_of_a_colour(held: list[int], points: list[int]) -> None:
    passengers = {seat: f"{count} blue" for seat, count in enumerate(held) if count}
    table = position("germany", len(held), passengers=passengers, over=True)
    assert [table.sheet(seat)["passengers blue"] for seat in range(len(held))] == points
    assert [table.total(seat) for seat in range(len(held))] == points


@pytest.mark.rule("DE-13")
def test_each_colour_is_judged_for_itself() -> None:
    table = position("germany", passengers={0: "3 red + 1 white", 1: "1 red + 2 white + 1 black"}, over=True)
    assert [table.sheet(0)[f"passengers {colour}"] for colour in ("red", "white", "black")] == [20, 10, 0]
    assert [table.sheet(1)[f"passengers {colour}"] for colour in ("red", "white", "black")] == [10, 20, 20]


# ---- who has won

THREE = (
    "hamburg-schwerin-1 rostock-schwerin-1 bremerhaven-emden-1 bremerhaven-hamburg-1 "
    "erfurt-leipzig-1 erfurt-nuernberg-1",
    "hamburg-rostock emden-hamburg leipzig-nuernberg rostock-konstanz rostock-oesterreich daenemark-lindau",
)


@pytest.mark.rule("DE-14")
def test_most_points_win() -> None:
    table = position("germany", passengers={0: "1 red", 1: "1 blue + 1 white"}, over=True)
    assert table.ranks() == [2, 1]


@pytest.mark.rule("DE-14")
def test_a_tie_on_points_goes_to_more_completed_tickets() -> None:
    """A third player has most tickets, and nothing to win by them."""
    table = with_tickets(TWO, ONE, THREE)
    assert [table.total(seat) for seat in range(3)] == [15, 15, -11]
    assert bonus(table) == [0, 0, 15]
    assert table.ranks() == [1, 2, 3]


@pytest.mark.rule("DE-14")
def test_a_further_tie_goes_to_more_passengers() -> None:
    table = position("germany", passengers={0: "1 red", 1: "2 blue"}, over=True)
    assert table.total(0) == table.total(1) == 20
    assert table.ranks() == [2, 1]


@pytest.mark.rule("DE-14")
def test_completed_tickets_come_before_passengers() -> None:
    table = position(
        "germany",
        3,
        owners={0: f"{TWO[0]} berlin-magdeburg-1 augsburg-ulm-1", 2: THREE[0]},
        tickets={0: TWO[1], 2: THREE[1]},
        passengers={1: "2 red"},
        over=True,
    )
    assert (table.total(0), table.total(1)) == (20, 20)
    assert table.ranks() == [1, 2, 3]


@pytest.mark.rule("DE-14")
def test_after_that_the_win_is_shared() -> None:
    table = position("germany", 3, passengers={0: "2 red", 1: "2 blue"}, over=True)
    assert table.ranks() == [1, 1, 3]

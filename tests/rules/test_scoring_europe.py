"""Europe at the end: the longest path, and who has won."""

from __future__ import annotations

import pytest

from rules.position import position
from rules.table import Table


def length(table: Table, seat: int) -> int:
    return next(line.count or 0 for line in table.standing(seat).lines if line.what == "longest-path")


def owned(*routes: str) -> Table:
    return position(seats=max(2, len(routes)), owners=dict(enumerate(routes)), over=True)


# ---- the longest path

BOTH_RINGS = (
    "bruxelles-paris-1 bruxelles-frankfurt-1 frankfurt-paris-1 paris-zurich-1 marseille-zurich-1 marseille-paris-1"
)


@pytest.mark.rule("EU-50")
def test_the_longest_path_earns_ten_points() -> None:
    table = owned("berlin-wien-1 berlin-essen-1", "brest-pamplona-1")
    assert [length(table, seat) for seat in (0, 1)] == [5, 4]
    assert [table.sheet(seat)["longest-path"] for seat in (0, 1)] == [10, 0]


@pytest.mark.rule("EU-50")
def test_a_branch_does_not_count() -> None:
    table = owned("frankfurt-paris-1 pamplona-paris-1 paris-zurich-1")
    assert length(table, 0) == 7


@pytest.mark.rule("EU-50")
def test_routes_that_do_not_hang_together_do_not_add_up() -> None:
    assert length(owned("cadiz-lisboa-1 berlin-wien-1 moskva-petrograd-1"), 0) == 4


@pytest.mark.rule("EU-50")
def test_a_path_may_run_in_loops_and_pass_a_city_again() -> None:
    table = owned(BOTH_RINGS, "kobenhavn-stockholm-1 petrograd-stockholm-1 petrograd-riga-1")
    assert [length(table, seat) for seat in (0, 1)] == [16, 15]
    assert table.sheet(0)["longest-path"] == 10


@pytest.mark.rule("EU-50")
def test_no_route_is_counted_twice() -> None:
    """A ring with a tail: into the ring, round it, and no way back over the tail."""
    table = owned("bruxelles-paris-1 bruxelles-frankfurt-1 frankfurt-paris-1 pamplona-paris-1 brest-pamplona-1")
    assert length(table, 0) == 15


@pytest.mark.rule("EU-50")
def test_all_who_tie_get_the_ten_points() -> None:
    table = owned("brest-pamplona-1", "moskva-petrograd-1", "berlin-wien-1", "bucuresti-sevastopol-1")
    assert [table.sheet(seat)["longest-path"] for seat in range(4)] == [10, 10, 0, 10]


@pytest.mark.rule("EU-50R")
def test_without_any_route_nobody_gets_the_bonus() -> None:
    table = position(over=True)
    assert [table.sheet(seat)["longest-path"] for seat in (0, 1)] == [0, 0]
    assert table.total(0) == 12


# ---- who has won

LONGEST, HOPELESS = "petrograd-stockholm-1", "madrid-moskva madrid-angora"


def three(owners: tuple[str, str], tickets: tuple[str, str] = ("", "")) -> Table:
    """Two players to compare, and a third who has the longest path and nothing to win."""
    return position(
        seats=3,
        owners={0: owners[0], 1: owners[1], 2: LONGEST},
        tickets={0: tickets[0], 1: tickets[1], 2: HOPELESS},
        over=True,
        way="mega",
    )


@pytest.mark.rule("EU-51")
def test_most_points_win_whatever_the_tickets() -> None:
    table = three(("cadiz-lisboa-1", "brest-pamplona-1"), ("lisboa-cadiz", ""))
    assert table.total(0) < table.total(1)
    assert table.ranks()[:2] == [2, 1]


@pytest.mark.rule("EU-51")
def test_a_tie_on_points_goes_to_more_completed_tickets() -> None:
    table = three(
        ("cadiz-lisboa-1 berlin-wien-1", "brest-pamplona-1 lisboa-madrid-1"), ("lisboa-cadiz berlin-wien", "")
    )
    assert table.total(0) == table.total(1) == 23
    assert length(table, 0) < length(table, 1)
    assert table.ranks() == [1, 2, 3]


@pytest.mark.rule("EU-51", "EU-51R")
def test_a_further_tie_goes_to_the_longer_path_though_a_third_player_has_the_bonus() -> None:
    table = three(("brest-pamplona-1 lisboa-madrid-1", "kharkov-kyiv-1 kyiv-smolensk-1"))
    assert table.total(0) == table.total(1) == 23
    assert [length(table, seat) for seat in range(3)] == [4, 7, 8]
    assert table.ranks() == [2, 1, 3]


@pytest.mark.rule("EU-51R")
def test_with_everything_equal_the_win_is_shared() -> None:
    table = three(("brest-pamplona-1 lisboa-madrid-1", "kharkov-kyiv-1 berlin-wien-1"))
    assert table.ranks() == [1, 1, 3]


@pytest.mark.rule("EU-51R")
def test_failed_tickets_do_not_break_a_tie() -> None:
    table = three(
        ("brest-pamplona-1 lisboa-madrid-1", "moskva-petrograd-1"), ("berlin-wien london-paris", "lisboa-cadiz")
    )
    assert table.total(0) == table.total(1) == 17
    assert table.ranks() == [1, 1, 3]

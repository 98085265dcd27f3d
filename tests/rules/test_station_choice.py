"""The choice of borrowed routes against trying everything, on random corners of the board."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.position import position
from rules.table import game_of

WAY, BONUS = "mega", "orient-express"  # many tickets to choose from
BOARD = game_of("europe", {"way": WAY, "bonus": BONUS}).title.board
CORNER_CITIES = (
    *("paris", "frankfurt", "zurich", "munchen", "venezia", "zagrab"),
    *("wien", "budapest", "roma", "marseille", "brindisi"),
)
CORNER = {index for index, city in enumerate(BOARD.cities) if city.id in CORNER_CITIES}
ROUTES = [route for route in BOARD.routes if {route.a, route.b} <= CORNER and not route.id.endswith("-2")]
TICKETS = [ticket for ticket in BOARD.tickets if {ticket.a, ticket.b} <= CORNER]


def joined(pairs: list[tuple[int, int]], a: int, b: int) -> bool:
    reached, size = {a}, 0
    while len(reached) > size:
        size = len(reached)
        reached |= {end for pair in pairs if reached & {*pair} for end in pair}
    return b in reached


def best_by_trying(owner: list[int | None], stations: list[str], tickets: list[int]) -> tuple[int, int]:
    """Most points and, among those, most completed tickets over every choice of one rival route per station."""
    own = [(route.a, route.b) for route, seat in zip(ROUTES, owner, strict=True) if seat == 0]
    lent = []
    for city in stations:
        at = next(index for index, each in enumerate(BOARD.cities) if each.id == city)
        rivals = [r for r, seat in zip(ROUTES, owner, strict=True) if seat == 1 and at in (r.a, r.b)]
        lent.append([[], *([(route.a, route.b)] for route in rivals)])
    best = (-10_000, 0)
    for choice in product(*lent):
        pairs = own + [pair for borrowed in choice for pair in borrowed]
        done = [joined(pairs, TICKETS[t].a, TICKETS[t].b) for t in tickets]
        points = sum(TICKETS[t].points * (1 if d else -1) for t, d in zip(tickets, done, strict=True))
        best = max(best, (points, sum(done)))
    return best


@pytest.mark.rule("EU-42", "EU-43")
@settings(max_examples=200, deadline=None)
@given(
    owner=st.lists(st.sampled_from((0, 1, 1, None)), min_size=len(ROUTES), max_size=len(ROUTES)),
    stations=st.lists(st.sampled_from(CORNER_CITIES), max_size=3, unique=True),
    tickets=st.lists(st.integers(0, len(TICKETS) - 1), min_size=1, max_size=6, unique=True),
)
def test_no_assignment_of_stations_is_better(
    owner: list[int | None], stations: list[str], tickets: list[int]
) -> None:
    owners = {
        seat: " ".join(r.id for r, holder in zip(ROUTES, owner, strict=True) if holder == seat) for seat in (0, 1)
    }
    table = position(
        owners=owners,
        stations={0: " ".join(stations)},
        tickets={0: " ".join(TICKETS[t].id for t in tickets)},
        over=True,
        way=WAY,
        bonus=BONUS,
    )
    counted = [line.points for line in table.standing(0).lines if line.what == "ticket"]
    assert (sum(counted), sum(points > 0 for points in counted)) == best_by_trying(owner, stations, tickets)

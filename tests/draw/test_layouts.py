"""The stored layouts of our boards: nothing overlaps, nothing is missing, names fit in both languages."""

from __future__ import annotations

import pytest

from draw.boards import OURS, board, layout
from stellwerk.draw.checks import MOST_BYTES, check_board
from stellwerk.draw.collisions import report
from stellwerk.draw.lettering import text_width
from stellwerk.draw.paper import score_cell

SMALLEST = 0.72  # of its size, for a name of the other language


@pytest.mark.parametrize("name", OURS)
def test_nothing_overlaps(name: str) -> None:
    assert [str(collision) for collision in report(layout(name))] == []


@pytest.mark.parametrize("name", OURS)
def test_the_board_passes_every_check(name: str) -> None:
    assert [str(fault) for fault in check_board(board(name), layout(name))] == []
    assert MOST_BYTES == 250_000


@pytest.mark.parametrize("name", OURS)
def test_names_of_every_language_fit_their_box(name: str) -> None:
    plan = layout(name).plan
    for city in board(name).cities:
        if not city.through:
            continue
        box = layout(name).cities[city.id].label
        assert text_width(city.name, plan.font) <= box.width
        for other in (city.de, city.en):
            assert text_width(other, plan.font) * SMALLEST <= box.width, other


@pytest.mark.parametrize("name", OURS)
def test_routes_run_from_city_to_city_and_spaces_stand_evenly(name: str) -> None:
    placed = layout(name)
    for route in board(name).routes:
        line = placed.routes[route.id]
        steps = [
            ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5
            for (ax, ay, _), (bx, by, _) in zip(line.spaces, line.spaces[1:], strict=False)
        ]
        if steps:
            assert max(steps) < 1.2 * min(steps), route.id
        a, x, y = placed.cities.get(route.a), *line.spaces[0][:2]
        b = placed.cities.get(route.b)
        if a and b and route.length > 1:
            assert (a.x - x) ** 2 + (a.y - y) ** 2 <= (b.x - x) ** 2 + (b.y - y) ** 2 + 1, route.id


def test_riga_is_not_too_far_north_and_the_ferry_goes_round_calabria() -> None:
    cities = layout("europe").cities
    assert cities["stockholm"].y < cities["riga"].y < cities["kobenhavn"].y
    assert "calabria" in layout("europe").plan.landmarks


def test_passengers_of_germany_have_places_to_stand() -> None:
    for city in board("germany").cities:
        places = (
            layout("germany").cities[city.id].label.figures
            if city.through
            else layout("germany").countries[city.id][0].figures
        )
        assert len(places) == city.passengers, city.id


def test_the_score_track_goes_once_around() -> None:
    plan = layout("europe").plan
    cells = [score_cell(plan, score) for score in range(100)]
    assert len(set(cells)) == 100
    around = sum(w * h for _, _, w, h in cells)
    width, height = plan.size
    assert around == pytest.approx(width * height - (width - 2 * plan.track) * (height - 2 * plan.track))
